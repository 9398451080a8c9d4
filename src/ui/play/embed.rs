//! The frame in another page: from 320 px wide, piles on their side.
use super::{
    bar::PlayDialog,
    beats,
    begin::Restart,
    ended::PlayAgain,
    remark, restart,
    session::Session,
    stage,
    state::{Match, Rival},
};
use crate::core::{Convention, Outcome};
use crate::games::Link;
use crate::ui::{
    boards::{Arrangement, Boards, lies_down},
    icons::*,
    model::*,
    play::{
        address,
        screen::{before, last},
    },
    rich::nimber,
    route::{self, Page},
    term::{self, explained},
    words,
};
use yew::prelude::*;

/// The whole frame.
pub fn view(session: &Session, link: &Link, open: &Callback<PlayDialog>) -> Html {
    let game = &session.game;
    let (make, undo, eye) = (session.clone(), session.clone(), session.clone());
    let new_game = open.reform(|_: MouseEvent| PlayDialog::NewGame);
    let rules = open.reform(|_: MouseEvent| PlayDialog::Rules);
    let ended = game.ending_here().is_some() && !game.reviewing();
    let turn = stage::turn(session);
    let outside = route::absolute(Page::Play, &address::link(game, session.level));
    let says = match &session.preview {
        Some(preview) => html! { <b>{ words::narrow(&preview.mv) }</b> },
        None if let Some(piece) = remark::gathering(session) => {
            html! { <b role="status">{ words::picked(session.aim.picked.len() as u64, &piece) }</b> }
        }
        None if ended => {
            let last = session
                .plies
                .get(game.at)
                .and_then(|ply| Some(words::made(&ply.who, ply.mv.as_ref()?) + "."));
            html! { <span>{ for last }</span> }
        }
        // The narrowest frames have no room above the board to tell whose turn it is. Until the person has moved, the
        // rule takes the place of what the board shows.
        None if game.live == 0 || game.live == 1 && !game.first => {
            html! { <span><span class="begins">{ &turn }{ ". " }</span>{ rule(game) }</span> }
        }
        None => {
            let made = answered(session).unwrap_or_else(|| stage::turn(session) + ".");
            let begins = answered(session)
                .is_some()
                .then(|| html! { <span class="begins">{ " " }{ stage::turn(session) }{ "." }</span> });
            let (told, blunder) = chances(session);
            let better = (*session.better).as_ref().filter(|_| blunder);
            let better = better.map(|mv| format!(" It was better to {}.", words::lower(&words::take(mv))));
            html! { <span>{ made }if blunder { { told } } else { <span class="chance">{ told }</span> }<span class="better">{ better }</span>{ begins }</span> }
        }
    };
    let again = {
        let session = session.clone();
        move |_: MouseEvent| restart(&session, Restart::Same)
    };
    let wins = session.preview.as_ref().is_some_and(|preview| preview.wins == Some(true));
    // A page has only one main element; in the site's own preview that is the page around the dialog.
    let tag = if route::is_preview() { "section" } else { "main" };
    html! {
        <@{tag} class="embed">
            <header class="embed-head"><h1>{ game.start().card().name }</h1>if game.convention == Convention::Misere { <span class="small misere">{ "Misère" }</span> }if ended { <b>{ turn }</b> } else { <span class="small dim">{ turn }</span>{ outcome(session) } }
                <button class="btn icon quiet" aria-label="Rules" onclick={rules}>{ icon("rules") }</button></header>
            { board(session) }
            <footer class="embed-foot">
                <div class={classes!("says", ended.then_some("at-end"))}>{ says }</div>
                if session.preview.is_none() && remark::gathering(session).is_some() { { remark::cancel(session, html! { { icon("close") } }, "btn icon") } }
                if let Some(preview) = &session.preview {
                    <button class={if wins { "btn win" } else { "btn pri" }} onclick={move |_| make.commit()}>{ icon(words::sign(&preview.mv)) }{ words::verb(&preview.mv) }</button>
                }
                if ended {
                    <PlayAgain onclick={again.clone()} />
                }
                <span class="spacer"></span>
                <button class="btn icon quiet" aria-label="Take back" title="Take back" disabled={!game.can_undo()} onclick={move |_| undo.undo()}>{ icon("undo") }</button>
                if link.locked {
                    <button class="btn icon quiet" aria-label="Start again" title="Start again" disabled={game.live == 0} onclick={again}>{ icon("first") }<span class="word">{ "Start again" }</span></button>
                } else {
                    <button class="btn icon quiet" aria-label="New game" title="New game" onclick={new_game}>{ icon("new") }<span class="word">{ "New game" }</span></button>
                }
                if !link.locked {
                    <button class="btn icon quiet" aria-label="Change analysis" title="Change analysis" onclick={move |_| eye.set_level(super::bar::next_level(eye.level))}>{ icon("eye") }<span class="word">{ "Analysis" }</span></button>
                }
                <a class="btn icon quiet" aria-label="Open in Nimscope" title="Open in Nimscope" href={outside} target="_blank" rel="noopener">{ icon("out") }</a>
            </footer>
        </@>
    }
}

