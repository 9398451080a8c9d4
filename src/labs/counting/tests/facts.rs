//! The statements of Khovanova and Xiong about first terms, and brute force.
use super::*;
use Sequence::*;

/// The terms that the paper prints.
const PRINTED: [(u32, Sequence, &[u64]); 12] = [
    (3, LargestExactly, &[1, 3, 3, 9, 3, 9, 15, 21, 3, 9, 15, 21, 27, 33, 39, 45, 3, 9]),
    (3, LargestAtMost, &[1, 4, 7, 16, 19, 28, 43, 64, 67, 76, 91, 112]),
    (4, LargestAtMost, &[1, 8, 21, 64, 89, 168, 301, 512, 561, 712]),
    (4, LargestExactly, &[1, 7, 13, 43, 25, 79, 133, 211, 49, 151, 253]),
    (5, LargestAtMost, &[1, 16, 61, 256, 421, 976, 2101, 4096, 4741]),
    (5, LargestExactly, &[1, 15, 45, 195, 165, 555, 1125, 1995, 645]),
    (3, TotalExactly, &[1, 3, 3, 9, 3, 9, 9, 27, 3, 9, 9, 27, 9, 27, 27, 81, 3, 9]),
    (3, TotalAtMost, &[1, 4, 7, 16, 19, 28, 37, 64, 67, 76, 85, 112, 121, 148, 175]),
    (4, TotalExactly, &[1, 6, 7, 36, 13, 42, 43, 216, 49, 78, 55, 252, 85]),
    (4, TotalAtMost, &[1, 7, 14, 50, 63, 105, 148, 364, 413, 491, 546, 798, 883, 1141]),
    (5, TotalExactly, &[1, 10, 15, 100, 65, 150, 175, 1000, 565]),
    (5, TotalAtMost, &[1, 11, 26, 126, 191, 341, 516, 1516, 2081]),
];

/// Facts 250, 251, 253, 255, 257, 259, 261, 264, 265, 268, 299, 301, 306 and 307.
#[test]
fn printed_terms() {
    for (k, sequence, printed) in PRINTED {
        assert_eq!(terms(k, sequence, printed.len() as u64), printed, "{sequence:?} {k}");
    }
    // Theorem 17.
    let births: Vec<u64> = (0..=40u64).map(|n| 3u64.pow(n.count_ones())).collect();
    assert_eq!(terms(3, TotalExactly, 41), births);
    // The triangle of d_3: a row of 16.
    let row: Vec<u64> = (0..16).map(|n| 6 * n + 3).collect();
    assert_eq!(terms(3, LargestExactly, 32)[16..], row);
}

/// Fact 248.
#[test]
fn one_and_two_piles() {
    for sequence in [LargestAtMost, TotalAtMost] {
        assert_eq!(terms(1, sequence, 21), [1; 21]);
        assert_eq!(terms(2, sequence, 21), Vec::from_iter(1..22));
    }
    for sequence in [LargestExactly, TotalExactly] {
        assert_eq!(terms(1, sequence, 4), [1, 0, 0, 0]);
        assert_eq!(terms(2, sequence, 21), [1; 21]);
    }
}

#[test]
fn every_position_tried() {
    for (k, most) in [(1, 30), (2, 30), (3, 34), (4, 14), (5, 7), (6, 4), (7, 3), (8, 2)] {
        let all = positions(k, most);
        for n in 0..=most {
            let count = |test: &dyn Fn(u64, u64) -> bool| {
                all.iter().filter(|piles| test(*piles.iter().max().unwrap(), piles.iter().sum())).count()
                    as u64
            };
            // No total of at most 2n has a pile above n: half the total is in the other piles (Lemma 4).
            let counted = [
                count(&|max, _| max <= n),
                count(&|max, _| max == n),
                count(&|_, total| total <= 2 * n),
                count(&|_, total| total == 2 * n),
            ];
            let found = Sequence::ALL.map(|sequence| terms(k, sequence, n + 1)[n as usize]);
            assert_eq!(found, counted, "{k} {n}");
        }
    }
}

/// Fact 244.
#[test]
fn positions_are_given_by_all_piles_but_one() {
    for (k, most) in [(3, 8), (4, 5), (5, 3)] {
        let lost = lost(k, most);
        assert_eq!(lost.len(), positions(k, most).len());
        for piles in lost {
            let (last, others) = piles.split_last().unwrap();
            assert_eq!(*last, others.iter().fold(0, |sum, pile| sum ^ pile));
            // Lemma 4.
            let (total, max): (u64, u64) = (piles.iter().sum(), *piles.iter().max().unwrap());
            assert!(2 * max <= total && total <= u64::from(k) * max && total % 2 == 0);
        }
    }
}

#[test]
fn counting_pile_by_pile_is_brute_force_and_the_formulas() {
    for k in 1..=12 {
        let counted = count(k, 40);
        assert_eq!(counted.last(), 40);
        for (at, sequence) in Sequence::ALL.into_iter().enumerate() {
            let counted: Vec<u64> =
                counted.terms[at].iter().map(|n| u64::try_from(*n).unwrap_or(0)).collect();
            if k < 8 {
                assert_eq!(terms(k, sequence, 41), counted, "{k} {sequence:?}");
            }
        }
    }
    let all = positions(4, 9);
    assert_eq!(count(4, 9).terms[0][9], all.len() as u128);
    // Counts that leave 128 bits are given up.
    assert!(count(100, 40).last() >= 1);
}

#[test]
fn tables_are_checked_as_far_as_they_are_counted() {
    for k in [1, 2, 3, 4, 5, 6, 7, 11, 16, 23] {
        let table = Terms::new(k, 3);
        assert_eq!(table.checked, count(k, 40).last(), "{k}");
        for sequence in Sequence::ALL {
            for n in [0, 1, 5, 31, 40] {
                let term = exact(k, sequence, &n.to_string()).unwrap().digits;
                assert_eq!(table.digits(sequence, n), term, "{k} {n} {sequence:?}");
            }
        }
    }
    assert_eq!(Terms::new(3, 0).checked, 40);
}

/// Fact 309.
#[test]
fn ten_sequences_were_new() {
    // "We introduce 10 new sequences": those that the paper calls "now sequence".
    let old = ["A000012", "A000007", "A000027", "A048883", "A130665"];
    let mut all: Vec<&str> = (1..6).flat_map(|k| Sequence::ALL.map(|one| one.oeis(k).unwrap())).collect();
    all.retain(|number| !old.contains(number));
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 10);
    assert_eq!((Sequence::TotalAtMost.oeis(6), Sequence::TotalAtMost.oeis(0)), (None, None));
}
