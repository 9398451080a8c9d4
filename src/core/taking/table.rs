//! Grundy values of subtraction games with finitely many exceptions or members, from the definition.
use std::cell::OnceCell;
use std::rc::Rc;

/// How far sequences are computed.
const TO: usize = 1 << 13;

/// The values of a sequence and what follows from them for all larger heaps. Found when first asked for.
#[derive(Clone, Debug, Default)]
pub struct Table(Rc<OnceCell<Values>>);

#[derive(Debug)]
pub struct Values {
    pub values: Vec<u16>,
    /// Where the values begin to repeat, and after how many they do, if that is proved.
    pub period: Option<(usize, usize)>,
}

impl Table {
    /// The values of the game in which exactly these numbers may be taken, with `memory` the greatest of
    /// finitely many. O(`TO` times the number of takes) once.
    pub fn get(&self, allowed: &dyn Fn(usize) -> bool, memory: Option<usize>) -> &Values {
        self.0.get_or_init(|| {
            let values = sequence(allowed, memory.unwrap_or(TO));
            let period = memory.and_then(|memory| period(&values, memory));
            Values { values, period }
        })
    }
}

fn sequence(allowed: &dyn Fn(usize) -> bool, most: usize) -> Vec<u16> {
    let takes: Vec<usize> = (1..=most.min(TO)).filter(|take| allowed(*take)).collect();
    let mut values: Vec<u16> = Vec::with_capacity(TO);
    // Marks hold the heap that they were made for, so that none is ever wiped.
    let mut seen = vec![usize::MAX; TO + 1];
    for heap in 0..TO {
        for take in takes.iter().take_while(|take| **take <= heap) {
            seen[usize::from(values[heap - take])] = heap;
        }
        let value = seen.iter().position(|mark| *mark != heap).unwrap_or(TO);
        values.push(value as u16);
    }
    values
}

/// A value depends on the `memory` values before it alone, so where as many return the rest does too
/// (Ferguson, Part I, exercise 3.5.7). The least such period, and where it begins.
fn period(values: &[u16], memory: usize) -> Option<(usize, usize)> {
    let end = values.len();
    let least = (1..end.saturating_sub(memory)).find(|p| {
        let last = &values[end - memory..];
        last == &values[end - memory - p..end - p]
    })?;
    let begins = (0..end - least).rev().find(|n| values[*n] != values[n + least]).map_or(0, |n| n + 1);
    Some((begins, least))
}
