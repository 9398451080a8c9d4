//! Where the last move was made: seen until the next one, like what was taken from a pile.
use super::{
    BoardsProps, folded,
    outline::{frame, is_round, outline},
};
use crate::core::{Layout, Piece};
use std::fmt::Write;

/// Outlines the pieces that the last move changed or took, unless pieces are picked; nothing on boards that are laid
/// out anew, or on which moves are drawn as lines.
pub fn last(out: &mut String, props: &BoardsProps, board: &Layout, room: [i32; 2]) {
    let before = props.before.as_ref().and_then(|scene| scene.layouts().find(|was| was.line == board.line));
    let (Some(mv), Some(was)) = (&props.last, before) else { return };
    if board.pen.is_some() || !props.picked.is_empty() {
        return;
    }
    let was = &folded(was, Some(room));
    if was.size != board.size {
        return;
    }
    let changed = |piece: &&Piece| {
        let at = was.piece(piece.n);
        let touched = mv.touches.iter().any(|span| span.contains(at));
        // The move of a walker also changes what can be reached, which is not outlined.
        mv.handles.contains(&at) || touched && (!was.walks || is_round(piece))
    };
    let (round, square): (Vec<&Piece>, Vec<&Piece>) =
        was.pieces.iter().filter(changed).partition(|piece| is_round(piece));
    round.into_iter().for_each(|piece| frame(out, piece, "ghost", 3));
    if !square.is_empty() {
        let _ = write!(out, r#"<path class="ghost" d="{}"/>"#, outline(&square));
    }
}
