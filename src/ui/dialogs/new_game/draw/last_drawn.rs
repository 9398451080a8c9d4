//! The place of the picture on the paper: fitted to it with a margin, or as the person has zoomed and moved it.
use crate::ui::boards::{Curves, Frame, PictureTransform};
use crate::ui::gesture::Gesture;
use std::rc::Rc;

/// The margin around the picture, in pixels, into which it may grow before it is moved.
const ROOM: f64 = 44.0;
/// The height of the ground above the lower edge of the paper, in pixels.
const GROUND: f64 = 46.0;
/// The least zoom, as a part of the scale that fits the picture.
const SMALLEST: f64 = 0.4;

/// The paper and the picture on it as they were drawn last.
pub struct LastDrawn {
    pub size: (f64, f64),
    pub placed: Option<PictureTransform>,
    pub curves: Rc<Curves>,
    /// Whether the person has chosen the view.
    pub is_view_chosen: bool,
    pub gesture: Gesture,
}

impl LastDrawn {
    pub fn new() -> Self {
        let curves = Rc::new(Curves::none());
        Self { size: (0.0, 0.0), placed: None, curves, is_view_chosen: false, gesture: Gesture::default() }
    }
    fn frame(&self) -> Frame {
        Frame { size: self.size, bounds: self.curves.bounds, letters: 1.0 }
    }
    /// Places the picture on paper of this size: where it was, if the person has chosen the view, a press has something
    /// in hand (`pulls`) or the margin is still wide enough; otherwise fitted anew.
    pub fn put(&mut self, size: (f64, f64), curves: &Rc<Curves>, pulls: bool) -> PictureTransform {
        (self.size, self.curves) = (size, curves.clone());
        let placed = match self.placed {
            Some(placed) if pulls => placed,
            Some(placed) if self.is_view_chosen => self.frame().held(placed),
            Some(placed) if self.roomy(placed) => placed,
            _ => self.fit(),
        };
        self.placed = Some(placed);
        placed
    }
    fn roomy(&self, placed: PictureTransform) -> bool {
        let [left, top, right] = self.curves.bounds.map(|n| n as f64);
        placed.y == self.size.1 - GROUND
            && left * placed.scale + placed.x >= ROOM
            && right * placed.scale + placed.x <= self.size.0 - ROOM
            && top * placed.scale + placed.y >= ROOM / 2.0
    }
    fn fit(&self) -> PictureTransform {
        let [left, top, right] = self.curves.bounds.map(|n| n as f64);
        let wide = (self.size.0 - 2.0 * ROOM) / (right - left).max(1.0);
        let high = (self.size.1 - GROUND - ROOM) / (-top).max(1.0);
        let scale = wide.min(high).clamp(0.02, 1.0);
        PictureTransform { scale, x: (self.size.0 - scale * (left + right)) / 2.0, y: self.size.1 - GROUND }
    }
    /// Zooms by a factor around a point of the paper, or its middle if there is none, and moves the picture.
    pub fn scaled(&mut self, factor: f64, at: Option<(f64, f64)>, by: (f64, f64)) {
        let Some(placed) = self.placed else { return };
        let at = at.unwrap_or((self.size.0 / 2.0, self.size.1 / 2.0));
        let smallest = SMALLEST * self.fit().scale;
        self.placed = Some(self.frame().scaled(placed.moved(by), factor, at, smallest));
        self.is_view_chosen = true;
    }
    /// Moves the picture as little as makes a point of it visible.
    pub fn show(&mut self, point: (i64, i64)) {
        if let Some(placed) = self.placed.filter(|_| self.is_view_chosen) {
            self.placed = Some(self.frame().showing(placed, point));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Edge, Graph, Vertex};

    #[test]
    fn what_is_enlarged_stays_until_it_is_fitted() {
        let mut last = LastDrawn::new();
        let vertex = |x: i32, y: i32| Vertex { x, y, ..Vertex::default() };
        let vertices = vec![vertex(0, 0), vertex(450, 300)];
        let edges = vec![Edge { ends: [0, 1], ..Edge::default() }];
        let curves = Rc::new(Curves::of(&Graph { vertices, edges, ..Graph::default() }));
        let fitted = last.put((700.0, 380.0), &curves, false);
        assert!(fitted.scale < 0.5 && fitted.y == 334.0);
        let at = (200.0, 100.0);
        let before = fitted.back(at);
        last.scaled(3.0, Some(at), (0.0, 0.0));
        let placed = last.put((700.0, 380.0), &curves, false);
        let after = placed.back(at);
        assert!((before.0 - after.0).abs() < 1e-6 && (before.1 - after.1).abs() < 1e-6);
        last.show((900, -600));
        let (x, y) = last.put((700.0, 380.0), &curves, false).at((900, -600));
        assert!((0.0..=700.0).contains(&x) && (0.0..=380.0).contains(&y), "{x} {y}");
        last.scaled(1e-9, None, (0.0, 0.0));
        assert!(last.placed.is_some_and(|placed| (placed.scale / fitted.scale - SMALLEST).abs() < 1e-9));
        last.is_view_chosen = false;
        assert_eq!(last.put((700.0, 380.0), &curves, false), fitted);
        // An empty sheet can be zoomed out, too.
        let mut empty = LastDrawn::new();
        empty.put((300.0, 240.0), &Rc::new(Curves::none()), false);
        empty.scaled(0.8, None, (0.0, 0.0));
        assert!(empty.placed.is_some_and(|placed| placed.scale == 0.8));
    }
}
