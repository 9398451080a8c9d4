//! Graphs that are played on, with places for their points.
use super::kind::{Kind, STEP};
use crate::core::{list, plural};

/// The width of a point.
pub const WIDE: i32 = 48;
/// The distance of the middles of the outermost points from the border.
pub const MARGIN: i32 = WIDE / 2 + 10;

/// Most points, and most edges, that are told one by one.
const TOLD: usize = 16;

/// A graph with a place for each point.
#[derive(Debug)]
pub struct Graph {
    pub kind: Kind,
    /// The middles of its points in the picture, in pixels.
    pub places: Vec<[i32; 2]>,
    /// The width and the height of the picture.
    pub size: [i32; 2],
    /// The neighbours of each point, a bit for each.
    near: Vec<u64>,
    /// The point opposite to each, if turning the picture by half a turn changes nothing.
    opposite: Option<Vec<usize>>,
}

impl Graph {
    pub fn new(kind: Kind) -> Self {
        let mut near = vec![0u64; kind.points()];
        for (a, b) in kind.edges() {
            near[a - 1] |= 1 << (b - 1);
            near[b - 1] |= 1 << (a - 1);
        }
        let exact = kind.places();
        // What is drawn stays where it is when its outermost point goes.
        let origin = if kind.is_placed() { [0.0; 2] } else { exact[0] };
        let edge =
            |axis: usize, of: fn(f64, f64) -> f64| exact.iter().map(|at| at[axis]).fold(origin[axis], of);
        let pixel =
            |value: f64, axis: usize| ((value - edge(axis, f64::min)) * f64::from(STEP)).round() as i32;
        let places: Vec<[i32; 2]> =
            exact.iter().map(|at| [0, 1].map(|axis| pixel(at[axis], axis) + MARGIN)).collect();
        let size = [0, 1].map(|axis| pixel(edge(axis, f64::max), axis) + 2 * MARGIN);
        let opposite = opposites(&places, size, &near);
        Self { kind, places, size, near, opposite }
    }
    /// All its points, a bit for each.
    pub fn all(&self) -> u64 {
        all(self.places.len())
    }
    /// The neighbours of a point, counted from 1, among those of a set.
    pub fn near(&self, point: usize, among: u64) -> u64 {
        self.near.get(point - 1).copied().unwrap_or(0) & among
    }
    /// The edges between the points of a set.
    pub fn edges(&self, among: u64) -> impl Iterator<Item = (usize, usize)> {
        points(among)
            .flat_map(move |a| points(self.near(a, among)).filter(move |b| *b > a).map(move |b| (a, b)))
    }
    /// The points of a set and the edges between them: "3 points: 1, 2 and 4; 2 edges: 1 to 2 and 2 to 4".
    pub fn in_words(&self, among: u64) -> String {
        let told = |noun: &str, all: Vec<String>| match all.len() {
            0 => format!("no {}", plural(noun)),
            one @ 1 => format!("{one} {noun}: {}", all[0]),
            many if many > TOLD => format!("{many} {}", plural(noun)),
            many => format!("{many} {}: {}", plural(noun), list(&all)),
        };
        let edges = self.edges(among).map(|(a, b)| format!("{a} to {b}")).collect();
        let named = points(among).map(|point| point.to_string()).collect();
        format!("{}; {}", told("point", named), told("edge", edges))
    }
    /// The points of a set that have neighbours in it.
    pub fn joined(&self, among: u64) -> u64 {
        points(among).filter(|point| self.near(*point, among) != 0).fold(0, |set, point| set | bit(point))
    }
    /// The connected parts of a set, without single points.
    pub fn parts(&self, among: u64) -> Vec<u64> {
        let mut left = self.joined(among);
        let mut parts = Vec::new();
        while left != 0 {
            let mut part = left & left.wrapping_neg();
            loop {
                let grown = points(part).fold(part, |set, point| set | self.near(point, among));
                if grown == part {
                    break;
                }
                part = grown;
            }
            parts.push(part);
            left &= !part;
        }
        parts
    }
    /// Whether half a turn changes neither the graph nor the set, moves every point of it, and none to a neighbour: then
    /// every removal can be answered by that of the opposite point.
    pub fn mirrored(&self, among: u64) -> bool {
        let Some(opposite) = &self.opposite else { return false };
        let fits = |point: usize| {
            let other = opposite[point - 1];
            other != point && among & bit(other) != 0 && self.near(point, among) & bit(other) == 0
        };
        points(self.joined(among)).all(fits)
    }
}

/// The point opposite to each under half a turn, if all edges go to edges.
fn opposites(places: &[[i32; 2]], size: [i32; 2], near: &[u64]) -> Option<Vec<usize>> {
    let turned = |at: &[i32; 2]| {
        let close =
            |other: &[i32; 2]| [0, 1].iter().all(|axis| (size[*axis] - at[*axis] - other[*axis]).abs() <= 2);
        places.iter().position(close).map(|index| index + 1)
    };
    let opposite: Vec<usize> = places.iter().map(turned).collect::<Option<_>>()?;
    let image = |set: u64| points(set).fold(0, |image, point| image | bit(opposite[point - 1]));
    let kept = |(index, set): (usize, &u64)| image(*set) == near[opposite[index] - 1];
    near.iter().enumerate().all(kept).then_some(opposite)
}

/// All points of a graph of so many, a bit for each.
pub fn all(points: usize) -> u64 {
    u64::MAX >> (64 - points.clamp(1, 64))
}

/// The bit of a point, counted from 1.
pub fn bit(point: usize) -> u64 {
    1 << (point - 1)
}

/// The points of a set, from 1.
pub fn points(set: u64) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let point = left.trailing_zeros() as usize + 1;
        (left != 0).then(|| {
            left &= left - 1;
            point
        })
    })
}
