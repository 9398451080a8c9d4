//! Which entries of the On-Line Encyclopedia of Integer Sequences begin with the terms that are counted.
use super::{sequence::Sequence, terms::Terms};
use crate::integer::{BigInt, ToPrimitive};

/// An entry of the On-Line Encyclopedia of Integer Sequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    pub number: &'static str,
    /// What it is, in the markup of `core::why`.
    pub name: &'static str,
    /// Whether the entry has only every second term of the sequence, since the terms between are 0.
    pub halved: bool,
}

/// The fewest terms that are compared: fewer say nothing.
const LEAST: usize = 8;
/// The most terms that are compared: few entries have more of them within 64 bits.
const COMPARED: usize = 60;

/// The n-th term, from n = 0 on.
type Term = fn(u64) -> Option<u64>;

/// Numbers, names and terms of entries. None begins with 0: the position without tokens is always a P-position.
const ENTRIES: [(&str, &str, Term); 11] = [
    ("A000012", "1 for ever", |_| Some(1)),
    ("A000007", "1, then 0", |n| Some(u64::from(n == 0))),
    ("A000027", "*n* + 1", |n| Some(n + 1)),
    ("A005408", "the odd numbers", |n| Some(2 * n + 1)),
    ("A000290", "the squares, from 1 on", |n| (n + 1).checked_pow(2)),
    ("A000079", "2^*n*", |n| 1u64.checked_shl(n as u32)),
    ("A001316", "2 to the number of ones of *n*", |n| 2u64.checked_pow(n.count_ones())),
    ("A048883", "3 to the number of ones of *n*", |n| 3u64.checked_pow(n.count_ones())),
    ("A102376", "4 to the number of ones of *n*", |n| 4u64.checked_pow(n.count_ones())),
    ("A130665", "the sums of 3 to the number of ones of *n*", |n| {
        Some((0..=n).map(|m| 3u64.pow(m.count_ones())).sum())
    }),
    ("A006046", "the sums of 2 to the number of ones of *n*", |n| {
        Some((0..=n).map(|m| 2u64.pow(m.count_ones())).sum())
    }),
];

