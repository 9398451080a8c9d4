//! The orders, P-portions and periods of known quotients.
use super::rule::quotient;

#[test]
fn finite_quotients_with_their_periods() {
    for (code, order, portion, start, length) in [
        ("0.77", 40, 9, 71, 12),
        ("0.123", 20, 5, 5, 5),
        ("0.75", 8, 2, 8, 2),
        ("0.71", 36, 9, 3, 6),
        ("0.72", 24, 5, 16, 4),
        ("0.34", 12, 3, 7, 8),
        ("0.53", 16, 3, 21, 9),
        ("0.15", 42, 12, 66, 10),
        ("0.115", 42, 12, 92, 14),
        ("0.152", 34, 6, 25, 48),
        ("0.153", 16, 3, 32, 14),
        ("0.31", 6, 2, 3, 2),
        ("0.52", 6, 2, 6, 4),
        ("0.73", 6, 2, 2, 4),
        ("0.33", 6, 2, 1, 3),
        ("4.3", 6, 2, 2, 2),
    ] {
        let (found, done, _) = quotient(code, 400, 1 << 40);
        assert_eq!(done, Ok(()), "{code}");
        let period = found.period().map(|period| (period.start, period.length));
        let counts = (found.monoid().order(), found.monoid().portion().len());
        assert_eq!((counts, period), ((order, portion), Some((start, length))), "{code}");
    }
}

#[test]
fn orders_grow_at_these_heaps() {
    type Growth = &'static [(usize, usize)];
    let rows: [(&str, usize, Growth); 14] = [
        ("0.77", 170, &[(1, 2), (2, 6), (5, 12), (9, 18), (12, 24), (25, 32), (27, 40)]),
        ("0.123", 40, &[(1, 2), (3, 6), (8, 12), (9, 20)]),
        ("0.75", 40, &[(1, 2), (2, 6), (5, 8)]),
        ("0.71", 40, &[(1, 2), (2, 6), (5, 14), (8, 36)]),
        ("0.72", 40, &[(1, 2), (3, 6), (9, 8), (15, 12), (16, 22), (19, 24)]),
        ("0.34", 40, &[(1, 2), (4, 6), (10, 12)]),
        ("0.53", 60, &[(1, 2), (3, 6), (9, 10), (11, 12), (14, 16)]),
        ("0.15", 50, &[(1, 2), (6, 6), (14, 8), (18, 16), (20, 20), (23, 30), (27, 36), (29, 40), (30, 42)]),
        ("0.07", 24, &[(2, 2), (4, 6), (10, 12), (14, 24)]),
        ("0.137", 23, &[(1, 2), (3, 6), (9, 12), (13, 24)]),
        ("4!.0", 19, &[(3, 2), (5, 6), (13, 12), (18, 24)]),
        ("0.6", 12, &[(2, 2), (3, 6), (7, 12), (11, 24), (12, 48)]),
        ("0.16", 15, &[(1, 2), (5, 6), (8, 10), (12, 36), (13, 44), (14, 88), (15, 124)]),
        ("", 16, &[(2, 2), (4, 6), (6, 14), (10, 26), (16, 34)]),
    ];
    for (code, upto, growth) in rows {
        let (found, done, _) = quotient(code, upto, 1 << 40);
        assert_eq!((done, found.growth()), (Ok(()), growth), "{code}");
    }
}

#[test]
fn portions_of_open_quotients() {
    for (code, orders) in [
        ("0.07", &[(4, 6, 2), (10, 12, 3), (14, 24, 5)][..]),
        ("4!.0", &[(5, 6, 2), (13, 12, 3), (18, 24, 5)]),
        ("", &[(4, 6, 2), (6, 14, 4), (10, 26, 6), (16, 34, 7)]),
    ] {
        for (heap, order, portion) in orders {
            let (found, done, _) = quotient(code, *heap, 1 << 40);
            let counts = (found.monoid().order(), found.monoid().portion().len());
            assert_eq!((done, counts), (Ok(()), (*order, *portion)), "{code} {heap}");
        }
    }
}

#[test]
fn single_heaps_that_are_lost() {
    let lost = |code: &str, upto: usize| -> Vec<u64> {
        let (found, _, _) = quotient(code, upto, 1 << 40);
        (0..=upto as u64).filter(|n| found.image(*n).is_some_and(|x| found.monoid().is_p(x))).collect()
    };
    assert_eq!(lost("0.77", 400), [1, 4, 9, 12, 20]);
    assert_eq!(lost("0.137", 23), [1, 2, 6, 7, 11, 15, 16, 20, 21]);
    assert_eq!(lost("4!.0", 18), [3, 6, 9, 12, 15, 18]);
    assert_eq!(lost("0.123", 30), (1..31).filter(|n| n % 5 < 2).collect::<Vec<_>>());
}
