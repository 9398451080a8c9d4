//! Closed forms of the values of some games.
use super::code::Code;

/// A closed form for the values of all heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// n, as in Nim: two heaps have no greater nim-sum than they have tokens (the game of Rims).
    Nim,
    /// 4k + 1, 4k + 2, 4k + 4, 4k + 3 (Ferguson, Part I, 4.4.1, by induction).
    Lasker,
    /// n mod 4 (Ferguson, Part I, exercise 4.5.5, by the octal periodicity theorem).
    ModFour,
    /// 2k, 2k, 2k + 1 for 3k, 3k + 1, 3k + 2, but g(1) = 1 (exercise 4.5.6). By induction: g(n) is at most 2n/3, and
    /// (2n + 1)/3 for n = 1, so that no a + b up to n - 2 gives g(n); single heaps give all values up to g(n - 2), and
    /// the heaps 1 and n - 3 the only one left, g(n) - 1 where n = 3k.
    TwoThirds,
    /// 2k, 2k + 1, 2k, 2k + 1 for 4k to 4k + 3 (exercise 4.5.7). By induction: a value has the parity of its heap and
    /// is at most (n + 1)/2, which excludes g(n); a heap of 2 beside another, or none, gives the six values below it,
    /// and what n - 12 leads to the others.
    Halves,
}

impl Form {
    /// The closed form for a code, where one is known.
    pub fn of(code: &Code) -> Option<Self> {
        Some(match code.to_string().as_str() {
            "0.[7]" => Self::Nim,
            "4.[3]" => Self::Lasker,
            "0.73" => Self::ModFour,
            "0.1[7]" => Self::TwoThirds,
            "0.[700]" => Self::Halves,
            _ => return None,
        })
    }
    /// The value of a heap of `n`.
    pub fn value(self, n: u64) -> u64 {
        match self {
            Self::Nim => n,
            Self::Lasker => match n % 4 {
                3 => n + 1,
                0 if n > 0 => n - 1,
                _ => n,
            },
            Self::ModFour => n % 4,
            Self::TwoThirds => n / 3 * 2 + u64::from(n % 3 == 2 || n == 1),
            Self::Halves => n / 4 * 2 + n % 2,
        }
    }
    /// The form in words, with the markup of reasons, and where it comes from.
    pub fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Nim => (
                "$g(n) = n$: taking leaves all smaller heaps, and $a ⊕ b ≤ a + b < n$.",
                "Ferguson, Part I, exercise 4.5.8",
            ),
            Self::Lasker => (
                "$g(4k + 1) = 4k + 1$, $g(4k + 2) = 4k + 2$, $g(4k + 3) = 4k + 4$ and $g(4k + 4) = 4k + 3$, by induction.",
                "Ferguson, Part I, 4.4.1",
            ),
            Self::ModFour => (
                "$g(n) = n$ mod 4, which the octal periodicity theorem proves.",
                "Ferguson, Part I, exercise 4.5.5",
            ),
            Self::TwoThirds => (
                "$g(3k) = g(3k + 1) = 2k$ and $g(3k + 2) = 2k + 1$, but $g(1) = 1$. By induction: single heaps give all smaller values but at most one, which two heaps give, and no two heaps reach this one.",
                "Ferguson, Part I, exercise 4.5.6",
            ),
            Self::Halves => (
                "$g(4k) = g(4k + 2) = 2k$ and $g(4k + 1) = g(4k + 3) = 2k + 1$. By induction: a value has the parity of its heap and is at most $(n + 1)/2$, and heaps beside a heap of 2 give all smaller values.",
                "Ferguson, Part I, exercise 4.5.7",
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::heaps::codes::{Rule, by_definition};

    #[test]
    fn closed_forms_are_those_of_the_definition() {
        for text in ["0.[7]", "4.[3]", "0.73", "0.1[7]", "0.[700]"] {
            let code = Code::read(text).unwrap();
            let form = Form::of(&code).unwrap();
            let plain = by_definition(&Rule::Code(code), 400);
            for (n, value) in (0..).zip(plain) {
                assert_eq!(form.value(n), u64::from(value), "{text}, {n}");
            }
        }
    }
}
