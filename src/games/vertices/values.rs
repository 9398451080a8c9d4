//! The values of graphs: by form, or by a search where the form has no known value.
use super::{
    form::Form,
    graph::{Graph, bit, points},
};
use crate::core::nimber::mex;
use std::{
    cell::{Cell, RefCell},
    collections::HashMap,
};

/// Most connected parts that all questions together go through, some milliseconds; larger graphs are left to the
/// search, which has a budget.
const MOST: usize = 500;

/// The values of connected parts found so far, and how many more may be gone through.
#[derive(Debug)]
pub struct Values {
    found: RefCell<HashMap<u64, u64>>,
    room: Cell<usize>,
}

impl Default for Values {
    fn default() -> Self {
        Self { found: RefCell::default(), room: Cell::new(MOST) }
    }
}

impl Values {
    /// The value of what is left of a graph: of its parts, added as nimbers. None where too many parts would have to be gone
    /// through.
    pub fn of(&self, graph: &Graph, left: u64) -> Option<u64> {
        graph.parts(left).into_iter().try_fold(0, |sum, part| Some(sum ^ self.part(graph, part)?))
    }
    fn part(&self, graph: &Graph, part: u64) -> Option<u64> {
        if let Some(value) = Form::of(graph, part).value().or_else(|| self.found.borrow().get(&part).copied())
        {
            return Some(value);
        }
        self.room.set(self.room.get().checked_sub(1)?);
        let mut values =
            points(part).map(|point| self.of(graph, part & !bit(point))).collect::<Option<Vec<_>>>()?;
        let value = mex(&mut values).0;
        self.found.borrow_mut().insert(part, value);
        Some(value)
    }
}
