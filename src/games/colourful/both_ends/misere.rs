//! Misère play with two ends: the theorem for one end holds word for word, with the values of two ends (see
//! [`colourful::misere`](super::super::misere)).
//!
//! *Proof.* While all piles alternate, each move takes one ball. A pile that does not alternate and can become alternating is
//! (1, …, 1, n) or its mirror image, n ≥ 2. It can leave one ball of the long run or none, which gives both parities, and values 0
//! and 1, so that its own value is at least 2. The rest is as with one end.
use super::{
    rows::{Row, Rows},
    table::{Table, value},
    take::Take,
};
use crate::core::{analysis::Outcome, moves::MoveList, why::Why};

/// What the theorem needs to know of a position.
#[derive(Clone, Copy)]
struct Case {
    sum: u64,
    /// The piles that do not alternate.
    others: usize,
    /// The parity of the number of all balls.
    odd: bool,
}

impl Case {
    fn of(position: &Rows) -> Self {
        let start = Self { sum: 0, others: 0, odd: false };
        position.0.iter().fold(start, |case, row| case.with(row, value(row)))
    }
    /// The case with one more pile.
    fn with(self, row: &Row, value: u64) -> Self {
        let others = self.others + usize::from(!row.alternates());
        Self { others, ..self.turned(row, value) }
    }
    /// The case without one of the piles.
    fn without(self, row: &Row, value: u64) -> Self {
        let others = self.others - usize::from(!row.alternates());
        Self { others, ..self.turned(row, value) }
    }
    /// What adding a pile and removing it have in common.
    fn turned(self, row: &Row, value: u64) -> Self {
        Self { sum: self.sum ^ value, odd: self.odd ^ (row.height() % 2 == 1), ..self }
    }
    fn is_p(&self) -> bool {
        if self.others > 0 { self.sum == 0 } else { self.odd }
    }
}

/// Outcome and winning moves. O(balls) after the table of each pile.
pub fn solve(position: &Rows, limit: usize) -> (Outcome, MoveList<Take>) {
    let case = Case::of(position);
    if case.is_p() {
        return (Outcome::P, MoveList::none());
    }
    let tables: Vec<Table> = position.0.iter().map(|row| Table::new(&row.colours())).collect();
    let wins = |take: &Take| {
        let (row, table) = (&position.0[take.pile], &tables[take.pile]);
        let rest = case.without(row, table.value(0, 0));
        rest.with(&row.without(take.end, take.count), table.after(take)).is_p()
    };
    let found = MoveList::all(position.takes().filter(wins).collect::<Vec<_>>());
    (Outcome::N, MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total })
}

pub fn why(position: &Rows) -> Why {
    let case = Case::of(position);
    let verdict = if case.is_p() { "the player to move loses" } else { "the player to move wins" };
    let here = match case.others {
        0 => format!(
            "Here all piles are alternating, with an {} number of balls: {verdict}.",
            if case.odd { "odd" } else { "even" }
        ),
        1 => format!("Here one pile is not alternating, and the nim-sum is ${}$: {verdict}.", case.sum),
        others => {
            format!("Here {others} piles are not alternating, and the nim-sum is ${}$: {verdict}.", case.sum)
        }
    };
    Why::default()
        .text("Call a pile *alternating* if each of its runs is one ball. **Theorem:** if some pile is not alternating, the nim-sum of the values decides, as in normal play. If all are, each move takes one ball, and whoever leaves an odd number of balls wins.")
        .text(here)
        .text("*Proof.* A pile that is not alternating and can become so has one long run, at an end. It can leave one ball of that run or none: values 0 and 1, an odd number of balls or an even one. So its own value is at least 2, and from nim-sum 0 nobody can leave only alternating piles. From any other nim-sum the winning move of normal play serves; if it leaves only alternating piles, one of the two ways to do that leaves an odd number of balls.")
        .source("Misère Colourful Nim", "found with this program; the paper treats normal play with one end")
}
