//! Where cells and P-positions are in the two pictures, which are squares of the same size.
use crate::labs::evolution::{Cell, Heading};

/// The side of a picture, in its own units.
pub const VIEW: f64 = 468.0;
/// Room around the cube for the names of its axes.
const MARGIN: f64 = 26.0;
/// The axes are longer than the greatest pile by this factor.
pub const AXIS: f64 = 1.07;

/// A place in a picture.
pub type Point = (f64, f64);

/// The layout of the automaton in its picture: the greatest generation, and whether the south branch is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    pub reach: u16,
    pub south: bool,
}

impl Plan {
    /// How many cells fit into a row.
    pub fn across(self) -> u32 {
        2 * u32::from(self.reach) + 3
    }
    /// The side of a cell.
    pub fn unit(self) -> f64 {
        VIEW / f64::from(self.across())
    }
    /// Column and row of the cell (0, 0); without the south branch it lies lower.
    pub fn start(self) -> (i32, i32) {
        let middle = i32::from(self.reach) + 1;
        (middle, if self.south { middle } else { middle + i32::from(self.reach) / 8 })
    }
    /// The middle of a cell in the picture.
    pub fn at(self, (x, y): Cell) -> Point {
        let (column, row) = self.start();
        let place = |from: i32, by: i64| (f64::from(from) + by as f64 + 0.5) * self.unit();
        (place(column, x), place(row, -y))
    }
    /// The cell at a point of the picture.
    pub fn cell(self, (x, y): Point) -> Cell {
        let (column, row) = self.start();
        let index = |place: f64| (place / self.unit()).floor() as i64;
        (index(x) - i64::from(column), i64::from(row) - index(y))
    }
}

/// The layout of the cube in its picture: a unit step along each axis, and the origin.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cube {
    pub axes: [Point; 3],
    pub origin: Point,
}

impl Cube {
    /// The cube for piles up to `reach`, turned and tilted by degrees, as large as the picture allows.
    pub fn new(reach: u16, turned: f64, tilted: f64) -> Self {
        let (turned, tilted) = (turned.to_radians(), tilted.to_radians());
        let (sin, cos) = (turned.sin(), turned.cos());
        let flat = std::f64::consts::FRAC_1_SQRT_2;
        let axes = [
            ((sin - cos) * flat, (sin + cos) * flat * tilted.sin()),
            ((sin + cos) * flat, (cos - sin) * flat * tilted.sin()),
            (0.0, -tilted.cos()),
        ];
        let mut cube = Self { axes, origin: (0.0, 0.0) };
        let reach = f64::from(reach);
        let corners = [
            [AXIS, 0.0, 0.0],
            [0.0, AXIS, 0.0],
            [0.0, 0.0, AXIS],
            [1.0, 1.0, 0.0],
            [1.0, 0.0, 1.0],
            [0.0, 1.0, 1.0],
        ];
        let points = corners.map(|corner| cube.place(corner.map(|part| part * reach)));
        let (mut wide, mut top, mut bottom) = (1.0f64, 0.0f64, 0.0f64);
        for (x, y) in points {
            (wide, top, bottom) = (wide.max(x.abs()), top.min(y), bottom.max(y));
        }
        let room = VIEW - 2.0 * MARGIN;
        let scale = (room / 2.0 / wide).min(room / (bottom - top).max(1.0));
        for axis in &mut cube.axes {
            *axis = (axis.0 * scale, axis.1 * scale);
        }
        cube.origin = (VIEW / 2.0, (VIEW - (bottom + top) * scale) / 2.0);
        cube
    }
    /// The point of a P-position in the picture.
    pub fn at(&self, piles: [u64; 3]) -> Point {
        self.place(piles.map(|pile| pile as f64))
    }
    pub fn place(&self, parts: [f64; 3]) -> Point {
        let sum = |part: fn(&Point) -> f64| {
            parts.iter().zip(&self.axes).map(|(n, axis)| n * part(axis)).sum::<f64>()
        };
        (self.origin.0 + sum(|axis| axis.0), self.origin.1 + sum(|axis| axis.1))
    }
    /// The greatest distance in the picture between a parent and a child one step away.
    pub fn pitch(&self) -> f64 {
        let pair =
            |i: usize, j: usize| (self.axes[i].0 + self.axes[j].0).hypot(self.axes[i].1 + self.axes[j].1);
        pair(0, 1).max(pair(0, 2)).max(pair(1, 2))
    }
}

/// A unit vector of the picture, with y downwards, perpendicular to a leg: to the right of its heading, or to the left.
pub fn outside(heading: Heading, right: bool) -> Point {
    let (east, north) = heading.step();
    let (x, y) = (north as f64, east as f64);
    if right { (x, y) } else { (-x, -y) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_its_place() {
        for south in [false, true] {
            for reach in [16, 512] {
                let plan = Plan { reach, south };
                for cell in [(0, 0), (3, -2), (-16, 0), (0, 16)] {
                    assert_eq!(plan.cell(plan.at(cell)), cell);
                }
            }
        }
    }
    #[test]
    fn a_cube_fits_however_it_is_turned() {
        for turned in (-180..180).step_by(7) {
            for tilted in [-80, -35, 0, 35, 80] {
                let cube = Cube::new(16, turned.into(), tilted.into());
                for piles in [[16, 16, 0], [0, 16, 16], [16, 0, 16], [0, 0, 0], [10, 5, 15]] {
                    let (x, y) = cube.at(piles);
                    assert!(
                        (0.0..=VIEW).contains(&x) && (0.0..=VIEW).contains(&y),
                        "{turned} {tilted} {piles:?}"
                    );
                }
            }
        }
    }
    #[test]
    fn at_the_start_the_axes_are_isometric() {
        let cube = Cube::new(16, 0.0, 35.2644);
        let lengths = cube.axes.map(|axis| axis.0.hypot(axis.1));
        assert!(lengths.iter().all(|length| (length - lengths[0]).abs() < 1e-3));
        assert!(cube.axes[0].0 < 0.0 && cube.axes[0].1 > 0.0 && cube.axes[1].0 > 0.0);
    }
    #[test]
    fn the_outside_is_on_the_right_of_the_way() {
        assert_eq!(outside(Heading::East, true), (0.0, 1.0));
        assert_eq!(outside(Heading::North, true), (1.0, 0.0));
        assert_eq!(outside(Heading::South, false), (1.0, -0.0));
    }
}
