//! Animations: generations that grow, and the cube that turns.
use super::{
    motion::SPEEDS,
    state::{Hold, Lab},
};
use std::{
    cell::RefCell,
    rc::{Rc, Weak},
};
use wasm_bindgen::{JsCast, closure::Closure};
use yew::UseStateSetter;

/// Degrees by which the cube turns in a millisecond.
const TURN: f64 = 0.012;
/// The most time between two frames that is counted, in milliseconds.
const PAUSE: f64 = 100.0;

/// Starts or stops growing; starts from generation 0 if all generations are shown.
pub fn grow(hold: &Hold) {
    hold.change(&|lab| {
        lab.motion.growing = !lab.motion.growing;
        lab.motion.waited = 0.0;
        if lab.motion.growing && lab.generation == lab.plan.reach {
            lab.generation = 0;
        }
    });
    run(hold);
}

/// Starts or stops turning the cube.
pub fn turn(hold: &Hold) {
    hold.change(&|lab| lab.motion.turning = !lab.motion.turning);
    run(hold);
}

fn run(hold: &Hold) {
    let start = {
        let motion = &mut hold.lab.borrow_mut().motion;
        let start = (motion.growing || motion.turning) && !motion.running;
        motion.running |= start;
        motion.last = if start { f64::INFINITY } else { motion.last };
        start
    };
    if start {
        let (lab, redraw) = (Rc::downgrade(&hold.lab), hold.redraw.clone());
        frames(Box::new(move |now| tick(&lab, &redraw, now)));
    }
}

/// Advances the animations by one frame at time `now`; returns whether another frame is needed.
fn tick(lab: &Weak<RefCell<Lab>>, redraw: &UseStateSetter<()>, now: f64) -> bool {
    let Some(lab) = lab.upgrade() else { return false };
    let mut lab = lab.borrow_mut();
    let lab = &mut *lab;
    let passed = (now - lab.motion.last).clamp(0.0, PAUSE);
    lab.motion.last = now;
    let mut changed = false;
    if lab.motion.turning {
        lab.turned = (lab.turned + passed * TURN + 180.0).rem_euclid(360.0) - 180.0;
        changed = true;
    }
    if lab.motion.growing {
        lab.motion.waited += passed;
        let each = SPEEDS.get(lab.motion.speed).map_or(0.0, |speed| speed.1);
        if lab.motion.waited >= each {
            lab.motion.waited = if each > 0.0 { lab.motion.waited - each } else { 0.0 };
            lab.generation = (lab.generation + 1).min(lab.plan.reach);
            changed = true;
        }
        if lab.generation == lab.plan.reach {
            lab.motion.growing = false;
            lab.spoken = format!(
                "Grown to generation {}: {} live.",
                lab.generation,
                crate::core::format_number(crate::labs::evolution::alive(lab.generation.into()))
            );
        }
    }
    lab.motion.running = lab.motion.growing || lab.motion.turning;
    if changed {
        redraw.set(());
    }
    lab.motion.running
}

/// Calls `step` on each frame until it returns false.
fn frames(mut step: Box<dyn FnMut(f64) -> bool>) {
    type Kept = Rc<RefCell<Option<Closure<dyn FnMut(f64)>>>>;
    let kept: Kept = Rc::default();
    let again = kept.clone();
    let ask = |kept: &Kept| {
        let closure = kept.borrow();
        let function = closure.as_ref().map(|closure| closure.as_ref().unchecked_ref());
        // Without a window no frame is requested.
        function.map(|function| gloo::utils::window().request_animation_frame(function))
    };
    kept.replace(Some(Closure::new(move |now| {
        if step(now) {
            ask(&again);
        } else {
            // The closure is dropped after it has returned.
            let done = again.clone();
            gloo::timers::callback::Timeout::new(0, move || drop(done.take())).forget();
        }
    })));
    ask(&kept);
}
