//! One number or two that may be taken, too great for a table.

/// Sets whose numbers are all up to this have their period from a table, as other sets do.
pub(super) const FAR: u64 = 1000;
/// Where the closed form comes from.
pub const PLACE: &str = "by induction on the size of the heap";

/// Only `less`, or only `less` and `more`, may be taken.
#[derive(Clone, Copy)]
pub struct OneOrTwoTakes {
    less: u64,
    more: Option<u64>,
}

impl OneOrTwoTakes {
    /// The form of a set of one or two numbers of which one is above [`FAR`]; none for other sets.
    pub fn of(takes: &[u64]) -> Option<Self> {
        match *takes {
            [less] if less > FAR => Some(Self { less, more: None }),
            [less, more] if more > FAR => Some(Self { less, more: Some(more) }),
            _ => None,
        }
    }
    /// The Grundy value of a heap, by induction. The sum of both numbers is a period: the options of a heap n are then
    /// n - `less` and n + `less` modulo the sum, since taking `more` is giving `less` back. Below `more` only `less` can be
    /// taken: 0s and 1s take turns, `less` of each. From there on n + `less` is one of the first `less` heaps, all 0s, so that
    /// n is 2 above a 1, and 1 above a 0.
    pub fn value(self, heap: u64) -> u64 {
        let Some(more) = self.more else { return heap / self.less % 2 };
        let rest = heap % (self.less + more);
        let odd = rest / self.less % 2;
        if rest < more { odd } else { 2 - odd }
    }
    /// The formula in words, for a heap of *n*.
    pub fn words(self) -> String {
        let Self { less, more } = self;
        match more {
            None => format!("⌊*n*/{less}⌋ mod 2"),
            Some(more) => format!(
                "⌊*r*/{less}⌋ mod 2 for *r* = *n* mod {}, but 2 minus that where *r* ≥ {more}",
                less + more
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn by_definition(takes: &[u64], most: u64) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for n in 0..=most {
            let options: Vec<u64> =
                takes.iter().filter(|take| **take <= n).map(|take| values[(n - take) as usize]).collect();
            values.push((0..).find(|value| !options.contains(value)).unwrap());
        }
        values
    }

    #[test]
    fn all_small_numbers() {
        for more in 1..=40 {
            for less in 1..=more {
                let two = OneOrTwoTakes { less, more: (less < more).then_some(more) };
                let found: Vec<u64> = (0..=400).map(|heap| two.value(heap)).collect();
                assert_eq!(found, by_definition(&[less, more], 400), "{less}, {more}");
            }
        }
    }

    proptest! {
        /// At the greatest numbers there are: the value is the least that no option has.
        #[test]
        fn the_greatest_numbers(less in 1_u64..1_000_000_000_000_000_000, more in 1001_u64..=1_000_000_000_000_000_000, part in 1_u64..1000) {
            for (less, more) in [(less, more), (less / part + 1, more), (part, more)] {
                let (less, more) = (less.min(more), less.max(more));
                prop_assume!(less < more);
                let two = OneOrTwoTakes::of(&[less, more]).unwrap();
                for heap in [1_000_000_000_000_000_000, more, more + less, more - less, 2 * more % 1_000_000_000_000_000_000] {
                    let options: Vec<u64> =
                        [less, more].iter().filter(|take| **take <= heap).map(|take| two.value(heap - take)).collect();
                    let least = (0..).find(|value| !options.contains(value));
                    prop_assert_eq!(Some(two.value(heap)), least, "{} {} {}", less, more, heap);
                }
            }
        }
    }
}
