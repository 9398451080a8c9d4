//! The board with what stands above and below it: whose turn it is, and the move in preview in words.
use super::{
    session::{GO_ON, Session},
    state::*,
};
use crate::core::{Board, MoveView, Scene, Verdict};
use crate::ui::{icons::*, model::*, words};
use yew::prelude::*;

/// Whose turn it is, as a heading for people.
pub fn turn(session: &Session) -> String {
    let game = &session.game;
    match game.winner() {
        Some(side) if !game.reviewing() => words::wins(&game.side_name(side)),
        _ => words::to_move(&game.side_name(game.side(game.at))),
    }
}

/// Whether heaps can be broken.
fn splits(session: &Session) -> bool {
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
            <span class="vs">{ who }{ if game.at > 0 { format!(" · move {}", game.at + 1) } else { String::new() } }</span>
            <span class="sp"></span>
            { keys_hint(&scene, splits) }
            if session.level != Level::Off {
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
    let place = if at == 0 {
        format!("The start, {live} moves ago.")
    } else {
        format!("Position after move {at} of {live}.")
    };
    let here = session.clone();
    html! {
        <div class="past">{ icon("clock") }<span>{ place }</span><span class="sp"></span>
            if session.analysis().moves > 0 {
                <button class="btn" onclick={move |_| here.go_on(None)}>{ GO_ON }</button>
            }
            <button class="btn" onclick={move |_| back.dispatch(Action::Look(usize::MAX))}>{ "Back to the game" }</button></div>
    }
}

/// The result, once the game is over.
pub fn over(session: &Session, again: Callback<()>) -> Html {
    let game = &session.game;
    let Some(winner) = game.winner().filter(|_| !game.reviewing()) else { return Html::default() };
    let last = game.moves[..game.live].last();
    let count = |wanted: Quality| {
        let mine = |ply: &&Ply| game.rival == Rival::Friend || ply.who == "You";
        session.plies.iter().filter(mine).filter(|ply| ply.quality == Some(wanted)).count() as u64
    };
    let review = game.dispatcher();
    let who = |mv: &MoveView| words::made(&game.side_name(game.side(game.live - 1)), mv);
    html! {
        <div class="over" role="status">
            <h2>{ words::wins(&game.side_name(winner)) }</h2>
            if let Some(mv) = last {
                <p>{ who(mv) }{ format!(" on move {}.", game.live) }</p>
            } else {
                <p>{ "There is no move in this position." }</p>
            }
            <p class="dim">{ format!("{}, {}.", words::count(count(Quality::Good), "good move"), words::count(count(Quality::Blunder), "blunder")) }</p>
            <div class="line">
                <button class="btn pri" onclick={move |_| again.emit(())}>{ "Play again" }</button>
                <button class="btn" disabled={game.live == 0} onclick={move |_| review.dispatch(Action::Look(0))}>{ "Review" }</button>
            </div>
        </div>
    }
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
                    if session.game.reviewing() {
                        <button {class} onclick={move |_| make.go_on(make.aim.mv.as_ref())}>{ GO_ON }</button>
                    } else {
                        <span class="hint kb"><kbd>{ "Enter" }</kbd></span>
                        <button {class} onclick={move |_| make.commit()}>{ icon(words::sign(&preview.mv)) }{ words::verb(&preview.mv) }</button>
                    }
                </div>
            }
        }
        None => html! { <div class="say">{ remark(session) }</div> },
    }
}

/// How the last move was, or what to do.
fn remark(session: &Session) -> Html {
    let ply = session.plies.get(session.game.at);
    let judged = ply.and_then(|ply| words::judged(&ply.who, ply.quality?));
    let good = ply.and_then(|ply| ply.quality);
    if let (Some(mv), true) = (&session.shown, true) {
        return html! { <div><b>{ words::take(mv) }</b>{ words::then_in_words(mv) }{ "." }</div> };
    }
    if session.game.winner().is_some() && !session.game.reviewing() {
        return html! { <div class="dim">{ "No move is left." }</div> };
    }
    if let (true, Some(ply)) = (session.guessed, ply) {
        return html! { <>{ icon_with("warn", "warn") }<div>{ words::guessed(&ply.who) }</div></> };
    }
    match judged {
        Some((strong, text)) if session.level == Level::Full => html! { <>
            { match good {
                Some(Quality::Good) => icon_with("ok", "tick"),
                Some(Quality::Blunder) => icon_with("warn", "warn"),
                _ => Html::default(),
            } }
            <div><b>{ strong }</b>{ " " }{ text }</div>
        </> },
        _ if session.may_move() => {
            let card = session.position().card();
            let scene = session.position().scene();
            let first = || session.position().moves(1).moves.pop().filter(|_| scene.boards.len() == 1);
            let how = match first().map(|mv| mv.phrase.verb.command.to_lowercase()) {
                _ if scene.coins().next().is_some() => " Pick the coins one by one.".into(),
                _ if splits(session) => " Point at a chip to take, at a mark to split.".into(),
                verb => format!(" Point to preview, click to {}.", verb.as_deref().unwrap_or("move")),
            };
            html! { <div class="dim">{ card.short }{ how }</div> }
        }
        _ => html! { <div class="dim">{ turn(session) }</div> },
    }
}
