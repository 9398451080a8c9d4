//! Mouse, pen and touch on the paper.
use super::{
    sheet::{DragInProgress, End, Item, Sheet, Tool},
    sketch::{self, HALF},
};
use crate::ui::boards::{Curves, PictureTransform};
use web_sys::Element;
use yew::prelude::*;

/// How near to a vertex or an edge the pointer must be to grab it, in pixels: for a mouse, and for a finger.
const NEAR: [f64; 2] = [13.0, 22.0];
/// A vertex within this many pixels of the ground is put on it.
const DOWN: f64 = 11.0;

/// A position of the pointer: in pixels of the picture, and as the nearest place for a vertex.
#[derive(Clone, Copy)]
pub struct Point {
    at: (f64, f64),
    free: [i32; 2],
    near: f64,
}

impl Point {
    /// The position of an event; `None` if the paper is gone.
    pub fn of(event: &PointerEvent, paper: &NodeRef, placed: PictureTransform) -> Option<Self> {
        let frame = paper.cast::<Element>()?.get_bounding_client_rect();
        let (x, y) = (f64::from(event.client_x()) - frame.left(), f64::from(event.client_y()) - frame.top());
        let at = placed.back((x, y));
        let step = if event.alt_key() { 1.0 } else { f64::from(HALF) };
        let snapped = |n: f64| ((n / 2.0 / step).round() * step) as i32;
        let low = -at.1 * placed.scale < DOWN;
        let free = sketch::clamp_place([snapped(at.0), if low { 0 } else { snapped(-at.1).max(1) }]);
        let near = NEAR[usize::from(event.pointer_type() == "touch")] / placed.scale;
        Some(Self { at, free, near })
    }
    fn vertex(&self, sheet: &Sheet) -> Option<usize> {
        let away = |index: usize| {
            let [x, y] = sheet.place(End::At(index));
            (f64::from(x) * 2.0 - self.at.0).hypot(f64::from(-y) * 2.0 - self.at.1)
        };
        let all = (0..sheet.graph.vertices.len()).map(|index| (away(index), index));
        let nearest = all.fold(None, |best: Option<(f64, usize)>, one| match best {
            Some(best) if best.0 <= one.0 => Some(best),
            _ => Some(one),
        });
        nearest.filter(|(away, _)| *away <= self.near).map(|(_, index)| index)
    }
    fn item(&self, sheet: &Sheet, curves: &Curves) -> Option<Item> {
        let edge = || curves.nearest(self.at, self.near).map(Item::Edge);
        self.vertex(sheet).map(Item::Vertex).or_else(edge)
    }
    fn end(&self, sheet: &Sheet) -> End {
        self.vertex(sheet).map_or(End::Free(self.free), End::At)
    }
}

impl Sheet {
    /// Handles a press. A second finger lets go of what is in hand.
    pub fn press(&mut self, point: Point, curves: &Curves) {
        self.said.clear();
        let item = point.item(self, curves);
        match (self.tool, item) {
            (Tool::Draw, _) => {
                let from = point.end(self);
                self.drag = Some(DragInProgress::Edge { from, to: from, far: false });
            }
            (Tool::Delete, Some(item)) => self.delete(item),
            (Tool::Move, Some(Item::Vertex(index))) => {
                self.choose(item);
                self.save_for_undo();
                self.drag = Some(DragInProgress::Vertex(index));
            }
            (Tool::Bend, _) => {
                let edge = curves.nearest(point.at, point.near);
                self.choose(edge.map(Item::Edge).or(item));
                if let Some(index) = edge {
                    self.save_for_undo();
                    self.drag = Some(DragInProgress::Bend(index));
                }
            }
            _ => self.choose(item),
        }
    }
    /// Handles a movement with something in hand.
    pub fn drag_to(&mut self, point: Point) {
        match self.drag {
            None => {}
            Some(DragInProgress::Edge { from, far, .. }) => {
                let [x, y] = self.place(from);
                let away = (f64::from(x) * 2.0 - point.at.0).hypot(f64::from(-y) * 2.0 - point.at.1);
                self.drag = Some(DragInProgress::Edge {
                    from,
                    to: point.end(self),
                    far: far || away > 1.5 * point.near,
                });
                // An edge that returns to its start in free space is a loop, too.
                if let (Some(DragInProgress::Edge { to, .. }), End::Free(_)) = (&mut self.drag, from)
                    && away < point.near
                {
                    *to = from;
                }
            }
            Some(DragInProgress::Vertex(index)) => sketch::put(self.graph_mut(), index, point.free),
            Some(DragInProgress::Bend(index)) => {
                let middle = [(point.at.0 / 2.0) as i32, (-point.at.1 / 2.0) as i32];
                sketch::bend(self.graph_mut(), index, middle);
            }
        }
    }
    /// Handles the end of a press.
    pub fn release(&mut self) {
        match self.drag {
            Some(DragInProgress::Edge { .. }) => self.end(),
            Some(DragInProgress::Vertex(_) | DragInProgress::Bend(_)) => {
                self.drag = None;
                self.settle();
            }
            None => {}
        }
    }
    /// Handles a press that the browser has cancelled.
    pub fn cancel_drag(&mut self) {
        match self.drag.take() {
            Some(DragInProgress::Vertex(_) | DragInProgress::Bend(_)) => self.undo(),
            _ => self.said.clear(),
        }
    }
}
