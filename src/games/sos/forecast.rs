//! Rows that are decided by a trap before it stands: traps that can be made, and threats that cannot all be spoilt.
//!
//! A trap with an even number of empty squares left is lost for whoever is to move: the others are filled in pairs, one square by
//! each player. So with an odd number of them an S that makes a trap wins, and so does one that threatens two of which only one can
//! be spoilt: the pairing of Ferguson, Part I, exercise 1.5.8c, for any row in which it applies.
use super::line::{Letter, Line};
use crate::core::analysis::Outcome;

/// What decides a row without a trap in which no word can be made at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forecast {
    /// An S in this square, from 0, makes a trap and wins.
    Trap(usize),
    /// An S in this square, from 0, wins: whatever is written next, a trap can be made.
    Threat(usize),
    /// The row is lost: whatever is written, the other player makes a trap or the word.
    Lost,
    /// The row is lost: whatever is written, the other player makes the word, a trap or a threat.
    Answered,
}

impl Forecast {
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Trap(_) | Self::Threat(_) => Outcome::N,
            Self::Lost | Self::Answered => Outcome::P,
        }
    }
}

/// How many squares [`forecast`] looks at in a row with so many empty ones: without `far`, and then with it.
pub fn work(empty: u64) -> [u64; 2] {
    let soon = empty * empty * empty;
    [soon, 2 * empty * soon]
}

/// What decides a row, as far as the next trap shows; with `far`, one pair of moves further. O(n³) for n squares, with
/// `far` O(n⁴).
pub fn forecast(line: &Line, far: bool) -> Option<Forecast> {
    if !line.empties().count().is_multiple_of(2) {
        return trap(line).map(Forecast::Trap).or_else(|| threat(line).map(Forecast::Threat));
    }
    if is_lost(line) {
        return Some(Forecast::Lost);
    }
    let answered = far
        && line.empties().next().is_some()
        && options(line).all(|after| is_given(&after) || trap(&after).or_else(|| threat(&after)).is_some());
    answered.then_some(Forecast::Answered)
}

fn options(line: &Line) -> impl Iterator<Item = Line> {
    line.empties().flat_map(|at| Letter::BOTH.map(|letter| line.with(at, letter)))
}

/// Whether the next player can make the word at once.
fn is_given(line: &Line) -> bool {
    line.completing().next().is_some()
}

/// The square for an S that makes a trap and gives nothing away.
fn trap(line: &Line) -> Option<usize> {
    let square = |at: Option<usize>| at.and_then(|at| line.0.get(at)).copied();
    let is_end = |far: &dyn Fn(usize) -> Option<usize>| {
        square(far(3)) == Some(Some(Letter::S)) && [1, 2].iter().all(|by| square(far(*by)) == Some(None))
    };
    let makes = |at: usize| is_end(&|by| at.checked_sub(by)) || is_end(&|by| at.checked_add(by));
    line.empties().find(|at| makes(*at) && !is_given(&line.with(*at, Letter::S)))
}

/// The square for an S after which every answer leaves a trap to be made.
fn threat(line: &Line) -> Option<usize> {
    line.empties().find(|at| {
        let after = line.with(*at, Letter::S);
        !is_given(&after) && is_lost(&after)
    })
}

/// Whether every letter gives the word away or leaves a trap to be made; some letter can be written.
fn is_lost(line: &Line) -> bool {
    line.empties().next().is_some() && options(line).all(|after| is_given(&after) || trap(&after).is_some())
}
