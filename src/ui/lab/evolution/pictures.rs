//! The two pictures, how the pointer acts on them, and their keys.
use super::{
    act::{EvolutionAction, press},
    geometry::{Point, VIEW},
    moving, overlay, slider,
    state::{Hold, Lab},
};
use crate::labs::evolution::{
    Cell, Colouring, Heading, MOST_GENERATIONS, PAIRS, Pile3, at, born_of, cell_of, generation_of, parent,
    position_of,
};
use crate::ui::{
    gesture::{Gesture, Meaning},
    icons::icon,
    theme,
};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Degrees by which the cube turns: for a key, for a button, and for a pixel of a drag.
const KEY: f64 = 5.0;
const BUTTON: f64 = 15.0;
const DRAG: f64 = 0.4;

/// Both pictures, side by side.
pub fn pictures(hold: &Hold, gesture: &Rc<RefCell<Gesture>>, places: &[NodeRef; 2]) -> Html {
    let lab = hold.lab.borrow();
    let cube = lab.cube();
    let south = hold.clone();
    let south = move |_: Event| south.change(&|lab| lab.plan.south = !lab.plan.south);
    html! {
        <div class="twin">
            <section class="stage evolution-stage" aria-label="Automaton">
                <div class="stage-head"><h2 class="plain-heading">{ "Automaton" }</h2><span class="spacer"></span>{ legend(&lab) }</div>
                { picture(hold, gesture, false, &places[0], &automaton_said(&lab), html! {}, overlay::automaton(&lab)) }
                <div class="foot"><label class="check"><input type="checkbox" checked={lab.plan.south} onchange={south}/>{ "South branch" }</label>{ slider::colours(hold, &lab) }<span class="spacer"></span>{ files(hold, false) }</div>
            </section>
            <section class="stage evolution-stage" aria-label="Nim, three piles">
                <div class="stage-head"><h2 class="plain-heading">{ "Nim, three piles" }</h2><span class="spacer"></span>
                    <span class="join" role="toolbar" aria-label="Turn the cube">
                        { turn(hold, "undo", "Turn left", -BUTTON) }{ turn(hold, "redo", "Turn right", BUTTON) }
                        <button type="button" class="btn" onclick={press(hold, EvolutionAction::Isometric)}>{ "Isometric" }</button>
                    </span></div>
                { picture(hold, gesture, true, &places[1], &cube_said(&lab), overlay::ground(&cube, lab.plan.reach), overlay::points(&lab, &cube)) }
                <div class="foot">{ spin(hold, &lab) }<span class="spacer"></span>{ files(hold, true) }</div>
            </section>
        </div>
    }
}

/// The automaton's rule, or the key to the colours where they show directions.
fn legend(lab: &Lab) -> Html {
    if lab.colouring == Colouring::Generation {
        return html! { <span class="hint">{ "born beside exactly one live cell" }</span> };
    }
    let one = |heading: Heading| html! { <span class={format!("dir{}", heading as u8)}><i></i>{ heading.word() }</span> };
    html! { <span class="hint dirs">{ for Heading::ALL.into_iter().map(one) }</span> }
}

fn turn(hold: &Hold, name: &'static str, label: &'static str, by: f64) -> Html {
    html! { <button type="button" class="btn icon" aria-label={label} onclick={press(hold, EvolutionAction::Turn(by))}>{ icon(name) }</button> }
}

fn spin(hold: &Hold, lab: &Lab) -> Html {
    if theme::still() {
        return html! {};
    }
    let (name, label) = if lab.motion.turning { ("pause", "Stop turning") } else { ("play", "Turn slowly") };
    html! { <button type="button" class="btn" onclick={press(hold, EvolutionAction::Spin)}>{ icon(name) }{ label }</button> }
}

/// The buttons that save a picture in both formats.
fn files(hold: &Hold, deep: bool) -> Html {
    html! { <span class="join">
        <button type="button" class="btn" onclick={press(hold, EvolutionAction::Png(deep))}>{ icon("download") }{ "PNG" }</button>
        <button type="button" class="btn" onclick={press(hold, EvolutionAction::Svg(deep))}>{ "SVG" }</button>
    </span> }
}

fn automaton_said(lab: &Lab) -> String {
    let branches = if lab.plan.south { "with all four branches" } else { "without its south branch" };
    format!(
        "Ulam-Warburton automaton {branches}, generations 0 to {}. Arrow keys go to the parent and the children, Space grows.",
        lab.generation
    )
}

fn cube_said(lab: &Lab) -> String {
    format!(
        "P-positions of three piles, generations 0 to {}, each joined to its parent. Up goes to the parent, the other arrows to the children; with Shift they turn the cube, Home returns it, Space grows.",
        lab.generation
    )
}

