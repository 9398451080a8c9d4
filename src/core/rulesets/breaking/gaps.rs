//! The gaps of a heap: which can be pointed at, and what pointing at them means.
use super::{Breaking, DRAWN};
use crate::core::{
    positions::{heaps::Heaps, splits::Split},
    ruleset::Ruleset,
    scene::{Cut, Splits},
};

/// Most takes that are tried to complete a move.
const TRIED: usize = 200;

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
            let mv = self.completed(size, Split { heap: 0, take: 0, parts: vec![size - below] })?;
            let parts = mv.parts.iter().copied().chain(mv.rest(size)).collect();
            Some(Cut { below, take: mv.take, parts })
        };
        let takes = self.code.takes(size).filter(|take| *take > 0 && self.code.breaks_after(size, *take));
        Some(Splits { at: (1..size).filter_map(cut).collect(), takes: takes.collect() })
    }
    /// The move that is meant by one that may lack something: where gaps alone make no legal move, the least take and
    /// then the fewest and least further parts are added that do.
    pub fn completed(&self, size: u64, mv: Split) -> Option<Split> {
        let single = Heaps(vec![size]);
        let allowed = |mv: &Split| self.allows(&single, &Split { heap: 0, ..mv.clone() });
        if mv.parts.is_empty() || allowed(&mv) {
            return Some(mv);
        }
        let mut whole = mv.parts.clone();
        whole.push(mv.rest(size)?);
        let more = self.code.most_heaps().checked_sub(whole.len() as u32)?;
        let takes: Vec<u64> = match mv.take {
            0 => self.code.takes(size).take_while(|take| *take < whole[0]).take(TRIED).collect(),
            take => vec![take],
        };
        for take in takes {
            let mut parts = whole.clone();
            parts[0] -= take - mv.take;
            for more in 0..=u64::from(more) {
                for (at, least) in (0..parts.len())
                    .flat_map(|at| (1..=if more > 0 { 6 } else { 1 }).map(move |least| (at, least)))
                {
                    let mut tried = parts.clone();
                    let further: Vec<u64> =
                        (least..least + more).map(|part| if least == 1 { 1 } else { part }).collect();
                    let Some(rest) = tried[at].checked_sub(further.iter().sum()).filter(|rest| *rest > 0)
                    else {
                        continue;
                    };
                    tried[at] = rest;
                    tried.splice(at..at, further);
                    tried.pop();
                    let mv = Split { heap: mv.heap, take, parts: tried };
                    if allowed(&mv) {
                        return Some(mv);
                    }
                }
            }
        }
        None
    }
}
