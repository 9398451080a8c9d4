//! The gaps of a heap: which can be pointed at, and what pointing at them means.
use super::{Breaking, DRAWN};
use crate::core::scene::{Cut, Splits};
use crate::games::heaps::splits::Split;

/// Most takes that are tried to complete a move.
const TRIED: usize = 200;
/// Where all parts must differ, further parts are tried of which the least is up to this size.
const LEAST: u64 = 6;

impl Breaking {
    /// How a heap of this size may be broken.
    pub fn splits(&self, size: u64) -> Option<Splits> {
        if !self.code.breaks(size) {
            return None;
        }
        let breaks = |take: &u64| *take > 0 && self.code.breaks_after(size, *take);
        let mut takes = self.code.takes(size).take(TRIED).filter(breaks);
        if size > DRAWN {
            return Some(Splits { at: vec![], takes: takes.next().into_iter().collect() });
        }
        let cut = |below: u64| {
            let mv = self.complete(size, Split { heap: 0, take: 0, parts: vec![size - below] })?;
            let parts = mv.parts.iter().copied().chain(mv.rest(size)).collect();
            Some(Cut { below, take: mv.take, parts })
        };
        let takes = self.code.takes(size).filter(|take| *take > 0 && self.code.breaks_after(size, *take));
        Some(Splits { at: (1..size).filter_map(cut).collect(), takes: takes.collect() })
    }
    /// The move that is meant by `mv`, which may lack something: where its parts alone make no legal move, the least
    /// take is added and then the fewest and least further parts that make one. None where none do.
    pub fn complete(&self, size: u64, mv: Split) -> Option<Split> {
        let mut whole = mv.parts.clone();
        whole.push(mv.rest(size)?);
        if mv.parts.is_empty() || self.code.allows(mv.take, &whole) {
            return Some(mv);
        }
        let takes: Vec<u64> = match mv.take {
            0 => self.code.takes(size).take_while(|take| *take < whole[0]).take(TRIED).collect(),
            take => vec![take],
        };
        for take in takes {
            let mut parts = whole.clone();
            parts[0] -= take - mv.take;
            for heaps in parts.len()..=self.code.most_heaps() as usize {
                let more = (heaps - parts.len()) as u64;
                if !self.code.digit(take).allows(heaps as u32) {
                    continue;
                }
                for at in 0..parts.len() {
                    // Further parts all of 1, or of different sizes.
                    for least in 1..=if more > 0 { LEAST } else { 1 } {
                        let further: Vec<u64> =
                            (0..more).map(|i| if least == 1 { 1 } else { least + i }).collect();
                        let rest = parts[at].checked_sub(further.iter().sum()).filter(|rest| *rest > 0);
                        let Some(rest) = rest else { break };
                        let mut tried = parts.clone();
                        tried[at] = rest;
                        tried.splice(at..at, further);
                        if self.code.allows(take, &tried) {
                            tried.pop();
                            return Some(Split { heap: mv.heap, take, parts: tried });
                        }
                    }
                }
            }
        }
        None
    }
}
