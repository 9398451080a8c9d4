//! Which part of the map is looked at. Lengths are in cells, from the corner (0,0) at the left below.
use crate::ui::decimal::within;

/// The largest height of a group on the map of a panel.
pub const SIDE: usize = 200;
/// The fewest cells across; `START` is how many there are at first for small positions.
const CLOSEST: f64 = 5.0;
const START: f64 = 11.0;

/// A square window on the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MapWindow {
    /// The lower left corner.
    pub x: f64,
    pub y: f64,
    /// Cells across.
    pub n: f64,
    /// The side of the whole map.
    pub side: usize,
}

impl MapWindow {
    /// The window from the corner (0,0) that is just large enough to show the position.
    pub fn of(here: Option<(u64, u64)>) -> Self {
        let reach = here.map_or(0, |(x, y)| x.max(y)).saturating_add(2);
        let n = if reach > SIDE as u64 + 1 { START } else { within(reach as f64, START, SIDE as f64) };
        Self { x: 0.0, y: 0.0, n, side: SIDE }
    }
    /// All of a map of this side.
    pub fn whole(side: usize) -> Self {
        Self { x: 0.0, y: 0.0, n: side as f64, side }
    }
    /// The window moved back onto the map.
    pub fn inside(self) -> Self {
        let side = self.side as f64;
        let n = within(self.n, CLOSEST.min(side), side);
        let last = side - n;
        Self { x: within(self.x, 0.0, last), y: within(self.y, 0.0, last), n, ..self }
    }
    /// The window with `factor` times as many cells across; the point at these fractions of the window stays in place.
    pub fn zoomed(self, factor: f64, (fx, fy): (f64, f64)) -> Self {
        let side = self.side as f64;
        let n = within(self.n * factor, CLOSEST.min(side), side);
        Self { x: self.x + fx * (self.n - n), y: self.y + fy * (self.n - n), n, ..self }.inside()
    }
    /// The window moved by these fractions of its width and height.
    pub fn moved(self, (dx, dy): (f64, f64)) -> Self {
        Self { x: self.x + dx * self.n, y: self.y + dy * self.n, ..self }.inside()
    }
    /// The window moved no further than it takes to show this cell.
    pub fn showing(self, (x, y): (usize, usize)) -> Self {
        let to = |from: f64, cell: usize| from.min(cell as f64).max(cell as f64 + 1.0 - self.n);
        Self { x: to(self.x, x), y: to(self.y, y), ..self }.inside()
    }
    /// The cell at these fractions of the window.
    pub fn cell(self, (fx, fy): (f64, f64)) -> Option<(usize, usize)> {
        let inside = (0.0..1.0).contains(&fx) && (0.0..1.0).contains(&fy);
        let at = |from: f64, f: f64| ((from + f * self.n) as usize).min(self.side - 1);
        inside.then(|| (at(self.x, fx), at(self.y, fy)))
    }
    /// How many cells from (0,0) are needed to draw the window.
    pub fn reach(self) -> usize {
        ((self.x.max(self.y) + self.n).ceil() as usize).min(self.side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_with_the_position_in_sight() {
        assert_eq!(MapWindow::of(Some((4, 2))).n, 11.0);
        assert_eq!(MapWindow::of(Some((40, 2))).n, 42.0);
        assert_eq!(MapWindow::of(Some((199, 0))).n, 200.0);
        assert_eq!(MapWindow::of(Some((u64::MAX, 0))).n, 11.0);
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let window = MapWindow { x: 40.0, y: 60.0, n: 20.0, side: SIDE };
        let closer = window.zoomed(0.5, (0.25, 0.75));
        assert_eq!(closer, MapWindow { x: 42.5, y: 67.5, n: 10.0, side: SIDE });
        assert_eq!(window.cell((0.25, 0.75)), closer.cell((0.25, 0.75)));
    }

    #[test]
    fn never_leaves_the_map() {
        let window = MapWindow::of(None);
        assert_eq!(window.moved((-1.0, 99.0)), MapWindow { x: 0.0, y: 189.0, n: 11.0, side: SIDE });
        assert_eq!(window.zoomed(1e9, (0.5, 0.5)), MapWindow::whole(SIDE));
        assert_eq!(window.showing((199, 0)).x, 189.0);
        assert_eq!(window.cell((1.0, 0.5)), None);
        assert_eq!(window.moved((99.0, 99.0)).reach(), SIDE);
    }
}
