//! A set of numbers that answers which number is the least missing after a nim-sum with all of them.

/// Numbers with how often each is in, as a binary tree that knows how many different ones are below each node.
#[derive(Clone, Debug, Default)]
pub struct Trie {
    /// All numbers are below 2 to the power `digits`.
    digits: u32,
    /// How often each number is in.
    times: Vec<u32>,
    /// How many different ones are below node n, whose children are 2n and 2n + 1; the root is 1.
    below: Vec<u32>,
}

impl Trie {
    fn grow(&mut self, x: u64) {
        let digits = 64 - x.leading_zeros();
        if digits > self.digits || self.times.is_empty() {
            let old = std::mem::take(&mut self.times);
            self.digits = digits.max(self.digits + 1);
            let size = 1 << self.digits;
            self.times = vec![0; size];
            self.below = vec![0; 2 * size];
            for (x, times) in old.into_iter().enumerate().filter(|(_, times)| *times > 0) {
                self.times[x] = times;
                self.count(x, 1);
            }
        }
    }
    fn count(&mut self, x: usize, by: i32) {
        let mut node = x + self.times.len();
        while node > 0 {
            self.below[node] = self.below[node].saturating_add_signed(by);
            node /= 2;
        }
    }
    pub fn insert(&mut self, x: u64) {
        self.grow(x);
        let x = x as usize;
        self.times[x] += 1;
        if self.times[x] == 1 {
            self.count(x, 1);
        }
    }
    /// Takes out a number that is in.
    pub fn remove(&mut self, x: u64) {
        let x = x as usize;
        self.times[x] -= 1;
        if self.times[x] == 0 {
            self.count(x, -1);
        }
    }
    /// The least number that is not x ⊕ y for any y in the set. O(log).
    pub fn least_missing(&self, x: u64) -> u64 {
        let size = self.times.len() as u64;
        if size == 0 {
            return 0;
        }
        // All numbers of the set are below `size`, so that no nim-sum with x is 0.
        if x >= size {
            return 0;
        }
        let (mut node, mut least) = (1, 0);
        for digit in (0..self.digits).rev() {
            node = 2 * node + (x >> digit & 1) as usize;
            if self.below[node] == 1 << digit {
                node ^= 1;
                least |= 1 << digit;
            }
        }
        if self.below[1] == size as u32 { size } else { least }
    }
}
