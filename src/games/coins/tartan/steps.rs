//! A winning move in three steps, with numbers.
use super::turn::{Turn, named};
use crate::games::coins::{grid::CoinGrid, theory::ThreeSteps};

pub const STEPS: &str = "**A winning move in three steps.**";
/// The steps to a move that takes the nim-sum of all heads from `sum` to 0.
pub fn step_sentences(position: &CoinGrid, sum: u64, step: &ThreeSteps) -> Vec<String> {
    let ThreeSteps { head, v1, v2, v, u, u1, u2, corners: [a, b, c], block, alike } = step;
    let turn = Turn::of(block.clone(), position.origin);
    let (rows, columns) = (named("row", &turn.rows), named("column", &turn.columns));
    let more = match alike {
        1 => String::new(),
        _ => format!(" {alike} moves have the same *u*₁ and *u*₂."),
    };
    vec![
        format!(
            "The nim-sum is {sum}. It becomes 0 if the value *v* = {v} of {} is replaced with *u* = {v} ⊕ {sum} = {u}.",
            position.label(*head)
        ),
        format!(
            "(1) A move in Turning Corners takes (*v*₁, *v*₂) = ({v1}, {v2}) to *u*: its northwest corner is (*u*₁, *u*₂) = ({u1}, \
             {u2}), since ({u1} ⊗ {u2}) ⊕ ({u1} ⊗ {v2}) ⊕ ({v1} ⊗ {u2}) = {a} ⊕ {b} ⊕ {c} = {u}."
        ),
        format!("(2) A move in the game of the rows takes {v1} to {u1}: turn {rows}."),
        format!("(3) A move in the game of the columns takes {v2} to {u2}: turn {columns}."),
        format!("Together: turn the coins where {rows} and {columns} meet.{more}"),
    ]
}