/// Whether the person can win, or has just blundered, in words, if that may be told. The flag is set for a blunder,
/// which no badge shows.
fn chances(session: &Session) -> (&'static str, bool) {
    let told = session.level != Level::Off && session.may_move();
    let game = &session.game;
    let own =
        game.at.checked_sub(1).filter(|_| game.rival != Rival::Friend).and_then(|own| session.plies.get(own));
    let blunder = own.is_some_and(|ply| ply.quality == Some(Quality::Blunder));
    match session.outcome().filter(|_| told) {
        Some(Outcome::N) => (" You can win.", false),
        Some(Outcome::P) if blunder => (" You blundered.", true),
        Some(Outcome::P) => (" Every move can be answered.", false),
        _ => ("", false),
    }
}

/// The rule, and who wins; where play may end in a draw, or never, the rule says that itself.
fn rule(game: &Match) -> String {
    let short = game.start().short_rule();
    if game.start().rules().is_none() {
        let turned = if game.convention == Convention::Misere { remark::TURNED } else { "" };
        return format!("{short}{turned}");
    }
    let ends = match game.convention {
        Convention::Normal => "wins",
        Convention::Misere => "loses",
    };
    format!("{short} Last move {ends}.")
}

/// The computer's last move in words, until the next move.
fn answered(session: &Session) -> Option<String> {
    let game = &session.game;
    let ply = session.plies.get(game.at).filter(|_| game.rival != Rival::Friend && session.may_move())?;
    Some(words::made(&ply.who, ply.mv.as_ref()?) + ".")
}

fn outcome(session: &Session) -> Html {
    let Some(verdict) = session.verdict() else { return Html::default() };
    let Some(outcome) = verdict.outcome() else { return Html::default() };
    let (class, _) = words::outcome_mark(outcome);
    let ordinal = || {
        session
            .position()
            .workshop()
            .ordinal()
            .filter(|_| session.analysis().convention == Convention::Normal)
    };
    let value = verdict.value().map(nimber).or_else(|| ordinal().map(|ordinal| html! { { ordinal } }));
    let value = value.filter(|_| session.level == Level::Full);
    let title = words::outcome_title(outcome);
    let title = term::named(title).map_or_else(|| html! { { title } }, |term| explained(term.id, title));
    html! { <span class={classes!("outcome", class)}><span>{ title }</span>{ " " }{ for value }</span> }
}

fn board(session: &Session) -> Html {
    let scene = session.position().scene();
    let upright = !lies_down(&scene);
    let on = session.actions.board.clone();
    html! {
        <section class={classes!("stage", "embed-board", upright.then_some("up"))} aria-label="Board" tabindex="-1">
            <Boards
                {scene} parts={session.values.clone()} level={session.level} winning={session.marked_moves()} draws={session.is_draw()}
                choices={session.choices.clone()} picked={session.picked()} by_hand={session.aim.by_hand} line={session.line()} open={session.open()}
                preview={session.preview.clone()} shown={session.shown.clone()} before={before(session)} last={last(session)} beats={beats::made(session)}
                disabled={!session.may_move()}
                arrangement={if upright { Arrangement::Upright } else { Arrangement::Sideways }} numbered={true} {on}
            />
        </section>
    }
}
