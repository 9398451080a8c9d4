//! The move that empties one box and divides the other.
use std::fmt;

/// Divides a box, from 0, so that `off` of its chips go to the other box, which is emptied first. Written `1s3`, the
/// boxes from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Division {
    pub divided: u16,
    pub off: u64,
}

impl fmt::Display for Division {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}s{}", self.divided + 1, self.off)
    }
}

impl Division {
    pub fn emptied(&self) -> u16 {
        1 - self.divided
    }
}
