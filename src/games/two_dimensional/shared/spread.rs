//! Moves that take a counter off and put others before it.
use super::counts::Counts;
use crate::core::{
    moves::MoveList,
    notation::{NotationError, Scanner},
};
use crate::games::two_dimensional::square::{Size, Square};
use std::fmt;

/// A counter is taken off a square, and one is put on each of some squares before it. Written `3.3-5.2+0.1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replacement {
    pub size: Size,
    /// The number of the square that a counter is taken off.
    pub from: u64,
    /// The squares that counters are put on, each as the bit of its number.
    pub to: u64,
}

impl Replacement {
    pub fn read(text: &str, size: Size) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let square = |scan: &mut Scanner| {
            let at = scan.at();
            let expected = || format!("a column below {} and a row below {}", size.columns, size.rows);
            let number = size.number(Square::scan(scan)?);
            number.ok_or_else(|| NotationError::not_allowed(at, expected()))
        };
        let from = square(&mut scan)?;
        if !scan.eat('-') {
            return Err(NotationError::syntax(scan.at(), "- and a square"));
        }
        let mut to = 0;
        loop {
            let at = scan.at();
            let bit = 1 << square(&mut scan)?;
            if to & bit != 0 {
                return Err(NotationError::not_allowed(at, "each square once"));
            }
            to |= bit;
            if scan.done() {
                return Ok(Self { size, from, to });
            }
            if !scan.eat('+') {
                return Err(NotationError::syntax(scan.at(), "+ and another square, or the end"));
            }
        }
    }
    /// The squares that counters are put on, the last first.
    pub fn targets(&self) -> impl Iterator<Item = u64> + use<> {
        let to = self.to;
        (0..u64::BITS.into()).rev().filter(move |square| to >> square & 1 == 1)
    }
    pub fn is_legal(&self, counts: &Counts) -> bool {
        let has = counts.on.get(self.from as usize).is_some_and(|many| *many > 0);
        self.size == counts.size && has && self.to != 0 && self.to & !open(counts, self.from) == 0
    }
    /// What is expected instead, where the move would put a counter on a full square.
    pub fn refused(&self, counts: &Counts) -> Option<String> {
        let free = counts.free();
        let full =
            self.targets().find(|square| free >> square & 1 == 0).map(|square| self.size.square(square))?;
        let (full, most) = (full.text(), super::counts::FULL);
        Some(format!(
            "a move that puts no counter on {full}, which is full: there are {most} on it, and no more are kept"
        ))
    }
    /// The counters after a legal move.
    pub fn apply(&self, counts: &Counts) -> Counts {
        let mut after = counts.clone();
        if self.is_legal(counts) {
            after.on[self.from as usize] -= 1;
            self.targets().for_each(|square| after.on[square as usize] += 1);
        }
        after
    }
}

/// The squares before this one where a counter may be put.
fn open(counts: &Counts, from: u64) -> u64 {
    counts.free() & ((1 << from) - 1)
}

/// The legal moves, at most `limit` listed: those that put one counter first. There are 2^n − 1 of a counter with n squares
/// before it; the total saturates.
pub fn moves(counts: &Counts, limit: usize) -> MoveList<Replacement> {
    let size = counts.size;
    let from = || counts.taken().map(|(from, _)| from);
    let one = from().flat_map(|from| {
        let open = open(counts, from);
        (0..from)
            .map(move |square| Replacement { size, from, to: open & 1 << square })
            .filter(|mv| mv.to != 0)
    });
    let more = from().flat_map(|from| {
        let open = open(counts, from);
        // All sets of these squares, from the smallest number on.
        let next = move |set: &u64| Some((set | !open).wrapping_add(1) & open).filter(|next| *next != 0);
        let sets = std::iter::successors(next(&0), next).filter(|set| !set.is_power_of_two());
        sets.map(move |to| Replacement { size, from, to })
    });
    let of = |from: u64| (1u64 << open(counts, from).count_ones()) - 1;
    let total = from().map(of).fold(0, u64::saturating_add);
    MoveList { moves: one.chain(more).take(limit).collect(), total }
}

impl fmt::Display for Replacement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let to: Vec<String> = self.targets().map(|square| self.size.square(square).to_string()).collect();
        write!(f, "{}-{}", self.size.square(self.from), to.join("+"))
    }
}
