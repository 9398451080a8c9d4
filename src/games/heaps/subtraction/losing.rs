//! Misère play of taking from one heap, where the values of single heaps decide it.
//!
//! **Theorem.** Let each heap of value 0 with a move have a move to a heap of value 1. Then under misère play heaps are P if all
//! values are at most 1 and the nim-sum is 1, or if some value is at least 2 and the nim-sum is 0.
//!
//! *Why.* From a sum of the first kind a move makes the nim-sum 0 among values of at most 1, or leaves one value of 2 or more and a
//! nim-sum that is not 0; from one of the second kind a value of 2 or more and a nim-sum that is not 0 are left. Of the others:
//! where all values are at most 1 and somebody can move, some heap has a move to the other of the two values. Where one value is at
//! least 2, the move to nim-sum 0 of normal play serves if it leaves such a value; if it does not, that heap moves to 0 or 1, as
//! the others ask.
//!
//! *For which rules.* For every set of numbers (Ferguson, On sums of graph games with last player losing, 1974): with its least
//! number s, g(n) = 1 just if g(n − s) = 0. If g(n) = 0 and n ≥ s, then g(n − s) is not 0, so that some t has g(n − s − t) = 0 and
//! g(n − t) = 1. Where only the heap 0 has value 0 there is nothing to show: impatient play, at least half, and divisors. At most
//! half: the heaps 2^k − 1 have value 0, and 3 · 2^(k − 2) − 1 has value 1. Even if not all, even or one,
//! and threes: every heap but a few small ones (0, 1, 2 and 4; 0 to 3; 0 to 4 and 6) leaves two of these of values 0 and 1 (0 and 1,
//! or 2 and 4; 0 and 2, or 3 and 1; 0 and 2, 1 and 4, or 3 and 6), and so has a value of at least 2; of the small ones only 3 of even
//! or one has value 0 and a move, and that leaves 1.
use crate::core::{analysis::Outcome, grouped::format_number, moves::MoveList, why::Why};
use crate::games::{
    heaps::taking::{Fixed, TakeRule},
    stacks::takes::Takes,
};

/// Most heaps that are shown, and most moves of one heap that are looked at where no theorem lists them.
const SHOWN: usize = 24;
const LOOKED: usize = 100_000;

/// Whether the theorem holds for a rule.
pub fn is_solved(rule: &TakeRule) -> bool {
    match rule {
        TakeRule::Set { .. } => true,
        // The heap 6 of Aliquot is wild.
        TakeRule::Fixed(fixed) => *fixed != Fixed::ProperDivisor,
    }
}

/// The values of the heaps, where all are known.
fn values(rule: &TakeRule, sizes: &[u64]) -> Option<Vec<u64>> {
    sizes.iter().map(|size| rule.value(*size).map(|(value, _)| value)).collect()
}

fn is_p(values: &[u64]) -> bool {
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    sum == u64::from(values.iter().all(|value| *value < 2))
}

/// The outcome and the winning moves of these heaps, at most `limit` listed.
pub fn solve(rule: &TakeRule, sizes: &[u64], limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
    if !is_solved(rule) {
        return None;
    }
    let values = values(rule, sizes)?;
    let mut found = MoveList::none();
    if is_p(&values) {
        return Some((Outcome::P, found));
    }
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let firm = values.iter().filter(|value| **value > 1).count();
    for ((heap, size), value) in (0..).zip(sizes).zip(&values) {
        let others = firm - usize::from(*value > 1);
        let target = (sum ^ value) ^ u64::from(others == 0);
        let takes = takes_to(rule, *size, target, limit.saturating_sub(found.moves.len()))?;
        found.join(takes.map(|count| Takes::one(heap, count)), limit);
    }
    Some((Outcome::N, found))
}

fn takes_to(rule: &TakeRule, size: u64, target: u64, limit: usize) -> Option<MoveList<u64>> {
    if let Some(found) = rule.takes_to(size, target, limit) {
        return Some(found);
    }
    let all = rule.takes(size, LOOKED);
    if all.is_truncated() {
        return None;
    }
    let mut found = MoveList::none();
    for take in all.moves {
        if rule.value(size - take)?.0 == target {
            found.join(MoveList::all(vec![take]), limit);
        }
    }
    Some(found)
}

