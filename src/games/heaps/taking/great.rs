//! Sets with numbers too great for a table: their values come in stretches.
use super::{
    ValueOrigin,
    set::{Kind, TakeSet},
    two::FAR,
};
use crate::games::heaps::codes::{Period, Proof};
use kernels::stretches::Stretches;

impl TakeSet {
    /// The value of a heap, where the set has a number above [`FAR`] and a bounded amount of work, done once, finds it.
    pub(super) fn by_stretches(&self, heap: u64) -> Option<(u64, ValueOrigin)> {
        let Kind::List(takes) = &self.kind else { return None };
        if takes.last().is_none_or(|most| *most <= FAR) {
            return None;
        }
        let stretches = self.stretches.get_or_init(|| Stretches::of(takes));
        let period = stretches.period().map(|period| Period {
            start: period.start,
            length: period.length,
            saltus: 0,
            checked: stretches.known(),
            proof: Proof::LastValues,
        });
        Some((stretches.value(heap)?, ValueOrigin::Stretches(period)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Budget;
    use crate::games::heaps::taking::TakeRule;
    use proptest::prelude::*;

    const TALL: u64 = 1_000_000_000_000_000_000;

    #[test]
    fn a_period_where_one_is_proved() {
        for (text, heap, value, period) in [
            ("1,2,999999999999", TALL, 0, Some((0, 1_000_000_000_000))),
            ("1,2,1000000000000", TALL, 1, Some((0, 3))),
            ("1,2,5000", 5000, 2, Some((0, 3))),
            ("3,7,999999999999", TALL, 0, Some((1_999_999_999_994, 2))),
        ] {
            let set = TakeSet::read(text).unwrap();
            let (found, known) = set.value(heap).unwrap();
            let ValueOrigin::Stretches(proved) = known else { panic!("{text}: {known:?}") };
            assert_eq!(
                (found, proved.map(|period| (period.start, period.length))),
                (value, period),
                "{text}"
            );
            assert_eq!(set.learn(heap, &mut Budget::new(0)), Ok(()), "{text}");
        }
        for small in ["1,3,4", "999,1000", "1,5,1000"] {
            assert_eq!(TakeSet::read(small).unwrap().by_stretches(9), None, "{small}");
        }
    }

    proptest! {
        /// With the whole heap or without it, the value is the least that no option has.
        #[test]
        fn values_are_least(
            small in prop::collection::btree_set(1_u64..9, 0..3),
            great in 1_000_000_u64..=1_000_000_000_000,
            heaps in prop::collection::vec(0..=TALL, 20),
        ) {
            let text = small.iter().chain([&great]).map(u64::to_string).collect::<Vec<_>>().join(",");
            for impatient in [false, true] {
                let rule = TakeRule::Set { set: TakeSet::read(&text).unwrap(), impatient };
                for heap in heaps.iter().copied().chain([great - 1, great, great + 1, 2 * great, TALL]) {
                    let value = |heap| rule.value(heap).unwrap().0;
                    let options: Vec<u64> = rule.takes(heap, 9).moves.iter().map(|take| value(heap - take)).collect();
                    let least = (0..).find(|value| !options.contains(value));
                    prop_assert_eq!(Some(value(heap)), least, "{} {} {}", text, heap, impatient);
                }
            }
        }
    }
}
