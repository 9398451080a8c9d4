//! The moves as a list, and misère play.
use super::columns;
use crate::core::moves::MoveList;
use crate::games::stacks::takes::Takes;

/// All moves, set by set of the piles they take from.
pub fn moves(standing: &[(u16, u64)], at_once: usize, limit: usize) -> MoveList<Takes> {
    let mut found = MoveList::none();
    for set in 1u32..1 << standing.len() {
        if set.count_ones() as usize > at_once {
            continue;
        }
        let own: Vec<(u16, u64)> =
            (0..).zip(standing).filter(|(at, _)| set >> at & 1 == 1).map(|(_, pile)| *pile).collect();
        let total = own.iter().fold(1u64, |all, (_, size)| all.saturating_mul(*size));
        let mut moves = Vec::new();
        let mut counts = vec![1u64; own.len()];
        while found.moves.len() + moves.len() < limit {
            moves.push(Takes(own.iter().zip(&counts).map(|((pile, _), count)| (*pile, *count)).collect()));
            // The next numbers: the first pile counts fastest.
            let Some(digit) = counts.iter().zip(&own).position(|(count, (_, size))| count < size) else {
                break;
            };
            counts[digit] += 1;
            counts[..digit].fill(1);
        }
        found.join(MoveList { moves, total }, limit);
    }
    found
}

/// Whether the player to move loses under misère play: as in normal play while some pile is larger than one; of ones
/// alone there must be 1 more than a multiple of `at_once` + 1 (Ferguson, exercise 2.6.7c).
pub fn is_misere_p(sizes: &[u64], at_once: usize) -> bool {
    match sizes.iter().any(|size| *size > 1) {
        true => columns::are_balanced(sizes, at_once),
        false => sizes.iter().sum::<u64>() % (at_once as u64 + 1) == 1,
    }
}

/// A lower bound of how many options a search for a value goes through: the positions below, each counted once for all
/// orders of its sizes; 0 where a move may take from all piles. The sizes are those above zero.
pub fn least_search(sizes: &[u64], at_once: usize) -> u64 {
    if sizes.len() <= at_once {
        return 0;
    }
    let orders: u64 = (1..=sizes.len() as u64).product();
    sizes.iter().fold(1u64, |all, size| all.saturating_mul(*size)) / orders
}

/// The sizes that a winning move leaves under misère play; for `alike` see [`columns::balanced`].
pub fn misere(sizes: &[u64], at_once: usize, alike: bool, limit: usize) -> MoveList<Vec<u64>> {
    if is_misere_p(sizes, at_once) {
        return MoveList::none();
    }
    let mut found = MoveList::all(ones(sizes, at_once, alike, 1));
    if sizes.iter().any(|size| *size > 1) {
        // The moves of normal play, without those that leave only piles of one.
        let bad = ones(sizes, at_once, alike, 0).len();
        let normal = columns::balanced(sizes, at_once, alike, limit.saturating_add(bad));
        let large = |to: &Vec<u64>| to.iter().any(|size| *size > 1);
        let moves = normal.moves.into_iter().filter(large).collect();
        found.join(MoveList { moves, total: normal.total.saturating_sub(bad as u64) }, usize::MAX);
    }
    found.moves.truncate(limit);
    found
}

