//! The winning moves of heaps of any size under misère play.
use super::known::{Classes, fickle};
use crate::core::moves::MoveList;
use crate::games::heaps::{
    codes::{Code, Form, moves_to_value},
    splits::Split,
};
use std::{collections::HashMap, ops::ControlFlow, rc::Rc};

/// Most moves that are looked at one by one, in all heaps of a position.
const LOOKED_AT: u64 = 2_000_000;

/// The moves of all heaps to P-positions, at most `limit` listed; none where they are too many to be looked at. The
/// moves of heaps that have the same size, and others of the same class, are counted once.
pub fn winning(code: &Code, classes: &Classes, sizes: &[u64], limit: usize) -> Option<MoveList<Split>> {
    let rests = classes.rests(sizes)?;
    let (mut found, mut look) = (MoveList::none(), Look { left: LOOKED_AT, repeats: HashMap::new() });
    let mut counts: HashMap<(u64, u64), u64> = HashMap::new();
    for ((heap, &size), &rest) in (0u16..).zip(sizes).zip(&rests) {
        let room = limit.saturating_sub(found.moves.len());
        if let Some(total) = counts.get(&(size, rest)).filter(|total| room == 0 || **total == 0) {
            found.join(MoveList { moves: vec![], total: *total }, limit);
            continue;
        }
        let own = in_heap(code, classes, size, rest, room, &mut look)?;
        counts.insert((size, rest), own.total);
        found.join(own.map(|mv| Split { heap, ..mv }), limit);
    }
    Some(found)
}

