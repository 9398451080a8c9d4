use super::*;
use proptest::prelude::*;

/// What follows from the proof is what the definition gives; tells whether that was worked out.
fn agrees(id: &str, numbers: &str) -> bool {
    let told = named(id).unwrap().tell(numbers).unwrap_or_else(|wrong| panic!("{id}, {numbers}: {wrong}"));
    assert!(!told.lines.is_empty(), "{id}");
    if let Some(counted) = &told.counted {
        assert_eq!(&told.result, counted, "{id}, {numbers}: {told:#?}");
    }
    told.counted.is_some()
}

#[test]
fn each_begins_with_numbers_that_agree() {
    let all: Vec<&Steps> = ALL.iter().flat_map(|all| all.iter()).collect();
    assert_eq!(all.len(), 19);
    for steps in all {
        assert!(agrees(steps.id, steps.begin), "{}", steps.id);
        for wrong in [
            "",
            "x",
            "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17",
            "99999999999999999999",
            "0, 0",
        ] {
            assert!(steps.tell(wrong).is_err(), "{}: {wrong}", steps.id);
        }
    }
    assert!(named("theorem-1").is_none());
}

#[test]
fn small_numbers_agree() {
    for n in 1..=60 {
        for id in [
            "theorem-9",
            "theorem-10",
            "theorem-11",
            "corollary-12",
            "theorem-17",
            "lemma-10",
            "lemma-12",
            "lasker",
            "mock-turtles",
        ] {
            assert!(agrees(id, &n.to_string()));
        }
        assert!(n > 58 || agrees("theorem-14-evil", &n.to_string()));
    }
    for (k, n) in (3..=9).flat_map(|k| (1..=20).map(move |n| (k, n))) {
        let ids = if k % 2 == 1 { ["theorem-13", "theorem-14"] } else { ["theorem-15", "theorem-16"] };
        for id in ids.into_iter().chain(["theorem-27", "theorem-28"]) {
            assert!(agrees(id, &format!("{k} {n}")));
        }
    }
}

/// The tables of the papers: d of Theorem 9, A of Theorem 28 and the pair of Theorem 14.
#[test]
fn results_are_those_of_the_papers() {
    let result = |id: &str, numbers: &str| named(id).unwrap().tell(numbers).unwrap().result;
    let d3: Vec<String> = (1..=16).map(|n| result("theorem-9", &n.to_string())).collect();
    assert_eq!(d3.join(" "), "3 3 9 3 9 15 21 3 9 15 21 27 33 39 45 3");
    assert_eq!((result("theorem-28", "5, 8"), result("theorem-27", "5, 8")), ("2081".into(), "565".into()));
    assert_eq!(result("theorem-14-evil", "28"), "(55, 57)");
    assert_eq!(result("lemma-3.1", "1, 1"), "0");
    assert_eq!(result("lasker", "99999"), "100000");
    assert_eq!(result("theorem-17", "1000000000000"), 3u64.pow(13).to_string());
}

proptest! {
    #[test]
    fn runs_agree(runs in proptest::collection::vec(1u64..6, 1..9)) {
        let text = runs.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        for id in ["lemma-3.1", "lemma-3.2", "theorem-3.4"] {
            prop_assert!(agrees(id, &text));
        }
    }

    #[test]
    fn no_numbers_fail(text in "[0-9, ]{0,40}") {
        for steps in ALL.iter().flat_map(|all| all.iter()) {
            let _ = steps.tell(&text);
        }
    }
}
