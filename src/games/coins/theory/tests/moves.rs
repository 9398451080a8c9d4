//! Moves: lists and counts against all sets of coins.
use super::{super::Turning, CODES, code};

/// All sets of coins with this rightmost one.
fn all_sets(text: &str, head: u64) -> Vec<Vec<u64>> {
    let code = code(text);
    let set =
        |others: u64| (0..head).filter(move |coin| others >> coin & 1 == 1).chain([head]).collect::<Vec<_>>();
    let mut sets: Vec<_> = (0..1u64 << head).map(set).filter(|set| code.allows(set)).collect();
    sets.sort_unstable();
    sets
}

#[test]
fn moves_are_the_sets_that_the_code_allows() {
    for text in CODES {
        let turning = Turning::new(code(text));
        for head in 0..11 {
            let found = turning.moves(&[head], usize::MAX);
            let (total, mut moves) = (found.total, found.moves);
            moves.sort_unstable();
            let expected = all_sets(text, head);
            assert_eq!((total, &moves), (expected.len() as u64, &expected), "{text} at {head}");
            assert_eq!(turning.moves(&[head], 2).moves.len(), expected.len().min(2));
            assert!(expected.iter().all(|set| turning.allows(&[head], set)));
            assert!(!turning.allows(&[], &[head]));
        }
    }
}

#[test]
fn moves_to_a_value_are_all_there_are() {
    for text in CODES {
        let turning = Turning::new(code(text));
        let heads = [1, 4, 6, 9];
        let sum = turning.sum(&heads).unwrap();
        let after = |set: &Vec<u64>| set.iter().fold(sum, |sum, coin| sum ^ turning.value(*coin).unwrap());
        let sets: Vec<Vec<u64>> = heads.iter().flat_map(|head| all_sets(text, *head)).collect();
        for target in [0, 1, 2, 3, 5, 8, 13, 38] {
            let mut expected: Vec<_> = sets.iter().filter(|set| after(set) == target).cloned().collect();
            expected.sort_unstable();
            let found = turning.moves_to(&heads, target, 10_000).unwrap();
            let mut moves = found.moves;
            moves.sort_unstable();
            assert_eq!((found.total, moves), (expected.len() as u64, expected), "{text} to {target}");
        }
        let options = turning.options(9, 1000).unwrap();
        assert_eq!(options.iter().map(|(_, count)| count).sum::<u64>(), turning.count(&[9]));
        for (value, count) in options {
            assert_eq!(turning.sets_to(9, value, 0).unwrap().total, count);
        }
    }
}

#[test]
fn very_many_moves_are_counted() {
    let to_zero = |text: &str| {
        let turning = Turning::new(code(text));
        let heads: Vec<u64> = (0..64).collect();
        (turning.count(&heads), turning.moves_to(&heads, 0, 5).map(|found| (found.total, found.moves.len())))
    };
    // 2^64 - 1 sets in Motley, and just one of them turns all heads.
    assert_eq!(to_zero("1+"), (u64::MAX, Some((1, 1))));
    // The nim-sum of all heads of Mock Turtles is 0 already, so that no move leads to 0.
    assert_eq!(to_zero("1-3"), (43_744, Some((0, 0))));
    for text in ["2", "3", "1+C", "2+C", "3E", "4FS", "1+FS", "1-5C", "1-3C(5)", "1-5"] {
        let (moves, winning) = to_zero(text);
        assert!(winning.is_some(), "{text}: {moves}");
    }
}
