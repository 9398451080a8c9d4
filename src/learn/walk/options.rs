//! Lines by the definition alone: what each move leads to.
use super::Line;
use crate::core::{Budget, Game, MoveView, Outcome};
use crate::learn::{Setup, figure::WORK, outcome_of};
use std::rc::Rc;

/// Most moves that are gone through.
const MOVES: usize = 8;

/// All moves of a position, if they are few.
fn few(game: &Rc<dyn Game>) -> Option<Vec<MoveView>> {
    let found = game.moves(MOVES + 1);
    (found.total <= MOVES as u64 && found.moves.len() as u64 == found.total).then_some(found.moves)
}

/// "Take 2 from pile 1, which leaves (1,2,2)."
fn move_text(mv: &MoveView) -> String {
    let leaves = if mv.leaves.is_empty() { "nothing" } else { &mv.leaves };
    format!("{}, which leaves {leaves}", mv.phrase)
}

/// The value as the mex of the values that moves lead to; none where the moves are many.
pub fn of_value(game: &Rc<dyn Game>, value: u64) -> Option<Vec<Line>> {
    let moves = few(game)?;
    if moves.is_empty() {
        return Some(vec![Line::number("No move is left: what is the value?", value)]);
    }
    let (mut lines, mut reached) = (Vec::new(), Vec::new());
    for mv in &moves {
        let to = game.play(&mv.notation).ok()?.value(&mut Budget::new(WORK)).ok()?.0;
        lines.push(Line::number(format!("{}: which value?", move_text(mv)), to));
        reached.push(to);
    }
    reached.sort_unstable();
    reached.dedup();
    let list: Vec<String> = reached.iter().map(u64::to_string).collect();
    let words = format!("The least number that is not among {}, their mex?", list.join(", "));
    lines.push(Line::number(words, value).then("That is the value."));
    Some(lines)
}

/// The outcome by whether some move leads to a P-position; none where the moves are many, there is none, or one draws.
pub fn of_outcome(game: &Rc<dyn Game>, board: &Setup, outcome: Outcome, told: &str) -> Option<Vec<Line>> {
    let moves = few(game).filter(|moves| !moves.is_empty() && outcome != Outcome::D)?;
    let mut lines = Vec::new();
    for mv in &moves {
        let made = board.moves.iter().cloned().chain([mv.notation.clone()]).collect();
        let lost = match outcome_of(&Setup { moves: made, ..board.clone() })? {
            Outcome::P => true,
            Outcome::N => false,
            Outcome::D => return None,
        };
        lines.push(Line::whether(format!("{}: is that lost (P) for the other player?", move_text(mv)), lost));
    }
    lines.push(Line::whether("Is there a move to a lost position?", outcome == Outcome::N).then(told));
    Some(lines)
}
