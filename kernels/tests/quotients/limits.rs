//! The limits of the search for a quotient, and what is kept when one is reached.
use super::rule::{quotient, rule};
use kernels::quotients::{Limits, Meter, Quotient, Stop};

#[test]
fn too_many_elements_are_an_answer() {
    let mut tick = |_| true;
    let mut meter = Meter::new(1 << 40, &mut tick);
    let (mut found, limits) = (Quotient::new(), Limits { elements: 30, ..Limits::default() });
    let stopped = found.advance(&rule("0.07"), 40, limits, &mut meter);
    assert_eq!((stopped, found.last(), found.monoid().order()), (Err(Stop::Elements), 24, 24));
}

#[test]
fn memory_is_limited() {
    let mut tick = |_| true;
    let mut meter = Meter::new(1 << 40, &mut tick);
    let (mut found, limits) = (Quotient::new(), Limits { sums: 1000, ..Limits::default() });
    assert_eq!(found.advance(&rule("0.77"), 40, limits, &mut meter), Err(Stop::Memory));
    assert!((9..27).contains(&found.last()), "{}", found.last());
}

#[test]
fn what_was_found_stays_and_goes_on() {
    let (whole, _, work) = quotient("0.77", 400, 1 << 40);
    let (mut found, stopped, spent) = quotient("0.77", 400, work / 3);
    assert!(stopped == Err(Stop::Work) && found.last() > 9 && spent <= work / 3);
    let mut told = 0;
    let mut tick = |spent| {
        told = spent;
        true
    };
    let mut meter = Meter::new(work, &mut tick);
    assert_eq!(found.advance(&rule("0.77"), 400, Limits::default(), &mut meter), Ok(()));
    assert_eq!((found.images(), found.growth()), (whole.images(), whole.growth()));
    assert!(told > 0);
}

#[test]
fn whoever_asks_may_cancel() {
    let mut tick = |spent| spent < 100_000;
    let mut meter = Meter::new(u64::MAX, &mut tick);
    let mut found = Quotient::new();
    let stopped = found.advance(&rule("0.77"), 400, Limits::default(), &mut meter);
    assert!(stopped == Err(Stop::Cancelled) && found.last() < 170);
}
