//! Why a board is won: the gaps are heaps of Nim, and retreats change nothing.
use super::men::{Men, SIDES};
use crate::core::why::Why;

/// The derivation for normal play.
pub fn normal(men: &Men) -> Why {
    let gaps: Vec<u64> = men.gaps().collect();
    let sum = gaps.iter().fold(0, |sum, gap| sum ^ gap);
    let row = |(at, gap): (usize, &u64)| vec![(at + 1).to_string(), gap.to_string(), format!("{gap:04b}")];
    let mover = SIDES[men.turn];
    let why = Why::default()
        .text("Black and White move different men, so this is a **partizan** game, and men may move back, so play can go on for ever. Yet it is Nim: the gaps between the men are the heaps.")
        .table(["row", "gap", "in binary"], gaps.iter().enumerate().map(row).collect());
    let why = if sum == 0 {
        why.result(
            "nim-sum 0",
            format!("{mover} is to move and loses. Every advance is answered in Nim, and every retreat by following: an advance by as many squares."),
        )
    } else {
        why.result(
            format!("nim-sum {sum}"),
            format!("{mover} wins by making the nim-sum 0. A move that closes a gap always does it."),
        )
    };
    why.text("A retreat that makes the nim-sum 0 wins as well, but it can be undone for ever. Whoever wins should advance: then the winner’s men come nearer to the other side move by move, and the other player runs out of retreats. The rules alone would let play go on for ever: it ends since the winner wants it to.")
        .source("Northcott’s game", "Ferguson, Part I, 2.6, exercise 5")
}

/// The derivation for misère play.
pub fn misere() -> Why {
    Why::default()
        .text("In misère play whoever cannot move wins. Men may move back, and from some positions play goes on for ever if both play well.")
        .worked_back("the ends of play")
}
