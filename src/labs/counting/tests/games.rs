//! Counts of other games than Nim.
use super::super::*;
use crate::labs::Values;

fn terms(game: &str, k: u32, upto: usize) -> Terms {
    // Nim as a code is counted as any other game.
    let source =
        crate::labs::sequence::Source::read(game, true).unwrap_or_else(|error| panic!("{game}: {error}"));
    Terms::of_game(&CountedGame::Heaps(source), k, upto)
}

fn digits(terms: &Terms, sequence: Sequence, count: usize) -> String {
    (0..count).map(|n| terms.digits(sequence, n)).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_first_terms_of_some_games() {
    for (game, k, largest, total) in [
        ("0.[3]", 3, "1 3 3 9 3 9 15 21 3 9", "1 0 3 0 3 0 9 0 3 0 9"),
        ("4.[3]", 3, "1 3 3 3 9 9 15 3 21 9 15 21", "1 0 3 0 3 0 3 6 3 6 3 6 3 0 3 24"),
        ("0.77", 2, "1 1 1 1 3 1 3 3 5 3 5 1", "1 0 1 0 1 2 1 0 1 6 1 0 5"),
        ("0.77", 3, "1 3 3 9 15 3 21 33 39 9 51 39", "1 0 3 0 3 6 9 0 3 30 3 6 21"),
        ("0.137", 3, "1 3 9 3 22 18 36 48 73 51", "1 0 3 6 6 0 6 12 21 12 15"),
        ("4!.0", 2, "1 3 5 1 7 1 3 9 3 5 11 5", "1 2 3 2 3 2 3 2 3 4 3 4 5"),
        ("at-most-half", 3, "1 7 6 22 9 27 21 55 12 48", "1 3 3 4 9 6 3 15 15 7 15"),
        ("dim-plus", 3, "1 3 3 9 15 21 27 33 3 39", "1 0 3 0 9 0 9 6 21 6 15"),
    ] {
        let found = terms(game, k, 40);
        let count = |text: &str| text.split(' ').count();
        assert_eq!(digits(&found, Sequence::LargestExactly, count(largest)), largest, "{game}");
        assert_eq!(digits(&found, Sequence::TotalExactly, count(total)), total, "{game}");
        // The terms for “at most” are the sums of those for “exactly”.
        for (sums, of) in [
            (Sequence::LargestAtMost, Sequence::LargestExactly),
            (Sequence::TotalAtMost, Sequence::TotalExactly),
        ] {
            let mut sum = crate::integer::BigInt::default();
            for (term, total) in found.column(of).iter().zip(found.column(sums)) {
                sum += term;
                assert_eq!(&sum, total, "{game}");
            }
        }
    }
}

#[test]
fn nim_as_any_game_has_the_numbers_of_the_formulas() {
    for k in [1, 2, 3, 7, 20] {
        let (counted, known) = (terms("0.[3]", k, 100), Terms::new(k, 100));
        for n in 0..=counted.upto {
            for sequence in [Sequence::LargestAtMost, Sequence::LargestExactly] {
                assert_eq!(counted.digits(sequence, n), known.digits(sequence, n), "{k}, {n}");
            }
            let total = counted.digits(Sequence::TotalExactly, n);
            let expected = if n % 2 == 0 { known.digits(Sequence::TotalExactly, n / 2) } else { "0".into() };
            assert_eq!(total, expected, "{k}, {n}");
        }
        assert!(counted.upto >= 30, "{k}: {}", counted.upto);
    }
}

#[test]
fn known_beginnings_are_found() {
    let numbers = |terms: &Terms, sequence| {
        terms.known(sequence).into_iter().map(|entry| (entry.number, entry.halved)).collect::<Vec<_>>()
    };
    let nim = terms("0.[3]", 3, 60);
    assert_eq!(numbers(&nim, Sequence::TotalExactly), [("A048883", true)]);
    assert_eq!(numbers(&terms("0.[3]", 2, 60), Sequence::LargestAtMost), [("A000027", false)]);
    assert_eq!(numbers(&terms("0.77", 3, 60), Sequence::TotalExactly), []);
    assert_eq!(numbers(&terms("0.[3]", 3, 5), Sequence::TotalExactly), []);
    // What the paper says of Nim itself is not said again.
    assert_eq!(numbers(&Terms::new(3, 60), Sequence::TotalExactly), []);
}

#[test]
fn a_game_is_a_field() {
    let asked = |query: &str| Terms::asked(&Values::read(FIELDS, query).unwrap());
    let found = asked("g=0.77&k=3&n=50").unwrap();
    assert_eq!((found.game.as_ref().map(CountedGame::to_string).as_deref(), found.upto), (Some("0.77"), 50));
    assert_eq!(found.b_file(Sequence::LargestExactly).lines().nth(4), Some("4 15"));
    assert_eq!(found.b_file_name(Sequence::LargestExactly), "b000000.txt");
    assert!(asked("k=3").unwrap().game.is_none());
    for (query, key) in [("g=0.77&k=21", "k"), ("g=0.x-", "g")] {
        let values = Values::read(FIELDS, query).unwrap();
        assert!(values.error(key).is_some(), "{query}");
        assert!(Terms::asked(&values).is_none(), "{query}");
    }
    // Great counts end where they would take too long.
    let long = asked("g=4!.0&k=20&n=2047").unwrap();
    assert!(long.upto >= 100 && long.upto <= 2047, "{}", long.upto);
}
