//! Several coins in one move: Moore's Nim on the squares of the coins, where equal coins are alike.
use super::slide::Slide;
use crate::core::moves::MoveList;
use crate::games::coins::strip::Strip;
use crate::games::twists::moore::{columns, few};

/// The squares of the coins that can still slide, ascending.
pub fn standing(strip: &Strip) -> Vec<u64> {
    strip.coins().into_iter().filter(|square| *square > 0).collect()
}

/// The slides from the squares `from` to the squares `to`, both ascending, without coins that stay.
fn slide(from: &[u64], to: &[u64]) -> Slide {
    Slide(from.iter().copied().zip(to.iter().copied()).filter(|(from, to)| to < from).collect())
}

/// All moves of at most `at_once` of the coins on these squares, ascending. Moves that leave and reach the same squares
/// are one.
pub fn moves(coins: &[u64], at_once: usize, limit: usize) -> MoveList<Slide> {
    let mut found = MoveList::none();
    sets(coins, 0, at_once, &mut Vec::new(), &mut |from| {
        let listed = reached(from, limit.saturating_sub(found.moves.len()));
        let moves = listed.iter().map(|to| slide(from, to)).collect();
        found.join(MoveList { moves, total: ways(from) }, limit);
    });
    found
}

/// Calls `f` with each choice of at most `most` coins from `start` on, after the `chosen` ones; equal coins count once.
fn sets(coins: &[u64], start: usize, most: usize, chosen: &mut Vec<u64>, f: &mut dyn FnMut(&[u64])) {
    for at in start..coins.len() {
        let alike = at > start && coins[at - 1] == coins[at];
        if alike || most == 0 {
            continue;
        }
        chosen.push(coins[at]);
        f(chosen);
        sets(coins, at + 1, most - 1, chosen, f);
        chosen.pop();
    }
}

/// How many choices of squares the coins on the squares `from`, ascending, can go to.
fn ways(from: &[u64]) -> u64 {
    // For each square, of how many choices for the coins so far it is the last.
    let mut last = vec![1u64];
    for square in from {
        let mut sum = 0u64;
        last = (0..*square as usize)
            .map(|to| {
                sum = sum.saturating_add(last.get(to).copied().unwrap_or(0));
                sum
            })
            .collect();
    }
    last.into_iter().fold(0, u64::saturating_add)
}

/// The first `limit` of the choices that [`ways`] counts, each ascending.
fn reached(from: &[u64], limit: usize) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    let mut to = vec![0u64; from.len()];
    while all.len() < limit {
        all.push(to.clone());
        // The next choice: the last square that can grow does, by one, and those after it become the same.
        let Some(at) = (0..to.len()).rev().find(|at| to[*at] + 1 < from[*at]) else { break };
        let next = to[at] + 1;
        to[at..].fill(next);
    }
    all
}

/// The moves that leave each column balanced.
pub fn balanced(coins: &[u64], at_once: usize, limit: usize) -> MoveList<Slide> {
    columns::balanced(coins, at_once, true, limit).map(|to| slide(coins, &to))
}

/// The moves that win under misère play.
pub fn misere(coins: &[u64], at_once: usize, limit: usize) -> MoveList<Slide> {
    few::misere(coins, at_once, true, limit).map(|to| slide(coins, &to))
}

#[cfg(test)]
mod tests {
    use super::super::{MOST_AT_ONCE, MOST_WITH_SEVERAL};
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// All moves by the rule alone: coin by coin, each once and to the left.
    fn plain(coins: &[u64], at_once: usize) -> BTreeSet<Vec<(u64, u64)>> {
        let mut all = vec![vec![]];
        for from in coins {
            let with = |mv: &Vec<(u64, u64)>| -> Vec<Vec<(u64, u64)>> {
                (0..*from).map(|to| [&mv[..], &[(*from, to)]].concat()).collect()
            };
            let more: Vec<_> = all.iter().filter(|mv| mv.len() < at_once).flat_map(with).collect();
            all.extend(more);
        }
        let once = |mv: &Vec<(u64, u64)>| {
            let mut to: Vec<u64> = mv.iter().map(|(_, to)| *to).collect();
            to.sort_unstable();
            mv.iter().map(|(from, _)| *from).zip(to).collect()
        };
        all.iter().filter(|mv| !mv.is_empty()).map(once).collect()
    }

    /// Facts 59 and 60, on a strip.
    #[test]
    fn moves_and_winning_moves_are_those_of_the_definition() {
        let strips: BTreeSet<Vec<u64>> = (0..6u64.pow(4))
            .map(|code| {
                let mut coins: Vec<u64> =
                    (0..4).map(|at| code / 6u64.pow(at) % 6).filter(|n| *n > 0).collect();
                coins.sort_unstable();
                coins
            })
            .collect();
        for at_once in 1..=4 {
            let mut known: BTreeMap<(Vec<u64>, bool), bool> = BTreeMap::new();
            let mut order: Vec<&Vec<u64>> = strips.iter().collect();
            order.sort_by_key(|coins| coins.iter().sum::<u64>());
            for coins in order {
                let all = plain(coins, at_once);
                let listed = moves(coins, at_once, usize::MAX);
                assert_eq!(listed.total, all.len() as u64, "{coins:?} {at_once}");
                let names: BTreeSet<_> = listed.moves.into_iter().map(|mv| mv.0).collect();
                assert_eq!(names, all, "{coins:?} {at_once}");
                for is_misere in [false, true] {
                    let wins: BTreeSet<_> = all
                        .iter()
                        .filter(|mv| {
                            let after = Slide((*mv).clone()).option(&Strip::of(coins)).coins();
                            let after: Vec<u64> = after.into_iter().filter(|square| *square > 0).collect();
                            known[&(after, is_misere)]
                        })
                        .cloned()
                        .collect();
                    let is_p = if all.is_empty() { !is_misere } else { wins.is_empty() };
                    known.insert((coins.clone(), is_misere), is_p);
                    let found = match is_misere {
                        false => balanced(coins, at_once, usize::MAX),
                        true => misere(coins, at_once, usize::MAX),
                    };
                    assert_eq!(found.total, found.moves.len() as u64);
                    let found: Vec<_> = found.moves.into_iter().map(|mv| mv.0).collect();
                    assert_eq!(found.len(), wins.len(), "{coins:?} {at_once} {is_misere}");
                    assert_eq!(
                        found.into_iter().collect::<BTreeSet<_>>(),
                        wins,
                        "{coins:?} {at_once} {is_misere}"
                    );
                }
            }
        }
    }

    /// All winning moves are gone through, so they must never be very many.
    #[test]
    fn the_longest_strips_are_answered_soon() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut most = 0;
        for _ in 0..200 {
            let mut coins: Vec<u64> = (0..MOST_WITH_SEVERAL).map(|_| rng.u64(1..64)).collect();
            coins.sort_unstable();
            for at_once in 1..=MOST_AT_ONCE {
                let found = balanced(&coins, at_once, 10);
                assert_eq!(found.moves.len() as u64, found.total.min(10));
                most = most.max(found.total);
            }
        }
        assert!((1_000..20_000).contains(&most), "{most}");
    }
}
