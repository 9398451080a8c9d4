//! Two stacks in misère play, at any height: whoever removes the last token loses. The paper treats normal play; the theorem
//! here was found with this program.
//!
//! **Theorem.** The P-positions are (0, 1), (1, 0) and the pairs that the queue gives on the levels 2, 3, … alone.
//!
//! *Proof.* As in normal play, with (0, 1) in the place of (0, 0): from two green tops, and from any stack beside at most one
//! token, (0, 1) or (1, 0) is reached, and no move joins two of the pairs.
//!
//! Against normal play: let *d* be the least red level up to which there are as many reds as greens, or more. If level 1 is red
//! (d = 1), only (1, 1) goes and (0, 1) comes. Otherwise each red level below *d* goes with the green level after its partner,
//! (d, d) is lost, and above *d* nothing changes. Without such a *d* all pairs are shifted.

use super::levels::RedLevels;
use kernels::tables::Reached;

/// Where the queue of normal play is empty for the first time: a red level, and how many red levels there are up to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QueueEnd {
    pub level: u64,
    pub reds: u64,
}

impl RedLevels {
    /// The least red level with as many reds as greens up to it, or more; none if there is none, or none below 2^64.
    pub fn emptied(&self) -> Option<QueueEnd> {
        let at = |reds: u64| Some(QueueEnd { level: self.nth_red(reds)?, reds });
        let first = |levels: &[u64]| {
            (1u64..).zip(levels).find(|(reds, level)| 2 * reds >= **level).map(|(reds, _)| reds)
        };
        match self {
            RedLevels::None => None,
            RedLevels::List(list) => at(first(list)?),
            RedLevels::Pattern(pattern) => {
                let (levels, before, repeated) = pattern.first_reds();
                if let Some(reds) = first(&levels) {
                    return at(reds);
                }
                // Each period brings the reds nearer by this much.
                let gain = (2 * repeated).checked_sub(pattern.cycle_len()).filter(|gain| *gain > 0)? as u64;
                let again = (before..levels.len()).map(|index| {
                    let reds = index as u64 + 1;
                    reds + (levels[index] - 2 * reds).div_ceil(gain) * repeated as u64
                });
                at(again.min()?)
            }
            // The t-th red level is at most 2t if t(β − 2) < 1: for t = 1, or for none.
            RedLevels::All | RedLevels::Beatty(_) | RedLevels::Odious | RedLevels::Evil => {
                (1..=3).find_map(|reds| at(reds).filter(|it| 2 * reds >= it.level))
            }
        }
    }

    /// The one height of the other stack that makes a P-position of misère play; none if there is none, or none below 2^64.
    pub fn misere_partner(&self, level: u64) -> Option<u64> {
        let emptied = self.emptied();
        match (level, emptied) {
            (0, _) => return Some(1),
            (1, _) => return Some(0),
            (_, Some(emptied)) if level == emptied.level => return Some(level),
            (_, Some(emptied)) if level > emptied.level => return self.partner(level),
            _ => {}
        }
        let reds = self.reds_up_to(level);
        if self.is_red(level) { self.nth_green(reds + 1) } else { self.nth_red(level - reds - 1) }
    }

    /// Whether the two stacks are a P-position of misère play.
    pub fn is_misere_p(&self, x: u64, y: u64) -> bool {
        let (low, high) = (x.min(y), x.max(y));
        self.misere_partner(high) == Some(low) && self.misere_partner(low) == Some(high)
    }

    /// The P-positions of misère play that a move reaches from (x, y), at most `limit` of them listed; heights to 10^18. At
    /// most two unless both tops are green, and then all that lie below.
    pub fn misere_winning(&self, x: u64, y: u64, limit: usize) -> Reached<(u64, u64)> {
        if self.is_misere_p(x, y) || (x, y) == (0, 0) {
            return Reached { count: 0, list: Vec::new() };
        }
        if !self.is_red(x) && !self.is_red(y) {
            return self.misere_green(x, y, limit);
        }
        let mut list: Vec<(u64, u64)> = Vec::new();
        list.extend(self.misere_partner(y).filter(|to| *to < x).map(|to| (to, y)));
        list.extend(self.misere_partner(x).filter(|to| *to < y).map(|to| (x, to)));
        let count = list.len() as u64;
        list.truncate(limit);
        Reached { count, list }
    }

    /// All P-positions up to (x, y): the two with one token, the shifted pairs, (d, d) for the red level d where the
    /// queue is empty, and those of normal play above d.
    fn misere_green(&self, x: u64, y: u64, limit: usize) -> Reached<(u64, u64)> {
        let (top, shifted) =
            self.emptied().map_or((u64::MAX, u64::MAX), |emptied| (emptied.level, emptied.reds));
        let low = x.min(y);
        let reds = |level: u64| self.reds_up_to(level);
        let greens = |level: u64| level - reds(level);
        // So many red levels lie below the top, each with the green level after its partner.
        let most = shifted.saturating_sub(1);
        let pairs = |green: u64, red: u64| greens(green).saturating_sub(1).min(reds(red)).min(most);
        let (one, other) = (pairs(x, y), pairs(y, x));
        let mut list = Vec::new();
        list.extend(Some((0, 1)).filter(|_| y >= 1));
        list.extend(Some((1, 0)).filter(|_| x >= 1));
        let alone = u64::from(top > 1 && top <= low);
        let mut count = list.len() as u64 + one + other + alone;
        for index in 1..=one.max(other) {
            if list.len() >= limit {
                break;
            }
            let (Some(green), Some(red)) = (self.nth_green(index + 1), self.nth_red(index)) else { break };
            list.extend(Some((green, red)).filter(|_| index <= one));
            list.extend(Some((red, green)).filter(|_| index <= other));
        }
        list.extend(Some((top, top)).filter(|_| alone > 0));
        if top < low {
            // Those of normal play, but not at or below the top: (0, 0), both orders of each pair, or (1, 1) alone.
            let below = if top == 1 { 2 } else { 1 + 2 * shifted };
            let wanted = limit.saturating_sub(list.len());
            let all =
                self.winning_two(x, y, wanted.saturating_add(usize::try_from(below).unwrap_or(usize::MAX)));
            list.extend(all.list.into_iter().filter(|(a, b)| (*a).min(*b) > top).take(wanted));
            count += all.count - below.min(all.count);
        }
        list.truncate(limit);
        Reached { count, list }
    }
}
