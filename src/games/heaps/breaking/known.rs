//! What is known of the values of single heaps under a code.
use crate::core::moves::Found;
use crate::games::heaps::{
    codes::{Code, Form, Left, Values, Wave, leading, leading_by_period},
    splits::Split,
    theory::Theory,
};
use std::rc::Rc;

/// So many moves are put in order.
const FEW: u64 = 1000;

/// A code with its closed form, if it has one, and its values.
#[derive(Clone)]
pub struct Known {
    pub code: Rc<Code>,
    pub form: Option<Form>,
    pub values: Rc<Values>,
}

impl Theory<Split> for Known {
    /// From a closed form, a table or a proved period.
    fn value(&self, size: u64) -> Option<u64> {
        self.form.map(|form| form.value(size)).or_else(|| self.values.value(size))
    }
    /// From a closed form or a proved period. Where they are few they come in the order in which moves are listed.
    fn moves_to(&self, size: u64, target: u64, limit: usize) -> Option<Found<Split>> {
        let mut found = self.leading(size, target, limit)?;
        if found.total > FEW {
            return Some(found);
        }
        if found.cut() && limit > 0 {
            found = self.leading(size, target, FEW as usize)?;
        }
        found.moves.sort_unstable_by(|a, b| (a.take, &a.parts).cmp(&(b.take, &b.parts)));
        found.moves.truncate(limit);
        Some(found)
    }
}

impl Known {
    /// The moves to a value in any order, which is the same for every limit.
    fn leading(&self, size: u64, target: u64, limit: usize) -> Option<Found<Split>> {
        let by_period = |wave: &Wave| leading_by_period(&self.code, wave, size, target, limit);
        let found = self.form.and_then(|form| leading(form, size, target, limit));
        let found = found.or_else(|| self.values.by_period(size, by_period))?;
        Some(found.map(|left| split(size, left)))
    }
}

/// The move that leaves this of a heap.
fn split(size: u64, Left(less, more): Left) -> Split {
    let parts = if less > 0 { vec![less] } else { Vec::new() };
    Split { heap: 0, take: size - less - more, parts }
}
