//! Checks against the definition, for every choice of which numbers count as small.
use super::*;
use proptest::prelude::*;

fn by_definition(takes: &[u64], count: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(count);
    for n in 0..count {
        let options = takes.iter().filter_map(|take| n.checked_sub(*take as usize).map(|left| values[left]));
        let seen = options.fold(0_u64, |seen, value| seen | 1 << value);
        values.push(seen.trailing_ones().into());
    }
    values
}

/// Checks that all known values are right; returns whether all are known.
fn agrees(takes: &[u64], near: usize, plain: &[u64], most: u64) -> bool {
    let found = Stretches::within(takes, near, most);
    let known = (0..).zip(plain).take_while(|(n, _)| found.value(*n).is_some());
    let known = known
        .inspect(|(n, value)| assert_eq!(found.value(*n), Some(**value), "{takes:?} {near}, {n}"))
        .count();
    assert!(known as u64 >= found.known().min(plain.len() as u64), "{takes:?} {near}");
    if let Some(Period { start, length }) = found.period() {
        let (start, length) = (start as usize, length as usize);
        let back =
            plain.iter().skip(start).zip(plain.iter().skip(start + length)).all(|(one, next)| one == next);
        assert!(back, "{takes:?} {near}");
        let before = start.checked_sub(1).and_then(|n| Some((plain.get(n)?, plain.get(n + length)?)));
        assert!(before.is_none_or(|(one, next)| one != next), "{takes:?} {near}: period from before {start}");
    }
    known == plain.len()
}

/// Whether g(n) is the least value that no option has.
fn is_consistent(takes: &[u64], found: &Stretches, n: u64) -> bool {
    let options: Option<Vec<u64>> =
        takes.iter().filter(|take| **take <= n).map(|take| found.value(n - take)).collect();
    let least = options.and_then(|options| (0..).find(|value| !options.contains(value)));
    least.is_some() && found.value(n) == least
}

#[test]
fn two_small_numbers_and_a_greater_one() {
    for (a, b) in (1..=6).flat_map(|b| (1..b).map(move |a| (a, b))) {
        for more in 20..=60 {
            let takes = [a, b, more];
            let plain = by_definition(&takes, 2000);
            for near in 0..=3 {
                assert!(agrees(&takes, near, &plain, 200_000), "{takes:?} {near}");
            }
        }
    }
}

#[test]
fn no_numbers_and_one() {
    assert_eq!(Stretches::of(&[]).value(1_000_000_000_000_000_000), Some(0));
    for take in [1, 2, 7, 1001, 999_999_999_999] {
        let found = Stretches::of(&[take]);
        for n in [0, 1, take - 1, take, 2 * take - 1, 2 * take, 1_000_000_000_000_000_000] {
            assert_eq!(found.value(n), Some(n / take % 2), "{take}: {n}");
        }
        assert_eq!(found.period(), Some(Period { start: 0, length: 2 * take }));
    }
}

/// Heaps near the ends of stretches, and any others.
#[test]
fn heaps_of_ten_to_the_eighteen() {
    let tall = 1_000_000_000_000_000_000;
    let mut rng = fastrand::Rng::with_seed(3);
    for (takes, period) in [
        (&[1, 2, 999_999_999_999][..], Some((0, 1_000_000_000_000))),
        (&[1, 2, 1_000_000_000_000], Some((0, 3))),
        (&[3, 7, 999_999_999_999], Some((1_999_999_999_994, 2))),
        (&[17, 40, 1_000_000_000_000], Some((1_000_000_000_004, 1_000_000_000_017))),
        (&[1, 2, 30_000, 1_000_000_000_000], Some((0, 30_001))),
        (&[1, 2, 100_000, 1_000_000_000_000], Some((0, 3))),
        (&[1, 1_000_003, 999_999_999_989], Some((0, 2))),
        (&[6, 35, 1000, 99_999_999_999_999], Some((700_000_000_006_490, 100_000_000_000_999))),
        (&[2, 3, 7, 11, 123_456_789, 999_999_999_989], Some((0, 123_456_792))),
        (&[123_456_789_123, 777_777_777_777, 999_999_999_989], Some((4_419_753_079_393, 1_123_456_789_112))),
        (&[7, 31, 1_000_000_007, tall], None),
    ] {
        let found = Stretches::of(takes);
        assert_eq!(found.period().map(|period| (period.start, period.length)), period, "{takes:?}");
        let near = |n: u64| (n.saturating_sub(9)..=n + 9).filter(|n| *n <= tall).collect::<Vec<_>>();
        let ends: Vec<u64> =
            found.list.iter().take(50).flat_map(|stretch| near(stretch.end.min(tall))).collect();
        let sums = takes.iter().flat_map(|take| (1..9).flat_map(move |k| near((k * take).min(tall))));
        let any = (0..3000)
            .map(|i| if i % 3 == 0 { rng.u64(..=tall) } else { tall - rng.u64(..2_000_000_000_000) });
        for n in ends.into_iter().chain(sums).chain(any).chain([tall]) {
            assert!(is_consistent(takes, &found, n), "{takes:?}: {n}");
        }
    }
}

/// What takes too long stays unknown, and no known value is wrong.
#[test]
fn work_is_bounded() {
    let takes = [245_780_958_298, 760_122_253_483, 983_559_460_677, 994_164_288_259];
    let found = Stretches::of(&takes);
    assert_eq!(found.period(), None);
    assert_eq!(found.value(found.known()), None);
    for n in (1..2000).map(|n| found.known() / n - 1) {
        assert!(is_consistent(&takes, &found, n), "{n}");
    }
    assert!(Stretches::within(&[1, 2, 999], 3, 500).value(1000).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_small_numbers(takes in prop::collection::btree_set(1_u64..90, 1..6), near in 0_usize..6) {
        let takes = Vec::from_iter(takes);
        agrees(&takes, near.min(takes.len()), &by_definition(&takes, 6000), 200_000);
    }
    #[test]
    fn great_numbers(
        takes in prop::collection::btree_set(prop_oneof![1_u64..50, 1_u64..1_000_000, 1_u64..=1_000_000_000_000_000_000], 1..6),
        heaps in prop::collection::vec(0_u64..=1_000_000_000_000_000_000, 100),
    ) {
        let takes = Vec::from_iter(takes);
        let found = Stretches::of(&takes);
        for n in heaps.into_iter().chain(takes.iter().map(|take| take - 1)).filter(|n| found.value(*n).is_some()) {
            prop_assert!(is_consistent(&takes, &found, n), "{takes:?}: {n}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn numbers_of_all_sizes(
        small in prop::collection::btree_set(1_u64..40, 0..4),
        middle in prop::collection::btree_set(40_u64..1500, 0..2),
        great in prop::collection::btree_set(1500_u64..30_000, 1..3),
        near in 0_usize..4,
    ) {
        let near = near.min(small.len());
        let takes: Vec<u64> = small.into_iter().chain(middle).chain(great).collect();
        agrees(&takes, near, &by_definition(&takes, 120_000), 400_000);
    }
    /// For one great number and some small ones, all values are known.
    #[test]
    fn one_great_number(small in prop::collection::btree_set(1_u64..12, 0..3), great in 1000_u64..20_000) {
        let takes: Vec<u64> = small.into_iter().chain([great]).collect();
        prop_assert!(agrees(&takes, takes.len() - 1, &by_definition(&takes, 100_000), MOST_WORK), "{takes:?}");
    }
}