/// Why heaps have their outcome; by search where the theorem does not hold, or a value is not known.
pub fn why(rule: &TakeRule, sizes: &[u64]) -> Why {
    let why = Why::default().text(rule.words());
    let Some(values) = values(rule, sizes).filter(|_| is_solved(rule)) else {
        return why.misere_by_search();
    };
    let why = why.text(
        "A heap of value 0 from which one can move has a move to value 1. So play as in normal play until only values 0 and 1 would \
         be left; then leave the nim-sum 1.",
    );
    let mut heaps: Vec<(u64, u64)> = sizes.iter().copied().zip(values.iter().copied()).collect();
    heaps.sort_unstable();
    let mut rows: Vec<Vec<String>> = heaps
        .iter()
        .take(SHOWN)
        .map(|(size, value)| vec![format_number(*size), format_number(*value)])
        .collect();
    if heaps.len() > SHOWN {
        rows.push(vec![format!("{} more", heaps.len() - SHOWN), String::new()]);
    }
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    rows.push(vec!["nim-sum".into(), format_number(sum)]);
    let text = match values.iter().any(|value| *value > 1) {
        true => "A value is 2 or more, so the nim-sum decides as in normal play: P if it is 0.",
        false => "All values are 0 and 1: P if the nim-sum is 1.",
    };
    let place = match rule {
        TakeRule::Set { impatient: false, .. } => {
            "Ferguson, On sums of graph games with last player losing, 1974; for every set"
        }
        _ => "Conway, On Numbers and Games, chapter 12; Winning Ways, chapter 13",
    };
    why.table(["heap", "value"], rows)
        .result(if is_p(&values) { "P" } else { "N" }, text)
        .source("Tame games", place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::heaps::taking::TakeSet;
    use std::collections::HashMap;

    const SOLVED: [Fixed; 6] = [
        Fixed::AtLeastHalf,
        Fixed::AtMostHalf,
        Fixed::Divisor,
        Fixed::EvenNotAll,
        Fixed::EvenOrOne,
        Fixed::Threes,
    ];

    /// By the rules: whether whoever is to move loses.
    fn lost(rule: &TakeRule, heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        let mut key = heaps.to_vec();
        key.sort_unstable();
        if let Some(found) = known.get(&key) {
            return *found;
        }
        let options: Vec<Vec<u64>> = (0..key.len())
            .flat_map(|at| {
                let key = &key;
                (1..=key[at]).filter(move |take| rule.allows(key[at], *take)).map(move |take| {
                    let mut option = key.clone();
                    option[at] -= take;
                    option
                })
            })
            .collect();
        let found = !options.is_empty() && options.iter().all(|option| !lost(rule, option, known));
        known.insert(key, found);
        found
    }

    fn agrees(rule: &TakeRule, most: u64) {
        let mut known = HashMap::new();
        let words = rule.words();
        for a in 0..=most {
            for b in 0..=a {
                for c in 0..=b {
                    let heaps = [a, b, c];
                    let (outcome, found) = solve(rule, &heaps, 1000).unwrap();
                    assert_eq!(outcome == Outcome::P, lost(rule, &heaps, &mut known), "{words} {heaps:?}");
                    let mut wins = 0;
                    for at in 0..3 {
                        for take in (1..=heaps[at]).filter(|take| rule.allows(heaps[at], *take)) {
                            let mut option = heaps;
                            option[at] -= take;
                            let wins_here = lost(rule, &option, &mut known);
                            wins += u64::from(wins_here);
                            let mv = Takes::one(at, take);
                            assert_eq!(found.moves.contains(&mv), wins_here, "{words} {heaps:?} take {take}");
                        }
                    }
                    assert_eq!(found.total, wins, "{words} {heaps:?}");
                }
            }
        }
    }

    #[test]
    fn every_set_of_small_numbers() {
        for mask in 1u32..64 {
            let numbers: Vec<String> =
                (1..=6).filter(|n| mask >> (n - 1) & 1 == 1).map(|n: u32| n.to_string()).collect();
            let set = TakeSet::read(&numbers.join(",")).unwrap();
            agrees(&TakeRule::Set { set: set.clone(), impatient: false }, 13);
            agrees(&TakeRule::Set { set, impatient: true }, 8);
        }
    }

    #[test]
    fn other_sets_and_rules() {
        for text in ["but(1)", "but(2)", "but(1,4)", "but(2,3,5)", "most(3)", "powers", "5,9,12", "3,7,8,20"]
        {
            agrees(&TakeRule::Set { set: TakeSet::read(text).unwrap(), impatient: false }, 18);
        }
        for fixed in SOLVED {
            agrees(&TakeRule::Fixed(fixed), 17);
        }
    }

    /// What the theorem needs of single heaps, much further, and where it fails.
    #[test]
    fn heaps_of_value_0_have_a_move_to_value_1() {
        let holds = |rule: &TakeRule, most: u64| {
            let value = |n: u64| rule.value(n).unwrap().0;
            (0..=most).filter(|n| value(*n) == 0).all(|n| {
                let takes = rule.takes(n, 5000).moves;
                takes.is_empty() || takes.into_iter().any(|take| value(n - take) == 1)
            })
        };
        let mut rng = fastrand::Rng::with_seed(17);
        for _ in 0..300 {
            let numbers: Vec<String> = (0..rng.usize(1..6)).map(|_| rng.u64(1..40).to_string()).collect();
            let set = TakeSet::read(&numbers.join(",")).unwrap();
            assert!(holds(&TakeRule::Set { set, impatient: false }, 300), "{numbers:?}");
        }
        for fixed in SOLVED {
            assert!(holds(&TakeRule::Fixed(fixed), 2100));
        }
        assert!(!holds(&TakeRule::Fixed(Fixed::ProperDivisor), 6));
        assert!(solve(&TakeRule::Fixed(Fixed::ProperDivisor), &[6], 9).is_none());
    }
}
