//! The moves that a line of cells shows with the values that they leave, and those that edges are told with.
use super::analysis::QUICK;
use crate::core::{Analysis, Budget, Convention, Found, Game, MoveView, Nimber, Part, winning};
use crate::ui::boards::drawn;
use crate::ui::model::GameRef;
use std::rc::Rc;
use yew::prelude::*;

/// In pictures of more edges an edge is told with what falls once it is pointed at.
const EDGES: usize = 300;

/// The moves on all lines that are drawn, and on pictures; `full` asks for their values too.
pub fn choices(game: &dyn Game, full: bool) -> Rc<Vec<(MoveView, Option<Nimber>)>> {
    let mut budget = Budget::on_page(if full { QUICK } else { 0 });
    let mut all = Vec::new();
    let scene = game.scene();
    for board in scene.rows().filter(|board| drawn(&scene, board)) {
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
    for board in scene.graphs().filter(|board| board.edges.len() <= EDGES) {
        all.extend(board.edges.iter().filter_map(|edge| Some((game.select(&[board.edge(edge.n)])?, None))));
    }
    Rc::new(all)
}

/// The same, found once for each position.
#[hook]
pub fn use_choices(game: &GameRef, full: bool) -> Rc<Vec<(MoveView, Option<Nimber>)>> {
    let found = use_memo((game.clone(), full), |(game, full)| choices(&**game, *full));
    (*found).clone()
}

/// Most winning cuts that are marked on a picture; the list beside it is shorter.
const MARKED: usize = 4_000;

/// The winning moves to mark on the board, and the components with the values that belong there: under misère play none,
/// since they do not decide it. Found once for each analysis.
#[hook]
pub fn use_marks(game: &GameRef, analysis: &Rc<Analysis>) -> (Rc<Found<MoveView>>, Rc<Vec<Part>>) {
    let found = use_memo((game.clone(), analysis.clone()), |(game, analysis)| {
        let listed = &analysis.winning;
        let mut marked = None;
        if listed.cut() && game.scene().graphs().next().is_some() {
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
