//! The moves of single pieces, on boards that say with which pieces moves are made; for some boards with the values
//! that they leave.
use super::analysis::QUICK;
use crate::core::{
    Analysis, Board, Budget, ComponentView, Convention, Game, MoveList, MoveView, Nimber, winning,
};
use crate::ui::boards::whole;
use crate::ui::model::GameRef;
use std::rc::Rc;
use yew::prelude::*;

/// The moves with single pieces on all boards that are drawn piece by piece; `full` asks for the values that they
/// leave, too, where a board shows them.
pub fn choices(game: &dyn Game, full: bool) -> Rc<Vec<(MoveView, Option<Nimber>)>> {
    let mut budget = Budget::on_page(if full { QUICK } else { 0 });
    let mut all = Vec::new();
    let scene = game.scene();
    for board in scene.boards.iter().filter(|board| whole(&scene, board)).map(Board::plane) {
        for mv in board.singles().iter().filter_map(|piece| game.select(&[*piece])) {
            let after = (full && board.shows_values()).then(|| game.make(&mv).ok()).flatten();
            all.push((mv, after.and_then(|after| after.value(&mut budget).ok())));
        }
    }
    Rc::new(all)
}

/// The result of [`choices`], found once for each position.
#[hook]
pub fn use_choices(game: &GameRef, full: bool) -> Rc<Vec<(MoveView, Option<Nimber>)>> {
    let found = use_memo((game.clone(), full), |(game, full)| choices(&**game, *full));
    (*found).clone()
}

/// Most winning moves that are marked on a board that lists its pieces; the list beside it is shorter.
const MARKED: usize = 4_000;

/// The winning moves to mark on the board, and the components whose values belong on it; in misère play none, since
/// values do not decide. Found once for each analysis.
#[hook]
pub fn use_marks(
    game: &GameRef,
    analysis: &Rc<Analysis>,
) -> (Rc<MoveList<MoveView>>, Rc<Vec<ComponentView>>) {
    let found = use_memo((game.clone(), analysis.clone()), |(game, analysis)| {
        let listed = &analysis.winning;
        let mut marked = None;
        if listed.is_truncated() && game.scene().planes().any(|board| board.listing().is_some()) {
            marked = winning(&**game, analysis.convention, MARKED, &mut Budget::on_page(QUICK)).ok();
        }
        let values = match analysis.convention {
            Convention::Normal => analysis.parts.clone(),
            Convention::Misere => Vec::new(),
        };
        (Rc::new(marked.unwrap_or_else(|| listed.clone())), Rc::new(values))
    });
    (*found).clone()
}
