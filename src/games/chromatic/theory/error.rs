//! What can go wrong: a text that cannot be read, a number with too many digits.
use std::fmt;

/// A text that cannot be read: the byte at which reading stopped, and what would have been read there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Offset in bytes from the start of the text.
    pub at: usize,
    /// What was expected at that place, as it fits after the word "expected".
    pub expected: &'static str,
}

impl ReadError {
    pub(super) fn new(at: usize, expected: &'static str) -> Self {
        ReadError { at, expected }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: expected {}", self.at, self.expected)
    }
}

impl std::error::Error for ReadError {}

/// A question about a number with more digits than the program works with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The largest number of decimal digits that is accepted.
    pub digits: u32,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a number of at most {} digits", self.digits)
    }
}

impl std::error::Error for TooLarge {}
