//! The board with what stands above and below it: whose turn it is, and the move in preview in words.
use super::{
    session::{BACK, GO_ON, Session},
    state::*,
};
use crate::core::{Board, Scene};
use crate::ui::{icons::*, model::*, words};
use yew::prelude::*;

/// Whose turn it is, as a heading for people.
pub fn turn(session: &Session) -> String {
    let game = &session.game;
    match game.ending_here() {
        Some(ending) => game.ended(ending),
        None => words::to_move(&game.side_name(game.side_to_move(game.at))),
    }
}

/// Whether heaps can be broken.
pub fn splits(session: &Session) -> bool {
    session.position().scene().stacks().any(|stack| stack.splits.is_some())
}

/// The line above the board.
pub fn head(session: &Session, solid: bool) -> Html {
    let game = &session.game;
    let name = |side| game.side_name(side);
    let (first, second) = if game.first { (Side::You, Side::Rival) } else { (Side::Rival, Side::You) };
    let who = if game.rival == Rival::Friend {
        "Two players".to_string()
    } else {
        format!("{} first · {} second", name(first), name(second))
    };
    let ended = game.ending_here().is_some();
    let scene = session.position().scene();
    let splits = splits(session);
    let next = match scene.graphs().next() {
        Some(_) => " next winning cut",
        None if splits => " next",
        None => " next winning move",
    };
    html! {
        <div class={classes!("stage-head", solid.then_some("solid"))}>
            <span class="turn"><span class="dot"></span>{ turn(session) }</span>
            { legend(&scene, session.level, session.marked().cut()) }
            <span class="vs">{ who }{ if game.at > 0 && !ended { format!(" · move {}", game.at + 1) } else { String::new() } }</span>
            <span class="sp"></span>
            if !ended { { keys_hint(&scene, splits) } }
            if !ended && session.level != Level::Off {
                <span class="hint kb"><kbd>{ "W" }</kbd>{ next }</span>
            }
        </div>
    }
}

/// What the lines of a picture mean.
fn legend(scene: &Scene, level: Level, cut: bool) -> Html {
    if scene.graphs().next().is_none() {
        return Html::default();
    }
    let wins = concat!(
        r#"<svg width="30" height="22" viewBox="0 0 30 22" aria-hidden="true"><path class="hb win" d="M3 11H27"/>"#,
        r##"<use href="#mg" x="15" y="11"/></svg>"##
    );
    let line = r#"<svg width="30" height="12" viewBox="0 0 30 12" aria-hidden="true"><path class="~" d="M3 6H27"/></svg>"#;
    let [loses, falls] = ["hb", "hbf"].map(|class| line.replace('~', class));
    let entry = |picture: &str, text: &'static str| html! { <span>{ Html::from_html_unchecked(picture.to_string().into()) }{ text }</span> };
    html! {
        <span class="key">
            if level == Level::Full {
                { entry(wins, "cutting wins") }
                // Not all that win are marked where there are too many.
                if !cut { { entry(&loses, "cutting loses") } }
            }
            { entry(&falls, "falls") }
        </span>
    }
}

/// The keys that point at a move.
fn keys_hint(scene: &Scene, splits: bool) -> Html {
    if scene.boards.first().and_then(Board::graph).is_some() {
        return html! { <>
            <span class="hint kb"><kbd>{ "←" }</kbd><kbd>{ "→" }</kbd>{ " edge" }</span>
            <span class="hint kb"><kbd>{ "Enter" }</kbd>{ " cut" }</span>
        </> };
    }
    if let Some(board) = scene.boards.first().and_then(Board::coins) {
        let up = board.rows > 1;
        return html! { <>
            <span class="hint kb"><kbd>{ "←" }</kbd><kbd>{ "→" }</kbd>
                if up { <kbd>{ "↑" }</kbd><kbd>{ "↓" }</kbd> }{ format!(" {}", board.piece) }</span>
            <span class="hint kb"><kbd>{ "Space" }</kbd>{ " pick" }</span>
        </> };
    }
    if let Some(board) = scene.boards.first().and_then(Board::layout) {
        return html! {
            <span class="hint kb"><kbd>{ "←" }</kbd><kbd>{ "→" }</kbd><kbd>{ "↑" }</kbd><kbd>{ "↓" }</kbd>{ format!(" {}", board.piece) }</span>
        };
    }
    if let Some(board) = scene.boards.first().and_then(Board::rows) {
        let both = board.single && board.double;
        return html! { <>
            <span class="hint kb"><kbd>{ "←" }</kbd><kbd>{ "→" }</kbd>{ format!(" {}", board.piece) }</span>
            if both { <span class="hint kb"><kbd>{ "↓" }</kbd>{ format!(" two {}s", board.piece) }</span> }
        </> };
    }
    let stacks = scene.groups().len().min(9);
    let noun = scene.boards.first().map(|board| board.noun().to_string());
    html! { <>
        <span class="hint kb"><kbd>{ "1" }</kbd>{ if stacks > 2 { "–" } else { "" } }
            if stacks > 1 { <kbd>{ stacks }</kbd> }
            { " " }{ noun.unwrap_or_default() }</span>
        <span class="hint kb"><kbd>{ "↑" }</kbd><kbd>{ "↓" }</kbd>{ if splits { " where" } else { " how many" } }</span>
        if splits {
            <span class="hint kb"><kbd>{ "S" }</kbd>{ " take or split" }</span>
        }
    </> }
}

/// Shown while an earlier position is looked at.
pub fn past(session: &Session) -> Html {
    let game = &session.game;
    if !game.reviewing() {
        return Html::default();
    }
    let back = game.dispatcher();
    let (at, live) = (game.at, game.live);
    let place = match game.fork() {
        Some(0) => "A side line from the start. You move for both players.".to_string(),
        Some(fork) => format!("A side line after move {fork}. You move for both players."),
        None if at == 0 => format!("The start, {} ago.", words::count_of_moves(live as u64)),
        None => format!("Position after move {at} of {live}."),
    };
    let here = session.clone();
    html! {
        <div class="past">{ icon("clock") }<span>{ place }</span><span class="sp"></span>
            if session.analysis().moves > 0 {
                <button class="btn" onclick={move |_| here.go_on()}>{ GO_ON }</button>
            }
            <button class="btn" onclick={move |_| back.dispatch(Action::Line(None))}>{ BACK }</button></div>
    }
}
