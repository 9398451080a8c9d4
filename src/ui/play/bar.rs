//! The game bar, the bar of actions on phones, and the controls they share.
use super::{
    begin::{Restart, restart},
    session::Session,
    state::*,
};
use crate::core::Convention;
use crate::ui::{icons::icon, model::Level};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The dialogs of the play screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayDialog {
    Rules,
    NewGame,
    Share,
    Embed,
    Keys,
    /// The menus that narrow screens open by the button in the top bar, and by that in the bottom bar.
    Menu,
    More,
}

/// A name with more letters needs two lines in most windows.
const LONG: usize = 14;

/// Why nothing can be changed in a game whose link locks it.
const LOCKED: &str = "The link of this game fixes it.";

/// Why the convention or the opponent cannot be changed now; none if it can.
pub fn why_fixed(session: &Session) -> Option<&'static str> {
    match (session.locked, session.game.live) {
        (true, _) => Some(LOCKED),
        (false, 0) => None,
        (false, _) => Some("It stays as it is during a game. New game changes it."),
    }
}

/// Why neither the convention nor the opponent can be changed now; none if one of them can.
pub fn both_fixed(session: &Session) -> Option<&'static str> {
    why_fixed(session).map(|why| match why {
        LOCKED => "The link of this game fixes play and opponent.",
        _ => "Play and opponent stay as they are during a game. New game changes them.",
    })
}

/// A row of choices, one of which is chosen. None can be changed if there is a reason, which the row then gives.
fn segment<T: PartialEq + Copy + 'static>(
    legend: &'static str,
    name: &'static str,
    all: &[(T, &'static str)],
    chosen: T,
    fixed: Option<&'static str>,
    set: Callback<T>,
) -> Html {
    let option = |&(value, label): &(T, &'static str)| {
        let set = set.clone();
        html! {
            <label><input type="radio" name={name} checked={value == chosen} onchange={move |_| set.emit(value)} />{ label }</label>
        }
    };
    html! { <fieldset class="seg" disabled={fixed.is_some()} title={fixed}><legend class="sr">{ legend }</legend>{ for all.iter().map(option) }</fieldset> }
}

/// The choice between normal and misère play. `name` keeps radio groups apart.
pub fn convention(session: &Session, name: &'static str) -> Html {
    let game = session.game.dispatcher();
    let set = Callback::from(move |convention| game.dispatch(Action::Convention(convention)));
    let all = [(Convention::Normal, "Normal"), (Convention::Misere, "Misère")];
    segment("Last move", name, &all, session.game.convention, why_fixed(session), set)
}

/// The choice of how much is shown.
pub fn level(session: &Session, name: &'static str) -> Html {
    let set = session.clone();
    let all = [(Level::Off, "Off"), (Level::Hints, "Hints"), (Level::Full, "Full")];
    segment(
        "Analysis",
        name,
        &all,
        session.level,
        session.locked.then_some(LOCKED),
        Callback::from(move |level| set.set_level(level)),
    )
}

/// The choice of the opponent.
pub fn rival(session: &Session) -> Html {
    let game = session.game.dispatcher();
    let onchange = Callback::from(move |event: Event| {
        let select = event.target_unchecked_into::<HtmlSelectElement>();
        if let Some(rival) = Rival::named(&select.value()) {
            game.dispatch(Action::Rival(rival));
        }
    });
    let (chosen, fixed) = (session.game.rival, why_fixed(session));
    html! {
        <label class="field opp" title={fixed}><span>{ "Opponent" }</span><select disabled={fixed.is_some()} {onchange}>
            { for Rival::ALL.iter().map(|rival| html! {
                <option value={rival.name()} selected={*rival == chosen}>{ rival.name() }</option>
            }) }
        </select></label>
    }
}

/// The bar above the board.
pub fn game_bar(session: &Session, open: &Callback<PlayDialog>) -> Html {
    let emit = |what: PlayDialog| {
        let open = open.clone();
        move |_: MouseEvent| open.emit(what)
    };
    let (undo, redo, start) = (session.clone(), session.clone(), session.clone());
    let restart = move |_: MouseEvent| restart(&start, Restart::Same);
    let name = session.position().card().name;
    html! {
        <section class="gamebar" aria-label="Game">
            <h1 class={(name.len() > LONG).then_some("long")}>{ name }</h1>
            if session.game.convention == Convention::Misere { <span class="misere">{ "Misère" }</span> }
            <button class="btn rules-button" onclick={emit(PlayDialog::Rules)}>{ icon("rules") }<span>{ "Rules" }</span></button>
            <span class="rule"></span>
            { convention(session, "play") }
            { rival(session) }
            <span class="field an"><span>{ "Analysis" }</span>{ level(session, "an") }</span>
            <span class="spacer"></span>
            <span class="join">
                <button class="btn icon" aria-label="Take back" disabled={!session.game.can_undo()} onclick={move |_| undo.undo()}>{ icon("undo") }</button>
                <button class="btn icon" aria-label="Redo" disabled={!session.game.can_redo()} onclick={move |_| redo.redo()}>{ icon("redo") }</button>
            </span>
            if session.locked {
                <button class="btn pri newb" disabled={session.game.main.moves.is_empty()} onclick={restart}>{ icon("first") }<span>{ "Start again" }</span></button>
            } else {
                <button class="btn pri newb" onclick={emit(PlayDialog::NewGame)}>{ icon("new") }<span>{ "New game" }</span></button>
            }
        </section>
    }
}

/// The next level in turn.
pub fn next_level(level: Level) -> Level {
    match level {
        Level::Off => Level::Hints,
        Level::Hints => Level::Full,
        Level::Full => Level::Off,
    }
}

/// The fixed bar at the bottom of narrow screens.
pub fn action_bar(session: &Session, open: &Callback<PlayDialog>) -> Html {
    let emit = |what: PlayDialog| {
        let open = open.clone();
        move |_: MouseEvent| open.emit(what)
    };
    let (undo, redo, cycle, start) = (session.clone(), session.clone(), session.clone(), session.clone());
    let restart = move |_: MouseEvent| restart(&start, Restart::Same);
    let level = match session.level {
        Level::Off => "Off",
        Level::Hints => "Hints",
        Level::Full => "Full",
    };
    html! {
        <section class="phone-actions" aria-label="Actions">
            <button disabled={!session.game.can_undo()} onclick={move |_| undo.undo()}>{ icon("undo") }{ "Take back" }</button>
            <button disabled={!session.game.can_redo()} onclick={move |_| redo.redo()}>{ icon("redo") }{ "Redo" }</button>
            if session.locked {
                <button disabled={session.game.main.moves.is_empty()} onclick={restart}>{ icon("first") }{ "Again" }</button>
            } else {
                <button onclick={emit(PlayDialog::NewGame)}>{ icon("new") }{ "New" }</button>
            }
            <button class="level" disabled={session.locked} aria-label={format!("Analysis: {level}")} onclick={move |_| cycle.set_level(next_level(cycle.level))}>{ "Analysis " }<b>{ level }</b></button>
            <button onclick={emit(PlayDialog::More)}>{ icon("dots") }{ "More" }</button>
        </section>
    }
}
