//! The nimber lab.
mod cells;
mod form;
mod marks;
mod state;
mod steps;
mod table;
mod view;

use super::frame::{LabPage, Top};
use crate::labs::Values;
use crate::ui::gesture::Gesture;
use state::{Hold, Lab};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Where it is, and what it is called.
pub const PAGE: LabPage = LabPage { path: "lab/nimbers", name: "Nimbers", title: "Nimber lab" };

#[derive(Properties, PartialEq)]
pub struct NimberLabProps {
    /// What the address asks for when the lab is opened.
    pub link: Values,
    /// All pages of the lab.
    pub labs: &'static [LabPage],
}

#[component]
pub fn NimberLab(props: &NimberLabProps) -> Html {
    let lab = use_mut_ref(|| Lab::new(&props.link));
    let drawn = use_state(|| ());
    let gesture = use_mut_ref(Gesture::default);
    let hold = Hold { lab, redraw: drawn.setter() };
    let lab = hold.lab.borrow();
    html! { <>
        <Top page={PAGE} link={lab.link().to_string()} labs={props.labs} />
        <main class="lab nimber-lab" onkeydown={switch}>
            { form::side(&hold) }
            <div class="main">{ steps::steps(&hold) }{ table::table(&hold, &gesture) }</div>
        </main>
    </> }
}

/// T goes from the table to the calculator, and from its numbers to the table.
fn switch(event: KeyboardEvent) {
    if !matches!(event.key().as_str(), "t" | "T") || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let within = |what: &str| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        target.is_some_and(|target| target.matches(what) == Ok(true))
    };
    let to = if within("#nim-table") {
        "nim-a"
    } else if within("#nim-a,#nim-b") {
        "nim-table"
    } else {
        return;
    };
    event.prevent_default();
    let element = gloo::utils::document().get_element_by_id(to);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Fails only for an element that is not shown.
        let _ = element.focus();
    }
}
