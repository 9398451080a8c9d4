//! Misère quotients as the lab tells them.
use super::*;

fn told(code: &str, upto: usize, work: u64) -> Account {
    account(&Source::read(code, false).unwrap(), upto, work, &mut |_, _| true).unwrap()
}

#[test]
fn kayles_is_told_with_its_proof() {
    let found = told("0.77", 1000, LOSING_WORK);
    assert_eq!(found.title, "quotient of order 40, period 12 from *n* = 71");
    assert!(found.proved && found.sure.contains("Complete at heap 27") && found.sure.contains("periodicity"));
    assert_eq!(found.tame, "First wild heap: *n* = 5.");
    assert_eq!(
        (found.generators.concat(), found.heaps.clone()),
        ("xzwvtfg".into(), vec![1, 2, 5, 9, 12, 25, 27])
    );
    assert_eq!((found.portion.len(), found.relations.len()), (9, 21));
    assert_eq!((found.lost.clone(), found.images[12].as_str()), (vec![1, 4, 9, 12, 20], "t"));
    assert!(
        found.is_exception(70) && !found.is_exception(69) && !found.is_exception(71) && found.is_exception(0)
    );
    let text = found.text();
    for line in [
        "code 0.77",
        "order 40",
        "generator g = heap 27",
        "relation x^2 = 1",
        "p xvt",
        "phi 12 t",
        "period 12 from 71",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}");
    }
}

#[test]
fn what_is_not_finished_is_said() {
    let found = told("0.07", 20, LOSING_WORK);
    assert_eq!((found.title.as_str(), found.proved), ("quotient of order 24 for heaps up to 20", false));
    assert!(found.sure.contains("not looked at") && found.length == 0 && !found.is_exception(3));
    let found = told("0.6", 1000, 400_000);
    assert!(found.sure.contains("given up, since the work allowed is done"), "{}", found.sure);
    assert_eq!(told("4.[3]", 10, 100_000).title, "tame for all *n*");
    assert!(told("4.[3]", 10, 100_000).tame.starts_with("Tame for ever"));
    assert!(told("0.31", 100, 100_000).tame.starts_with("Tame for ever"));
    assert!(account(&Source::read("{1,2}", false).unwrap(), 9, 9, &mut |_, _| true).is_none());
}
