//! Who wins, and all moves that do, where counters are added.
//!
//! The value of a square α is the mex of the nim-sums of all sets of smaller squares. By induction those before α have the powers of
//! two as their values, ω^r·2^c above the lowest row and 2^(c−1) in it (the corner has 0), and nim-sums of different powers of two
//! are all that is smaller than the next. So no square's value is made up by others: a position is lost exactly if on each square
//! but the corner lies an even number of counters.
use super::{Counts, Replacement};
use crate::core::{
    analysis::{Convention, Outcome},
    moves::MoveList,
};
use crate::games::two_dimensional::square::Square;
use crate::ordinal::Ordinal;

/// The value of a square on the infinite board.
pub fn of_square(square: Square) -> Ordinal {
    let count = match (square.row, square.column) {
        (0, 0) => 0,
        (0, column) => 1 << (column - 1),
        (_, column) => 1 << column,
    };
    Ordinal::power(Ordinal::finite(square.row.into()), count)
}

/// The squares with an odd number of counters, each as a bit; without the corner, whose counters can do nothing.
pub fn odd(counts: &Counts) -> u64 {
    let odd = counts.taken().filter(|(square, many)| *square > 0 && many % 2 == 1);
    odd.fold(0, |all, (square, _)| all | 1 << square)
}

/// The value of a position: the nim-sum of its squares' values.
pub fn value(counts: &Counts) -> Ordinal {
    let odd = counts.taken().filter(|(_, many)| many % 2 == 1);
    let values = odd.map(|(square, _)| of_square(counts.size.square(square)));
    values.fold(Ordinal::default(), |sum, value| &sum ^ &value)
}

/// How many counters lie on the square after the corner, and how many on those behind it; the latter saturates.
pub fn ones_and_large(counts: &Counts) -> (u64, u64) {
    let large = counts.on.iter().skip(2).fold(0, |sum: u64, many| sum.saturating_add(*many));
    (counts.on.get(1).copied().unwrap_or(0), large)
}

/// The outcome, and all winning moves: at most two, both from one square, with a counter put on the corner and without.
///
/// Under misère play a counter on a square behind the first two acts as a pile of Nim of at least 2, since it leaves such piles,
/// or 1, or nothing: Bouton's rule holds (Ferguson, Part I, 2.5).
pub fn solve(counts: &Counts, convention: Convention) -> (Outcome, MoveList<Replacement>) {
    let (odd, (ones, large)) = (odd(counts), ones_and_large(counts));
    // The square that a counter is taken off, and those, as bits, that counters are put on besides the corner.
    let (from, low) = match (convention, large) {
        (Convention::Misere, 0) if ones % 2 == 1 => return (Outcome::P, MoveList::none()),
        (Convention::Misere, 0) if ones == 0 => return (Outcome::N, MoveList::none()),
        (Convention::Misere, 0) => (1, 0),
        (Convention::Misere, 1) => (counts.last(), if ones % 2 == 0 { 2 } else { 0 }),
        _ if odd == 0 => return (Outcome::P, MoveList::none()),
        _ => {
            let from = u64::from(odd.ilog2());
            (from, odd ^ 1 << from)
        }
    };
    let moves = [low, low | 1].map(|to| Replacement { size: counts.size, from, to });
    (Outcome::N, MoveList::all(moves.into_iter().filter(|mv| mv.is_legal(counts)).collect()))
}
