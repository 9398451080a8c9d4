//! Moving pieces in the editor, by dragging or by keys.
use crate::core::{Change, Edit, PieceId};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Pixels of a step by keys, and how far a pointer must move before a piece is dragged.
const STEP: f64 = 20.0;
const SLACK: f64 = 6.0;

/// The piece under the pointer, where the pointer went down, and how far it has moved since.
#[derive(Clone, Copy, PartialEq)]
struct Dragged {
    piece: PieceId,
    from: [i32; 2],
    by: [i32; 2],
    carried: bool,
}

/// The piece being moved, and where edits go.
#[derive(Clone, PartialEq)]
pub struct Carry {
    part: u8,
    hand: UseStateHandle<Option<Dragged>>,
    /// Whether the next click ends a drag and is not a press.
    dropped: std::rc::Rc<std::cell::RefCell<bool>>,
    on_edit: Callback<Edit>,
}

#[hook]
pub fn use_carry(part: u8, on_edit: Callback<Edit>) -> Carry {
    let (hand, dropped) = (use_state(|| None), use_mut_ref(|| false));
    Carry { part, hand, dropped, on_edit }
}

impl Carry {
    /// The id of the button of a piece.
    pub fn id(&self, n: u64) -> String {
        format!("block-{}-{n}", self.part)
    }
    /// How far a piece is currently dragged, in pixels.
    pub fn moved(&self, n: u64) -> [i32; 2] {
        self.hand.filter(|hand| hand.piece.n == n && hand.carried).map_or([0, 0], |hand| hand.by)
    }
    /// Whether a drag has just ended, so that the click is not a press; resets this.
    pub fn dropped(&self) -> bool {
        self.dropped.replace(false)
    }
    /// The callbacks for pointers on a piece: down, moved, up.
    pub fn pointer(&self, piece: PieceId) -> [Callback<PointerEvent>; 3] {
        let place = |event: &PointerEvent| [event.client_x(), event.client_y()];
        let down = {
            let carry = self.clone();
            Callback::from(move |event: PointerEvent| {
                carry.dropped.replace(false);
                carry.hand.set(Some(Dragged { piece, from: place(&event), by: [0, 0], carried: false }));
                if let Some(button) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
                    // Without capture the drag would merely end at the border of the piece.
                    let _ = button.set_pointer_capture(event.pointer_id());
                }
            })
        };
        let moved = {
            let carry = self.clone();
            Callback::from(move |event: PointerEvent| {
                let Some(hand) = *carry.hand else { return };
                let at = place(&event);
                let by = [at[0] - hand.from[0], at[1] - hand.from[1]];
                let carried = hand.carried || f64::from(by[0]).hypot(by[1].into()) > SLACK;
                if carried {
                    carry.hand.set(Some(Dragged { by, carried, ..hand }));
                }
            })
        };
        let up = {
            let carry = self.clone();
            Callback::from(move |event: PointerEvent| {
                let Some(hand) = *carry.hand else { return };
                carry.hand.set(None);
                carry.dropped.replace(hand.carried);
                if !hand.carried {
                    return;
                }
                let at = place(&event);
                let by = [at[0] - hand.from[0], at[1] - hand.from[1]]
                    .map(|pixels| (f64::from(pixels) / STEP).round() as i32);
                if by != [0, 0] {
                    carry.on_edit.emit(Edit::Piece { piece, change: Change::Carry(by) });
                }
            })
        };
        [down, moved, up]
    }
    /// Handles a key on a piece: focuses the nearest piece in a direction, or changes this piece.
    pub fn key(&self, piece: PieceId, nearest: &dyn Fn([i32; 2]) -> Option<u64>, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() {
            return;
        }
        if let Some(change) = does(event) {
            event.prevent_default();
            self.on_edit.emit(Edit::Piece { piece, change });
            return;
        }
        let way = match event.key().as_str() {
            "ArrowLeft" => [-1, 0],
            "ArrowRight" => [1, 0],
            "ArrowUp" => [0, -1],
            "ArrowDown" => [0, 1],
            _ => return,
        };
        event.prevent_default();
        nearest(way).into_iter().for_each(|to| self.focus(to));
    }
    /// Focuses a piece.
    pub fn focus(&self, n: u64) {
        let button = gloo::utils::document().get_element_by_id(&self.id(n));
        if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            // Fails only for an element that is not shown.
            let _ = button.focus();
        }
    }
}

/// The change that a key makes to a piece; none for other keys.
fn does(event: &KeyboardEvent) -> Option<Change> {
    const FAR: i32 = 5;
    let steps = if event.shift_key() { FAR } else { 1 };
    match (event.alt_key(), event.key().as_str()) {
        (true, "ArrowLeft") => Some(Change::Carry([-steps, 0])),
        (true, "ArrowRight") => Some(Change::Carry([steps, 0])),
        (true, "ArrowUp") => Some(Change::Carry([0, -steps])),
        (true, "ArrowDown") => Some(Change::Carry([0, steps])),
        (false, "Delete" | "Backspace") => Some(Change::Erase),
        (false, "p" | "P") => Some(Change::Hold),
        _ => None,
    }
}