/// A canvas between the drawings under and over it; `deep` for the cube.
fn picture(
    hold: &Hold,
    gesture: &Rc<RefCell<Gesture>>,
    deep: bool,
    place: &NodeRef,
    said: &str,
    under: Html,
    over: Html,
) -> Html {
    let down = {
        let gesture = gesture.clone();
        move |event: PointerEvent| {
            gesture.borrow_mut().down(&event);
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if let Some(target) = target.filter(|_| deep) {
                // With capture a drag goes on outside the picture; fails only for a pointer that is no longer down.
                let _ = target.set_pointer_capture(event.pointer_id());
            }
        }
    };
    let moved = {
        let (gesture, hold) = (gesture.clone(), hold.clone());
        move |event: PointerEvent| {
            let meaning = gesture.borrow_mut().moved(&event);
            match meaning {
                Some(Meaning::Drag { by }) if deep => hold.change(&|lab| lab.turn(by.0 * DRAG, by.1 * DRAG)),
                Some(_) => {}
                None => hover(&hold, deep, Some(&event)),
            }
        }
    };
    let up = {
        let (gesture, hold) = (gesture.clone(), hold.clone());
        move |event: PointerEvent| {
            if gesture.borrow_mut().up(&event) {
                pressed(&hold, deep, &event);
            }
        }
    };
    let left = {
        let (gesture, hold) = (gesture.clone(), hold.clone());
        move |event: PointerEvent| {
            gesture.borrow_mut().up(&event);
            hover(&hold, deep, None);
        }
    };
    let gone = left.clone();
    let keys = {
        let hold = hold.clone();
        move |event: KeyboardEvent| {
            let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
            if plain && key(&hold, deep, &event.key(), event.shift_key()) {
                event.prevent_default();
            }
        }
    };
    let id = if deep { "evo-cube" } else { "evo-cells" };
    html! {
        <div class={if deep { "evolution-picture deep" } else { "evolution-picture" }} {id} tabindex="0" role="application" aria-label={said.to_string()} onkeydown={keys}
            onpointerdown={down} onpointermove={moved} onpointerup={up} onpointercancel={gone} onpointerleave={left}>
            <svg viewBox="0 0 468 468" aria-hidden="true">{ under }</svg>
            <canvas ref={place.clone()} width="16" height="16"></canvas>
            <svg viewBox="0 0 468 468" aria-hidden="true" class="evtop"><defs><pattern id="evo-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="wedge-line" d="M0 0V9"/></pattern></defs>{ over }</svg>
        </div>
    }
}

/// The point of the picture at which an event happened.
fn point(event: &PointerEvent) -> Option<Point> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let place = target.closest(".evolution-picture").ok()??.get_bounding_client_rect();
    let part = |at: i32, from: f64, length: f64| (f64::from(at) - from) / length.max(1.0) * VIEW;
    Some((
        part(event.client_x(), place.left(), place.width()),
        part(event.client_y(), place.top(), place.height()),
    ))
}

fn cell_at(lab: &Lab, deep: bool, event: &PointerEvent) -> Option<Cell> {
    let point = point(event)?;
    if deep { lab.point_at(point) } else { lab.cell_at(point) }
}

fn hover(hold: &Hold, deep: bool, event: Option<&PointerEvent>) {
    // A finger selects at once and has no hover.
    let event = event.filter(|event| event.pointer_type() == "mouse" || event.pointer_type() == "pen");
    let (cell, before) = {
        let lab = hold.lab.borrow();
        (event.and_then(|event| cell_at(&lab, deep, event)), lab.hover)
    };
    if cell != before {
        hold.change(&|lab| lab.hover = cell);
    }
}

fn pressed(hold: &Hold, deep: bool, event: &PointerEvent) {
    let cell = cell_at(&hold.lab.borrow(), deep, event);
    let Some(cell) = cell else { return };
    hold.change(&|lab| match position_of(cell) {
        Some(piles) => {
            lab.hover = None;
            lab.select(piles);
        }
        None => {
            lab.spoken =
                format!("{} is in the south branch: no P-position of three piles is there.", at(cell));
        }
    });
}

/// Handles a key; returns whether it did anything.
fn key(hold: &Hold, deep: bool, key: &str, shift: bool) -> bool {
    let arrow = match key {
        "ArrowRight" => Heading::East,
        "ArrowUp" => Heading::North,
        "ArrowLeft" => Heading::West,
        "ArrowDown" => Heading::South,
        "Home" if deep => {
            hold.change(&Lab::isometric);
            return true;
        }
        " " => {
            moving::grow(hold);
            return true;
        }
        _ => return false,
    };
    let (east, north) = arrow.step();
    if deep && shift {
        hold.change(&|lab| lab.turn(east as f64 * KEY, -north as f64 * KEY));
        return true;
    }
    let selected = hold.lab.borrow().selected();
    let Ok(piles) = selected else { return true };
    let to = if deep { relative(piles, arrow) } else { beside(piles, arrow) };
    if let Some(to) = to.filter(|to| generation_of(*to) <= MOST_GENERATIONS.into()) {
        hold.change(&|lab| {
            lab.hover = None;
            lab.select(to);
        });
    }
    true
}

/// The parent or child whose cell is the neighbour in this direction of the automaton.
fn beside(piles: Pile3, heading: Heading) -> Option<Pile3> {
    let (x, y) = cell_of(piles)?;
    let (east, north) = heading.step();
    let there = Some((x + east, y + north));
    parent(piles).into_iter().chain(born_of(piles)).find(|other| cell_of(*other) == there)
}

/// Up leads to the parent; another arrow to the child in whose direction the unturned cube shows the pair of piles that
/// grows.
fn relative(piles: Pile3, arrow: Heading) -> Option<Pile3> {
    let pair = match arrow {
        Heading::North => return parent(piles),
        Heading::South => 1,
        Heading::West => 2,
        Heading::East => 0,
    };
    let child: Pile3 = std::array::from_fn(|i| piles[i] + PAIRS[pair][i]);
    born_of(piles).into_iter().find(|other| *other == child)
}
