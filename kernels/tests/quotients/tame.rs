//! Tame games.
use super::rule::{quotient, rule};
use kernels::quotients::{Meter, Tame};

fn tame(code: &str, upto: usize) -> Tame {
    let mut tick = |_| true;
    let mut meter = Meter::new(1 << 40, &mut tick);
    let mut tame = Tame::new();
    assert_eq!(tame.advance(&rule(code), upto, &mut meter), Ok(()));
    tame
}

#[test]
fn the_first_wild_heap() {
    for (code, wild) in [
        ("", 6),
        ("0.35", 4),
        ("0.77", 5),
        ("0.71", 5),
        ("0.75", 5),
        ("0.6", 7),
        ("0.123", 8),
        ("0.173", 8),
        ("0.137", 9),
        ("0.72", 9),
        ("0.26", 9),
        ("0.07", 10),
        ("0.17", 10),
        ("0.34", 10),
        ("0.54", 10),
        ("0.4", 11),
        ("0.44", 11),
        ("0.53", 11),
        ("0.16", 12),
        ("4!.0", 13),
        ("0.15", 14),
        ("0.007", 15),
        ("0.106", 16),
    ] {
        let found = tame(code, 40);
        assert_eq!((found.wild(), found.classes().len(), found.period()), (Some(wild), wild, None), "{code}");
    }
}

#[test]
fn tame_for_ever() {
    for code in ["0.31", "0.52", "0.11", "0.51", "4.3", "0.33", "0.73", "0.333"] {
        let found = tame(code, 400);
        assert!(found.wild().is_none() && found.period().is_some(), "{code}");
        let (same, done, _) = quotient(code, 400, 1 << 40);
        assert_eq!(done, Ok(()));
        for (a, b) in (0..60).flat_map(|a| (a..60).map(move |b| (a, b))) {
            let [x, y] = [a, b].map(|n| found.class(n).unwrap());
            let both = x.fickle && y.fickle;
            let product = same.monoid().product(same.image(a).unwrap(), same.image(b).unwrap());
            assert_eq!(same.monoid().is_p(product), x.value ^ y.value == u32::from(both), "{code} {a} {b}");
        }
    }
    let open = tame("0.156", 2000);
    assert_eq!((open.wild(), open.classes().len()), (None, 2001));
}
