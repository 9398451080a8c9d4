//! The keyboard on the boards: which piece has the focus, and where it moves. The boards say where.
use super::{
    aim::{Aim, gathers},
    keyboard, remark,
    session::Session,
};
use crate::core::{Direction, MoveView, PieceId, Place, Pointing, Scene};
use crate::ui::after_paint::after_paint;
use crate::ui::boards::{BoardEvent, piece_of};
use crate::ui::toast::{Audience, Toast};
use crate::ui::words;
use std::{cell::LazyCell, collections::HashSet};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The piece that the keyboard is at.
pub fn here() -> Option<PieceId> {
    piece_of(&gloo::utils::document().active_element()?)
}

/// Focuses a piece, or the field where its group is drawn as a number; returns whether there is such an element.
pub fn focus(piece: PieceId) -> bool {
    let Place { part, group } = piece.place;
    let home = piece.place.home().group;
    keyboard::focus(&format!("[data-piece=\"{part}.{group}.{}\"]", piece.n))
        || keyboard::focus(&format!("[data-place=\"{part}.{home}\"] input"))
}

/// Moves the focus to one of the pieces, unless one has it already; returns whether one has it then.
pub fn at_one_of(pieces: &[PieceId]) -> bool {
    here().is_some_and(|piece| pieces.contains(&piece)) || pieces.iter().any(|piece| focus(*piece))
}

/// How many paintings of a busy page to wait for a piece to be drawn.
const PAINTS: u32 = 20;

/// Focuses a piece once the page of the list that holds it is shown.
pub fn focus_later(piece: PieceId) {
    focus_within(piece, PAINTS);
}

/// Focuses a piece as soon as it is drawn, unless another piece gets the focus before.
fn focus_within(piece: PieceId, paints: u32) {
    after_paint(move || {
        if !focus(piece) && paints > 1 && here().is_none() {
            focus_within(piece, paints - 1);
        }
    });
}

/// Focuses a piece. A piece without an element is pointed at instead: that turns to its page, or gives it the element
/// of its part. A piece that has the focus already is pointed at, too.
fn reach(session: &Session, piece: PieceId) {
    if here() == Some(piece) {
        session.on_board(&BoardEvent::Focus(piece));
    } else if !focus(piece) {
        session.on_board(&BoardEvent::Focus(piece));
        focus_later(piece);
    }
}

fn reached(session: &Session, piece: Option<PieceId>) -> bool {
    piece.into_iter().for_each(|piece| {
        let aim = session.game.aim.clone();
        reach(session, piece);
        gathered(session, &aim, piece);
    });
    piece.is_some()
}

/// Announces the whole move if this aim keeps other pieces for it: the name of this piece tells only its own part.
fn gathered(session: &Session, aim: &Aim, piece: PieceId) {
    let position = session.position();
    if aim.picked.is_empty() || !gathers(&position.scene()) {
        return;
    }
    let mv = aim.after(&**position, &BoardEvent::Focus(piece)).0.mv;
    let Some(mv) = mv else { return };
    let kept = aim.picked.iter().any(|other| mv.handles.contains(other));
    let text = match mv.handles.len() {
        2.. => format!("{}.", words::take(&mv)),
        // A piece replaces the kept pieces of the same group.
        _ if kept || aim.picked.iter().all(|other| other.place == piece.place) => return,
        _ => format!("{}: what was kept does not go with it.", words::take(&mv)),
    };
    session.say(Toast::info(text).for_audience(Audience::Heard));
}

/// Goes to the group with this number; returns whether there is one.
pub fn enter(session: &Session, number: u32) -> bool {
    let scene = session.position().scene();
    let there = scene.enter(number);
    // No message on boards where numbers lead nowhere.
    if there.is_none() && session.may_move() && (1..=9).any(|other| scene.enter(other).is_some()) {
        session.say(Toast::error(format!("No move at {number}.")));
    }
    reached(session, there)
}

/// Goes one step; returns whether there is anything that way. If there is not, the focused piece is pointed at.
pub fn step(session: &Session, way: Direction) -> bool {
    let drawn = LazyCell::new(drawn);
    let to = session.position().scene().step(here(), way, &|piece| drawn.contains(&piece));
    let pointed = || unchosen(session).and_then(|(piece, mv)| Some((piece, mv?)));
    reached(session, to)
        || pointed().is_some_and(|(piece, mv)| {
            preview(session, piece, &mv);
            true
        })
}

