//! Why a position has its value: squares are ordinals, and these are added without carrying.
use super::{apart, counters::Counters, square::Square};
use crate::core::why::Why;
use crate::games::{nim::misere, stacks::heaps::Heaps};

/// The derivation for normal play.
pub fn normal(position: &Counters) -> Why {
    let rows = position.squares().zip(1..).map(|(square, counter): (Square, u32)| {
        vec![counter.to_string(), square.text(), square.ordinal().pretty()]
    });
    let (sum, value) = (position.size.square(position.sum()), apart::value(position));
    let why = Why::default()
        .text("From the square in column *c* of row *r*, both counted from 0, a counter reaches every square of the rows below and those to its left. On the board without end these are all ordinals less than $ω·r + c$, so that this is its value. Ordinals are added as the numbers of Nim are: columns with columns, rows with rows, each without carrying.")
        .table(["counter", "square", "value"], rows.collect())
        .text(format!(
            "Together: ${}$. The board shown has {} columns, a power of two, so no nim-sum of columns leaves it: the winning moves are those of the board without end.",
            value.pretty(),
            position.size.columns,
        ));
    let why = match position.sum() {
        0 => why.result("value 0", "Both nim-sums are 0: every move makes one of them another."),
        _ => why.result(
            format!("value {}", value.pretty()),
            format!("A counter wins where its square, added to ~{}~, comes before it: in a lower row, or to the left in its own. That may lie right of where it was. Each counter has at most one such move.", sum.text()),
        ),
    };
    why.source("Two-Dimensional Nim", "Ferguson, Part I, 3.5, exercise 6")
}

/// The derivation for misère play, which is that of Nim.
pub fn misere(position: &Counters) -> Why {
    let columns = position.size.columns;
    let mut why = Why::default().text(format!(
        "On a board of {columns} columns the square in column *c* of row *r* is a pile of {columns}·*r* + *c* in Nim: a counter can go to each square that comes before it, row by row from the lowest."
    ));
    why.blocks.extend(misere::why(&Heaps(position.at.clone())).blocks);
    why
}
