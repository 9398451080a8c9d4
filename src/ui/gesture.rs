//! What fingers and the mouse do on a picture that can be moved and enlarged.
use yew::PointerEvent;

/// A press that moves farther than this, in pixels, is a drag.
const STILL: f64 = 5.0;

/// The pointers that are down, and whether they have moved.
#[derive(Default)]
pub struct Gesture {
    pointers: Vec<(i32, f64, f64)>,
    start: (f64, f64),
    dragged: bool,
}

/// What a movement means; places are in pixels of the page.
pub enum Meaning {
    Drag { by: (f64, f64) },
    Pinch { factor: f64, at: (f64, f64), by: (f64, f64) },
}

impl Gesture {
    pub fn down(&mut self, event: &PointerEvent) {
        let at = place(event);
        if self.pointers.is_empty() {
            self.start = at;
            self.dragged = false;
        } else {
            self.dragged = true;
        }
        self.pointers.retain(|pointer| pointer.0 != event.pointer_id());
        self.pointers.push((event.pointer_id(), at.0, at.1));
    }

    pub fn moved(&mut self, event: &PointerEvent) -> Option<Meaning> {
        let (x, y) = place(event);
        let before = self.pointers.clone();
        let own = self.pointers.iter_mut().find(|pointer| pointer.0 == event.pointer_id())?;
        let by = (x - own.1, y - own.2);
        if !self.dragged && (x - self.start.0).hypot(y - self.start.1) < STILL {
            return None;
        }
        self.dragged = true;
        (own.1, own.2) = (x, y);
        match (before.as_slice(), self.pointers.as_slice()) {
            ([a, b], [c, d]) => {
                let apart = |p: &(i32, f64, f64), q: &(i32, f64, f64)| (p.1 - q.1).hypot(p.2 - q.2).max(1.0);
                Some(Meaning::Pinch {
                    factor: apart(a, b) / apart(c, d),
                    at: ((c.1 + d.1) / 2.0, (c.2 + d.2) / 2.0),
                    by: (by.0 / 2.0, by.1 / 2.0),
                })
            }
            _ => Some(Meaning::Drag { by }),
        }
    }

    /// Whether the pointer that goes up has pressed without moving.
    pub fn up(&mut self, event: &PointerEvent) -> bool {
        let was_down = self.pointers.iter().any(|pointer| pointer.0 == event.pointer_id());
        self.pointers.retain(|pointer| pointer.0 != event.pointer_id());
        was_down && !self.dragged
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}
