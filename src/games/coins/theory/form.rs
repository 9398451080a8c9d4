//! Closed forms for the value of a single head.
use super::code::{Code, MoveKind, Spacing};

/// A formula for the value of coin x, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// 1 for every coin, where one coin alone is turned.
    One,
    /// x + 1.
    Next,
    /// Of 2x and 2x + 1 the one with an odd number of ones in binary.
    Odious,
    /// 2 to the power x, below 2^64.
    Power,
    /// The greatest power of 2 that divides x + 1.
    Ruler,
    /// Half of [`Self::Ruler`], rounded down.
    Rulerette,
    /// 1 for the leftmost coin, 0 for all others.
    First,
}

impl Form {
    /// The form of a code, and after how many coins of value 0 it begins: exactly three coins are turned as up to
    /// three are, with two coins of value 0 on their left to fill up with.
    pub fn of(code: &Code) -> Option<(Self, u64)> {
        let kind = code.only()?;
        let alike =
            |spacing, first| MoveKind { spacing, first, ..MoveKind::plain(kind.min, kind.max) } == *kind;
        let shift = kind.min - 1;
        if kind.is_plain() {
            let form = match kind.max {
                1 => Self::One,
                2 => Self::Next,
                3 => Self::Odious,
                u64::MAX => Self::Power,
                _ => return None,
            };
            return Some((form, shift));
        }
        match (kind.min, kind.max) {
            (1, u64::MAX) if alike(Spacing::Consecutive, false) => Some((Self::Ruler, 0)),
            (2, u64::MAX) if alike(Spacing::Consecutive, false) => Some((Self::Rulerette, 0)),
            (1, u64::MAX) if kind.first && alike(kind.spacing, true) && kind.spacing > Spacing::Any => {
                Some((Self::First, 0))
            }
            _ => None,
        }
    }
    /// The value of coin x; none from 2^64 on.
    pub fn value(self, x: u64) -> Option<u64> {
        Some(match self {
            Self::One => 1,
            Self::Next => x.checked_add(1)?,
            Self::Odious => x.checked_mul(2)? | u64::from(x.count_ones().is_multiple_of(2)),
            Self::Power => 1u64.checked_shl(u32::try_from(x).ok()?)?,
            Self::Ruler => 1u64.checked_shl(x.checked_add(1)?.trailing_zeros())?,
            Self::Rulerette => Self::Ruler.value(x)? / 2,
            Self::First => u64::from(x == 0),
        })
    }
    /// The formula in words, for coins counted from `origin`, and where it is proved.
    pub fn words(self, origin: u64) -> (&'static str, &'static str) {
        match (self, origin) {
            (Self::One, _) => ("1 for every coin", "one move turns it to tails"),
            (Self::Next, 0) => ("$x + 1$", "Ferguson, Part I, 5.1.2"),
            (Self::Next, _) => ("$x$", "Ferguson, Part I, 5.1.2"),
            (Self::Odious, 0) => {
                ("$2x$ or $2x + 1$, whichever has an odd number of ones in binary", "Ferguson, Part I, 5.1.3")
            }
            (Self::Odious, _) => (
                "of $2(x - 1)$ and the next number the one with an odd number of ones in binary",
                "Ferguson, Part I, 5.1.3",
            ),
            (Self::Power, 0) => ("2 to the power $x$", "Winning Ways, chapter 14: Motley"),
            (Self::Power, _) => ("2 to the power $x - 1$", "Winning Ways, chapter 14: Motley"),
            (Self::Ruler, 0) => ("the greatest power of 2 that divides $x + 1$", "Ferguson, Part I, 5.1.4"),
            (Self::Ruler, _) => ("the greatest power of 2 that divides $x$", "Ferguson, Part I, 5.1.4"),
            (Self::Rulerette, 0) => (
                "half the greatest power of 2 that divides $x + 1$, rounded down",
                "Ferguson, Part I, exercise 5.5.4",
            ),
            (Self::Rulerette, _) => (
                "half the greatest power of 2 that divides $x$, rounded down",
                "Ferguson, Part I, exercise 5.5.4",
            ),
            (Self::First, _) => (
                "1 for the leftmost coin and 0 for all others, from which every move leads to value 1",
                "the leftmost coin, which every move turns, has value 1",
            ),
        }
    }
}