/// Goes to the first piece of the focused line, or to the last; returns whether the focus is in a line.
pub fn end(session: &Session, last: bool) -> bool {
    let (scene, drawn) = (session.position().scene(), LazyCell::new(drawn));
    let to = here().and_then(|from| scene.line_end(from, last, &|piece| drawn.contains(&piece)));
    reached(session, to)
}

/// The focused piece, if it does not belong to the move in preview, and the move that it points at. Such a piece is
/// reached by Tab, which only passes pieces, or keeps the focus after a move.
fn unchosen(session: &Session) -> Option<(PieceId, Option<MoveView>)> {
    let piece = here().filter(|_| session.may_move())?;
    let (position, aim) = (session.position(), &session.game.aim);
    let scene = position.scene();
    let board = scene.plane_of(piece)?;
    // A piece that can be added is added, rather than making the move without it.
    let adds =
        || aim.after(&**position, &BoardEvent::Activate(piece)).0.picked.len() > aim.picked.len().max(1);
    let belongs = |mv: &MoveView| {
        mv.handles.contains(&piece)
            || board.unpick(&mv.handles, piece).is_some()
            || board.pointing().picks()
            || board.pointing() == Pointing::Drawn
    };
    if aim.mv.as_ref().is_some_and(belongs) {
        return (aim.by_hand && board.pointing().picks() && adds()).then_some((piece, None));
    }
    let mv = aim.after(&**position, &BoardEvent::Focus(piece)).0.mv;
    (mv.is_none() || mv != aim.mv).then_some((piece, mv))
}

/// Previews the move of the focused piece and announces it, since the focus does not move.
fn preview(session: &Session, piece: PieceId, mv: &MoveView) {
    session.on_board(&BoardEvent::Focus(piece));
    let text = format!("{}: Enter makes the move.", words::take(mv));
    session.say(Toast::info(text).for_audience(Audience::Heard));
}

/// Chooses the focused piece, unless it belongs to the move in preview; returns whether it did.
pub fn choose(session: &Session) -> bool {
    match unchosen(session) {
        Some((piece, Some(mv))) => preview(session, piece, &mv),
        // The piece is picked with others, or the page says why it makes no move; a picked piece stays picked.
        Some((piece, None)) => {
            let scene = session.position().scene();
            let picked =
                scene.plane_of(piece).and_then(|board| board.unpick(&session.game.aim.picked, piece));
            match (picked, remark::gathering(session)) {
                (Some(_), Some(name)) => {
                    let text = words::picked(session.game.aim.picked.len() as u64, &name);
                    session
                        .say(Toast::info(text + " Space lets go of this one.").for_audience(Audience::Heard));
                }
                _ => session.on_board(&BoardEvent::Activate(piece)),
            }
        }
        None => return false,
    }
    true
}

/// The pieces that have an element.
fn drawn() -> HashSet<PieceId> {
    let found = gloo::utils::document().query_selector_all("[data-piece][tabindex]");
    let elements = found.into_iter().flat_map(|list| (0..list.length()).filter_map(move |n| list.item(n)));
    elements.filter_map(|node| piece_of(node.dyn_ref::<Element>()?)).collect()
}

/// Picks or lets go of the focused piece, where pieces are picked one by one; elsewhere keeps the pieces of the move in
/// preview.
pub fn toggle(session: &Session) {
    let scene = session.position().scene();
    let picked = |piece: &PieceId| scene.plane_of(*piece).is_some_and(|on| on.pointing().picks());
    match here().filter(picked) {
        Some(piece) => session.on_board(&BoardEvent::Activate(piece)),
        None => keep(session, &scene),
    }
}

/// Keeps the pieces of the move in preview, or lets them go; before there is a preview, those of the focused piece's
/// move.
fn keep(session: &Session, scene: &Scene) {
    let mv = match unchosen(session) {
        // The page says why the piece makes no move.
        Some((piece, None)) => return session.on_board(&BoardEvent::Activate(piece)),
        Some((piece, mv)) => {
            session.on_board(&BoardEvent::Focus(piece));
            mv
        }
        None => session.game.aim.mv.clone(),
    };
    session.toggle();
    if let Some(mv) = mv.filter(|_| gathers(scene)) {
        let text = match session.game.aim.picked == mv.handles {
            true => {
                format!("Kept: {}. Go on to another one, or press Enter.", words::lower(&words::take(&mv)))
            }
            false => "No longer kept.".into(),
        };
        session.say(Toast::info(text).for_audience(Audience::Heard));
    }
}
