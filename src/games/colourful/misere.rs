//! Colourful Nim in misère play: whoever takes the last ball loses. The paper treats normal play; the rule here was found with
//! this program.
//!
//! Call a pile alternating if no two neighbours in it have the same colour, so that each of its runs is one ball.
//!
//! **Theorem.** The player who just moved wins exactly if some pile is not alternating and the nim-sum of the eeny-meeny values
//! is 0, or all piles are alternating and the number of balls is odd.
//!
//! *Proof.* While all piles alternate, each move takes one ball, so that only their number counts; the values are 0 and 1 then.
//! A pile that does not alternate and can become alternating is (1, …, 1, n) with n ≥ 2. It can then leave one ball of its top
//! run or none, which gives both parities, and values 0 and 1, so that its own value is at least 2. From nim-sum 0 with one
//! pile that does not alternate nobody can therefore leave only alternating piles: that pile would have the value 0 or 1 of
//! the others. From another nim-sum the winning move of normal play serves, unless it leaves only alternating piles; then the
//! other way to do so leaves an odd number of balls.
use super::{Colourful, eeny_meeny::value, lengths, reach};
use crate::core::{analysis::Outcome, moves::MoveList, nimber::Nimber, why::Why};
use crate::games::stacks::{
    piles::{self, Pile, Piles},
    takes::Takes,
};

/// Whether each run is one ball; true of the empty pile too.
fn alternating(pile: &Pile) -> bool {
    pile.iter().all(|run| run.len == 1)
}

/// What the theorem needs to know of a position.
struct Case {
    sum: u64,
    /// The piles that do not alternate.
    others: usize,
    /// The parity of the number of all balls.
    odd: bool,
}

impl Case {
    fn of(position: &Piles) -> Self {
        let piles = &position.0;
        let sum = piles.iter().fold(0, |sum, pile| sum ^ value(&lengths(pile)).0);
        let others = piles.iter().filter(|pile| !alternating(pile)).count();
        let odd = piles.iter().fold(false, |odd, pile| odd ^ (piles::height(pile) % 2 == 1));
        Self { sum, others, odd }
    }
    fn is_p(&self) -> bool {
        if self.others > 0 { self.sum == 0 } else { self.odd }
    }
}

/// Outcome and winning moves. O(runs): at most three moves of each pile are looked at.
pub fn solve(position: &Piles, limit: usize) -> (Outcome, MoveList<Takes>) {
    let case = Case::of(position);
    let mut found = MoveList::none();
    if case.is_p() {
        return (Outcome::P, found);
    }
    for (index, pile) in position.0.iter().enumerate() {
        let own = value(&lengths(pile)).0;
        let alone = case.others == usize::from(!alternating(pile));
        // The nim-sum decides where some pile does not alternate afterwards.
        let by_sum = Colourful
            .counts_to(pile, Nimber(own ^ case.sum))
            .into_iter()
            .filter(|count| !alone || !alternates(pile, *count));
        // Otherwise the parity decides: a pile that becomes alternating keeps one ball of its top run, or none.
        let top = reach(pile);
        let by_parity = [1, 0].into_iter().filter(|left| *left < top).map(|left| top - left);
        let wins = |count: &u64| alternates(pile, *count) && case.odd != (count % 2 == 1);
        let by_parity = by_parity.filter(|count| alone && wins(count));
        let mut counts: Vec<u64> = by_sum.chain(by_parity).collect();
        counts.sort_unstable();
        let moves = counts.into_iter().map(|count| Takes::one(index, count)).collect();
        found.join(MoveList::all(moves), limit);
    }
    (Outcome::N, found)
}

/// Whether a pile alternates after so many balls were taken from it.
fn alternates(pile: &Pile, count: u64) -> bool {
    alternating(&piles::take(pile, count))
}

pub fn why(position: &Piles) -> Why {
    let case = Case::of(position);
    let why = Why::default().text(
        "Call a pile *alternating* if each of its runs is one ball. **Theorem:** if some pile is not alternating, the nim-sum of the eeny-meeny values decides, as in normal play. If all are, each move takes one ball, and whoever leaves an odd number of balls wins.",
    );
    let verdict = if case.is_p() { "the player to move loses" } else { "the player to move wins" };
    let here = match case.others {
        0 => {
            let parity = if case.odd { "odd" } else { "even" };
            format!("Here all piles are alternating, with an {parity} number of balls: {verdict}.")
        }
        1 => format!("Here one pile is not alternating, and the nim-sum is ${}$: {verdict}.", case.sum),
        others => {
            format!("Here {others} piles are not alternating, and the nim-sum is ${}$: {verdict}.", case.sum)
        }
    };
    why.text(here)
        .text("*Proof.* A pile that is not alternating and can become so is (1, …, 1, *n*) with $n ≥ 2$. It can leave one ball of its top run or none: values 0 and 1, an odd number of balls or an even one. So its own value is at least 2, and from nim-sum 0 nobody can leave only alternating piles, whose values are 0 and 1. From any other nim-sum the winning move of normal play serves; if it leaves only alternating piles, one of the two ways to do that leaves an odd number of balls.")
        .source("Misère Colourful Nim", "found with this program; the paper treats normal play")
}

#[cfg(test)]
mod tests;
