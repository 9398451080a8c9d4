//! The map of P-positions and values of two groups.
mod about;
mod canvas;
mod frame;
mod keys;
mod plot;
mod view;

use crate::show;
use crate::ui::decimal::within;
use crate::ui::gesture::{Gesture, Meaning};
use crate::ui::hooks::{use_memo, use_state};
use crate::ui::icons::icon;
use crate::ui::markup::html;
use crate::ui::model::GameRef;
use about::{describe, legend};
use canvas::Far;
use frame::{focused, fractions, scale};
use plot::{LETTERED, PLOT, Plot};
use std::rc::Rc;
use view::{SIDE, View};
use web_sys::HtmlElement;
use yew::prelude::*;

/// The table that a near view needs; the whole one is made when it is looked at.
const NEAR: usize = 24;
const CENTRE: (f64, f64) = (0.5, 0.5);

#[derive(Properties, PartialEq)]
pub struct Map {
    pub game: GameRef,
    /// Where the previewed move leads.
    #[prop_or_default]
    pub target: Option<(u64, u64)>,
    /// Asks for the position at this place.
    pub on_go: Callback<(u64, u64)>,
}

/// A change of the view; the second part is the view to start from when nobody has moved it yet.
pub type Change = (fn(View, (f64, f64), f64) -> View, (f64, f64), f64);

/// The view chosen by hand; none follows the position.
#[derive(Default, PartialEq)]
struct Chosen(Option<View>);

impl Reducible for Chosen {
    type Action = Option<(View, Change)>;
    fn reduce(self: Rc<Self>, action: Self::Action) -> Rc<Self> {
        let change =
            |(start, (change, at, factor)): (View, Change)| change(self.0.unwrap_or(start), at, factor);
        Rc::new(Self(action.map(change)))
    }
}

