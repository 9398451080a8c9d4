//! The dialog for a new game: the position to start from, who begins, against whom, and whether the last move wins.
use super::form::tabs;
use crate::core::Convention;
use crate::games::Link;
use crate::ui::dialog::Dialog;
use crate::ui::model::{GameRef, Level};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

mod blocks;
mod carry;
mod coins;
mod column;
mod draw;
mod editor;
mod listed;
mod notation_parts;
mod ordered;
mod other;
mod presets;
mod random;
mod several;
mod terms;
mod typed;

pub use editor::{Editor, EditorProps};
use ordered::Ordered;
use other::Other;
use presets::Presets;
use random::Random;
use several::Several;
use terms::Terms;
pub use terms::title;
use typed::Typed;

/// The choices made in the dialog.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// The position to start from.
    pub notation: String,
    /// The moves made from `notation` before play begins.
    pub moves: Vec<String>,
    pub convention: Convention,
    /// One of `Link::OPPONENTS`.
    pub opponent: String,
    /// Whether the person at the board begins.
    pub first: bool,
    /// The names of two people at one board, the one who begins first; empty without names.
    pub names: [String; 2],
}

#[derive(Properties, Clone, PartialEq)]
pub struct NewGameDialogProps {
    /// The game now on the board, whose presets are offered and with which the editor begins.
    pub game: GameRef,
    /// The position that the game on the board began with.
    pub start: GameRef,
    /// The terms of the game now on the board.
    pub convention: Convention,
    pub opponent: String,
    pub first: bool,
    #[prop_or_default]
    pub names: [String; 2],
    /// What the two players are called when they have no names.
    #[prop_or_default]
    pub nameless: [String; 2],
    /// The level of analysis: the editor shows values unless it is off.
    #[prop_or_default]
    pub level: Level,
    /// Whether other games of the library may be picked, for pages without a link to the gallery.
    #[prop_or_default]
    pub others: bool,
    /// Resets the score; none where there is no score.
    #[prop_or_default]
    pub on_reset: Option<Callback<()>>,
    pub on_start: Callback<NewGame>,
    pub on_close: Callback<()>,
}

const TABS: [&str; 6] = ["Presets", "Random", "Type", "Editor", "Combine", "Other games"];

#[component]
pub fn NewGameDialog(props: &NewGameDialogProps) -> Html {
    let tab = use_state(|| 0);
    // The position that the open tab offers; none while it offers none.
    let position = use_state(|| Some(props.game.clone()));
    let chosen = use_state(|| NewGame {
        notation: String::new(),
        moves: Vec::new(),
        convention: props.convention,
        opponent: props.opponent.clone(),
        first: props.first,
        names: props.names.clone(),
    });
    // The convention and the moves of the chosen preset, where it has any.
    let link = use_state(|| None::<Rc<Link>>);
    let on_tab = {
        let (tab, link) = (tab.clone(), link.setter());
        Callback::from(move |to| {
            link.set(None);
            tab.set(to);
        })
    };
    let on_link = {
        let (link, chosen) = (link.clone(), chosen.clone());
        let (convention, opponent) = (props.convention, props.opponent.clone());
        Callback::from(move |now: Option<Rc<Link>>| {
            // A preset sets the convention; once another position is chosen, the earlier convention returns.
            let terms = match &now {
                Some(now) => Some((now.convention, now.opponent.clone())),
                None => link.is_some().then(|| (convention, Some(opponent.clone()))),
            };
            if let Some((convention, opponent)) = terms {
                let opponent = opponent.unwrap_or_else(|| chosen.opponent.clone());
                chosen.set(NewGame { convention, opponent, ..(*chosen).clone() });
            }
            link.set(now);
        })
    };
    let on_position = use_callback((), {
        let position = position.setter();
        move |offered: Option<GameRef>, ()| position.set(offered)
    });
    let on_terms = {
        let chosen = chosen.clone();
        Callback::from(move |terms| chosen.set(terms))
    };
    let playable = position.as_ref().filter(|game| game.move_count() > 0);
    let start = {
        let (chosen, on_start, link) = (chosen.clone(), props.on_start.clone(), link.clone());
        let notation = playable.map(|game| game.notation());
        move || {
            let Some(notation) = notation.clone() else { return };
            let (notation, moves) =
                link.as_ref().map_or((notation, vec![]), |link| (link.game.clone(), link.moves.clone()));
            on_start.emit(NewGame { notation, moves, ..(*chosen).clone() });
        }
    };
    // Enter begins the game from a field of one line, as in any form, and also from the chosen preset.
    let entered = {
        let start = start.clone();
        move |event: KeyboardEvent| {
            let field = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if event.key() == "Enter"
                && field.is_some_and(|field| field.matches("input.pos, .pick.on") == Ok(true))
            {
                event.prevent_default();
                start();
            }
        }
    };
    let start = move |_: MouseEvent| start();
    let cancel = props.on_close.reform(|_: MouseEvent| ());
    let actions = html! { <>
        if let Some(on_reset) = props.on_reset.clone() {
            <button class="btn" onclick={move |_| on_reset.emit(())}>{ "Reset score" }</button>
        }
        if position.is_some() && playable.is_none() { <span class="dim small">{ "No move is left there." }</span> }
        <button class="btn" onclick={cancel}>{ "Cancel" }</button>
        <button class="btn pri" disabled={playable.is_none()} onclick={start}>{ "Start" }</button>
    </> };
    // Grundy values do not decide misère play.
    let level = match chosen.convention {
        Convention::Normal => props.level,
        Convention::Misere => Level::Off,
    };
    // The editor and the text field begin with the position that the previous tab offered.
    let from = use_memo(*tab, |_| (*position).clone().unwrap_or_else(|| props.game.clone()));
    let body = match *tab {
        0 => html! { <Presets start={props.start.clone()} {on_position} {on_link} /> },
        // Positions can be made to order only for normal play.
        1 if props.game.workshop().orders().is_some() && chosen.convention == Convention::Normal => {
            html! { <Ordered game={props.game.clone()} {on_position} /> }
        }
        1 => html! { <Random game={props.game.clone()} convention={chosen.convention} {on_position} /> },
        2 => html! { <Typed from={(*from).clone()} game={props.game.clone()} {on_position} /> },
        3 => html! { <Editor from={(*from).clone()} {level} {on_position} /> },
        4 => html! { <Several from={(*from).clone()} {level} {on_position} /> },
        _ => html! { <Other {on_position} /> },
    };
    let shown = if props.others { &TABS[..] } else { &TABS[..5] };
    let children = html! { <>
        { tabs("Position to start from", shown, *tab, on_tab) }
            <div class="tabbody" role="tabpanel" onkeydown={entered} aria-label={TABS.get(*tab).copied()}>{ body }</div>
            <Terms chosen={(*chosen).clone()} nameless={props.nameless.clone()} on={on_terms} />
    </> };
    html! { <Dialog title="New game" wide={true} on_close={props.on_close.clone()} {actions} {children} /> }
}
