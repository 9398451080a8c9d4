//! The code of a take-and-break game (Guy and Smith, "The G-values of various games", 1956; digits above 7 and
//! the marks as in CGSuite).
pub use kernels::sequences::Digit;
use std::fmt;

/// Codes have at most this many digits, the one before the point and the repeating ones included.
pub const MOST_DIGITS: usize = 100;

/// The code of a take-and-break game: digit c says what may be left after c tokens were taken from a heap. Written
/// `0.77`, `4!.0` (unequal heaps) or `0.[3]` (the digits in brackets repeat). Two codes are equal when their
/// digits are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Code {
    /// Digit c at place c; the last ones repeat. Without a needless 0 at the end, and at least one.
    digits: Vec<Digit>,
    /// How many of the last digits repeat; none of them if 0.
    repeating: usize,
}

impl Code {
    /// The code of these digits, of which the last `repeating` repeat for ever. A repeating digit 0 is none.
    pub(super) fn new(mut digits: Vec<Digit>, mut repeating: usize) -> Self {
        digits.resize(digits.len().max(1), Digit::default());
        repeating = repeating.min(digits.len() - 1);
        let start = digits.len() - repeating;
        let tail = &digits[start..];
        if let Some(shorter) =
            (1..repeating).find(|&p| repeating.is_multiple_of(p) && tail[p..] == tail[..repeating - p])
        {
            digits.truncate(start + shorter);
            repeating = shorter;
        }
        while repeating > 0
            && digits.len() - repeating > 1
            && digits.last() == digits.get(digits.len() - repeating - 1)
        {
            digits.pop();
        }
        if repeating == 1 && digits.last() == Some(&Digit::default()) {
            repeating = 0;
        }
        while repeating == 0 && digits.len() > 1 && digits.last() == Some(&Digit::default()) {
            digits.pop();
        }
        Self { digits, repeating }
    }
    /// The same code without the moves that break heaps.
    pub fn unbroken(&self) -> Self {
        let plain = |digit: &Digit| Digit { heaps: digit.heaps & 3, unequal: false };
        Self::new(self.digits.iter().map(plain).collect(), self.repeating)
    }
    /// What may be left after `take` tokens were taken.
    pub fn digit(&self, take: u64) -> Digit {
        let place = match self.tail() {
            Some((period, start)) if take >= start => start + (take - start) % period,
            _ => take,
        };
        usize::try_from(place).ok().and_then(|place| self.digits.get(place)).copied().unwrap_or_default()
    }
    /// The greatest take with a digit other than 0, or 0; none where the digits repeat for ever.
    pub fn last(&self) -> Option<u64> {
        (self.repeating == 0).then(|| self.digits.len() as u64 - 1)
    }
    /// The period of the repeating digits, and the take at which they begin.
    pub fn tail(&self) -> Option<(u64, u64)> {
        (self.repeating > 0).then(|| (self.repeating as u64, (self.digits.len() - self.repeating) as u64))
    }
    /// The most heaps that a move may leave.
    pub fn most_heaps(&self) -> u32 {
        self.digits.iter().filter_map(|digit| digit.most()).max().unwrap_or(0)
    }
    /// All written digits, the one before the point first.
    pub(super) fn digits(&self) -> &[Digit] {
        &self.digits
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tail = self.digits.len() - self.repeating;
        for (c, digit) in self.digits.iter().enumerate() {
            let bracket = if self.repeating > 0 && c == tail { "[" } else { "" };
            write!(f, "{bracket}{digit}{}", if c == 0 { "." } else { "" })?;
        }
        f.write_str(if self.repeating > 0 {
            "]"
        } else if self.digits.len() == 1 {
            "0"
        } else {
            ""
        })
    }
}