/// The winning moves in one heap, as if it were the first, beside others of class `rest`.
fn in_heap(
    code: &Code,
    classes: &Classes,
    size: u64,
    rest: u64,
    limit: usize,
    look: &mut Look,
) -> Option<MoveList<Split>> {
    if let Classes::Form(form) = classes
        && let Some(found) = by_form(code, *form, size, rest, limit)
    {
        return Some(found);
    }
    let wins = |parts: &[u64]| Some(classes.is_p(classes.plus(classes.sum(parts)?, rest)));
    let mut found = MoveList::none();
    if code.most_heaps() > 2 || code.tail().is_some() {
        look.pay(code.count(size))?;
        let mut known = true;
        let _ = code.each(size, &mut |take, parts| {
            match wins(parts) {
                Some(true) => found.join(MoveList::all(vec![split(take, parts)]), limit),
                Some(false) => {}
                None => known = false,
            }
            if known { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        return known.then_some(found);
    }
    for take in code.takes(size) {
        let (digit, whole) = (code.digit(take), size - take);
        if digit.allows(1) && wins(&[whole])? {
            found.join(MoveList::all(vec![split(take, &[whole])]), limit);
        }
        if digit.allows(2) {
            let room = limit.saturating_sub(found.moves.len());
            let may = |part: u64| Some(wins(&[part, whole - part])? && !(digit.unequal && 2 * part == whole));
            let kind = (!digit.unequal).then_some((take, rest));
            let own = look.repeated(whole, classes.period(), room, kind, may)?;
            found.join(own.map(|part| split(take, &[part, whole - part])), limit);
        }
    }
    if size > 0 && code.digit(size).allows(0) && wins(&[])? {
        found.join(MoveList::all(vec![split(size, &[])]), limit);
    }
    Some(found)
}

/// A move that leaves these heaps, of which the last stays where it is.
fn split(take: u64, parts: &[u64]) -> Split {
    Split { heap: 0, take, parts: parts[..parts.len().saturating_sub(1)].to_vec() }
}

/// What is kept while heaps are looked at one after the other.
struct Look {
    /// How many moves may still be looked at.
    left: u64,
    /// The parts of tall heaps that win, by what is taken, the class of the others, and what is left modulo the period.
    repeats: HashMap<(u64, u64, u64), Rc<Repeat>>,
}

/// The parts that are wanted: those before the first period, and those within it.
struct Repeat {
    before: Vec<u64>,
    within: Vec<u64>,
}

impl Look {
    fn pay(&mut self, moves: u64) -> Option<()> {
        self.left = self.left.checked_sub(moves)?;
        Some(())
    }
    /// The smaller parts of `whole` that are wanted. From the start of a period on they repeat with it. Where the take
    /// and the class of the others (`kind`) decide which are wanted, heaps that differ by periods share them.
    fn repeated(
        &mut self,
        whole: u64,
        period: Option<(u64, u64)>,
        limit: usize,
        kind: Option<(u64, u64)>,
        wanted: impl Fn(u64) -> Option<bool>,
    ) -> Option<MoveList<u64>> {
        let last = whole / 2;
        let Some((start, length)) = period.filter(|(start, length)| start + 2 * length < last) else {
            self.pay(last)?;
            let all = (1..=last).map(|n| Some((n, wanted(n)?))).collect::<Option<Vec<_>>>()?;
            let all: Vec<u64> = all.into_iter().filter_map(|(n, wanted)| wanted.then_some(n)).collect();
            let total = all.len() as u64;
            return Some(MoveList { moves: all.into_iter().take(limit).collect(), total });
        };
        let key = kind.map(|(take, rest)| (take, rest, whole % length));
        let known = key.and_then(|key| self.repeats.get(&key).cloned());
        let repeat = match known {
            Some(repeat) => repeat,
            None => {
                self.pay(start + length)?;
                let those = |from: u64, end: u64| {
                    let all = (from..end).map(|n| Some((n, wanted(n)?))).collect::<Option<Vec<_>>>()?;
                    Some(all.into_iter().filter_map(|(n, wanted)| wanted.then_some(n)).collect())
                };
                Rc::new(Repeat { before: those(1, start)?, within: those(start, start + length)? })
            }
        };
        if let Some(key) = key {
            self.repeats.insert(key, repeat.clone());
        }
        let Repeat { before, within } = &*repeat;
        let again = (0..).step_by(length as usize).flat_map(|more| within.iter().map(move |n| n + more));
        let room = if within.is_empty() { before.len().min(limit) } else { limit };
        let moves = before.iter().copied().chain(again.take_while(|n| *n <= last)).take(room).collect();
        let many = within.iter().map(|n| (last - n) / length + 1).sum::<u64>();
        Some(MoveList { moves, total: before.len() as u64 + many })
    }
}

/// The winning moves by a closed form: as in normal play where a firm heap stays, and else those that leave nim-sum 1.
fn by_form(code: &Code, form: Form, size: u64, rest: u64, limit: usize) -> Option<MoveList<Split>> {
    let (target, firm) = (rest >> 1, rest & 1 == 1);
    let moves = |limit| {
        let split = |left: crate::games::heaps::codes::RemainingHeaps| {
            let parts = if left.0 > 0 { vec![left.0] } else { vec![] };
            Split { heap: 0, take: size - left.0 - left.1, parts }
        };
        Some(moves_to_value(form, size, target, limit)?.map(split))
    };
    if firm {
        return moves(limit);
    }
    // Moves that leave only fickle heaps, of which there are few.
    let few = fickle(form);
    let small = |n: u64| n <= few;
    let pairs = (0..=few).flat_map(|a| (a..=few).map(move |b| [a, b]));
    let mut turned = Vec::new();
    let mut as_before = 0;
    for parts in pairs {
        let parts: Vec<u64> = parts.into_iter().filter(|part| *part > 0).collect();
        let Some(take) = size.checked_sub(parts.iter().sum()) else { continue };
        if !code.allows(take, &parts) || (take == 0 && parts.len() < 2) {
            continue;
        }
        let value = parts.iter().fold(0, |sum, part| sum ^ form.value(*part));
        as_before += u64::from(value == target);
        if value == target ^ 1 {
            turned.push(split(take, &parts));
        }
    }
    let all = moves(limit.saturating_add(as_before as usize))?;
    let kept = |mv: &Split| {
        let stays = mv.rest(size).unwrap_or(0);
        !(small(stays) && mv.parts.iter().all(|part| small(*part)))
    };
    let firm = MoveList {
        moves: all.moves.into_iter().filter(kept).take(limit).collect(),
        total: all.total - as_before,
    };
    let mut found = MoveList::all(turned);
    found.moves.truncate(limit);
    found.join(firm, limit);
    Some(found)
}
