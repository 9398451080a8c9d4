//! Codes as games on heaps whose quotients are found.
use crate::games::heaps::codes::Code;
use kernels::quotients::{Heaps, Reach};
use std::ops::ControlFlow;

impl Heaps for Code {
    fn each(&self, n: usize, visit: &mut dyn FnMut(&[usize])) {
        if self.most_heaps() > 2 {
            let mut places = [0; 8];
            let _ = Self::each(self, n as u64, &mut |_, parts| {
                places.iter_mut().zip(parts).for_each(|(place, part)| *place = *part as usize);
                visit(&places[..parts.len().min(8)]);
                ControlFlow::Continue(())
            });
            return;
        }
        for take in self.takes(n as u64) {
            let (digit, left) = (self.digit(take), n - take as usize);
            if digit.allows(1) {
                visit(&[left]);
            }
            if digit.allows(2) {
                let most = if digit.unequal { left.saturating_sub(1) / 2 } else { left / 2 };
                (1..=most).for_each(|part| visit(&[part, left - part]));
            }
        }
        if n > 0 && self.digit(n as u64).allows(0) {
            visit(&[]);
        }
    }
    /// None where parts must differ: parts that do may be equal a period later.
    fn reach(&self) -> Option<Reach> {
        let take = usize::try_from(self.last()?).ok()?;
        let unequal = (0..=take as u64).any(|take| self.digit(take).unequal);
        (!unequal).then(|| Reach { take, parts: self.most_heaps() as usize })
    }
}
