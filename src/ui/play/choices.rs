//! The moves that a line of cells shows with the values that they leave.
use super::analysis::QUICK;
use crate::core::*;
use crate::ui::hooks::use_memo;
use crate::ui::model::GameRef;
use std::rc::Rc;
use yew::prelude::*;

/// Lines of more cells show no single moves.
const DRAWN: u64 = 100;

/// The moves on all lines that are drawn; `full` asks for their values too.
pub fn choices(game: &dyn Game, full: bool) -> Rc<Vec<(MoveView, Option<Nimber>)>> {
    let mut budget = Budget::new(if full { QUICK } else { 0 });
    let mut all = Vec::new();
    for board in game.scene().rows().filter(|board| board.len <= DRAWN) {
        for (n, gap) in (1..=board.len).flat_map(|n| [(n, false), (n, true)]) {
            let piece = board.piece(n, gap);
            let Some(mv) =
                Some(piece).filter(|piece| board.holds(*piece)).and_then(|piece| game.select(&[piece]))
            else {
                continue;
            };
            let after = full.then(|| game.play(&mv.notation).ok()).flatten();
            all.push((mv, after.and_then(|after| after.value(&mut budget).ok())));
        }
    }
    Rc::new(all)
}

/// The same, found once for each position.
#[hook]
pub fn use_choices(game: &GameRef, full: bool) -> Rc<Vec<(MoveView, Option<Nimber>)>> {
    let found = use_memo((game.clone(), full), |(game, full)| choices(&**game, *full));
    (*found).clone()
}
