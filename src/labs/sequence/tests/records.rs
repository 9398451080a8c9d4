//! Proofs by rare values: what is said, on the way and in the end.
use super::*;

#[test]
fn a_certificate_holds_all_that_a_check_needs() {
    let found = results("0.127", 80_000);
    assert!(certifiable(&found));
    assert_eq!(certificate(&found).as_deref(), Some(include_str!("../../../../docs/certificate.json")));
    // Where fewer would do than the octal theorem had.
    let kayles = certificate(&results("0.77", 1000)).expect("Kayles has rare values");
    assert!(kayles.starts_with(r#"{"code":"0.77","mask":"#), "{kayles}");
    assert!(
        kayles.contains(r#""start":71,"period":12,"#) && kayles.contains(r#""checked":256,"#),
        "{kayles}"
    );
    for (text, upto) in [("4!.0", 2000), ("{1,3,4}", 200), ("4.[3]", 200), ("0.127", 3000)] {
        assert_eq!(certificate(&results(text, upto)), None, "{text}");
    }
}

#[test]
fn the_verdict_names_the_criterion() {
    let said = verdict(&results("0.127", 80_000));
    assert_eq!(said.standing, PeriodStatus::Proved);
    assert_eq!(said.title, "period 4, last exception *n* = 46\u{202f}577");
    assert!(said.sure.contains("rare values"), "{}", said.sure);
    let number = |name: &str| {
        said.certificate.iter().find(|(known, _)| *known == name).map(|(_, number)| number.as_str())
    };
    assert_eq!(number("last rare heap *r*"), Some("27\u{202f}106"));
    assert_eq!(number("mask *M*"), Some("1, and *n*"));
    assert_eq!(number("values needed, at least"), Some("73\u{202f}691"));
    assert!(said.theorem.is_some_and(|(text, _)| text.contains("*p* even")));
}

#[test]
fn what_a_proof_needs_is_said_on_the_way() {
    let mut run = Run::new(&Source::read("0.127", false).unwrap());
    assert_eq!(run.advance(60_000, u64::MAX / 4), Progress::Done);
    let survey = run.survey();
    let said = survey_text(survey.as_ref(), 1_000_000, None).replace('\u{202f}', " ");
    assert!(said.contains("rare heaps, the last is 27 106."), "{said}");
    assert!(said.contains("repeat with period 4: if that goes on, a proof needs 73 691 values."), "{said}");
    // A thousand values each second.
    let mut pace = Pace::new(0.0, 40_000);
    assert_eq!(pace.left(50_000), None);
    for second in 1..=20 {
        pace.reach(f64::from(second) * 1000.0, 40_000 + second as usize * 1000);
    }
    assert_eq!(pace.left(73_691), Some(13_691.0));
    let said = survey_text(survey.as_ref(), 1_000_000, Some(&pace));
    assert!(said.ends_with("At this pace 14 s to these."), "{said}");
    let said = survey_text(None, 1_000_000, Some(&pace));
    assert_eq!(said, "At this pace 16 min to the last *n*.");
    // A few values that come back say nothing.
    let mut long = Run::new(&Source::read("0.104", false).unwrap());
    long.advance(100_000, u64::MAX / 4);
    let said = survey_text(long.survey().as_ref(), 1_000_000, None);
    assert!(said.contains("rare heaps") && !said.contains("repeat"), "{said}");
}
