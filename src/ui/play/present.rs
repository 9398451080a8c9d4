//! The presenter: the board and one large panel, readable from the back of a room.
use super::{
    aside::{because, decided, over, rule_or_decision, unmarked},
    bar::{self, PlayDialog},
    begin::Restart,
    blunder,
    ended::{self, PlayAgain},
    hint, keyboard,
    last_moves::last_moves,
    puzzle, remark, restart,
    score::{self, Clock, ClockTurn, Score, place, sign},
    screen,
    session::Session,
    stage::{BackToGame, place_in_brief},
    state::*,
    team::TeamName,
    times::use_clock,
};
use crate::core::{Convention, MoveView, Verdict};
use crate::ui::{boards::from_afar, icons::*, model::*, panels::PresenterPanel, words};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PresenterProps {
    pub session: Session,
    /// Called with whether the presenter is to be shown.
    pub present: Callback<bool>,
    pub on_open: Callback<PlayDialog>,
    /// Whether the reasons are shown.
    pub why: UseStateHandle<bool>,
}

/// The whole screen.
#[component]
pub fn Presenter(props: &PresenterProps) -> Html {
    let session = &props.session;
    // The panel is also shown when somebody has won.
    let bare = session.level == Level::Off && over(session).is_none();
    let (why, clock) = (&props.why, use_clock());
    let valued = session.level == Level::Full;
    let explains = valued && session.game.ending_here().is_none();
    let once_more = {
        let session = session.clone();
        Callback::from(move |()| restart(&session, Restart::Same))
    };
    html! {
        <main class={classes!("present", bare.then_some("bare"))}>
            <header class="presenter-head">{ wordmark() }<h1>{ session.position().card().name }</h1>
                if session.game.convention == Convention::Misere { <span class="misere">{ "Misère" }</span> }
                <div class="teams">
                    <Score session={session.clone()} />
                    if *clock {
                        <div class="clocked"><Clock key={session.game.at.to_string()} turn={whose(&session.game)} /></div>
                    }
                </div>
                { past(session) }
                { turn(session) }
                { next(&session.game) }
            </header>
            <section class="stage presenter-board" aria-label="Board" tabindex="-1">
                { puzzle::answer(session, None, once_more) }
                { screen::board(session, true, from_afar(&session.game.start().scene())) }
            </section>
            if let Some(over) = over(session).filter(|_| session.level == Level::Off) {
                <aside class="presenter-panel" aria-label="Result">
                    <div class="big end"><strong>{ over }</strong></div>
                    <p class="who">{ session.game.how_it_ends() }</p>
                    <div class="presenter-rule">{ for decided(session) }</div>
                </aside>
            } else if !bare {
                <PresenterPanel {valued} at={session.game.at} analysed={session.study.analysed.clone()} over={over(session)} rule={rule_or_decision(session)}
                    unmarked={unmarked(session)} why={(**why && explains).then(|| because(session))} />
            }
            { foot(props, valued.then_some((why, explains)), &clock) }
        </main>
    }
}

/// The team whose clock is running; none against the computer.
fn whose(game: &Match) -> Option<ClockTurn> {
    let passes = game.ending().is_none() && !game.reviewing();
    let turn = || ClockTurn { seed: game.seed, index: game.at % 2, passes, names: game.names.clone() };
    (game.rival == Rival::Friend).then(turn)
}

/// The earlier position or side line that is looked at, with the button that leads back.
fn past(session: &Session) -> Html {
    let game = &session.game;
    let Some(place) = place_in_brief(game) else { return Html::default() };
    let back = game.dispatcher();
    let onclick = move |_: MouseEvent| {
        back.dispatch(Action::Line(None));
        keyboard::return_to_board();
    };
    html! { <span class="where"><span>{ place }</span><BackToGame {onclick} /></span> }
}

/// The sign of a side; a team keeps its sign, whoever begins.
fn sign_of(game: &Match, side: Side) -> Html {
    let begins = (side == Side::You) == game.first;
    match game.rival {
        Rival::Friend => sign(place(&game.names, usize::from(!begins))),
        _ => sign(usize::from(side == Side::Rival)),
    }
}

/// Whose turn it is; the name of a team can be changed where it stands.
fn turn(session: &Session) -> Html {
    let game = &session.game;
    // A side line ends, too.
    if let Some(ending) = game.ending_here() {
        let sign = match ending {
            Ending::Won(side) => sign_of(game, side),
            Ending::Drawn => Html::default(),
        };
        return html! { <span class="side-turn">{ sign }<span>{ game.ended(ending) }</span></span> };
    }
    let side = game.side_to_move(game.at);
    let sign = sign_of(game, side);
    if game.rival != Rival::Friend {
        return html! { <span class="side-turn">{ sign }<span>{ words::to_move(&game.side_name(side)) }</span></span> };
    }
    let index = game.at % 2;
    let rename = game.dispatcher();
    let before = game.names[index].clone();
    let on_name = move |name: String| {
        score::rename(&before, &name);
        rename.dispatch(Action::Name(index, name));
    };
    html! {
        <span class="side-turn">{ sign }
            <TeamName key={index} name={game.names[index].clone()} {on_name} />
            <span class="to-move">{ "to move" }</span></span>
    }
}

/// The team that moves next, for a heading without score and clock, which would name it.
fn next(game: &Match) -> Html {
    if game.rival != Rival::Friend || game.ending_here().is_some() {
        return Html::default();
    }
    let index = 1 - game.at % 2;
    html! { <span class="next">{ sign(place(&game.names, index)) }<span>{ format!("{} next", game.names[index]) }</span></span> }
}

