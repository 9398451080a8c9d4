//! The parts of the page that narrow screens show one at a time, in a sheet that leaves the board in sight.
use super::{keyboard, keys::use_pressed, session::Session, wide::is_narrow};
use crate::core::{Plane, Scene};
use crate::ui::{
    after_paint::after_paint, boards::has_ruler, icons::icon, model::Level, reveal::reveal, words,
};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// A part of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    Analysis,
    Why,
    Pieces,
    Moves,
    Settings,
}

impl Sheet {
    /// The name of the part in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Self::Analysis => "analysis",
            Self::Why => "why",
            Self::Pieces => "edges",
            Self::Moves => "moves",
            Self::Settings => "settings",
        }
    }
    /// The title of the part.
    fn title(self, scene: &Scene) -> String {
        match self {
            Self::Analysis => "Analysis".into(),
            Self::Why => "Why?".into(),
            Self::Pieces => words::capital(listing(scene).unwrap_or("piece")) + "s",
            Self::Moves => "Moves".into(),
            Self::Settings => "Settings".into(),
        }
    }
    /// The parts that the sheet has for this game.
    fn all(session: &Session) -> Vec<Self> {
        let scene = session.position().scene();
        let playing = session.game.ending_here().is_none();
        let explained = session.explained() || session.level == Level::Full && playing;
        let settings = has_ruler(&scene) || session.position().workshop().settings().is_some();
        let all = [
            (Self::Analysis, true),
            (Self::Why, explained),
            (Self::Pieces, playing && listing(&scene).is_some()),
            (Self::Moves, true),
            (Self::Settings, settings),
        ];
        all.into_iter().filter(|(_, there)| *there).map(|(sheet, _)| sheet).collect()
    }
    /// The chosen part, if the sheet has it for this game.
    pub fn shown(chosen: Option<Self>, session: &Session) -> Option<Self> {
        chosen.filter(|sheet| Self::all(session).contains(sheet))
    }
}

/// The chosen part. While an earlier position is looked at, the moves are chosen, which lead back and forth, until the
/// person closes them.
#[hook]
pub fn use_sheet(session: &Session) -> UseStateHandle<Option<Sheet>> {
    let sheet = use_state(|| None);
    let setter = sheet.setter();
    use_effect_with(session.game.reviewing(), move |reviewing| {
        if *reviewing {
            setter.set(Some(Sheet::Moves));
        }
    });
    // A list can be scrolled to the current move only once it is drawn.
    use_effect_with(*sheet, |sheet| {
        if *sheet == Some(Sheet::Moves) {
            after_paint(|| {
                let here = gloo::utils::document().query_selector(".hist [aria-current=true]");
                here.ok().flatten().iter().for_each(reveal);
            });
        }
    });
    // The last hint is the reason: it opens where it is asked for.
    let setter = sheet.setter();
    use_effect_with(session.explained(), move |explained| {
        if *explained && is_narrow() {
            setter.set(Some(Sheet::Why));
        }
    });
    let (setter, shown, pointing) = (sheet.setter(), sheet.is_some(), session.preview.is_some());
    use_pressed(Rc::new(move |event| {
        let closes = shown && !pointing && event.key() == "Escape" && !elsewhere(event) && is_narrow();
        if closes {
            close(&setter);
        }
        closes
    }));
    sheet
}

/// Whether Escape has another meaning: it belongs to a dialog, or was handled already.
fn elsewhere(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.default_prevented()
        || target.is_some_and(|at| at.closest("dialog").is_ok_and(|found| found.is_some()))
}

/// Closes the sheet. The focus returns to the button that opened it.
fn close(sheet: &UseStateSetter<Option<Sheet>>) {
    keyboard::focus(".phone-tabs [aria-expanded=true]");
    sheet.set(None);
}

/// The noun of the pieces that a board lists; none where no board does.
fn listing(scene: &Scene) -> Option<&str> {
    scene.planes().find_map(Plane::listing)
}

/// Unfolds the list of pieces, which is folded up on wide screens.
fn unfold() {
    if let Ok(Some(list)) = gloo::utils::document().query_selector("details.edges") {
        // Fails only for an invalid attribute name.
        let _ = list.set_attribute("open", "");
    }
}

/// Buttons that show a part, and hide it again.
pub fn tabs(session: &Session, chosen: &UseStateHandle<Option<Sheet>>) -> Html {
    let (shown, scene) = (Sheet::shown(**chosen, session), session.position().scene());
    let tab = |sheet: Sheet| {
        let (chosen, on) = (chosen.setter(), shown == Some(sheet));
        let onclick = move |_: MouseEvent| {
            chosen.set((!on).then_some(sheet));
            if sheet == Sheet::Pieces {
                unfold();
            }
        };
        html! { <button data-part={sheet.name()} aria-expanded={on.to_string()} {onclick}>{ sheet.title(&scene) }</button> }
    };
    let shut = chosen.setter();
    html! {
        <nav class="phone-tabs" aria-label="Parts of the page">
            { for Sheet::all(session).into_iter().map(tab) }
            if shown.is_some() {
                <button class="shut" aria-label="Close" aria-keyshortcuts="Escape" onclick={move |_| close(&shut)}>{ icon("close") }</button>
            }
        </nav>
    }
}
