//! The move that is judged, and the way from a blunder to its reason.
use super::{hint, keyboard, session::Session, state::*, wide::open_reasons};
use crate::core::MoveView;
use crate::ui::model::*;
use yew::prelude::*;

/// The ply after the move that is judged first: the person's own move, even if the computer has answered it.
pub fn judged_ply(game: &Match) -> usize {
    let answer = game.rival != Rival::Friend && game.side_to_move(game.at) == Side::You;
    if !game.reviewing() && answer && game.at >= 2 { game.at - 1 } else { game.at }
}

/// The way from a blunder to the position before it, with the reason why another move wins.
pub fn reason(session: &Session) -> Html {
    let game = &session.game;
    let at = judged_ply(game);
    let blunder = session.plies.get(at).is_some_and(|ply| ply.quality == Some(Quality::Blunder));
    if at == 0 || !blunder || session.locked {
        return Html::default();
    }
    let class = classes!("btn", (!game.reviewing()).then_some("roomy-only"));
    let session = session.clone();
    let onclick = move |_: MouseEvent| look_into(&session, at, &session.better);
    html! { <button {class} aria-label="Why? The reason for the better move" {onclick}>{ "Why?" }</button> }
}

/// Shows the position before a mistake, and the better move on its board.
pub fn show_better_move(session: &Session, ply: usize, better: &Option<MoveView>) {
    session.reconsider(ply);
    session.preview(better.clone());
}

/// Shows the position before a mistake, the better move on its board and the reason why that wins.
pub fn look_into(session: &Session, ply: usize, better: &Option<MoveView>) {
    // Without analysis only the reason for this one move is shown.
    let hidden = session.level == Level::Off;
    if !hidden {
        session.show_all();
    }
    let before = ply.checked_sub(1).and_then(|before| session.game.line().positions.get(before));
    show_better_move(session, ply, better);
    if let Some(position) = before.filter(|_| hidden) {
        session.set_hint.set((position.notation(), hint::ALL));
    }
    // The button that led here disappears; on the board Enter makes the better move.
    keyboard::focus("[aria-label=Board]");
    open_reasons();
}
