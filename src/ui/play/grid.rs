//! The keys on coins in rows and columns: arrows from cell to cell, past those that are not drawn.
use super::cursor::focus;
use crate::core::{Coins, PieceId, Scene};
use crate::ui::boards::piece_of;

fn active() -> Option<PieceId> {
    piece_of(&gloo::utils::document().active_element()?)
}

/// The board of coins in several rows that the keyboard is at, and the place there.
fn here(scene: &Scene) -> Option<(&Coins, PieceId, u64, u64)> {
    let piece = active()?;
    let board = scene.coins().find(|board| board.rows > 1 && board.holds(piece))?;
    let columns = u64::from(board.columns);
    Some((board, piece, (piece.n - 1) / columns, (piece.n - 1) % columns))
}

/// The places after this one in the direction of `step`, then from the other end on.
fn round(at: u64, count: u64, step: i32) -> impl Iterator<Item = u64> {
    (1..count).map(move |n| if step > 0 { (at + n) % count } else { (at + count - n) % count })
}

/// Along the row; none where the keyboard is on another board. Among several boards the end of a row leads on.
pub fn sideways(scene: &Scene, step: i32) -> Option<bool> {
    let (board, _, row, column) = here(scene)?;
    let columns = u64::from(board.columns);
    let on = |to: &u64| (*to > column) == (step > 0) || scene.boards.len() == 1;
    let mut others = round(column, columns, step).take_while(on);
    let moved = others.any(|to| focus(board.coin(row * columns + to + 1)));
    (moved || scene.boards.len() == 1).then_some(moved)
}

/// Along the column, upwards for a positive step; to the first coin where the keyboard is not on the boards.
pub fn upright(scene: &Scene, step: i32) -> Option<bool> {
    let Some((board, _, row, column)) = here(scene) else {
        let first = scene.boards.first()?.coins().filter(|board| board.rows > 1 && active().is_none())?;
        return Some(focus(first.coin(1)));
    };
    let columns = u64::from(board.columns);
    Some(round(row, board.rows.into(), -step).any(|to| focus(board.coin(to * columns + column + 1))))
}
