//! Leaps over many stretches at once, where they recur in the same order.
use super::{
    list::{Pattern, Stretch, end},
    same::same_until,
    walk::Walk,
};

/// The least number of periods for a leap.
const WORTH: u64 = 4;

impl Walk {
    /// Looks for a period of all last values, and extends the sequence by it as far as it reaches; returns the period
    /// if that is for ever. Candidates are the period of the last stretch, and the distances of equal stretches.
    pub fn leap(&mut self) -> Option<u64> {
        let last = self.list.len().checked_sub(1)?;
        let period = self.list[last].period();
        let upto = self.reaches(period);
        if upto > self.list[last].end && self.list[last].repeats() {
            if upto == u64::MAX {
                return Some(period);
            }
            self.list[last].end = upto;
            self.reload();
        }
        // The last stretch may still grow; the one before is compared with all earlier ones.
        let whole = last.checked_sub(1)?;
        for before in (0..whole).rev() {
            self.meter.spent += 1;
            let (a, b) = (&self.list[before], &self.list[whole]);
            if a.length() != b.length() || a.pattern != b.pattern {
                continue;
            }
            let (from, period) = (b.end, b.end - a.end);
            let n = end(&self.list);
            let upto = self.reaches(period);
            if upto == u64::MAX {
                return Some(period);
            }
            if upto.saturating_sub(n) / period >= WORTH
                && same_until(&self.list, from, period, n, &mut self.meter) == n
            {
                let shift = |stretch: &Stretch| Stretch {
                    start: stretch.start - (from - period),
                    end: stretch.end - (from - period),
                    pattern: stretch.pattern.clone(),
                };
                let inner = self.list[before + 1..=whole].iter().map(shift).collect();
                self.list.truncate(whole + 1);
                self.list.push(Stretch { start: from, end: upto, pattern: Pattern::Stretches(inner) });
                self.reload();
                return None;
            }
        }
        None
    }
    /// The heap up to which all values equal those one period before; `u64::MAX` if for ever. By induction this holds
    /// as long as it does for their options: those that are known are compared, and the others come later.
    fn reaches(&mut self, period: u64) -> u64 {
        let n = end(&self.list);
        let (mut upto, mut equal) = (u64::MAX, 0);
        for take in self.takes.iter().rev() {
            if *take > n {
                upto = upto.min(*take);
            } else if n - take < period {
                return 0;
            } else {
                let option = n - take;
                if option >= equal {
                    equal = same_until(&self.list, option, period, n, &mut self.meter);
                }
                if equal < n {
                    upto = upto.min(equal + take);
                }
            }
            if upto <= n {
                return 0;
            }
        }
        upto
    }
    /// From which heap on the values have this period: stretch by stretch from the last one back, and then by halves.
    pub fn start(&mut self, period: u64) -> u64 {
        let mut from = end(&self.list);
        for stretch in self.list.iter().rev() {
            let mut low = stretch.start.max(period);
            if same_until(&self.list, low, period, from, &mut self.meter) == from {
                from = low;
                if low == period {
                    break;
                }
                continue;
            }
            let mut high = from;
            while low < high {
                let middle = low + (high - low) / 2;
                if same_until(&self.list, middle, period, from, &mut self.meter) == from {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            from = low;
            break;
        }
        from - period
    }
}
