//! What is reported before a proof is found.
use super::moves;
use kernels::sequences::{Ending, Progress, Sequence, Survey};

#[test]
fn a_survey_says_how_many_values_a_proof_needs() {
    let mut sequence = Sequence::new(moves("0.127"));
    assert_eq!((sequence.survey(), sequence.advance(60_000, u64::MAX / 2)), (None, Progress::Done));
    let Some(Survey { checked, rare: Some(count), last, ending, needed }) = sequence.survey() else {
        panic!("{:?}", sequence.survey())
    };
    assert_eq!((last, ending), (27_106, Ending { period: 4, length: checked - 4 - 46_578 }));
    assert!(count < 1000 && checked <= 60_001, "{count}, {checked}");
    assert_eq!(needed, 46_578 + 4 + last + 3);
    sequence.advance(80_000, u64::MAX / 2);
    let found = sequence.proved().expect("proved by then");
    assert!(found.checked >= needed as u64 && found.checked < 80_000 && sequence.survey().is_none());
}

#[test]
fn pieces_of_any_size_give_the_same_values() {
    let whole = super::values("0.106", 40_000);
    let mut pieces = Sequence::new(moves("0.106"));
    while pieces.values().len() < whole.len() {
        let upto = pieces.values().len() + 700;
        while pieces.advance(upto.min(whole.len() - 1), 9_000) == Progress::Paused {}
    }
    assert_eq!(pieces.values(), whole);
}
