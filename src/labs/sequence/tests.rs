//! The lab agrees with the definition, and says what is so.
use super::*;
use crate::games::heaps::codes::{Progress, Rule, by_definition};

pub fn results(text: &str, upto: usize) -> Results {
    let source = Source::read(text, false).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut run = Run::new(&source);
    run.advance(upto, u64::MAX / 4);
    let mut results = Results::new(source);
    results.extend(run.values());
    results.set_period(run.period());
    results
}

mod coins;
mod losing;
mod reading;
mod records;
mod showing;
mod stating;

#[test]
fn values_are_those_of_the_definition() {
    for (text, rule) in [
        ("0.77", "0.77"),
        ("{1,3,4}", "0.3033"),
        ("but(1,4)", "0.03303[3]"),
        ("most(5)", "0.33333"),
        ("4!.0", "4!.0"),
    ] {
        let Ok(Source::Code(code)) = Source::read(rule, false) else { panic!("{rule}") };
        assert_eq!(results(text, 120).values(), by_definition(&Rule::Code(code), 120), "{text}");
    }
}

#[test]
fn games_with_a_closed_form_have_its_values() {
    assert_eq!(results("powers", 20).values()[..7], [0, 1, 2, 0, 1, 2, 0]);
    assert_eq!(results("dim-plus", 20).values()[..9], [0, 1, 2, 1, 3, 1, 2, 1, 4]);
    assert_eq!(results("impatient {1,2,3}", 20).values()[..9], [0, 1, 2, 3, 4, 1, 2, 3, 4]);
    assert_eq!(results("impatient powers", 20).values()[..6], [0, 1, 2, 3, 1, 2]);
    for (text, title, standing) in [
        ("powers", "period 3, no exceptions", PeriodStatus::Proved),
        ("dim-plus", "closed form, no period", PeriodStatus::Open),
        ("at-least-half", "closed form, no period", PeriodStatus::Open),
        ("impatient {1,2,3}", "period 4, last exception *n* = 0", PeriodStatus::Proved),
        ("even-or-one", "arithmetic period 2, saltus 1, last exception *n* = 3", PeriodStatus::Proved),
    ] {
        let found = verdict(&results(text, 2000));
        assert_eq!((found.title.as_str(), found.standing), (title, standing), "{text}");
        assert!(standing == PeriodStatus::Proved || found.theorem.is_some(), "{text}");
    }
}

#[test]
fn a_run_goes_on_where_it_stopped() {
    for text in ["0.77", "0.007", "impatient {2,5}", "aliquot"] {
        let source = Source::read(text, false).unwrap();
        let mut run = Run::new(&source);
        let mut rounds = 0;
        while run.advance(3000, 200) == Progress::Paused {
            rounds += 1;
            assert!(rounds < 3100, "{text}");
        }
        assert!(rounds > 2, "{text}");
        assert_eq!(run.values()[..=3000], results(text, 3000).values()[..=3000], "{text}");
    }
    // Nim grows beyond what a table holds.
    let mut nim = Run::new(&Source::read("0.[3]", false).unwrap());
    assert_eq!(nim.advance(MOST, u64::MAX / 4), Progress::Full);
    assert_eq!(nim.values().len(), 65_535);
}

#[test]
fn statistics_count_every_value() {
    let found = results("4!.0", 5000);
    let values = by_definition(&Rule::Code(crate::games::heaps::codes::Code::read("4!.0").unwrap()), 5000);
    for (value, count) in found.frequencies() {
        assert_eq!(count as usize, values.iter().filter(|other| **other == value).count());
    }
    assert_eq!(found.frequencies().map(|(_, count)| count).sum::<u64>(), 5001);
    let zeros: Vec<usize> = (0..=5000).filter(|n| values[*n] == 0).collect();
    assert_eq!(found.zero_count() as usize, zeros.len());
    assert_eq!(found.zeros(3), zeros[..3]);
    assert_eq!(found.zeros(usize::MAX), zeros);
    assert_eq!(found.greatest(10, 90), *values[10..=90].iter().max().unwrap());
    assert_eq!(found.greatest(90_000, 90_001), 0);
}
