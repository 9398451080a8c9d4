//! Animations in steps of fixed length: the growing picture of any game, and the walk home.
use super::state::Hold;
use crate::labs::evolution::parent;
use gloo::timers::callback::Interval;

/// Milliseconds for a step of a picture, and for a pair of moves.
const STEP: u32 = 500;
const PAIR: u32 = 600;

/// Starts or stops growing the picture step by step; starts from the beginning if it is fully grown.
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

/// Starts or stops walking from P-position to parent.
pub fn walk(hold: &Hold) {
    let again = hold.clone();
    hold.change(&|lab| {
        if lab.walk_timer.take().is_some() {
            return;
        }
        let hold = again.clone();
        lab.walk_timer = Some(Interval::new(PAIR, move || {
            hold.change(&|lab| match lab.selected().ok().and_then(parent) {
                Some(next) => {
                    lab.hover = None;
                    lab.select(next);
                    if parent(next).is_none() {
                        lab.walk_timer = None;
                    }
                }
                None => lab.walk_timer = None,
            });
        }));
    });
}
