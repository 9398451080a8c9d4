//! The line below the board: the move in preview, or how the last moves were, or what to do.
use super::{
    analysis::QUICK,
    hint,
    session::Session,
    stage::{splits, turn},
    state::*,
};
use crate::core::{Budget, Convention, MoveView, Verdict, winning};
use crate::ui::{icons::*, model::*, words};
use std::rc::Rc;
use yew::prelude::*;

/// So often a position has come when it is said that play can go on like this.
const OFTEN: usize = 3;

/// After which move it stands that is judged first: the person's own, even where the computer has answered it.
fn judged_first(game: &Match) -> usize {
    let answer = game.rival != Rival::Friend && game.side_to_move(game.at) == Side::You;
    if !game.reviewing() && answer && game.at >= 2 { game.at - 1 } else { game.at }
}

/// A move that would have won instead of the one that is judged first, if that was a blunder.
#[hook]
pub fn use_better(game: &Match, plies: &[Ply]) -> Rc<Option<MoveView>> {
    let at = judged_first(game);
    let blunder = plies.get(at).is_some_and(|ply| ply.quality == Some(Quality::Blunder));
    let before =
        at.checked_sub(1).filter(|_| blunder).and_then(|before| game.line().positions.get(before)).cloned();
    use_memo((before, game.convention), |(before, convention)| best(before.as_ref()?, *convention))
}

/// A winning move, where one is found at once.
pub fn best(game: &GameRef, convention: Convention) -> Option<MoveView> {
    winning(&**game, convention, 1, &mut Budget::on_page(QUICK)).ok()?.moves.into_iter().next()
}

/// The line below the board: the move in preview and the button that makes it, or how the last move was.
pub fn say(session: &Session) -> Html {
    let make = session.clone();
    match &session.preview {
        Some(preview) => {
            let (mark, class) = match preview.wins {
                Some(true) => (icon_with("ok", "tick"), "btn win"),
                Some(false) => (icon_with("bad", "cross"), "btn pri"),
                None => (Html::default(), "btn pri"),
            };
            let change = words::changes(
                &session.analysis().parts,
                &preview.mv,
                session.verdict().and_then(Verdict::value),
                preview.value,
            );
            html! {
                <div class="say">{ mark }<div><b>{ words::take(&preview.mv) }</b>{ words::then_in_words(&preview.mv) }{ "." }
                        if let Some(change) = change { { " " }{ change }{ "." } }</div>
                    <span class="sp"></span>
                    <span class="hint kb"><kbd>{ "Enter" }</kbd></span>
                    <button {class} onclick={move |_| make.commit()}>{ icon(words::sign(&preview.mv)) }{ words::verb(&preview.mv) }</button>
                </div>
            }
        }
        None => html! { <div class="say">{ remark(session) }</div> },
    }
}

/// How the last moves were, or what to do.
fn remark(session: &Session) -> Html {
    let game = &session.game;
    if let Some(mv) = &session.shown {
        return html! { <div><b>{ words::take(mv) }</b>{ words::then_in_words(mv) }{ "." }</div> };
    }
    if game.ending_here().is_some() {
        return html! { <div class="dim">{ "No move is left." }</div> };
    }
    if let (true, Some(ply)) = (session.guessed, session.plies.get(game.at)) {
        return html! { <>{ icon_with("warn", "warn") }<div>{ words::guessed(&ply.who) }</div></> };
    }
    if game.visits() >= OFTEN {
        return html! { <>{ icon_with("warn", "warn") }<div>{ words::again_and_again(game.visits()) }</div></> };
    }
    if let Some(said) = judged(session).filter(|_| session.level != Level::Off) {
        return said;
    }
    if session.may_move() {
        let said = match hint::said(session) {
            Some(hint) => html! { <div role="status"><b>{ hint }</b></div> },
            None => html! { <div class="dim">{ session.position().card().short }{ how(session) }</div> },
        };
        return html! { <>{ said }<span class="sp"></span>{ hint::button(session) }</> };
    }
    html! { <div class="dim">{ turn(session) }</div> }
}

/// The judgement of the last moves; none at the start and where they are not solved.
pub fn judged(session: &Session) -> Option<Html> {
    let game = &session.game;
    let at = judged_first(game);
    let ply = session.plies.get(at)?;
    let quality = ply.quality?;
    let (strong, text) = words::judged(&ply.who, quality, (*session.better).as_ref())?;
    let answer = (at < game.at).then(|| session.plies.get(game.at)).flatten();
    let answer = answer.and_then(|ply| words::answered(&ply.who, ply.quality?, ply.verdict));
    let mark = match quality {
        Quality::Good => icon_with("ok", "tick"),
        Quality::Blunder => icon_with("warn", "warn"),
        Quality::NoWinningMove | Quality::Unknown => Html::default(),
    };
    let mine = game.rival == Rival::Friend || ply.who == "You";
    let back = session.clone();
    Some(html! { <>
        { mark }
        <div><b>{ strong }</b>{ " " }{ text }
            if let Some(answer) = answer { <span class="dim">{ " " }{ answer }</span> }
        </div>
        if quality == Quality::Blunder && mine && !game.reviewing() {
            <span class="sp"></span>
            <button class="btn" onclick={move |_| back.undo()}>{ icon("undo") }{ "Take back" }</button>
        }
    </> })
}

/// How a move is made on this board.
fn how(session: &Session) -> String {
    let scene = session.position().scene();
    let first = || session.position().moves(1).moves.pop().filter(|_| scene.boards.len() == 1);
    match first().map(|mv| mv.phrase.verb.command.to_lowercase()) {
        _ if scene.coins().next().is_some() => " Pick the coins one by one.".into(),
        _ if splits(session) => " Point at a chip to take, at a mark to split.".into(),
        verb => format!(" Point to preview, click to {}.", verb.as_deref().unwrap_or("move")),
    }
}
