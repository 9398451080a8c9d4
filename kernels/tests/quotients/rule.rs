//! Rules as codes, read in the simplest way.
use kernels::quotients::{Heaps, Limits, Meter, Quotient, Reach, Stop};

/// A code of digits up to 7, such as `0.77` and `4!.0`; an empty code stands for Aliquot.
pub struct Rule {
    digits: Vec<u32>,
    unequal: bool,
}

pub fn rule(code: &str) -> Rule {
    let digits = code.chars().filter_map(|c| c.to_digit(8)).collect();
    Rule { digits, unequal: code.contains('!') }
}

impl Heaps for Rule {
    fn each(&self, n: usize, visit: &mut dyn FnMut(&[usize])) {
        if self.digits.is_empty() {
            (1..n).filter(|d| n.is_multiple_of(*d)).for_each(|d| visit(&[n - d]));
        }
        for (take, digit) in self.digits.iter().enumerate().take_while(|(take, _)| *take <= n) {
            let left = n - take;
            if digit & 1 > 0 && left == 0 {
                visit(&[]);
            }
            if digit & 2 > 0 && left > 0 {
                visit(&[left]);
            }
            if digit & 4 > 0 {
                (1..=left / 2).filter(|a| !self.unequal || 2 * a != left).for_each(|a| visit(&[a, left - a]));
            }
        }
    }
    fn reach(&self) -> Option<Reach> {
        let parts = if self.digits.iter().any(|digit| digit & 4 > 0) { 2 } else { 1 };
        (!self.digits.is_empty() && !self.unequal).then(|| Reach { take: self.digits.len() - 1, parts })
    }
}

/// The quotient of the heaps up to `upto`, whether the search succeeded, and the work.
pub fn quotient(code: &str, upto: usize, work: u64) -> (Quotient, Result<(), Stop>, u64) {
    let mut quotient = Quotient::new();
    let mut tick = |_| true;
    let mut meter = Meter::new(work, &mut tick);
    let found = quotient.advance(&rule(code), upto, Limits::default(), &mut meter);
    (quotient, found, meter.spent())
}
