//! Collects the dots and strokes of a picture while its notation is read.
use super::{
    drawing::{LONGEST_NAME, MOST_EDGES, MOST_NUMBER},
    strokes::{Dot, Stroke},
};
use crate::core::notation::NotationError;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::RangeInclusive;

/// What has been read so far.
#[derive(Default)]
pub struct Reader {
    pub dots: Vec<Dot>,
    pub strokes: Vec<Stroke>,
    /// Where each stroke was read.
    pub at: Vec<usize>,
    pub by_name: FxHashMap<String, u32>,
    /// What was read, without superfluous signs.
    pub text: String,
    /// Whether places or bends were given.
    pub placed: bool,
    /// The number of the next stroke.
    pub next: u64,
    pub cuts: Vec<(RangeInclusive<u64>, usize)>,
    /// Names of edges and parts.
    pub titles: FxHashSet<String>,
}

impl Reader {
    /// Nothing yet.
    pub fn new() -> Self {
        Self { next: 1, ..Self::default() }
    }
    /// Adds a vertex. One without a name, or called `0`, is named after its edge in the end.
    pub fn open(&mut self, name: &str) -> u32 {
        self.dots.push(Dot { name: name.into(), ..Dot::default() });
        self.dots.len() as u32 - 1
    }
    pub fn dot(&mut self, name: &str, at: usize) -> Result<u32, NotationError> {
        if let Some(dot) = self.by_name.get(name) {
            return Ok(*dot);
        }
        if name.len() > LONGEST_NAME {
            let most = format!("a vertex with a name of at most {LONGEST_NAME} characters");
            return Err(NotationError::too_large(at, most));
        }
        let dot = self.open(name);
        self.by_name.insert(name.into(), dot);
        Ok(dot)
    }
    pub fn stroke(&mut self, ends: [u32; 2], at: usize) -> Result<(), NotationError> {
        if self.strokes.len() == MOST_EDGES || self.next > MOST_NUMBER {
            return Err(NotationError::too_large(at, format!("at most {MOST_EDGES} edges")));
        }
        self.strokes.push(Stroke { n: self.next, ends, ..Stroke::default() });
        self.at.push(at);
        self.next += 1;
        Ok(())
    }
    pub fn bend(&mut self, bend: [i32; 2]) {
        self.placed = true;
        if let Some(last) = self.strokes.last_mut() {
            last.bend = Some(bend);
        }
    }
}