/// The sizes with no pile above one that a move can leave, the ones `rest` more than a multiple of `at_once` + 1.
fn ones(sizes: &[u64], at_once: usize, alike: bool, rest: usize) -> Vec<Vec<u64>> {
    let large = sizes.iter().filter(|size| **size > 1).count();
    if large > at_once {
        return Vec::new();
    }
    // Each pile becomes 0 or 1: large ones are lowered in any case, ones only if they go.
    let left = |set: u32| -> Vec<u64> { (0..sizes.len()).map(|pile| u64::from(set >> pile & 1)).collect() };
    let fits = |to: &Vec<u64>| {
        let changed = to.iter().zip(sizes).filter(|(to, size)| to < size).count();
        let legal = to.iter().zip(sizes).all(|(to, size)| to <= size) && (1..=at_once).contains(&changed);
        let lowered =
            (0..sizes.len()).filter(|pile| to[*pile] < sizes[*pile]).fold(0, |set, pile| set | 1 << pile);
        let fits = legal && to.iter().sum::<u64>() as usize % (at_once + 1) == rest;
        fits && (!alike || columns::is_first(sizes, lowered, to))
    };
    (0..1u32 << sizes.len()).map(left).filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// All sizes that a move leaves, by the rules alone.
    fn options(sizes: &[u64], at_once: usize) -> Vec<Vec<u64>> {
        let mut all: Vec<Vec<u64>> = vec![vec![]];
        for size in sizes {
            all = all.iter().flat_map(|left| (0..=*size).map(|to| [&left[..], &[to]].concat())).collect();
        }
        let changed = |to: &Vec<u64>| to.iter().zip(sizes).filter(|(to, size)| to != size).count();
        all.retain(|to| (1..=at_once).contains(&changed(to)));
        all
    }

    /// Facts 59 and 60.
    #[test]
    fn winning_moves_are_those_of_the_definition() {
        let sizes = [(3, 5), (4, 3), (5, 2)];
        for (at_once, piles, most) in (1..=3).flat_map(|k| sizes.map(|(piles, most)| (k, piles, most))) {
            let mut known: HashMap<(Vec<u64>, bool), bool> = HashMap::new();
            let mut all: Vec<Vec<u64>> = vec![vec![]];
            for _ in 0..piles {
                all = all.iter().flat_map(|left| (0..=most).map(|to| [&left[..], &[to]].concat())).collect();
            }
            all.sort_by_key(|sizes| sizes.iter().sum::<u64>());
            for sizes in all {
                let options = options(&sizes, at_once);
                for misere in [false, true] {
                    let mut wins: Vec<_> =
                        options.iter().filter(|to| known[&((*to).clone(), misere)]).cloned().collect();
                    let is_p = if options.is_empty() { !misere } else { wins.is_empty() };
                    known.insert((sizes.clone(), misere), is_p);
                    let mut found = match misere {
                        false => columns::balanced(&sizes, at_once, false, usize::MAX),
                        true => super::misere(&sizes, at_once, false, usize::MAX),
                    };
                    let said = if misere {
                        is_misere_p(&sizes, at_once)
                    } else {
                        columns::are_balanced(&sizes, at_once)
                    };
                    assert_eq!(said, is_p, "{sizes:?} {at_once} {misere}");
                    found.moves.sort();
                    wins.sort();
                    assert_eq!(found.moves, wins, "{sizes:?} {at_once} {misere}");
                    assert_eq!(found.total, wins.len() as u64);
                }
                let standing: Vec<(u16, u64)> =
                    (0..).zip(sizes.iter().copied()).filter(|(_, size)| *size > 0).collect();
                assert_eq!(moves(&standing, at_once, 0).total, options.len() as u64);
            }
        }
    }

    #[test]
    fn large_piles_are_answered_at_once() {
        let mut rng = fastrand::Rng::with_seed(9);
        for at_once in [2, 4, 9] {
            let sizes: Vec<u64> = (0..10).map(|_| rng.u64(1..1_000_000_000_000_000_000)).collect();
            let found = columns::balanced(&sizes, at_once, false, 100);
            assert!(found.total > 0 && found.moves.len() as u64 == found.total.min(100));
            for to in &found.moves {
                let changed = to.iter().zip(&sizes).filter(|(to, size)| to != size).count();
                assert!(
                    to.iter().zip(&sizes).all(|(to, size)| to <= size) && (1..=at_once).contains(&changed)
                );
                assert!(columns::are_balanced(to, at_once));
            }
        }
    }
}
