//! What narrow screens show one at a time, in a sheet that leaves the board in sight.
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
    /// As the style sheet knows it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Analysis => "analysis",
            Self::Why => "why",
            Self::Pieces => "edges",
            Self::Moves => "moves",
            Self::Settings => "settings",
        }
    }
    /// As people know it.
    fn title(self, scene: &Scene) -> String {
        match self {
            Self::Analysis => "Analysis".into(),
            Self::Why => "Why?".into(),
            Self::Pieces => words::capital(listing(scene).unwrap_or("piece")) + "s",
            Self::Moves => "Moves".into(),
            Self::Settings => "Settings".into(),
        }
    }
    /// Those that there are.
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
    /// The one that is shown, where it is there.
    pub fn shown(chosen: Option<Self>, session: &Session) -> Option<Self> {
        chosen.filter(|sheet| Self::all(session).contains(sheet))
    }
}

/// The one that is chosen; whoever looks back gets the moves, which lead to and fro, until they put them away.
#[hook]
pub fn use_sheet(session: &Session) -> UseStateHandle<Option<Sheet>> {
    let sheet = use_state(|| None);
    let setter = sheet.setter();
    use_effect_with(session.game.reviewing(), move |reviewing| {
        if *reviewing {
            setter.set(Some(Sheet::Moves));
        }
    });
    // A list that was not drawn could not be scrolled to where the game stands.
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

/// Whether Escape means something else: a dialog, or what something has taken already.
fn elsewhere(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.default_prevented()
        || target.is_some_and(|at| at.closest("dialog").is_ok_and(|found| found.is_some()))
}

/// Puts the sheet away. The keyboard goes back to the button that opened it.
fn close(sheet: &UseStateSetter<Option<Sheet>>) {
    keyboard::focus(".phone-tabs [aria-expanded=true]");
    sheet.set(None);
}

/// What the pieces are called that a board lists.
fn listing(scene: &Scene) -> Option<&str> {
    scene.planes().find_map(Plane::listing)
}

/// Opens the list of pieces, which is folded elsewhere.
fn unfold() {
    if let Ok(Some(list)) = gloo::utils::document().query_selector("details.edges") {
        // Fails only for names that are none.
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
