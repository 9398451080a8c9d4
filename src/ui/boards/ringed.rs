//! Which winning moves the boards mark by themselves.
use super::{row, view};
use crate::core::{Board, MoveView, Scene};

/// Whether a board marks this move, if it wins, without anything being chosen first: not a move on several stacks, one
/// that takes and breaks, or one where there are too many tokens or cells to be drawn.
pub fn ringed(scene: &Scene, mv: &MoveView) -> bool {
    let Some(first) = mv.handles.first().map(|piece| piece.place.home()) else { return false };
    scene.boards.iter().any(|board| match board {
        Board::Stacks(stacks) => {
            let stack = stacks.stacks.iter().find(|stack| stack.place == first);
            mv.handles.len() == 1 && stack.is_some_and(|stack| stack.height() <= view::TALLEST)
        }
        Board::Rows(line) => line.line == first && row::drawn(scene, line),
        // Of a coin that slides a ring does not say where to.
        Board::Coins(coins) => coins.line == first && coins.counts.is_empty(),
        Board::Graph(graph) => graph.line == first,
        Board::Layout(layout) => layout.line == first,
    })
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
    }
}
