//! The values of graphs: by form, and by search of what has no known one.
use super::{
    form::Form,
    graph::{Graph, bit, points},
};
use crate::core::nimber::mex;
use std::{
    cell::RefCell,
    collections::{HashMap, HashSet},
};

/// Most connected parts that one question goes through; a few milliseconds natively.
const MOST: usize = 2_000;

/// The values of connected parts found so far, and what was too much to be gone through.
#[derive(Default, Debug)]
pub struct Values {
    found: RefCell<HashMap<u64, u64>>,
    too_large: RefCell<HashSet<u64>>,
}

impl Values {
    /// The value of what is left of a graph: of its parts, added as nimbers. None where too many parts would have to be gone
    /// through.
    pub fn of(&self, graph: &Graph, left: u64) -> Option<u64> {
        if self.too_large.borrow().contains(&left) {
            return None;
        }
        let mut room = MOST;
        let value = self.sum(graph, left, &mut room);
        if value.is_none() {
            self.too_large.borrow_mut().insert(left);
        }
        value
    }
    fn sum(&self, graph: &Graph, left: u64, room: &mut usize) -> Option<u64> {
        graph.parts(left).into_iter().try_fold(0, |sum, part| Some(sum ^ self.part(graph, part, room)?))
    }
    fn part(&self, graph: &Graph, part: u64, room: &mut usize) -> Option<u64> {
        if let Some(value) = Form::of(graph, part).value().or_else(|| self.found.borrow().get(&part).copied())
        {
            return Some(value);
        }
        *room = room.checked_sub(1)?;
        let mut values = points(part)
            .map(|point| self.sum(graph, part & !bit(point), room))
            .collect::<Option<Vec<_>>>()?;
        let value = mex(&mut values).0;
        self.found.borrow_mut().insert(part, value);
        Some(value)
    }
}
