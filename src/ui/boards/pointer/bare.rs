//! A tap beside the pieces, which lets go of the move in preview.
use crate::ui::boards::pieces::element;
use web_sys::PointerEvent;

/// What is not bare ground: pieces, controls, and pictures in which the pointer means the nearest piece.
const NOT_BARE: &str = "[data-piece], .graph, .pen, a, button, input, label";
/// How far a finger may move while it taps, in pixels.
const RESTS: i32 = 10;

/// A pointer that went down on the ground.
pub struct GroundPress {
    pointer: i32,
    from: (i32, i32),
}

impl GroundPress {
    pub fn begin(event: &PointerEvent) -> Option<Self> {
        let bare = event.target().and_then(element)?.closest(NOT_BARE).ok()?.is_none();
        (bare && event.is_primary() && event.button() == 0)
            .then(|| Self { pointer: event.pointer_id(), from: (event.client_x(), event.client_y()) })
    }
    /// Whether the pointer is lifted where it went down.
    pub fn taps(&self, event: &PointerEvent) -> bool {
        let (x, y) = (event.client_x() - self.from.0, event.client_y() - self.from.1);
        event.pointer_id() == self.pointer && x.abs().max(y.abs()) <= RESTS
    }
}
