//! Which winning moves the boards mark by themselves.
use super::parts::in_figures;
use crate::core::{MoveView, Scene};

/// Whether a board marks this move, if it wins, before anything is chosen: not if a piece alone does not determine the
/// move, nor if there are too many tokens or cells to be drawn.
pub fn ringed(scene: &Scene, mv: &MoveView) -> bool {
    let Some(&first) = mv.handles.first() else { return false };
    let own = scene.boards.iter().find(|board| board.plane().holds(first));
    own.is_some_and(|board| {
        !in_figures(scene, board, first.place) && board.plane().mark_identifies_move(&mv.handles)
    })
}

/// Whether a board outlines every piece of a winning move, and not the last alone.
pub fn outlined(scene: &Scene, mv: &MoveView) -> bool {
    let board = mv.handles.last().and_then(|last| scene.plane_of(*last));
    board.is_some_and(|board| board.outlines())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    fn marked(notation: &str, mv: &str) -> bool {
        let game = open(notation).unwrap();
        ringed(&game.scene(), &game.read_move(mv).unwrap())
    }

    #[test]
    fn a_single_token_that_is_drawn_is_ringed() {
        assert!(marked("nim/3+5+7", "2-1") && marked("lasker/7", "1s3") && marked("kayles/9", "5"));
        assert!(!marked("nim/1000+5", "1-995"));
        assert!(!marked("chromatic:beatty(phi^2)/4+3", "1-4.2-3"));
        assert!(!marked("octal:0.77/9", "1-2s4"));
        assert!(!marked("kayles/101", "51"));
        assert!(!marked("lasker/1000", "1s3"));
    }

    #[test]
    fn a_coin_or_an_edge_is_ringed_and_no_coin_that_slides() {
        assert!(marked("mock-turtles/TTHTHHTTH", "3.8") && marked("rugs/5x5:2,4+4,3+5,5", "1-4x2.3"));
        assert!(marked("hackenbush/3", "2") && marked("chomp/3+3", "2.2"));
        assert!(!marked("nimble/..1..1.2", "5-2"));
    }
}
