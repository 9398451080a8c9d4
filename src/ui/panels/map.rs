//! The map of P-positions and values of two groups.
mod canvas;
mod gesture;
mod keys;
mod plot;
mod view;

use crate::core::ValueMap;
use crate::ui::icons::icon;
use crate::ui::model::GameRef;
use canvas::Far;
use gesture::{Gesture, Meaning};
use plot::{HEIGHT, LEFT, LETTERED, PLOT, Plot, TOP, WIDTH};
use std::rc::Rc;
use view::{SIDE, View};
use web_sys::HtmlElement;
use yew::prelude::*;

/// The table that a near view needs; the whole one is made when it is looked at.
const NEAR: usize = 24;
const CENTRE: (f64, f64) = (0.5, 0.5);

#[derive(Properties, PartialEq)]
pub struct Props {
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
#[component]
pub fn Map(props: &Props) -> Html {
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
            Some(Meaning::Pinch { factor, at }) => {
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
            let factor = (event.delta_y() / 300.0).clamp(-1.0, 1.0).exp();
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
                    if view.n > LETTERED { <Far map={map.clone()} {view}/> }
                    <Plot map={map.clone()} {view} here={*here} target={props.target} cursor={*cursor}/>
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

/// The heights of the two groups of this position; none where there are not two.
pub fn heights(game: &GameRef) -> Option<(u64, u64)> {
    let scene = game.scene();
    let mut heights = scene.stacks().map(crate::core::Stack::height);
    match (heights.next(), heights.next(), heights.next()) {
        (Some(x), Some(y), None) => Some((x, y)),
        _ => None,
    }
}

/// The value at a cell; none outside the map.
fn value(map: &ValueMap, (x, y): (usize, usize)) -> Option<u16> {
    map.values.get(y * map.side + x).copied().filter(|_| x < map.side)
}

/// "(4,7), P-position".
fn describe(map: &ValueMap, cell: (usize, usize)) -> String {
    let (x, y) = cell;
    match value(map, cell) {
        Some(0) => format!("({x},{y}), P-position"),
        Some(value) => format!("({x},{y}), Grundy value {value}"),
        None => format!("({x},{y})"),
    }
}

/// Pixels of the page per unit of the picture.
fn scale(frame: &NodeRef) -> f64 {
    frame
        .cast::<HtmlElement>()
        .map_or(1.0, |frame| frame.get_bounding_client_rect().width() / WIDTH)
        .max(0.01)
}

/// A place on the page as fractions of the window, from the left and from below.
fn fractions(frame: &NodeRef, (x, y): (f64, f64)) -> (f64, f64) {
    let Some(frame) = frame.cast::<HtmlElement>() else { return CENTRE };
    let rect = frame.get_bounding_client_rect();
    let (x, y) = ((x - rect.left()) / rect.width() * WIDTH, (y - rect.top()) / rect.height() * HEIGHT);
    ((x - LEFT) / PLOT, 1.0 - (y - TOP) / PLOT)
}

fn focused(frame: &NodeRef) -> bool {
    let active = web_sys::window().and_then(|window| window.document()?.active_element());
    active.is_some_and(|active| frame.get().is_some_and(|frame| *active == frame))
}

fn legend() -> Html {
    html! {
        <div class="heatleg">
            <span><svg width="16" height="16" aria-hidden="true"><rect class="cell p" width="16" height="16" rx="3"/><text class="pt-p" x="8" y="12.5" style="font-size:12px">{ "P" }</text></svg>{ "P-position" }</span>
            <span><svg width="44" height="16" aria-hidden="true"><rect class="cell lv1" width="14" height="16" rx="3"/><rect class="cell lv4" x="15" width="14" height="16" rx="3"/><rect class="cell lv8" x="30" width="14" height="16" rx="3"/></svg>{ "N, stronger = larger value" }</span>
            <span><svg width="16" height="16" viewBox="-18 -18 36 36" aria-hidden="true"><g class="here"><circle r="15"/><path d="M-6 0h12M0-6v12"/></g></svg>{ "here" }</span>
        </div>
    }
}