/// The section with the map; nothing where the game has none.
#[hook]
fn use_map(props: &Map) -> Html {
    let chosen = use_reducer(Chosen::default);
    let cursor = use_state(|| None::<(usize, usize)>);
    let spoken = use_state(String::new);
    let gesture = use_mut_ref(Gesture::default);
    let frame = use_node_ref();
    let here = use_memo(props.game.clone(), heights);
    let start = View::of(*here);
    let view = chosen.0.unwrap_or(start);
    let side = if view.reach() > NEAR { SIDE } else { NEAR };
    let map = use_memo((props.game.clone(), side), |(game, side)| game.map(*side).map(Rc::new));
    let Some(map) = (*map).clone() else { return html! {} };

    let change = {
        let dispatch = chosen.dispatcher();
        Callback::from(move |change: Change| dispatch.dispatch(Some((start, change))))
    };
    let go = props.on_go.reform(|(x, y): (usize, usize)| (x as u64, y as u64));
    let onkeydown = keys::handler(keys::Keys {
        cursor: cursor.clone(),
        spoken: spoken.clone(),
        here: *here,
        map: map.clone(),
        change: change.clone(),
        go: go.clone(),
    });
    let onpointerdown = {
        let (gesture, frame) = (gesture.clone(), frame.clone());
        move |event: PointerEvent| {
            gesture.borrow_mut().down(&event);
            if let Some(frame) = frame.cast::<HtmlElement>() {
                // Without capture a drag ends at the border, nothing worse.
                let _ = frame.set_pointer_capture(event.pointer_id());
            }
        }
    };
    let onpointermove = {
        let (gesture, frame, change, cursor) =
            (gesture.clone(), frame.clone(), change.clone(), cursor.clone());
        move |event: PointerEvent| match gesture.borrow_mut().moved(&event) {
            Some(Meaning::Drag { by }) => {
                let scale = scale(&frame) * PLOT;
                change.emit((|view, by, _| view.moved(by), (-by.0 / scale, by.1 / scale), 1.0));
            }
            Some(Meaning::Pinch { factor, at, .. }) => {
                change.emit((|view, at, factor| view.zoomed(factor, at), fractions(&frame, at), factor));
            }
            None if event.pointer_type() == "mouse" => {
                let cell = view.cell(fractions(&frame, (event.client_x().into(), event.client_y().into())));
                if cell != *cursor {
                    cursor.set(cell);
                }
            }
            None => {}
        }
    };
    let onpointerup = {
        let (gesture, frame, cursor, go) = (gesture.clone(), frame.clone(), cursor.clone(), go.clone());
        move |event: PointerEvent| {
            let pressed = gesture.borrow_mut().up(&event);
            let at = fractions(&frame, (event.client_x().into(), event.client_y().into()));
            let Some(cell) = view.cell(at).filter(|_| pressed) else { return };
            // The first tap shows what lies there, the second goes there, as on the board.
            let first_tap = event.pointer_type() == "touch" && *cursor != Some(cell);
            cursor.set(Some(cell));
            if !first_tap {
                go.emit(cell);
            }
        }
    };
    let onpointercancel = move |event: PointerEvent| {
        gesture.borrow_mut().up(&event);
    };
    let onwheel = {
        let (frame, change) = (frame.clone(), change.clone());
        move |event: WheelEvent| {
            // The wheel belongs to the page until the map has the focus; with Ctrl it is a pinch on a touchpad.
            if !event.ctrl_key() && !focused(&frame) {
                return;
            }
            event.prevent_default();
            let at = fractions(&frame, (event.client_x().into(), event.client_y().into()));
            let factor = within(event.delta_y() / 300.0, -1.0, 1.0).exp();
            change.emit((|view, at, factor| view.zoomed(factor, at), at, factor));
        }
    };
    let leave = {
        let cursor = cursor.clone();
        // A finger leaves when it is lifted; what it has pointed at stays.
        move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                cursor.set(None);
            }
        }
    };
    let onblur = {
        let cursor = cursor.clone();
        move |_: FocusEvent| cursor.set(None)
    };
    let zoom = |factor: f64| {
        change.reform(move |_: MouseEvent| -> Change {
            (|view, at, factor| view.zoomed(factor, at), CENTRE, factor)
        })
    };
    let fit = {
        let dispatch = chosen.dispatcher();
        move |_: MouseEvent| dispatch.dispatch(None)
    };
    let read = cursor.or(here.and_then(|(x, y)| Some((x.try_into().ok()?, y.try_into().ok()?))));
    html! {
        <section class="sec">
            <h2>{ "P-positions" }</h2>
            <div class="heat">
                <div class="heatbox" ref={frame} tabindex="0" role="application"
                    aria-label="Map of P-positions: arrow keys move, Enter goes there, plus and minus zoom"
                    {onkeydown} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onwheel}
                    onpointerleave={leave} {onblur}>
                    if view.n > LETTERED { { show!(Far { map: map.clone(), view }) } }
                    { show!(Plot { map: map.clone(), view, here: *here, target: props.target, cursor: *cursor }) }
                </div>
                <span class="sr" role="status">{ (*spoken).clone() }</span>
                { legend() }
                <div class="heatbar" role="toolbar" aria-label="Map">
                    <button class="btn icon" aria-label="Zoom in" onclick={zoom(0.6)}>{ icon("new") }</button>
                    <button class="btn icon" aria-label="Zoom out" onclick={zoom(1.0 / 0.6)}>{ icon("minus") }</button>
                    <button class="btn icon" aria-label="Show the position" onclick={fit}>{ icon("fit") }</button>
                    <span class="small" aria-hidden="true">{ for read.map(|cell| describe(&map, cell)) }</span>
                </div>
            </div>
        </section>
    }
}

crate::view!(Map, use_map);

/// The heights of the two groups of this position; none where there are not two.
pub fn heights(game: &GameRef) -> Option<(u64, u64)> {
    let scene = game.scene();
    let mut heights = scene.stacks().map(crate::core::Stack::height);
    match (heights.next(), heights.next(), heights.next()) {
        (Some(x), Some(y), None) => Some((x, y)),
        _ => None,
    }
}
