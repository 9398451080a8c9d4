//! What goes on step by step until it is done: the picture of any game that grows, and the way home.
use super::state::Hold;
use crate::labs::evolution::parent;
use gloo::timers::callback::Interval;

/// Milliseconds for a step of a picture, and for a pair of moves.
const STEP: u32 = 500;
const PAIR: u32 = 600;

/// Grows step by step, from the beginning where nothing is left to grow; or stops.
pub fn grow(hold: &Hold) {
    let again = hold.clone();
    hold.change(&|lab| {
        let any = &mut lab.any;
        if any.growing.take().is_some() {
            return;
        }
        if any.step >= any.last_step() {
            any.step = 0;
        }
        let hold = again.clone();
        any.growing = Some(Interval::new(STEP, move || {
            hold.change(&|lab| {
                let any = &mut lab.any;
                any.step = (any.step + 1).min(any.last_step());
                if any.step == any.last_step() {
                    any.growing = None;
                    lab.spoken = format!("Grown to step {}.", any.step);
                }
            });
        }));
    });
}

/// Walks on by itself, or stops.
pub fn walk(hold: &Hold) {
    let again = hold.clone();
    hold.change(&|lab| {
        if lab.home.take().is_some() {
            return;
        }
        let hold = again.clone();
        lab.home = Some(Interval::new(PAIR, move || {
            hold.change(&|lab| match lab.selected().ok().and_then(parent) {
                Some(next) => {
                    lab.hover = None;
                    lab.select(next);
                    if parent(next).is_none() {
                        lab.home = None;
                    }
                }
                None => lab.home = None,
            });
        }));
    });
}
