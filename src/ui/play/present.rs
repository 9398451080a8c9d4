//! The presenter: the board and one large panel, readable from the back of a room.
use super::{bar::Open, screen, session::Session, state::*};
use crate::core::Verdict;
use crate::ui::{
    dialog::Dialog,
    icons::*,
    model::*,
    panels::{Because, PresenterPanel},
    words,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The whole screen.
pub fn view(session: &Session, present: &Callback<bool>, open: &Callback<Open>) -> Html {
    let bare = session.level == Level::Off;
    html! {
        <main class={classes!("present", bare.then_some("bare"))}>
            <header class="presenter-head">{ wordmark() }<h1>{ session.position().card().name }</h1>{ turn(session) }</header>
            <section class="stage presenter-board" aria-label="Board">{ screen::board(session, true) }</section>
            if !bare {
                <PresenterPanel analysed={session.study.analysed.clone()} over={over(session)} />
            }
            { foot(session, present, open) }
        </main>
    }
}

/// The derivation, large; over the board, which stays as it is.
pub fn why(session: &Session, on_close: Callback<()>) -> Html {
    let (game, analysis) = (session.position().clone(), session.study.analysed.analysis.clone());
    let children = html! { <Because {game} {analysis} large={true} /> };
    html! { <Dialog title="Why?" huge={true} {on_close} {children} /> }
}

/// The result in words, once the game is over.
fn over(session: &Session) -> Option<String> {
    let game = &session.game;
    Some(match game.ending().filter(|_| !game.reviewing())? {
        Ending::Won(winner) => words::wins(&game.names[usize::from((winner == Side::You) != game.first)]),
        Ending::Drawn => words::DRAW.into(),
    })
}

/// Whose turn it is; the name can be changed where it stands.
fn turn(session: &Session) -> Html {
    let game = &session.game;
    if let Some(over) = over(session) {
        return html! { <span class="t" role="status"><span class="d"></span>{ over }</span> };
    }
    let index = game.at % 2;
    let rename = game.dispatcher();
    let onchange = move |event: Event| {
        let name = event.target_unchecked_into::<HtmlInputElement>().value();
        rename.dispatch(Action::Name(index, name.chars().take(30).collect()));
    };
    let name = game.names[index].clone();
    let size = name.chars().count().clamp(4, 30).to_string();
    html! {
        <span class="t"><span class="d"></span>
            <input class="team" type="text" aria-label="Name of the side to move" value={name} {size} {onchange} />
            { "to move" }</span>
    }
}

fn foot(session: &Session, present: &Callback<bool>, open: &Callback<Open>) -> Html {
    let game = &session.game;
    let step = |by: isize| {
        let (game, at) = (game.dispatcher(), game.at);
        move |_: MouseEvent| game.dispatch(Action::Look(at.saturating_add_signed(by)))
    };
    let (undo, exit, toggle, make) = (session.clone(), present.clone(), session.clone(), session.clone());
    let hidden = session.level == Level::Off;
    let explains = session.level == Level::Full && game.ending().is_none();
    let open = open.clone();
    let wins = session.preview.as_ref().is_some_and(|preview| preview.wins == Some(true));
    // Before anything is pointed at the button says what a move here does.
    let any = || session.position().moves(1).moves.pop();
    let button = session.preview.as_ref().map(|preview| preview.mv.clone()).or_else(any);
    let line = match &session.preview {
        Some(preview) => {
            let mark = match preview.wins {
                Some(true) => icon_with("ok", "tick"),
                Some(false) => icon_with("bad", "cross"),
                None => Html::default(),
            };
            let change = words::nim_sum_change(
                session.verdict().and_then(Verdict::value),
                preview.value,
                session.analysis().parts.len(),
            );
            html! { <>{ mark }<span><b>{ words::take(&preview.mv) }</b>if let Some(change) = change { { ": " }{ change } }</span></> }
        }
        None => {
            let piece = session.position().card().piece;
            html! { <span>{ format!("Point at {} to preview.", words::a(piece)) }</span> }
        }
    };
    html! {
        <footer class="presenter-foot">
            { line }
            <span class="sp"></span>
            if let Some(mv) = &button {
                <button class={if wins { "btn win" } else { "btn pri" }} disabled={session.preview.is_none()} onclick={move |_| make.commit()}>{ icon(words::sign(mv)) }{ words::verb(mv) }</button>
            }
            <button class="btn icon" aria-label="Step back" disabled={game.at == 0} onclick={step(-1)}>{ icon("back") }</button>
            <button class="btn icon" aria-label="Step forward" disabled={game.at >= game.end()} onclick={step(1)}>{ icon("forward") }</button>
            <button class="btn icon" aria-label="Undo" disabled={!game.can_undo()} onclick={move |_| undo.undo()}>{ icon("undo") }</button>
            if explains {
                <button class="btn" onclick={move |_| open.emit(Open::Why)}>{ "Why?" }</button>
            }
            <button class="btn" aria-keyshortcuts="A" onclick={move |_| toggle.set_level(if hidden { Level::Full } else { Level::Off })}>
                { icon("eye") }{ if hidden { "Show analysis" } else { "Hide analysis" } }</button>
            <button class="btn" aria-keyshortcuts="Escape" onclick={move |_| exit.emit(false)}>{ icon("exit") }{ "Exit" }</button>
        </footer>
    }
}
