//! The counting lab.
mod drawing;
mod form;
mod formulas;
mod plot;
mod state;
mod table;
mod triangle;

use super::frame::{LabPage, Top};
use crate::labs::{Values, counting::Sequence};
use state::{Hold, Lab};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// From so many piles on formulas and numbers need the whole width.
const WIDE: u32 = 6;

/// Where it is, and what it is called.
pub const PAGE: LabPage = LabPage { path: "lab/counting", name: "Counting", title: "Counting lab" };

#[derive(Properties, PartialEq)]
pub struct CountingLabProps {
    /// What the address asks for when the lab is opened.
    pub link: Values,
    /// All pages of the lab.
    pub labs: &'static [LabPage],
}

#[component]
pub fn CountingLab(props: &CountingLabProps) -> Html {
    let lab = use_mut_ref(|| Lab::new(&props.link));
    let drawn = use_state(|| ());
    let hold = Hold { lab, redraw: drawn.setter() };
    let lab = hold.lab.borrow();
    let keys = {
        let hold = hold.clone();
        move |event: KeyboardEvent| {
            let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key() && !event.shift_key();
            if plain && key(&hold, &event.key()) {
                event.prevent_default();
            }
        }
    };
    html! { <>
        <Top page={PAGE} link={lab.link().to_string()} labs={props.labs} />
        <main class="lab counting-lab">
            { form::side(&hold, &lab) }
            <div class="main" onkeydown={keys}>
                { table::table(&hold, &lab) }
                <div class={if lab.terms.k < WIDE { "mid" } else { "mid wide" }}>{ formulas::card(&lab) }{ triangle::card(&hold, &lab) }</div>
                { plot::stage(&hold, &lab) }
            </div>
            <span class="sr" role="status">{ lab.spoken.clone() }</span>
        </main>
    </> }
}

/// What a key does; whether it does anything.
fn key(hold: &Hold, key: &str) -> bool {
    let step = |by: isize| hold.change(&|lab| lab.point(lab.at.saturating_add_signed(by)));
    let turn = |by: usize| {
        hold.ask(&|lab| {
            let at = (lab.sequence as usize + by) % Sequence::ALL.len();
            lab.choose(Sequence::ALL[at]);
            lab.point(lab.at);
        });
    };
    match key {
        "ArrowRight" => step(1),
        "ArrowLeft" => step(-1),
        "ArrowDown" => turn(1),
        "ArrowUp" => turn(3),
        "Home" => step(isize::MIN),
        "End" => step(isize::MAX),
        "2" | "3" | "4" | "5" | "6" => hold.ask(&|lab| {
            lab.piles = key.into();
            lab.read();
            lab.point(lab.at);
        }),
        _ => return false,
    }
    true
}

/// The n whose place this event is at.
fn at(event: &web_sys::Event) -> Option<usize> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    target.closest("[data-n]").ok()??.get_attribute("data-n")?.parse().ok()
}

/// What points at the n whose place the pointer is over.
fn pointing(hold: &Hold) -> impl Fn(PointerEvent) + 'static {
    let hold = hold.clone();
    move |event| {
        if let Some(n) = at(&event).filter(|n| *n != hold.lab.borrow().at) {
            hold.change(&|lab| lab.point(n));
        }
    }
}

/// The name of a sequence: its letter with the number of piles.
fn name(sequence: Sequence, k: u32) -> Html {
    html! { <span class="sequence-name"><i>{ sequence.letter() }</i><sub>{ k }</sub></span> }
}
