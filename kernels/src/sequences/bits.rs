//! Sets of values as bits.

/// A set of small numbers.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Bits(Vec<u64>);

impl Bits {
    /// Whether the value is in the set.
    pub fn has(&self, value: u16) -> bool {
        self.0.get(usize::from(value) / 64).is_some_and(|word| word >> (value % 64) & 1 == 1)
    }
    /// Adds a value.
    pub fn insert(&mut self, value: u16) {
        let word = usize::from(value) / 64;
        if word >= self.0.len() {
            self.0.resize((word + 1).next_power_of_two(), 0);
        }
        self.0[word] |= 1 << (value % 64);
    }
    /// Removes all values.
    pub fn clear(&mut self) {
        self.0.fill(0);
    }
    /// Adds all of another set.
    pub fn union(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }
    /// Adds the nim-sum of `with` and each member of `other`.
    pub fn union_shifted(&mut self, other: &Self, with: u16) {
        const LOW: [u64; 6] = [
            0x5555_5555_5555_5555,
            0x3333_3333_3333_3333,
            0x0f0f_0f0f_0f0f_0f0f,
            0x00ff_00ff_00ff_00ff,
            0x0000_ffff_0000_ffff,
            0x0000_0000_ffff_ffff,
        ];
        let flip = usize::from(with) / 64;
        let words = other.0.len().max((flip + 1).next_power_of_two());
        if self.0.len() < words {
            self.0.resize(words, 0);
        }
        for (at, &word) in other.0.iter().enumerate().filter(|(_, word)| **word != 0) {
            let mut word = word;
            for (bit, low) in LOW.iter().enumerate().filter(|(bit, _)| with >> bit & 1 == 1) {
                let step = 1 << bit;
                word = (word & low) << step | word >> step & low;
            }
            self.0[at ^ flip] |= word;
        }
    }
    /// The least number from `from` on that is not in the set; none below 65,535.
    pub fn missing(&self, from: u16) -> Option<u16> {
        let mut value = usize::from(from);
        while let Some(word) = self.0.get(value / 64) {
            let free = !word >> (value % 64);
            if free != 0 {
                value += free.trailing_zeros() as usize;
                break;
            }
            value = (value / 64 + 1) * 64;
        }
        u16::try_from(value).ok().filter(|&value| value < u16::MAX)
    }
    /// How many words a union touches.
    pub fn words(&self) -> usize {
        self.0.len()
    }
}
