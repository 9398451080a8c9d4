//! The arrow keys on boards of pieces: to the nearest one that way.
use super::cursor::focus;
use crate::core::Scene;
use crate::ui::boards::piece_of;

/// One step to the right and downwards; none where the keyboard is on another board. Where it is on none it comes to the
/// first piece, if a board of pieces is the first.
pub fn step(scene: &Scene, way: [i32; 2]) -> Option<bool> {
    let here = gloo::utils::document().active_element().and_then(|active| piece_of(&active));
    let Some(piece) = here else {
        let board = scene.boards.first()?.layout()?;
        let first = board.pieces.iter().find(|piece| piece.moves)?;
        return Some(focus(board.piece(first.n)));
    };
    let board = scene.layouts().find(|board| board.holds(piece))?;
    match board.nearest(piece.n, way) {
        Some(next) => Some(focus(board.piece(next))),
        // The edge of a board leads on to others.
        None if scene.boards.len() > 1 && way[1] == 0 => None,
        None => Some(false),
    }
}
