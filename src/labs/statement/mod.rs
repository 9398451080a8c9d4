//! Statements about the values of games of heaps, as somebody conjectures them: `g(n) = n mod 4`, `P iff n in evil`.
//!
//! A statement is a condition on n, or on two heaps x ≤ y, of whole numbers: `+ - * // mod **`, `xor and or` of numbers and of
//! conditions, comparisons, `not`, `iff`, `d divides E`, `wt v2 len oddpart abs fib zeck sqrt min max`,
//! `floor(E * c + d)` with rationals, `sqrt(k)` and `phi`, `[0, 1, 3][E]`, `if … then … else …`, `in evil`, `odious`, `fib`,
//! `squares` and `beatty(c)`. `g(E)` is the value of a heap, `g[1,2,3](E)` that of another game, and `P` says that the
//! position is a P-position.
mod build;
mod formula;
mod map;
mod misread;
mod names;
mod operand;
mod parse;
mod prove;
mod real;
mod resolve;
mod tokens;

pub use formula::Formula;
pub use kernels::statements::{AnyHeap, Missing, NoValue, Point, Values};
pub use map::MapStatement;
pub use misread::Misread;
pub use prove::Certificate;

use kernels::statements::{BinaryOp, Id, Op, Program, Runner};
use parse::About;
use std::ops::Range;

/// The longest statement, in characters.
pub const LONGEST: usize = 500;

/// A statement that can be checked.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    text: String,
    program: Program,
    /// Where each operation stands in the text.
    ranges: Vec<Range<usize>>,
    truth: Id,
    pairs: bool,
    games: Vec<(String, usize)>,
}

/// One side of what is stated, and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    pub text: String,
    pub value: Result<i64, NoValue>,
}

impl Statement {
    /// Reads a statement. O(length²).
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub fn read(text: &str) -> Result<Self, Misread> {
        Self::about(text, &[])
    }
    /// Reads a statement about rows of a table with these columns: a name stands for the number in its column, a row is
    /// a P-position if its first number is 0, and points are places of rows. Without names the statement is about n, or
    /// about x and y. O(length²).
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub fn about(text: &str, names: &[&str]) -> Result<Self, Misread> {
        if let Some((at, _)) = text.char_indices().nth(LONGEST) {
            return Err(Misread::too_large(at..text.len(), format!("at most {LONGEST} characters")));
        }
        let about = if names.is_empty() { About::Heaps } else { About::Columns(names) };
        Ok(Self::of(text, parse::parse(text, about)?))
    }
    fn of(text: &str, parsed: parse::Parsed) -> Self {
        let parse::Parsed { builder, truth, pairs, games } = parsed;
        Self { text: text.into(), program: builder.program, ranges: builder.ranges, truth, pairs, games }
    }
    pub fn text(&self) -> &str {
        &self.text
    }
    /// Whether the statement is about two heaps x ≤ y.
    pub fn pairs(&self) -> bool {
        self.pairs
    }
    /// The other games that it names, as they are written, each with its place in bytes. Their values follow those of the
    /// lab's own game where values are asked for.
    pub fn games(&self) -> &[(String, usize)] {
        &self.games
    }
    /// Whether it holds for n, or for x and y. O(operations).
    ///
    /// # Errors
    /// The part of the statement that has no value.
    pub fn holds(&self, point: Point, games: &[Values]) -> Result<bool, Missing> {
        self.program.at(self.truth, point, games).map(|holds| holds == 1)
    }
    /// The first n of `from..to` for which it does not hold. O(to - from) for each operation.
    pub fn first_failure(&self, from: i64, to: i64, games: &[Values]) -> Option<i64> {
        Runner::new(&self.program).first_failure(self.truth, from, to, games)
    }
    /// The first x ≤ y, both up to `most`, by x + y and then by x, for which it does not hold. O(most²) for each
    /// operation.
    pub fn first_pair(&self, most: i64, games: &[Values]) -> Option<Point> {
        Runner::new(&self.program).first_pair(self.truth, most, false, games)
    }
    /// The text of an operation that has no value.
    pub fn quoted(&self, missing: Missing) -> &str {
        self.range_text(missing.id)
    }
    fn range_text(&self, id: Id) -> &str {
        self.ranges.get(usize::from(id)).and_then(|range| self.text.get(range.clone())).unwrap_or_default()
    }
    /// Both sides of the statement, if the whole of it is an equation or another comparison.
    pub fn sides(&self, point: Point, games: &[Values]) -> Option<[Side; 2]> {
        let compared = match self.program.ops()[usize::from(self.truth)] {
            Op::Two(BinaryOp::Equal | BinaryOp::Unequal, a, b) => [a, b],
            Op::Two(BinaryOp::Less | BinaryOp::AtMost, a, b) => {
                let [first, second] = [a, b].map(|id| self.ranges[usize::from(id)].start);
                if first <= second { [a, b] } else { [b, a] }
            }
            _ => return None,
        };
        // P is written for the comparison g = 0, which has no sides of its own.
        let [first, second] = compared.map(|id| &self.ranges[usize::from(id)]);
        if first == second {
            return None;
        }
        Some(compared.map(|id| Side {
            text: self.range_text(id).into(),
            value: self.program.at(id, point, games).map_err(|missing| missing.why),
        }))
    }
}

#[cfg(test)]
mod tests;
