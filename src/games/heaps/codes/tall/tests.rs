//! What is counted and listed without looking at each move, against all moves one by one.
use super::*;
use crate::games::heaps::codes::{Code, Period, Proof, Rule, Values};
use proptest::prelude::*;
use std::{collections::BTreeMap, ops::ControlFlow};

/// The codes with closed forms that lead to their moves.
const FORMS: [(&str, Form); 4] =
    [("0.[7]", Form::Nim), ("4.[3]", Form::Lasker), ("0.1[7]", Form::TwoThirds), ("0.[700]", Form::Halves)];
const TALL: u64 = 1_000_000_000_000_000_000;

/// What the moves of a heap leave, by the value of that; each list ascending.
pub fn by_value(code: &Code, n: u64, value: &dyn Fn(u64) -> u64) -> BTreeMap<u64, Vec<RemainingHeaps>> {
    let mut all: BTreeMap<u64, Vec<RemainingHeaps>> = BTreeMap::new();
    let _ = code.each(n, &mut |_, parts| {
        let left = match *parts {
            [] => RemainingHeaps(0, 0),
            [one] => RemainingHeaps(0, one),
            [a, b] => RemainingHeaps(a, b),
            _ => panic!("{code} leaves {parts:?}"),
        };
        all.entry(value(left.0) ^ value(left.1)).or_default().push(left);
        ControlFlow::Continue(())
    });
    all.values_mut().for_each(|list| list.sort_unstable());
    all
}

/// All moves are found where the limit allows it, else some of them, each once; they are counted in any case.
pub fn agrees(found: &dyn Fn(usize) -> MoveList<RemainingHeaps>, plain: &[RemainingHeaps], at: &str) {
    let sorted = |mut moves: Vec<RemainingHeaps>| {
        moves.sort_unstable();
        moves
    };
    let all = found(usize::MAX);
    assert_eq!((all.total, sorted(all.moves)), (plain.len() as u64, plain.to_vec()), "{at}");
    for limit in [0, 1, 3] {
        let some = found(limit);
        assert_eq!((some.total, some.moves.len()), (plain.len() as u64, limit.min(plain.len())), "{at}");
        assert_eq!(some.moves, found(usize::MAX).moves[..some.moves.len()], "{at}: the same order");
        let listed = sorted(some.moves);
        assert!(listed.windows(2).all(|two| two[0] < two[1]), "{at}");
        assert!(listed.iter().all(|left| plain.binary_search(left).is_ok()), "{at}");
    }
}

fn form_agrees(text: &str, form: Form, n: u64, targets: impl Iterator<Item = u64>) {
    let plain = by_value(&Code::read(text).unwrap(), n, &|n| form.value(n));
    for v in targets {
        let found = |limit| moves_to_value(form, n, v, limit).unwrap();
        agrees(&found, plain.get(&v).map_or(&[], Vec::as_slice), &format!("{text}, {n} to {v}"));
    }
}

