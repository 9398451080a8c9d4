//! A map that is moved, enlarged and read, by pointer, wheel and keys.
use super::{
    CENTRE, Change,
    canvas::MapCanvas,
    frame::{focused, fractions, scale},
    keys,
    plot::{LETTERED, PLOT, Plot},
    window::MapWindow,
};
use crate::core::ValueMap;
use crate::labs::maps::MapComparison;
use crate::ui::{
    decimal::within,
    gesture::{Gesture, Meaning},
    icons::icon,
};
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MapGridProps {
    pub map: Rc<ValueMap>,
    pub window: MapWindow,
    /// The cell of the cross-hair: the position on the board.
    pub here: Option<(u64, u64)>,
    /// The cell to which the previewed move leads.
    pub target: Option<(u64, u64)>,
    pub cursor: Option<(usize, usize)>,
    /// Whether values are written where there is room.
    pub written: bool,
    /// The comparison with another map, shown instead of values.
    #[prop_or_default]
    pub laid: Option<Rc<MapComparison>>,
    pub change: Callback<Change>,
    pub on_cursor: Callback<Option<(usize, usize)>>,
    /// Asks for the position at this place.
    pub on_go: Callback<(usize, usize)>,
    /// Called instead of `on_go` for a cell that is clicked.
    #[prop_or_default]
    pub on_press: Option<Callback<(usize, usize)>>,
    /// Called instead of `on_cursor` for the cell that keys move to.
    #[prop_or_default]
    pub on_key: Option<Callback<(usize, usize)>>,
}

#[component]
pub fn MapGrid(props: &MapGridProps) -> Html {
    let MapGridProps { map, window, here, target, cursor, written, change, on_cursor, on_go, .. } = props;
    let (window, cursor) = (*window, *cursor);
    let spoken = use_state(String::new);
    let gesture = use_mut_ref(Gesture::default);
    let frame = use_node_ref();
    let onkeydown = keys::handler(keys::Keys {
        cursor,
        on_cursor: props.on_key.clone().unwrap_or_else(|| on_cursor.reform(Some)),
        spoken: spoken.clone(),
        here: *here,
        map: map.clone(),
        laid: props.laid.clone(),
        side: window.side,
        change: change.clone(),
        go: on_go.clone(),
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
        let (gesture, frame, change, on_cursor) =
            (gesture.clone(), frame.clone(), change.clone(), on_cursor.clone());
        move |event: PointerEvent| match gesture.borrow_mut().moved(&event) {
            Some(Meaning::Drag { by }) => {
                let scale = scale(&frame) * PLOT;
                change.emit((|window, by, _| window.moved(by), (-by.0 / scale, by.1 / scale), 1.0));
            }
            Some(Meaning::Pinch { factor, at, .. }) => {
                change.emit((|window, at, factor| window.zoomed(factor, at), fractions(&frame, at), factor));
            }
            None if event.pointer_type() == "mouse" => {
                let cell = window.cell(fractions(&frame, (event.client_x().into(), event.client_y().into())));
                if cell != cursor {
                    on_cursor.emit(cell);
                }
            }
            None => {}
        }
    };
    let onpointerup = {
        let (gesture, frame, on_cursor) = (gesture.clone(), frame.clone(), on_cursor.clone());
        let press = props.on_press.as_ref().unwrap_or(on_go).clone();
        move |event: PointerEvent| {
            let pressed = gesture.borrow_mut().up(&event);
            let at = fractions(&frame, (event.client_x().into(), event.client_y().into()));
            let Some(cell) = window.cell(at).filter(|_| pressed) else { return };
            // The first tap shows the cell's description, a second tap goes to its position, as on the board.
            let first_tap = event.pointer_type() == "touch" && cursor != Some(cell);
            on_cursor.emit(Some(cell));
            if !first_tap {
                press.emit(cell);
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
            change.emit((|window, at, factor| window.zoomed(factor, at), at, factor));
        }
    };
    let leave = {
        let on_cursor = on_cursor.clone();
        // A finger leaves when it is lifted, but the cell that it pointed at stays chosen.
        move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                on_cursor.emit(None);
            }
        }
    };
    let onblur = on_cursor.reform(|_: FocusEvent| None);
    html! { <>
        <div class="heatbox" ref={frame} tabindex="0" role="application"
            aria-label="Map of P-positions: arrow keys move, Enter goes there, plus and minus zoom"
            {onkeydown} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onwheel}
            onpointerleave={leave} {onblur}>
            if window.n > LETTERED { <MapCanvas map={map.clone()} laid={props.laid.clone()} {window} /> }
            <Plot map={map.clone()} {window} here={*here} target={*target} {cursor} laid={props.laid.clone()} written={*written} />
        </div>
        <span class="sr" role="status">{ (*spoken).clone() }</span>
    </> }
}

/// The buttons that enlarge, reduce and show the whole map again.
pub fn buttons(change: &Callback<Change>, label: &'static str, fit: Callback<MouseEvent>) -> Html {
    let zoom = |factor: f64| {
        change.reform(move |_: MouseEvent| -> Change {
            (|window, at, factor| window.zoomed(factor, at), CENTRE, factor)
        })
    };
    html! { <>
        <button class="btn icon" type="button" aria-label="Zoom in" onclick={zoom(0.6)}>{ icon("new") }</button>
        <button class="btn icon" type="button" aria-label="Zoom out" onclick={zoom(1.0 / 0.6)}>{ icon("minus") }</button>
        <button class="btn icon" type="button" aria-label={label} onclick={fit}>{ icon("fit") }</button>
    </> }
}
