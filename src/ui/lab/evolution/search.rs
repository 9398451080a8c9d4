//! The search through the positions of any game, in small slices.
use super::{
    any::AnyGame,
    state::{Hold, Lab},
};
use crate::games::{is_ready, open, ready};
use crate::labs::evolution::{Evolution, Stage};
use gloo::timers::callback::Timeout;
use std::{
    cell::RefCell,
    rc::{Rc, Weak},
};
use yew::UseStateSetter;

/// Options examined before the browser gets its turn: some milliseconds.
const SLICE: u64 = 5000;
/// Begins the search anew with the typed text, once the rules that it names are here.
pub fn start(hold: &Hold) {
    let text = hold.lab.borrow().any.text.trim().to_string();
    if is_ready(&text) {
        return begin(hold);
    }
    let hold = hold.clone();
    wasm_bindgen_futures::spawn_local(async move {
        let fetched = ready(&text).await;
        hold.change(&|lab| lab.any.missing = fetched.is_err());
        // Another text may have been typed while the rules were fetched.
        if fetched.is_ok() && hold.lab.borrow().any.text.trim() == text {
            begin(&hold);
        }
    });
}

fn begin(hold: &Hold) {
    hold.change(&|lab| {
        let text = std::mem::take(&mut lab.any.text);
        lab.any = AnyGame::new(text);
        match open(lab.any.text.trim()) {
            Ok(game) => lab.any.evolution = Some(Evolution::new(game)),
            Err(error) => lab.any.error = Some(error),
        }
    });
    if hold.lab.borrow().any.evolution.is_some() {
        step(&Rc::downgrade(&hold.lab), &hold.redraw);
    }
}

/// Examines a slice of options, and schedules the next slice.
fn step(lab: &Weak<RefCell<Lab>>, redraw: &UseStateSetter<()>) {
    let Some(lab) = lab.upgrade() else { return };
    let any = &mut lab.borrow_mut().any;
    let stage = any.evolution.as_mut().map_or(Stage::Done, |evolution| evolution.advance(SLICE));
    if stage == Stage::Running {
        let (lab, redraw) = (Rc::downgrade(&lab), redraw.clone());
        let again = redraw.clone();
        any.timer = Some(Timeout::new(0, move || step(&lab, &again)));
    } else {
        any.finish();
    }
    redraw.set(());
}

/// Ends the search; the results so far stay.
pub fn cancel(hold: &Hold) {
    hold.change(&|lab| lab.any.finish());
}
