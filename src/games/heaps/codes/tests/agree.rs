//! The fast algorithms against the definition.
use super::super::{Code, Progress, Rule, Sequence, by_definition};
use super::{code, values};
use proptest::prelude::*;

fn agree(rule: &Rule, n: usize) {
    let (fast, slow) = (values(rule, n), by_definition(rule, n));
    let differ = fast.iter().zip(&slow).position(|(a, b)| a != b);
    assert_eq!((fast.len(), differ), (n + 1, None), "{rule:?}");
}

/// The values by the general algorithm, which works for every game.
fn in_general(rule: &Rule, n: usize) -> Vec<u16> {
    let mut sequence = Sequence::in_general(rule);
    sequence.advance(n, u64::MAX / 2);
    sequence.values().to_vec()
}

#[test]
fn long_sequences_agree_with_the_definition() {
    // Few rare heaps, with and without the parity of sizes; many; unequal heaps; splits of several takes.
    for text in ["0.106", "0.127", "0.16", "0.007", "0.6", "0.04", "4!.0", "4!.4", "0.4!04!", "0.45", "4.07"]
    {
        agree(&code(text), 1500);
    }
    for text in ["4.[3]", "4.[2]", "4!.[3]", "0.[3]", "4.33[2]", "4.01[1]"] {
        agree(&code(text), 400);
    }
}

#[test]
fn all_octal_codes_of_three_digits_agree_with_the_definition() {
    for digits in 0..2 * 512u32 {
        let text = format!("{}.{:03o}", digits / 512 * 4, digits % 512);
        agree(&code(&text), 100);
    }
}

#[test]
fn a_sequence_may_be_interrupted() {
    for text in ["0.106", "0.77", "4!.0", "0.8", "0.[700]"] {
        let rule = code(text);
        let mut pieces = Sequence::new(&rule);
        let mut rounds = 0;
        while pieces.advance(700, 1000) == Progress::Paused {
            rounds += 1;
        }
        assert!(rounds > 1, "{text}");
        assert_eq!(pieces.values(), by_definition(&rule, 700), "{text}");
    }
}

#[test]
fn values_too_great_end_the_sequence() {
    let mut sequence = Sequence::new(&Rule::AllBut(vec![]));
    assert_eq!(sequence.advance(100_000, u64::MAX / 2), Progress::Full);
    assert_eq!(sequence.values().len(), 65_535);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn codes_agree_with_the_definition(text in "(0|4!?|8!?|C)\\.([0-7]|[4-7]!|[89A-F]!?|0|0){1,5}(\\[([0-7]|[0-3]|[4-9]!){1,3}\\])?") {
        if let Ok(code) = Code::read(&text) {
            agree(&Rule::Code(code), 48);
        }
    }
    #[test]
    fn octal_codes_agree_with_the_definition(text in "[04]\\.[0-7]{1,8}(\\[[0-3]\\])?") {
        let rule = code(&text);
        agree(&rule, 300);
        prop_assert_eq!(in_general(&rule, 200), by_definition(&rule, 200));
    }
    #[test]
    fn high_digits_agree_with_the_definition(text in "(0|G)\\.[0-9A-Z]{1,2}") {
        agree(&code(&text), 40);
    }
    #[test]
    fn sets_agree_with_the_definition(set in proptest::collection::vec(0u64..30, 0..6)) {
        agree(&Rule::Subtraction(set.clone()), 300);
        agree(&Rule::AllBut(set), 300);
    }
}
