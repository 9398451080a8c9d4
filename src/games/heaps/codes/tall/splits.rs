//! The ways to split a tall heap in two where the values have a period.
use super::periodic_values::PeriodicValues;
use crate::core::moves::MoveList;

impl PeriodicValues<'_> {
    /// Visits the a with 0 < a <= m - a, or a < m - a where the parts must be `unequal`: g(a) ^ g(m - a), a, and how many of
    /// a, a + period, … there are with the same. None where the values rise from one period to the next. Before the period
    /// each a is looked at; after it each residue, since a may be raised, and m - a lowered, by the period as long as a is the
    /// lesser. O(start + period).
    pub fn each_split(&self, m: u64, unequal: bool, mut visit: impl FnMut(u64, u64, u64)) -> Option<()> {
        let (length, start) = (self.period.length, self.period.start.max(1));
        if self.period.saltus > 0 {
            return None;
        }
        let half = m.saturating_sub(unequal.into()) / 2;
        for a in (1..start).take_while(|a| *a <= half) {
            visit(self.value(a)? ^ self.value(m - a)?, a, 1);
        }
        if half < start {
            return Some(());
        }
        // The place in the table of the value of m - a, which goes round.
        let mut place = start + (m - start - start) % length;
        for a in (start..start + length).take_while(|a| *a <= half) {
            let [here, there] = [a, place].map(|n| self.values.get(n as usize).copied().map(u64::from));
            visit(here? ^ there?, a, (half - a) / length + 1);
            place = if place == start { start + length - 1 } else { place - 1 };
        }
        Some(())
    }
    /// The a with g(a) ^ g(m - a) = v, at most `limit` listed.
    pub fn splits(&self, m: u64, unequal: bool, v: u64, limit: usize) -> Option<MoveList<u64>> {
        let (length, start) = (self.period.length, self.period.start.max(1));
        let (mut found, mut first) = (MoveList::none(), Vec::new());
        self.each_split(m, unequal, |value, a, count| {
            if value != v {
                return;
            }
            found.total = u64::saturating_add(found.total, count);
            if a < start && found.moves.len() < limit {
                found.moves.push(a);
            }
            if a >= start && first.len() < limit {
                first.push(a);
            }
        })?;
        let half = m.saturating_sub(unequal.into()) / 2;
        let mut round = 0;
        while found.moves.len() < limit && first.first().is_some_and(|a| a + round <= half) {
            let room = limit - found.moves.len();
            found.moves.extend(first.iter().map(|a| a + round).take_while(|a| *a <= half).take(room));
            round += length;
        }
        Some(found)
    }
}