#[test]
fn closed_forms_lead_to_all_their_moves() {
    for (text, form) in FORMS {
        for n in 0..150 {
            let far = [1 << 33, 1 << 62, (1 << 62) - 1, 1 << 63, u64::MAX - 1, u64::MAX];
            form_agrees(text, form, n, (0..2 * n + 9).chain(far));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]
    #[test]
    fn closed_forms_lead_to_the_moves_of_taller_heaps(n in 150_u64..700, from in 0_u64..700) {
        for (text, form) in FORMS {
            form_agrees(text, form, n, (0..3).chain(from..from + 9).chain([n - 1, n, n + 1, form.value(n)]));
        }
    }
    /// Each move that is listed is legal and reaches the value, and as many are listed as there are.
    #[test]
    fn the_tallest_heaps_have_what_is_listed(n in TALL / 2..=TALL, v in 0..TALL, small in 0_u64..64) {
        for (text, form) in FORMS {
            let code = Code::read(text).unwrap();
            for v in [v, small, form.value(n) ^ small, n - small] {
                let found = moves_to_value(form, n, v, 100).unwrap();
                prop_assert_eq!(found.moves.len() as u64, found.total.min(100), "{} {} to {}", text, n, v);
                let mut met = found.moves.clone();
                met.sort_unstable();
                met.dedup();
                prop_assert_eq!(met.len(), found.moves.len());
                for RemainingHeaps(a, b) in found.moves {
                    let parts: Vec<u64> = [a, b].into_iter().filter(|part| *part > 0).collect();
                    prop_assert!(a + b <= n && code.allows(n - a - b, &parts), "{} {}: {} {}", text, n, a, b);
                    prop_assert_eq!(form.value(a) ^ form.value(b), v);
                }
            }
            prop_assert_eq!(moves_to_value(form, n, form.value(n), 9).unwrap(), MoveList::none(), "no move keeps the value");
        }
    }
}

#[test]
fn counts_of_the_theory() {
    let count = |form, n, v| moves_to_value(form, n, v, 1).unwrap().total;
    let two_or_more = [(0, 67), (1, 33), (2, 39), (37, 33), (65, 4), (66, 0)];
    for (v, expected) in two_or_more {
        assert_eq!(count(Form::TwoThirds, 100, v), expected, "two or more, 100 to {v}");
    }
    for (v, expected) in [(0, 25), (1, 18), (2, 16), (37, 12), (49, 8)] {
        assert_eq!(count(Form::Halves, 100, v), expected, "one, four, seven, 100 to {v}");
    }
    assert_eq!(count(Form::TwoThirds, TALL, 0), 666_666_666_666_666_667);
    assert_eq!(count(Form::Halves, TALL, 0), 250_000_000_000_000_000);
    assert_eq!(count(Form::Lasker, TALL, 0), 2);
}

/// Codes with a proved period: Kayles, Dawson's, Guiles, Ferguson's with unequal parts, and takes that go on for ever, with
/// values that rise and that do not.
const PERIODIC: [&str; 18] = [
    "0.05!", "0.15!1", "0.17!5!", "0.77", "0.137", "0.07", "0.15", "0.73", "4.7", "0.3", "0.307", "0.[3]",
    "0.[30]", "0.[102]", "0.3[03]", "0.20[3]", "0.156", "0.[12]",
];

/// The values, once their period is proved.
fn proved(text: &str) -> (Code, Values) {
    let known = code_and_values(text);
    assert!(known.1.period().is_some(), "{text}");
    known
}

fn code_and_values(text: &str) -> (Code, Values) {
    let code = Code::read(text).unwrap();
    let values = Values::new(&Rule::Code(code.clone()));
    (code, values)
}

fn period_agrees((code, values): &(Code, Values), n: u64, targets: impl Iterator<Item = u64>) {
    let plain = by_value(code, n, &|n| values.value(n).unwrap());
    for v in targets {
        let found =
            |limit| values.with_periodic_values(n, |wave| moves_by_period(code, wave, n, v, limit)).unwrap();
        agrees(&found, plain.get(&v).map_or(&[], Vec::as_slice), &format!("{code}, {n} to {v}"));
    }
    let Some(all) = values.with_periodic_values(n, |wave| moves_to_each_value(code, wave, n, 9, 3)) else {
        assert!(code.tail().is_some() || code.most_heaps() > 2, "{code}");
        return;
    };
    for (v, found) in (0..=9).zip(all) {
        let plain = plain.get(&v).map_or(&[][..], Vec::as_slice);
        assert_eq!(found.total, plain.len() as u64, "{code}, {n} to {v}");
        // Of those that differ by periods the first is listed.
        assert_eq!(found.moves.is_empty(), plain.is_empty(), "{code}, {n} to {v}");
        assert!(found.moves.iter().all(|left| plain.contains(left)), "{code}, {n} to {v}");
    }
}

#[test]
fn periods_lead_to_all_their_moves() {
    for text in PERIODIC {
        let known = proved(text);
        for n in 0..220 {
            period_agrees(&known, n, (0..20).chain([n, u64::MAX]));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn periods_lead_to_the_moves_of_taller_heaps(n in 220_u64..3000) {
        for text in PERIODIC {
            period_agrees(&proved(text), n, (0..10).chain([n / 2, n - 1]));
        }
    }
    /// Any code of up to two heaps whose period is proved, exceptions and all.
    #[test]
    fn any_proved_period_leads_to_all_moves(text in "[04]\\.[0-7]{1,3}", n in 0_u64..400) {
        let code = Code::read(&text).unwrap();
        let values = Values::new(&Rule::Code(code.clone()));
        if values.period().is_some() {
            period_agrees(&(code, values), n, 0..9);
        }
    }
}

/// Without a proved period the values up to the heap serve as well, marked digits and repeating ones included.
#[test]
fn tables_lead_to_all_their_moves() {
    for text in ["4!.0", "0.05!", "0.007", "0.6", "0.3[1]", "0.16"] {
        let known = code_and_values(text);
        for n in 0..220 {
            period_agrees(&known, n, (0..20).chain([n, u64::MAX]));
        }
        period_agrees(&known, 2900, 0..12);
    }
}

#[test]
fn counts_by_periods() {
    let count = |text, v| {
        let (code, values) = proved(text);
        let found =
            values.with_periodic_values(TALL, |wave| moves_by_period(&code, wave, TALL, v, 100)).unwrap();
        assert_eq!(found.moves.len() as u64, found.total.min(100), "{text} to {v}");
        found.total
    };
    assert_eq!([0, 3, 8].map(|v| count("0.77", v)), [83_333_333_333_333_338, 250_000_000_000_000_000, 1]);
    assert_eq!([0, 6].map(|v| count("0.137", v)), [88_235_294_117_647_061, 1]);
}

/// With values that are made up, 1, 0, 2 and then 3, 1, 4 for ever, equal parts come at every size.
#[test]
fn unequal_parts_are_told_from_equal_ones() {
    let values = [1, 0, 2, 3, 1, 4, 3, 1, 4];
    let period =
        Period { start: 3, length: 3, saltus: 0, checked: values.len() as u64, proof: Proof::ClosedForm };
    let wave = PeriodicValues { values: &values, period };
    for m in 0..80_u64 {
        for v in 0..8 {
            for unequal in [false, true] {
                let fits = |a: &u64| {
                    let b = m - a;
                    (a < &b || !unequal && *a == b) && wave.value(*a).unwrap() ^ wave.value(b).unwrap() == v
                };
                let plain: Vec<u64> = (1..m).filter(fits).collect();
                let mut found = wave.splits(m, unequal, v, usize::MAX).unwrap();
                found.moves.sort_unstable();
                assert_eq!(found, MoveList::all(plain), "{m} to {v}");
            }
        }
    }
}