impl Terms {
    /// The entries that begin as the terms of a sequence do, as far as both are known; a few terms say nothing.
    pub fn known(&self, sequence: Sequence) -> Vec<Entry> {
        let terms = self.column(sequence);
        let all = terms.get(..=self.upto).unwrap_or(terms);
        let between = all.iter().skip(1).step_by(2).all(|term| term.to_u128() == Some(0));
        let halves: Vec<&BigInt> = all.iter().step_by(2).filter(|_| between).collect();
        let own = self.oeis(sequence);
        let of = |halved: bool, terms: &[&BigInt]| {
            let begins = |(_, _, term): &&(&str, &str, Term)| {
                let same =
                    |(n, own): (u64, &&BigInt)| term(n).is_none_or(|term| own.to_u128() == Some(term.into()));
                terms.len() >= LEAST && (0..).zip(terms).take(COMPARED).all(same)
            };
            let entry =
                |&(number, name, _): &(&'static str, &'static str, Term)| Entry { number, name, halved };
            ENTRIES.iter().filter(begins).map(entry).collect::<Vec<_>>()
        };
        let whole: Vec<&BigInt> = all.iter().collect();
        let mut found = of(false, &whole);
        found.extend(of(true, &halves));
        found.retain(|entry| Some(entry.number) != own);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labs::{
        counting::{CountedGame, Sequence},
        sequence::Source,
    };

    /// The terms of the entries as the encyclopedia prints them.
    const PRINTED: [(&str, &[u64]); 11] = [
        ("A000012", &[1, 1, 1, 1, 1, 1, 1, 1]),
        ("A000007", &[1, 0, 0, 0, 0, 0, 0, 0]),
        ("A000027", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("A005408", &[1, 3, 5, 7, 9, 11, 13, 15, 17]),
        ("A000290", &[1, 4, 9, 16, 25, 36, 49, 64, 81]),
        ("A000079", &[1, 2, 4, 8, 16, 32, 64, 128, 256]),
        ("A001316", &[1, 2, 2, 4, 2, 4, 4, 8, 2, 4, 4, 8, 4, 8, 8, 16, 2]),
        ("A048883", &[1, 3, 3, 9, 3, 9, 9, 27, 3, 9, 9, 27, 9, 27, 27, 81, 3, 9, 9, 27]),
        ("A102376", &[1, 4, 4, 16, 4, 16, 16, 64, 4, 16, 16, 64, 16, 64, 64, 256, 4]),
        ("A130665", &[1, 4, 7, 16, 19, 28, 37, 64, 67, 76, 85, 112, 121, 148, 175, 256, 259]),
        ("A006046", &[1, 3, 5, 9, 11, 15, 19, 27, 29, 33, 37, 45, 49, 57, 65, 81, 83, 87]),
    ];

    #[test]
    fn entries_have_the_terms_that_are_printed() {
        for ((number, _, term), (own, printed)) in ENTRIES.iter().zip(PRINTED) {
            assert_eq!(*number, own);
            for (n, value) in (0..).zip(printed) {
                assert_eq!(term(n), Some(*value), "{number}, {n}");
            }
        }
    }

    /// The numbers that the paper gives to the counts of Nim, from three piles on, against what is printed under them.
    #[test]
    fn numbers_of_the_paper_are_those_of_the_counts() {
        use Sequence::{LargestAtMost, LargestExactly, TotalAtMost, TotalExactly};
        let printed: [(u32, Sequence, &str, &[u64]); 12] = [
            (3, LargestAtMost, "A236305", &[1, 4, 7, 16, 19, 28, 43, 64, 67, 76, 91, 112, 139, 172]),
            (3, LargestExactly, "A241717", &[1, 3, 3, 9, 3, 9, 15, 21, 3, 9, 15, 21, 27, 33, 39, 45]),
            (3, TotalAtMost, "A130665", PRINTED[9].1),
            (3, TotalExactly, "A048883", PRINTED[7].1),
            (4, LargestAtMost, "A241522", &[1, 8, 21, 64, 89, 168, 301, 512, 561, 712, 965, 1344, 1801]),
            (4, LargestExactly, "A241718", &[1, 7, 13, 43, 25, 79, 133, 211, 49, 151, 253, 379, 457]),
            (4, TotalAtMost, "A237686", &[1, 7, 14, 50, 63, 105, 148, 364, 413, 491, 546, 798, 883]),
            (4, TotalExactly, "A237711", &[1, 6, 7, 36, 13, 42, 43, 216, 49, 78, 55, 252, 85, 258]),
            (5, LargestAtMost, "A241523", &[1, 16, 61, 256, 421, 976, 2101, 4096, 4741, 6736, 10261]),
            (5, LargestExactly, "A241731", &[1, 15, 45, 195, 165, 555, 1125, 1995, 645, 1995, 3525]),
            (5, TotalAtMost, "A238147", &[1, 11, 26, 126, 191, 341, 516, 1516, 2081, 2731, 3206]),
            (5, TotalExactly, "A238759", &[1, 10, 15, 100, 65, 150, 175, 1000, 565, 650, 475, 1500]),
        ];
        for (k, sequence, number, terms) in printed {
            let found = Terms::new(k, 40);
            assert_eq!(found.oeis(sequence), Some(number));
            for (n, value) in terms.iter().enumerate() {
                assert_eq!(found.digits(sequence, n), value.to_string(), "{number}, {n}");
            }
        }
    }

    #[test]
    fn an_entry_is_named_only_where_all_terms_agree() {
        let mut met = Vec::new();
        for game in [
            "0.[3]", "0.1", "0.3", "0.33", "0.77", "0.137", "4.[3]", "4!.0", "dim-plus", "{1,2,3}", "{2,5,7}",
        ] {
            for k in 1..=4 {
                let terms = Terms::of_game(&CountedGame::Heaps(Source::read(game, true).unwrap()), k, 60);
                for sequence in Sequence::ALL {
                    for entry in terms.known(sequence) {
                        let (_, printed) =
                            PRINTED.iter().find(|(number, _)| *number == entry.number).unwrap();
                        let step = 1 + usize::from(entry.halved);
                        for (n, value) in printed.iter().enumerate().filter(|(n, _)| n * step <= terms.upto) {
                            assert_eq!(terms.digits(sequence, n * step), value.to_string(), "{game} {k}");
                        }
                        met.push(entry.number);
                    }
                }
            }
        }
        for number in ["A000012", "A000027", "A048883"] {
            assert!(met.contains(&number), "{number}: {met:?}");
        }
    }
}
