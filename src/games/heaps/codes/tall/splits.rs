//! The ways to split a tall heap in two where the values have a period.
use super::wave::Wave;
use crate::core::moves::Found;

impl Wave<'_> {
    /// The a with g(a) ^ g(m - a) = v and 0 < a <= m - a, or a < m - a where the parts must be `unequal`; at most `limit`
    /// listed. None where the values rise from one period to the next. Before the period each a is looked at; after it
    /// each residue, since a may be raised, and m - a lowered, by the period as long as a is the lesser. O(start + period).
    pub fn splits(&self, m: u64, unequal: bool, v: u64, limit: usize) -> Option<Found<u64>> {
        let (length, start) = (self.period.length, self.period.start.max(1));
        if self.period.saltus > 0 {
            return None;
        }
        let half = m.saturating_sub(unequal.into()) / 2;
        let mut found = Found::none();
        for a in (1..start).take_while(|a| *a <= half) {
            if self.value(a)? ^ self.value(m - a)? == v {
                found.join(Found::all(vec![a]), limit);
            }
        }
        if half < start {
            return Some(found);
        }
        // The place in the table of the value of m - a, which goes round.
        let mut place = start + (m - start - start) % length;
        let mut first = Vec::new();
        for a in (start..start + length).take_while(|a| *a <= half) {
            let [here, there] = [a, place].map(|n| self.values.get(n as usize).copied().map(u64::from));
            if here? ^ there? == v {
                found.total = found.total.saturating_add((half - a) / length + 1);
                if first.len() < limit {
                    first.push(a);
                }
            }
            place = if place == start { start + length - 1 } else { place - 1 };
        }
        let mut round = 0;
        while found.moves.len() < limit && first.first().is_some_and(|a| a + round <= half) {
            let room = limit - found.moves.len();
            found.moves.extend(first.iter().map(|a| a + round).take_while(|a| *a <= half).take(room));
            round += length;
        }
        Some(found)
    }
}
