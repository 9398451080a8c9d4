//! Finds where the last values recur.

/// Brent's search for a state that has occurred before: the last `window` values, compared after every `cycle` values.
pub(super) struct Seek {
    cycle: u64,
    window: usize,
    /// A polynomial hash of the last values, and of those before the anchor. Values are compared only where the hashes
    /// are equal.
    hash: u64,
    anchor_hash: u64,
    /// BASE to the power of the window.
    power: u64,
    /// The number of values when the state was kept.
    anchor: usize,
    /// Values until the next comparison, comparisons since the anchor, and comparisons until the anchor moves.
    wait: u64,
    looks: u64,
    span: u64,
}

const BASE: u64 = 0x9E37_79B9_7F4A_7C15;

impl Seek {
    /// Begins after these values, of which there are at least `window`.
    pub fn new(cycle: u64, window: usize, values: &[u8]) -> Self {
        let hash = values[values.len() - window..].iter().fold(0, |hash, value| extend_hash(hash, *value));
        let power = BASE.wrapping_pow(window as u32);
        let (anchor, wait) = (values.len(), cycle);
        Self { cycle, window, hash, anchor_hash: hash, power, anchor, wait, looks: 0, span: 1 }
    }
    /// Takes note of a further value; returns the number of values since the same state, where one is found. O(1)
    /// nearly always.
    #[inline]
    pub fn next(&mut self, values: &[u8]) -> Option<usize> {
        let n = values.len();
        let gone = self.power.wrapping_mul(u64::from(values[n - 1 - self.window]) + 1);
        self.hash = extend_hash(self.hash, values[n - 1]).wrapping_sub(gone);
        self.wait -= 1;
        if self.wait > 0 {
            return None;
        }
        (self.wait, self.looks) = (self.cycle, self.looks + 1);
        let last = |n: usize| &values[n - self.window..n];
        if self.hash == self.anchor_hash && last(n) == last(self.anchor) {
            return Some(n - self.anchor);
        }
        if self.looks == self.span {
            (self.anchor, self.anchor_hash, self.looks, self.span) = (n, self.hash, 0, 2 * self.span);
        }
        None
    }
}

#[inline]
fn extend_hash(hash: u64, value: u8) -> u64 {
    hash.wrapping_mul(BASE).wrapping_add(u64::from(value) + 1)
}

/// The least divisor of the number of values that is a period of them. O(n).
pub(super) fn least_period(values: &[u8]) -> usize {
    let n = values.len();
    // For each beginning, the length of the longest proper beginning that it ends in.
    let mut ends = vec![0; n];
    for i in 1..n {
        let mut k: usize = ends[i - 1];
        while k > 0 && values[i] != values[k] {
            k = ends[k - 1];
        }
        ends[i] = k + usize::from(values[i] == values[k]);
    }
    let period = n - ends.last().copied().unwrap_or(0);
    if n.is_multiple_of(period.max(1)) { period } else { n }
}
