//! Grundy values of heaps from the definition, and their period where it is proved.
use std::{cell::RefCell, rc::Rc};

/// How far values are computed at most.
const TO: usize = 1 << 13;
/// The first heaps that are computed at once; then twice as many each time.
const FIRST: usize = 256;

/// The values of one game as far as they were asked for, shared by all positions that come from each other.
#[derive(Clone, Debug, Default)]
pub struct Table(Rc<RefCell<Values>>);

#[derive(Debug, Default)]
struct Values {
    values: Vec<u16>,
    period: Option<Period>,
}

/// From `begins` on the values repeat after `length`, which is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    pub begins: usize,
    pub length: usize,
}

impl Table {
    /// The value of a heap in the game in which `takes(n)` gives what may be taken from heaps up to `n`, ascending;
    /// `memory` is the greatest take of finitely many. None where it was not computed and no period is proved.
    /// O(heap times the number of takes) where it was not known.
    pub fn value(
        &self,
        heap: u64,
        takes: &dyn Fn(usize) -> Vec<usize>,
        memory: Option<usize>,
    ) -> Option<(u64, Option<Period>)> {
        let mut known = self.0.borrow_mut();
        loop {
            if let Some(period) = known.period {
                let (begins, length) = (period.begins as u64, period.length as u64);
                let at = if heap < begins { heap } else { begins + (heap - begins) % length };
                return known.values.get(at as usize).map(|value| ((*value).into(), Some(period)));
            }
            let end = known.values.len();
            // A period is looked for even where the heap is known, so that every heap is told of it.
            if let Some(value) = usize::try_from(heap).ok().and_then(|heap| known.values.get(heap))
                && (memory.is_none() || end == TO)
            {
                return Some(((*value).into(), None));
            }
            if end >= TO {
                return None;
            }
            let to = (2 * end).max(FIRST);
            extend(&mut known.values, to, &takes(to));
            known.period = memory.and_then(|memory| period(&known.values, memory));
        }
    }
}

fn extend(values: &mut Vec<u16>, to: usize, takes: &[usize]) {
    // Marks hold the heap that they were made for, so that none is ever wiped.
    let mut seen = vec![usize::MAX; to + 1];
    for heap in values.len()..to {
        for take in takes.iter().take_while(|take| **take <= heap) {
            seen[usize::from(values[heap - take])] = heap;
        }
        let value = seen.iter().position(|mark| *mark != heap).unwrap_or(to);
        values.push(value as u16);
    }
}

/// A value depends on the `memory` values before it alone, so where as many return the rest does too
/// (Ferguson, Part I, exercise 3.5.7). The least such period, and where it begins.
fn period(values: &[u16], memory: usize) -> Option<Period> {
    let end = values.len();
    let length = (1..end.saturating_sub(memory)).find(|p| {
        let last = &values[end - memory..];
        last == &values[end - memory - p..end - p]
    })?;
    let begins = (0..end - length).rev().find(|n| values[*n] != values[n + length]).map_or(0, |n| n + 1);
    Some(Period { begins, length })
}
