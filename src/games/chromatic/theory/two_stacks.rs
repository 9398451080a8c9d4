//! Two stacks: the outcome and the winning moves at any height, computed from the pairing.

use super::error::TooLarge;
use super::levels::RedLevels;
use crate::integer::{BigInt, ToPrimitive};
use kernels::tables::{Pairing, Reached};

/// Below this height all pairs are simply walked through.
const WALKED: u64 = 10_000;

impl RedLevels {
    /// Whether the two stacks are a P-position.
    pub fn is_p_two(&self, x: u64, y: u64) -> bool {
        self.is_p_pair(&x.into(), &y.into()) == Ok(true)
    }

    /// The P-positions that a move reaches from (x, y), at most `limit` of them listed; heights to 10^18.
    ///
    /// At most two unless both tops are green, and then all P-positions below, as in the proof of the pairing.
    pub fn winning_two(&self, x: u64, y: u64, limit: usize) -> Reached<(u64, u64)> {
        let mut list = Vec::new();
        if !self.is_red(x) && !self.is_red(y) {
            if (x, y) == (0, 0) {
                return Reached { count: 0, list };
            }
            return self.winning_green(x, y, limit);
        }
        let (of_x, of_y) = (self.partner(x), self.partner(y));
        if of_x != Some(y) {
            list.extend(of_y.filter(|q| *q < x).map(|q| (q, y)));
            list.extend(of_x.filter(|q| *q < y).map(|q| (x, q)));
        }
        let count = list.len() as u64;
        list.truncate(limit);
        Reached { count, list }
    }

    /// Every P-position up to (x, y): (0, 0); the red levels that are their own partners; each matched pair both ways.
    fn winning_green(&self, x: u64, y: u64, limit: usize) -> Reached<(u64, u64)> {
        let (low, high) = (x.min(y), x.max(y));
        let mut list = vec![(0, 0)];
        let both_ways = |list: &mut Vec<(u64, u64)>, a, b| {
            list.extend(Some((a, b)).filter(|(a, b)| *a <= x && *b <= y));
            list.extend(Some((b, a)).filter(|(b, a)| a != b && *b <= x && *a <= y));
        };
        if high <= WALKED {
            let pairing = Pairing::new(&self.colours(high as usize));
            for (a, b) in pairing.pairs().skip(1) {
                both_ways(&mut list, a as u64, b as u64);
            }
            let count = list.len() as u64;
            list.truncate(limit);
            return Reached { count, list };
        }
        // Matched pairs ascend in both coordinates, so that counting levels counts pairs.
        let (alone, _) = self.alone_and_matched(low);
        let greens = |level: u64| level - self.reds_up_to(level);
        let one = greens(x).min(self.alone_and_matched(y).1);
        let other = greens(y).min(self.alone_and_matched(x).1);
        let level_of =
            |index: Result<Option<BigInt>, TooLarge>| self.nth_red_big(&index.ok()??).ok()??.to_u64();
        let single = |n: u64| if n > alone { None } else { level_of(self.red_alone(&n.into())) };
        let taker = |j: u64| if j > one.max(other) { None } else { level_of(self.red_of_green(&j.into())) };
        let (mut n, mut j) = (1, 1);
        let (mut own, mut red) = (single(n), taker(j));
        while list.len() < limit {
            match (own, red) {
                (Some(level), red) if red.is_none_or(|red| level < red) => {
                    list.push((level, level));
                    n += 1;
                    own = single(n);
                }
                (_, Some(level)) => {
                    if let Some(green) = self.nth_green(j) {
                        both_ways(&mut list, green, level);
                    }
                    j += 1;
                    red = taker(j);
                }
                _ => break,
            }
        }
        list.truncate(limit);
        let count = one.saturating_add(other).saturating_add(alone).saturating_add(1);
        Reached { count, list }
    }

    /// How many of the red levels up to `level` are their own partners, and how many have a green one.
    fn alone_and_matched(&self, level: u64) -> (u64, u64) {
        let reds = self.reds_up_to(level);
        let alone = self.alone_among(&reds.into()).ok().and_then(|alone| alone.to_u64()).unwrap_or(0);
        (alone, reds - alone.min(reds))
    }
}
