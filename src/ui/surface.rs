//! A picture that reacts to pointers, the wheel and the keyboard; places on it are fractions of its size.
use crate::ui::{
    decimal::within,
    gesture::{Gesture, Meaning},
};
use web_sys::HtmlElement;
use yew::prelude::*;

/// A place on a picture: fractions of its width from the left and of its height from above.
pub type Spot = (f64, f64);

/// What a user does on a picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Touch {
    /// A mouse or a pen is here, or has left.
    Over(Option<Spot>),
    /// Pressed without moving. `finger`: whether by a finger, which cannot point at a place before it presses.
    Press { at: Spot, finger: bool },
    /// Dragged by these fractions.
    Drag(Spot),
    /// Enlarged by two fingers or the wheel, so that the point `at` stays in place: a `factor` above 1 shows more of
    /// the picture, smaller.
    Zoom { factor: f64, at: Spot, across: f64 },
    /// A key without Ctrl, Alt or Meta, and whether Shift is pressed.
    Key(String, bool),
    /// The focus has gone.
    Left,
}

#[derive(Properties, PartialEq)]
pub struct SurfaceProps {
    #[prop_or_default]
    pub id: &'static str,
    pub class: Classes,
    /// What the picture shows, and its keys, for screen readers.
    pub label: AttrValue,
    /// Handles what the user does; returns whether it has, so that the page does not react as well.
    pub on: Callback<Touch, bool>,
    pub children: Html,
}

/// The picture, one stop of the keyboard.
#[component]
pub fn Surface(props: &SurfaceProps) -> Html {
    let gesture = use_mut_ref(Gesture::default);
    let frame = use_node_ref();
    let onpointerdown = {
        let (gesture, frame) = (gesture.clone(), frame.clone());
        move |event: PointerEvent| {
            gesture.borrow_mut().down(&event);
            if let Some(frame) = frame.cast::<HtmlElement>() {
                // Without pointer capture a drag only ends at the border.
                let _ = frame.set_pointer_capture(event.pointer_id());
            }
        }
    };
    let onpointermove = {
        let (gesture, frame, on) = (gesture.clone(), frame.clone(), props.on.clone());
        move |event: PointerEvent| {
            let spot = |at| spot(&frame, at);
            let touch = match gesture.borrow_mut().moved(&event) {
                Some(Meaning::Drag { by }) => Touch::Drag(fractions(&frame, by)),
                Some(Meaning::Pinch { factor, at, .. }) => Touch::Zoom { factor, at: spot(at), across: 0.0 },
                None if event.pointer_type() == "touch" => return,
                None => Touch::Over(Some(spot(place(&event)))),
            };
            on.emit(touch);
        }
    };
    let onpointerup = {
        let (gesture, frame, on) = (gesture.clone(), frame.clone(), props.on.clone());
        move |event: PointerEvent| {
            let pressed = gesture.borrow_mut().up(&event);
            if pressed {
                let finger = event.pointer_type() == "touch";
                on.emit(Touch::Press { at: spot(&frame, place(&event)), finger });
            }
        }
    };
    let onpointercancel = {
        let gesture = gesture.clone();
        move |event: PointerEvent| {
            gesture.borrow_mut().up(&event);
        }
    };
    let onpointerleave = {
        let on = props.on.clone();
        // A finger leaves when it is lifted; the place that it pointed at stays chosen.
        move |event: PointerEvent| {
            if event.pointer_type() != "touch" {
                on.emit(Touch::Over(None));
            }
        }
    };
    let onwheel = {
        let (frame, on) = (frame.clone(), props.on.clone());
        move |event: WheelEvent| {
            // The wheel belongs to the page until the picture has the focus; with Ctrl it is a pinch on a touchpad.
            if !event.ctrl_key() && !focused(&frame) {
                return;
            }
            let small = |length: f64| within(length, -1.0, 1.0);
            let factor = small(event.delta_y() / 300.0).exp();
            let at = spot(&frame, (event.client_x().into(), event.client_y().into()));
            if on.emit(Touch::Zoom { factor, at, across: small(event.delta_x() / 1000.0) }) {
                event.prevent_default();
            }
        }
    };
    let onkeydown = {
        let on = props.on.clone();
        move |event: KeyboardEvent| {
            let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
            if plain && on.emit(Touch::Key(event.key(), event.shift_key())) {
                event.prevent_default();
                event.stop_propagation();
            }
        }
    };
    let onblur = props.on.reform(|_: FocusEvent| Touch::Left);
    let id = (!props.id.is_empty()).then_some(props.id);
    html! {
        <div {id} class={props.class.clone()} ref={frame} tabindex="0" role="application" aria-label={props.label.clone()}
            {onkeydown} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onpointerleave} {onwheel}
            onblur={move |event| { onblur.emit(event); }}>{ props.children.clone() }</div>
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// Lengths on the page as fractions of the picture.
fn fractions(frame: &NodeRef, (x, y): (f64, f64)) -> Spot {
    let Some(frame) = frame.cast::<HtmlElement>() else { return (0.0, 0.0) };
    let size = frame.get_bounding_client_rect();
    (x / size.width().max(1.0), y / size.height().max(1.0))
}

/// A place on the page as fractions of the picture.
fn spot(frame: &NodeRef, (x, y): (f64, f64)) -> Spot {
    let corner = frame.cast::<HtmlElement>().map(|frame| frame.get_bounding_client_rect());
    corner.map_or((0.5, 0.5), |corner| fractions(frame, (x - corner.left(), y - corner.top())))
}

fn focused(frame: &NodeRef) -> bool {
    let active = web_sys::window().and_then(|window| window.document()?.active_element());
    active.is_some_and(|active| frame.get().is_some_and(|frame| *active == frame))
}
