//! Sets of numbers so great that few heaps can be reached from one.
use crate::games::heaps::codes::MOST_LEARNED;

/// So many values of a table are as much work as a heap of a search.
const OF_A_HEAP: u64 = 32;

/// Whether a search finds the value of a heap with less work than a table of all smaller heaps, or no table finds it. `takes`
/// ascend. O(number of takes).
pub fn search_is_cheaper(takes: &[u64], heap: u64) -> bool {
    let most = MOST_LEARNED as u64;
    let table = match takes.last() {
        // The values of smaller heaps prove nothing for this one.
        Some(last) if *last >= most && heap >= most => u64::MAX,
        _ => heap.min(most),
    };
    reached(takes, heap).saturating_mul(OF_A_HEAP) <= table
}

/// An upper bound on the number of heaps that are reached from a heap: the ways to choose moves, of which no more are
/// made than with the smallest number alone.
fn reached(takes: &[u64], heap: u64) -> u64 {
    let Some(moves) = takes.first().and_then(|least| heap.checked_div(*least)) else { return 1 };
    (1..=takes.len() as u64)
        .try_fold(1_u64, |ways, k| Some(ways.checked_mul(moves.checked_add(k)?)? / k))
        .unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #[test]
        fn no_more_are_reached(takes in prop::collection::btree_set(1_u64..60, 1..5), heap in 0_u64..200) {
            let takes = Vec::from_iter(takes);
            let mut all = BTreeSet::from([heap]);
            for n in (0..=heap).rev().filter(|n| all.contains(n)).collect::<Vec<_>>() {
                all.extend(takes.iter().filter_map(|take| n.checked_sub(*take)));
            }
            prop_assert!(all.len() as u64 <= reached(&takes, heap));
        }
    }

    #[test]
    fn the_cheaper_way_is_taken() {
        let tall = 1_000_000_000_000_000_000;
        for (takes, heap, search) in [
            (&[1, 3, 4][..], tall, false),
            (&[500, 1200, 3001], 200_000, false),
            (&[tall / 10, tall / 5, tall / 3], tall, true),
            (&[1000, 5_000_000, 8_000_000], 9_999_999, false),
            (&[1000, 5_000_000, 12_000_000], 12_999_999, true),
            (&[2_000_000, 5_000_000, 7_000_000], 8_000_000, true),
            (&[1, 2, tall], tall, true),
            (&[1, 2, tall], 1_000_000, false),
        ] {
            assert_eq!(search_is_cheaper(takes, heap), search, "{takes:?}, {heap}");
        }
    }
}