/// A button that is pressed while something is shown.
fn toggle(name: &'static str, label: Html, on: &UseStateHandle<bool>, disabled: bool) -> Html {
    let (shown, on) = (**on, on.clone());
    html! {
        <button class={classes!("btn", shown.then_some("pri"))} aria-label={name} title={name} aria-pressed={shown.to_string()} {disabled}
            onclick={move |_| on.set(!shown)}>{ label }</button>
    }
}

fn foot(
    PresenterProps { session, present, on_open, why: reasons }: &PresenterProps,
    why: Option<(&UseStateHandle<bool>, bool)>,
    clock: &UseStateHandle<bool>,
) -> Html {
    let game = &session.game;
    let step = |by: isize| {
        let (game, at) = (game.dispatcher(), game.at);
        move |_: MouseEvent| {
            game.dispatch(Action::Look(at.saturating_add_signed(by)));
            // At the start and at the end of the game the button is disabled.
            keyboard::return_to_board();
        }
    };
    let (undo, exit, analysis, make) = (session.clone(), present.clone(), session.clone(), session.clone());
    let hidden = session.level == Level::Off;
    let ended = over(session).is_some();
    let begins = ended::begins_next(session);
    let once_more = {
        let (session, other) = (session.clone(), begins.is_some());
        move |_: MouseEvent| restart(&session, if other { Restart::Swapped } else { Restart::Same })
    };
    let look_into = {
        let why = reasons.setter();
        move |session: &Session, at: usize, better: &Option<MoveView>| {
            session.show_all();
            blunder::show_better_move(session, at, better);
            why.set(true);
        }
    };
    let new_game = on_open.reform(|_: MouseEvent| PlayDialog::NewGame);
    let wins = session.preview.as_ref().is_some_and(|preview| preview.wins == Some(true));
    // Before a move is in preview the button shows the verb of the moves here.
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
            let take = words::take(&preview.mv);
            let class = classes!("makes", (take.len() > remark::LONG / 2).then_some("long"));
            html! { <>{ mark }<span {class}><b>{ take }if change.is_some() { { ":" } }</b>{ " " }<span>{ change }</span></span></> }
        }
        None if game.ending_here().is_some() => {
            html! { <span>{ game.how_it_ends() }</span> }
        }
        None if let Some(hint) = hint::text(session) => {
            html! { <div aria-hidden="true"><b>{ hint }</b></div> }
        }
        None if let Some(said) = last_moves(session) => said,
        // Without a panel the rule stands here.
        None if hidden => html! { <div>{ session.position().short_rule() }{ remark::ends(game) }</div> },
        None => {
            let piece = session.position().card().piece;
            html! { <span>{ format!("Point at {} to preview.", words::a(piece)) }</span> }
        }
    };
    // The element stays in the page, so that a hint is announced once, whatever the line shows meanwhile.
    let heard = hint::text(session);
    // The word below an icon, where there is room.
    let word = |text: &'static str| html! { <span class="wide-word" aria-hidden="true">{ text }</span> };
    let (eye, level, analysis_name) = match session.level {
        Level::Off => ("eye-off", "off", "Analysis: off. Show hints"),
        Level::Hints => ("eye-half", "hints", "Analysis: hints. Show values"),
        Level::Full => ("eye", "full", "Analysis: full. Hide analysis"),
    };
    html! {
        <footer class="presenter-foot">
            { line }
            <span class="sr" role="status">{ for heard }</span>
            <span class="spacer"></span>
            if ended {
                { ended::better(session, html! { { "Better move" } }, look_into) }
                <PlayAgain onclick={once_more} {begins} />
            } else if let Some(mv) = &button {
                <button class={if wins { "btn win" } else { "btn pri" }} disabled={session.preview.is_none()} onclick={move |_| make.commit()}>{ icon(words::sign(mv)) }{ words::verb(mv) }</button>
            }
            <button class="btn icon" aria-label="Step back" title="Step back" disabled={game.at == 0} onclick={step(-1)}>{ icon("back") }</button>
            <button class="btn icon" aria-label="Step forward" title="Step forward" disabled={game.at >= game.end()} onclick={step(1)}>{ icon("forward") }</button>
            <button class="btn icon" aria-label="Take back" title="Take back" disabled={!game.can_undo()} onclick={move |_| undo.undo()}>{ icon("undo") }</button>
            // The button stays after the end of the game, so that the step buttons keep their places.
            if let Some((why, explains)) = why {
                { toggle("Why?", html! { { "Why?" } }, why, !explains) }
            }
            <button class="btn icon" aria-label="Rules" title="Rules" aria-keyshortcuts="R" onclick={on_open.reform(|_: MouseEvent| PlayDialog::Rules)}>{ icon("rules") }{ word("Rules") }</button>
            { toggle("Clock", html! { <>{ icon("clock") }{ word("Clock") }</> }, clock, false) }
            if !session.locked {
                <button class="btn icon" aria-label="New game" title="New game" onclick={new_game}>{ icon("new") }{ word("New") }</button>
            }
            <button
                class="btn icon"
                aria-keyshortcuts="A"
                aria-label={analysis_name}
                title={analysis_name}
                onclick={move |_| analysis.set_level(bar::next_level(analysis.level))}
            >{ icon(eye) }<span class="wide-word" aria-hidden="true">{ "Analysis" }<span class="colon">{ ":" }</span>{ " " }<span class="level-word">{ level }</span></span></button>
            <button class="btn" aria-keyshortcuts="Escape" onclick={move |_| exit.emit(false)}>{ icon("exit") }{ "Exit" }</button>
        </footer>
    }
}
