//! The moves of one heap under a code.
use super::code::{Code, Digit};
use std::ops::ControlFlow;

impl Code {
    /// Whether `take` tokens may be taken from a heap if these parts are left, all above zero.
    pub fn allows(&self, take: u64, parts: &[u64]) -> bool {
        let digit = self.digit(take);
        let distinct = |digit: Digit| {
            !digit.unequal || parts.iter().enumerate().all(|(i, part)| !parts[..i].contains(part))
        };
        digit.allows(parts.len() as u32) && distinct(digit)
    }
    /// The takes up to the size of a heap that may leave something, ascending.
    pub fn takes(&self, size: u64) -> impl Iterator<Item = u64> + '_ {
        let leaves = |digit: Digit| digit.heaps >> 1 != 0;
        let end = match self.tail() {
            Some((period, start)) if (start..start + period).any(|take| leaves(self.digit(take))) => size,
            Some((_, start)) => start.min(size),
            None => size.min(self.last().unwrap_or(0) + 1),
        };
        (0..end).filter(move |take| leaves(self.digit(*take)))
    }
    /// The most tokens that may be taken without breaking the rest, perhaps the whole heap; 0 where none may.
    pub fn reach(&self, size: u64) -> u64 {
        let most = size.min(self.last().unwrap_or(size));
        let alone = |take: &u64| self.digit(*take).allows(u32::from(*take < size));
        // The digits repeat after at most `MOST_DIGITS` of them.
        let least = most.saturating_sub(2 * super::MOST_DIGITS as u64);
        (least..=most).rev().take_while(|take| *take > 0).find(alone).unwrap_or(0)
    }
    /// Whether a move may break a heap of this size.
    pub fn breaks(&self, size: u64) -> bool {
        self.takes(size).take(2 * super::MOST_DIGITS).any(|take| self.breaks_after(size, take))
    }
    /// Whether a heap may be broken once `take` tokens were taken.
    pub fn breaks_after(&self, size: u64, take: u64) -> bool {
        let digit = self.digit(take);
        take < size && digit.kinds().any(|kind| least(kind.heaps, kind.unequal) <= size - take)
    }
    /// Visits the moves of a heap in a fixed order, with the parts left in rising order, until told to stop.
    pub fn each(&self, size: u64, visit: &mut dyn FnMut(u64, &[u64]) -> ControlFlow<()>) -> ControlFlow<()> {
        for take in self.takes(size) {
            let (digit, left) = (self.digit(take), size - take);
            if digit.allows(1) {
                visit(take, &[left])?;
            }
            for kind in digit.kinds() {
                let gap = u64::from(kind.unequal);
                break_up(left, kind.heaps, 1, gap, &mut Vec::new(), &mut |parts| visit(take, parts))?;
            }
        }
        if size > 0 && self.digit(size).allows(0) { visit(size, &[]) } else { ControlFlow::Continue(()) }
    }
}

/// The size of the least heap that can be broken into so many parts.
fn least(heaps: u32, unequal: bool) -> u64 {
    u64::from(if unequal { heaps * (heaps + 1) / 2 } else { heaps })
}

/// All ways to break `left` into so many parts of at least `first`, each greater by `gap` than the one before.
fn break_up(
    left: u64,
    heaps: u32,
    first: u64,
    gap: u64,
    parts: &mut Vec<u64>,
    visit: &mut dyn FnMut(&[u64]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let count = u64::from(heaps);
    let most = left.saturating_sub(gap * count * (count - 1) / 2) / count;
    for part in if heaps == 1 { left.max(first)..=left } else { first..=most } {
        parts.push(part);
        let found = match heaps {
            1 => visit(parts),
            _ => break_up(left - part, heaps - 1, part + gap, gap, parts, visit),
        };
        parts.pop();
        found?;
    }
    ControlFlow::Continue(())
}
