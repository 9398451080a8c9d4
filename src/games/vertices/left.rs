//! The points that are left of a graph, in a text and as a set.
use super::{
    drawn::POINTS,
    graph::{bit, points},
};
use crate::core::notation::{NotationError, Scanner};
use std::fmt;

/// The points that are left, a bit for each. Written in ranges: `1-4+6`; `0` where none is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointSet(pub u64);

impl PointSet {
    /// The set that a text denotes, of a graph with so many points.
    pub fn read(text: &str, most: usize) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        if text.trim() == "0" {
            return Ok(Self(0));
        }
        let mut set = 0;
        loop {
            scan.blanks();
            let from = point(&mut scan, most)?;
            let at = scan.at();
            let to = if scan.eat('-') { point(&mut scan, most)? } else { from };
            if to < from {
                return Err(NotationError::not_allowed(at + 1, format!("a point from {from} on")));
            }
            set |= (from..=to).fold(0, |set, point| set | bit(point));
            scan.blanks();
            if scan.done() {
                return Ok(Self(set));
            }
            if !scan.eat('+') && !scan.eat(',') {
                return Err(NotationError::syntax(scan.at(), "+ and a point, or the end"));
            }
        }
    }
    /// As people write it: `{1–4, 6}`.
    pub fn text(self) -> String {
        let ranges = self.ranges().into_iter().map(|(from, to)| match to - from {
            0 => from.to_string(),
            _ => format!("{from}–{to}"),
        });
        format!("{{{}}}", ranges.collect::<Vec<_>>().join(", "))
    }
    fn ranges(self) -> Vec<(usize, usize)> {
        let mut ranges: Vec<(usize, usize)> = Vec::new();
        for point in points(self.0) {
            match ranges.last_mut() {
                Some((_, to)) if *to + 1 == point => *to = point,
                _ => ranges.push((point, point)),
            }
        }
        ranges
    }
}

fn point(scan: &mut Scanner, most: usize) -> Result<usize, NotationError> {
    let at = scan.at();
    match scan.number(most.min(POINTS) as u64, "a point")? {
        0 => Err(NotationError::syntax(at, format!("a point from 1 to {most}"))),
        point => Ok(point as usize),
    }
}

impl fmt::Display for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranges = self.ranges().into_iter().map(|(from, to)| match to - from {
            0 => from.to_string(),
            _ => format!("{from}-{to}"),
        });
        let ranges: Vec<String> = ranges.collect();
        f.write_str(if ranges.is_empty() { "0".into() } else { ranges.join("+") }.as_str())
    }
}

/// A point that is removed, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point(pub usize);

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
