//! The four sequences.

/// What is counted; all for a number of piles k, empty piles allowed (Khovanova and Xiong, section 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sequence {
    /// a_k(n): no pile is larger than n.
    LargestAtMost,
    /// d_k(n): the largest pile is n.
    LargestExactly,
    /// A_k(n): the total is at most 2n.
    TotalAtMost,
    /// D_k(n): the total is 2n.
    TotalExactly,
}

use Sequence::*;

/// The numbers that the paper gives, for 1 to 5 piles, in the order of [`Sequence::ALL`].
const OEIS: [[&str; 4]; 5] = [
    ["A000012", "A000007", "A000012", "A000007"],
    ["A000027", "A000012", "A000027", "A000012"],
    ["A236305", "A241717", "A130665", "A048883"],
    ["A241522", "A241718", "A237686", "A237711"],
    ["A241523", "A241731", "A238147", "A238759"],
];

impl Sequence {
    pub const ALL: [Self; 4] = [LargestAtMost, LargestExactly, TotalAtMost, TotalExactly];

    /// a, d, A or D.
    pub fn letter(self) -> &'static str {
        ["a", "d", "A", "D"][self as usize]
    }
    /// The sequence of this letter.
    pub fn of(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.letter() == letter)
    }
    /// What is counted, with the markup of `why`.
    pub fn counts(self) -> &'static str {
        match self {
            LargestAtMost => "largest pile at most *n*",
            LargestExactly => "largest pile exactly *n*",
            TotalAtMost => "total at most 2*n*",
            TotalExactly => "total exactly 2*n*",
        }
    }
    /// Whether it is the partial sums of another.
    pub fn sums(self) -> bool {
        matches!(self, LargestAtMost | TotalAtMost)
    }
    /// Its number in the On-Line Encyclopedia of Integer Sequences, where the paper gives one.
    pub fn oeis(self, k: u32) -> Option<&'static str> {
        OEIS.get((k as usize).checked_sub(1)?).map(|row| row[self as usize])
    }
}
