//! Chromatic Nim in misère play: the outcome and the winning moves of at most two stacks, of Nim and of one pile; and why.
use super::{Chromatic, down, standing, theory::RedLevels};
use crate::core::{analysis::Outcome, moves::MoveList, why::Why};
use crate::games::{
    nim,
    stacks::{heaps::Heaps, takes::Takes},
};

/// Outcome and winning moves; none where three stacks and more have to be searched.
pub fn solve(rules: &Chromatic, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
    let stacks = standing(position);
    let heights: Vec<u64> = stacks.iter().map(|(_, height)| *height).collect();
    let levels = &*rules.levels;
    if *levels == RedLevels::All {
        return Some(nim::misere::solve(position, limit));
    }
    let (count, list) = match heights[..] {
        [] => (0, Vec::new()),
        _ if *levels == RedLevels::None && heights.len() != 2 => one_pile(&heights, limit),
        [height] if height > 1 => (1, vec![vec![1]]),
        [_] => (0, Vec::new()),
        [x, y] => {
            let found = levels.misere_winning(x, y, limit);
            (found.count, found.list.into_iter().map(|(x, y)| vec![x, y]).collect())
        }
        _ => return None,
    };
    let moves = list.iter().take(limit).map(|to| down(&stacks, to)).collect();
    let outcome = if count == 0 && !heights.is_empty() { Outcome::P } else { Outcome::N };
    Some((outcome, MoveList { moves, total: count }))
}

/// All tokens are green: one pile of Nim. One token has to stay, in any of the stacks.
fn one_pile(heights: &[u64], limit: usize) -> (u64, Vec<Vec<u64>>) {
    if heights == [1] {
        return (0, Vec::new());
    }
    let leave = |stack| (0..heights.len()).map(|own| u64::from(own == stack)).collect();
    (heights.len() as u64, (0..heights.len()).take(limit).map(leave).collect())
}

pub fn why(rules: &Chromatic, position: &Heaps) -> Why {
    if *rules.levels == RedLevels::All {
        return nim::misere::why(position);
    }
    let why = Why::default();
    let heights: Vec<u64> = standing(position).iter().map(|(_, height)| *height).collect();
    match heights[..] {
        _ if *rules.levels == RedLevels::None => {
            why.text("All tokens are green, so any may be taken from any stacks: one pile of Nim. Whoever leaves exactly one token wins.")
        }
        [] | [_] => why.text("With one stack left every smaller height can be reached: leave one token."),
        [x, y] => {
            let why = why.text("**Theorem:** the positions that are lost are (0, 1) and the pairs of a queue on the levels from 2 on. Go up from level 2: a green level joins the end of the queue; a red level takes the oldest green one as partner, or itself if the queue is empty.");
            let why = match rules.levels.emptied() {
                Some(it) if it.level == 1 => why.text("Level 1 is red, so that only (1, 1) is no longer lost, and (0, 1) is instead."),
                Some(it) => why.text(format!("In normal play the queue is empty for the first time at level {}. Below it each red level goes with the green level after its partner, ({}, {}) is lost, and above it all is as in normal play.", it.level, it.level, it.level)),
                None => why.text("In normal play the queue is never empty, so that every red level goes with the green level after its partner."),
            };
            let lost = if rules.levels.is_misere_p(x, y) { "lost" } else { "won" };
            why.text(format!("Here ({x}, {y}) is {lost} for the player to move."))
                .text("*Proof.* As in normal play, with (0, 1) in the place of (0, 0): from two green tops, and from any stack beside at most one token, (0, 1) or (1, 0) can be reached, and no move leads from one of these pairs to another.")
                .source("Misère Chromatic Nim", "found with this program; the paper treats normal play")
        }
        _ => why.text("The theorems are about two stacks.").searched(),
    }
}

#[cfg(test)]
mod tests;
