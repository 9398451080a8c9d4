//! Graphs that somebody has drawn: points by number, edges between them, and where the points stand.
use crate::core::notation::{NotationError, Scanner};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// Most points of a graph.
pub const POINTS: usize = 40;

/// Where a point stands: squares of the paper to the right and down, at most [`FARTHEST`].
pub type Spot = [u16; 2];

/// The farthest that a point stands from the corner, in squares.
pub const FARTHEST: u16 = 99;
/// The width of a square, in pixels.
pub const SQUARE: i32 = 20;
/// The least distance of a new point from the others, in squares.
const APART: u16 = 4;

/// Points counted from 1, and edges between them. Written as a list of edges, `1-2`, points with their places, `3@5_2`, and
/// points without edges, `4`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrawnGraph {
    pub edges: BTreeSet<(usize, usize)>,
    pub spots: BTreeMap<usize, Spot>,
    /// The points that have neither an edge nor a place.
    alone: BTreeSet<usize>,
}

impl DrawnGraph {
    /// Reads the list up to the bracket that ends it.
    pub fn read(scan: &mut Scanner) -> Result<Self, NotationError> {
        let mut drawn = Self::default();
        loop {
            scan.blanks();
            let at = scan.at();
            let point = number(scan)?;
            if scan.eat('@') {
                let right = squares(scan)?;
                if !scan.eat('_') {
                    return Err(NotationError::syntax(scan.at(), "_ and squares down"));
                }
                drawn.spots.insert(point, [right, squares(scan)?]);
            } else if scan.eat('-') {
                let other = number(scan)?;
                if point == other {
                    return Err(NotationError::not_allowed(at, "two different points"));
                }
                drawn.edges.insert((point.min(other), point.max(other)));
            } else {
                drawn.alone.insert(point);
            }
            scan.blanks();
            if !scan.eat(',') {
                return Ok(drawn.tidied());
            }
        }
    }
    /// A drawing with these edges, and places for points.
    pub fn new(edges: impl IntoIterator<Item = (usize, usize)>, spots: BTreeMap<usize, Spot>) -> Self {
        Self { edges: edges.into_iter().collect(), spots, alone: BTreeSet::new() }
    }
    fn tidied(mut self) -> Self {
        let Self { edges, spots, alone } = &mut self;
        alone.retain(|point| {
            !spots.contains_key(point) && !edges.iter().any(|(a, b)| a == point || b == point)
        });
        self
    }
    /// The largest number of a point.
    pub fn points(&self) -> usize {
        let ends = self.edges.iter().map(|(_, b)| *b);
        ends.chain(self.spots.keys().copied()).chain(self.alone.iter().copied()).max().unwrap_or(0)
    }
    /// Where each point stands, in squares; none where nobody has placed any. Points that are given no place have the first
    /// that is vacant.
    pub fn places(&self) -> Option<Vec<Spot>> {
        let mut taken: Vec<Spot> = self.spots.values().copied().collect();
        if taken.is_empty() {
            return None;
        }
        let place = |point: usize| {
            self.spots.get(&point).copied().unwrap_or_else(|| {
                let free = vacant(&taken);
                taken.push(free);
                free
            })
        };
        Some((1..=self.points()).map(place).collect())
    }
    /// The drawing with another point at the first place that is vacant.
    pub fn grown(mut self, point: usize) -> Self {
        let taken: Vec<Spot> = self.spots.values().copied().collect();
        self.spots.insert(point, vacant(&taken));
        self
    }
    /// The drawing with this edge added, or removed if it was there.
    pub fn toggle_edge(mut self, a: usize, b: usize) -> Self {
        let edge = (a.min(b), a.max(b));
        if !self.edges.remove(&edge) {
            self.edges.insert(edge);
        }
        self
    }
    /// The drawing with a point moved so many squares to the right and down, as far as the paper goes.
    pub fn carried(mut self, point: usize, by: [i32; 2]) -> Self {
        if let Some(spot) = self.spots.get_mut(&point) {
            let to = |axis: usize| (i32::from(spot[axis]) + by[axis]).clamp(0, FARTHEST.into()) as u16;
            *spot = [to(0), to(1)];
        }
        self
    }
    /// The drawing without places.
    pub fn unplaced(mut self) -> Self {
        self.alone.extend(std::mem::take(&mut self.spots).into_keys());
        self.tidied()
    }
}

/// The first place, row by row, that is not near one of these.
fn vacant(taken: &[Spot]) -> Spot {
    let near = |a: u16, b: u16| a.abs_diff(b) < APART;
    let free = |[x, y]: &Spot| !taken.iter().any(|own| near(own[0], *x) && near(own[1], *y));
    let rows = (0..=FARTHEST).step_by(2).flat_map(|y| (0..=FARTHEST / 4).step_by(2).map(move |x| [x, y]));
    rows.into_iter().find(free).unwrap_or_default()
}

fn number(scan: &mut Scanner) -> Result<usize, NotationError> {
    let at = scan.at();
    match scan.number(POINTS as u64, "a point")? {
        0 => Err(NotationError::not_allowed(at, "points counted from 1")),
        point => Ok(point as usize),
    }
}

fn squares(scan: &mut Scanner) -> Result<u16, NotationError> {
    Ok(scan.number(FARTHEST.into(), "squares")? as u16)
}

impl fmt::Display for DrawnGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spots = self.spots.iter().map(|(point, [x, y])| format!("{point}@{x}_{y}"));
        let alone = self.alone.iter().map(usize::to_string);
        let edges = self.edges.iter().map(|(a, b)| format!("{a}-{b}"));
        f.write_str(&spots.chain(alone).chain(edges).collect::<Vec<_>>().join(","))
    }
}
