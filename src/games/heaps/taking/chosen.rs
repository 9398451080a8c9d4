//! The winning takes of games with a set of numbers, however tall the heap.
use super::set::{Kind, MOST, NEAR, TakeSet};
use crate::core::moves::MoveList;
use crate::games::heaps::codes::{PeriodicValues, Takes};

impl TakeSet {
    /// How many may be taken from a heap so that what is left has value `target`, ascending, at most `limit` listed; none where
    /// the numbers are few enough to look at each, or no period is proved. O(start + period).
    pub fn takes_to(&self, heap: u64, target: u64, limit: usize) -> Option<MoveList<u64>> {
        match &self.kind {
            Kind::List(_) | Kind::Powers => None,
            // The values run from 0 to m and begin again, so that one of the next m heaps has this value.
            Kind::Most(most) => {
                let modulus = most.saturating_add(1);
                let rest = heap % modulus;
                let take = if rest > target {
                    Some(rest - target)
                } else {
                    (modulus - target.min(modulus)).checked_add(rest)
                };
                let take = take.filter(|take| target <= *most && (1..=*most).contains(take) && *take <= heap);
                Some(one(take, limit))
            }
            Kind::But(not) => {
                // At most one heap more than there are exceptions has the same value, since of two such heaps neither
                // leads to the other.
                let may = |take, _| self.has(take);
                let start = not.last().map_or(1, |last| last + 1);
                let takes = Takes { may: &may, start, period: 1 };
                let left = |wave: &PeriodicValues| wave.singles(heap, target, &takes, MOST + 1);
                let mut found =
                    self.values.with_periodic_values(heap.max(NEAR), left)?.map(|left| heap - left);
                found.moves.sort_unstable();
                found.moves.truncate(limit);
                Some(found)
            }
        }
    }
    /// As [`Self::takes_to`], where the whole heap may be taken as well: the value of a heap is then one more than that
    /// of the next smaller heap without this, and taking all leaves value 0.
    pub fn impatient_takes_to(&self, heap: u64, target: u64, limit: usize) -> Option<MoveList<u64>> {
        match (heap.checked_sub(1), target.checked_sub(1)) {
            (None, _) => Some(MoveList::none()),
            (_, None) => Some(one(Some(heap), limit)),
            (Some(less), Some(target)) => self.takes_to(less, target, limit),
        }
    }
}

fn one(take: Option<u64>, limit: usize) -> MoveList<u64> {
    MoveList { total: take.is_some().into(), moves: take.into_iter().take(limit).collect() }
}

#[cfg(test)]
mod tests {
    use crate::games::heaps::taking::{TakeRule, TakeSet};
    use proptest::prelude::*;

    fn rule(text: &str, impatient: bool) -> TakeRule {
        TakeRule::Set { set: TakeSet::read(text).unwrap(), impatient }
    }
    /// Against a look at every take.
    fn agrees(rule: &TakeRule, heap: u64, target: u64) {
        let value = |left| rule.value(left).unwrap().0;
        let plain: Vec<u64> =
            (1..=heap).filter(|take| rule.allows(heap, *take) && value(heap - take) == target).collect();
        let at = format!("{rule:?} {heap} to {target}");
        let found = rule.takes_to(heap, target, usize::MAX).unwrap_or_else(|| panic!("{at}"));
        assert_eq!((found.total, &found.moves), (plain.len() as u64, &plain), "{at}");
        for limit in 0..3 {
            let found = rule.takes_to(heap, target, limit).unwrap();
            assert_eq!(
                (found.total, found.moves.len()),
                (plain.len() as u64, limit.min(plain.len())),
                "{at}"
            );
            assert!(found.moves.is_sorted() && found.moves.iter().all(|take| plain.contains(take)), "{at}");
        }
    }

    #[test]
    fn all_takes_to_all_values() {
        for text in [
            "but(1,4)",
            "but(2)",
            "but(1,2,3,5,8)",
            "but(7)",
            "but(1)",
            "most(1)",
            "most(3)",
            "most(7)",
            "most(1000)",
        ] {
            for impatient in [false, true] {
                let rule = rule(text, impatient);
                for heap in 0..120 {
                    (0..heap + 3)
                        .chain([u64::MAX - 1, u64::MAX])
                        .for_each(|target| agrees(&rule, heap, target));
                }
            }
        }
    }
    /// Where more values are wanted than those up to the heap.
    #[test]
    fn each_exception_alone() {
        for but in 1..60 {
            let rule = rule(&format!("but({but})"), false);
            (0..80).for_each(|target| agrees(&rule, 40, target));
        }
    }
    #[test]
    fn a_heap_of_ten_to_the_eighteen() {
        let tall = 1_000_000_000_000_000_000;
        for text in ["but(1,4)", "but(3,5,6)", "most(1000000000000000000)", "most(5)", "most(999999999999)"] {
            for impatient in [false, true] {
                let rule = rule(text, impatient);
                let value = |left| rule.value(left).unwrap().0;
                for left in [0, 1, 2, 3, 9, 1000, tall / 2, tall - 7, tall - 4, tall - 1] {
                    let found = rule.takes_to(tall, value(left), 9).unwrap();
                    assert_eq!(found.total, found.moves.len() as u64, "{text} to {left}");
                    assert!(
                        found.moves.contains(&(tall - left)) || !rule.allows(tall, tall - left),
                        "{text} to {left}"
                    );
                    assert!(
                        found.moves.iter().all(|take| value(tall - take) == value(left)),
                        "{text} to {left}"
                    );
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn any_numbers_but_some(not in prop::collection::btree_set(1_u64..25, 1..6), heap in 0_u64..3000, target in 0_u64..300) {
            let text = not.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
            for impatient in [false, true] {
                let rule = rule(&format!("but({text})"), impatient);
                // Where a period is proved.
                prop_assert!(rule.takes_to(heap, target, 9).is_some(), "{text}");
                agrees(&rule, heap, target);
                agrees(&rule, heap, rule.value(heap).unwrap().0);
                agrees(&rule, heap, rule.value(heap / 2).unwrap().0);
            }
        }
    }
}
