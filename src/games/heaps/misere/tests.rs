//! Misère play of codes against the definition.
use super::*;
use crate::core::{Budget, Convention, Game};
use crate::games::open;
use proptest::prelude::*;

fn theory_of(code: &str, most: u64) -> Rc<dyn MisereTheory> {
    let code = Code::read(code).unwrap_or_else(|error| panic!("{code}: {error}"));
    let found = theory(&code).unwrap();
    found.learn(most, &mut Budget::new(40_000_000));
    found
}

/// Compares a position with recursion on all its options.
fn agrees(game: &dyn Game, known: bool) {
    let lost =
        |game: &dyn Game| game.outcome_by_definition(Convention::Misere, &mut Budget::new(1 << 30)).unwrap();
    let at = game.notation();
    let mut budget = Budget::new(1 << 30);
    assert_eq!(game.misere_outcome(&mut budget), Ok(lost(game)), "{at}");
    assert!(!known || budget.spent() < 1 << 20, "{at}: {}", budget.spent());
    let found = game.misere_winning(10_000, &mut budget).unwrap();
    let mut listed: Vec<String> = found.moves.into_iter().map(|mv| mv.notation).collect();
    let wins = |notation: &String| lost(&*game.play(notation).unwrap()) == Outcome::P;
    let mut plain: Vec<String> =
        game.moves(10_000).moves.into_iter().map(|mv| mv.notation).filter(wins).collect();
    listed.sort();
    plain.sort();
    assert_eq!((listed, found.total), (plain.clone(), plain.len() as u64), "{at}");
}

#[test]
fn solved_codes_agree_with_the_definition() {
    for code in ["0.77", "0.123", "0.75", "0.34", "0.15", "4.3", "0.07", "0.137", "4!.0"] {
        for heaps in ["9", "5+4", "12+9+4", "7+6+2+1", "3+3+3", "1+1", "1", "0", "8+5+2", "7+6"] {
            agrees(&*open(&format!("octal:{code}/{heaps}")).unwrap(), true);
        }
    }
}

#[test]
fn tame_codes_agree_with_the_definition() {
    for code in ["0.[7]", "4.[3]", "0.73", "0.1[7]", "0.[700]", "0.[3]", "0.156", "0.[17]", "0.F"] {
        for heaps in [
            "1", "2", "3", "4", "1+1", "2+1", "2+2", "3+1+1", "4+2+1", "5+3", "6+4+1", "7+2", "9", "3+3+2",
            "4+4", "0",
        ] {
            agrees(&*open(&format!("octal:{code}/{heaps}")).unwrap(), false);
        }
    }
}

#[test]
fn rows_are_the_same_game() {
    for position in [
        "kayles/1.11",
        "kayles/13",
        "kayles/5.4",
        "kayles/2.2.3",
        "dawson-kayles/9",
        "dawson-kayles/6.5",
        "dawson-squares/11",
        "dawson-squares/5.6",
        "dawson/9",
        "kayles/1",
        "kayles/1.1",
        "dawson-kayles/1.4",
        "treblecross/9",
    ] {
        agrees(&*open(position).unwrap(), true);
    }
}

#[test]
fn moves_of_tall_heaps_are_counted_as_if_looked_at() {
    for code in ["0.77", "0.123", "0.75", "0.34", "0.72", "0.31", "0.52"] {
        let theory = theory_of(code, 1000);
        assert!(theory.period(1000).is_some(), "{code}");
        let read = Code::read(code).unwrap();
        for sizes in [
            vec![300],
            vec![301, 5],
            vec![407, 12, 9, 4],
            vec![500, 500, 1],
            vec![283, 281, 2],
            vec![913, 901, 925, 662, 650],
        ] {
            let found = theory.winning(&sizes, 7).unwrap();
            let rests = theory.rests(&sizes).unwrap();
            let mut plain = Vec::new();
            for (heap, (&size, &rest)) in sizes.iter().zip(&rests).enumerate() {
                let _ = read.each(size, &mut |take, parts| {
                    if theory.is_p(parts, rest, 1000) == Some(true) {
                        let parts = parts[..parts.len().saturating_sub(1)].to_vec();
                        plain.push(Split { heap: heap as u16, take, parts });
                    }
                    std::ops::ControlFlow::Continue(())
                });
            }
            assert_eq!(found.total, plain.len() as u64, "{code} {sizes:?}");
            plain.truncate(7);
            assert_eq!(found.moves, plain, "{code} {sizes:?}");
        }
    }
}

#[test]
fn thousands_of_tall_heaps_are_solved_at_once() {
    let heaps = vec!["1000000000000000000"; 3990].join("+");
    assert!(solved_at_once(&format!("octal:0.77/{heaps}+7")) > 1_000_000_000_000_000);
    let heaps: Vec<String> =
        (0..3999).map(|i| (1_000_000_000_000_000_000_u64 - 7 * i * i - i).to_string()).collect();
    assert!(solved_at_once(&format!("octal:0.77/{}+12", heaps.join("+"))) > 3);
}

/// Solves an N-position in which many moves win; how many do.
fn solved_at_once(notation: &str) -> u64 {
    let game = open(notation).unwrap();
    let mut budget = Budget::new(1_000_000);
    let outcome = game.misere_outcome(&mut budget).unwrap();
    assert_eq!(outcome, Outcome::N);
    let found = game.misere_winning(3, &mut budget).unwrap();
    assert_eq!(found.moves.len(), 3);
    for mv in found.moves {
        assert_eq!(game.make(&mv).unwrap().misere_outcome(&mut budget), Ok(Outcome::P), "{}", mv.notation);
    }
    found.total
}

#[test]
fn reasons_name_the_theorem() {
    for (position, words) in [
        ("octal:0.77/12+9+4", ["40 elements", "xvt", "octal periodicity theorem"]),
        ("kayles/1.11", ["40 elements", "9 of them", "$n = 71$"]),
        ("octal:4.[3]/5+3", ["The game is tame", "firm", "Conway"]),
        ("octal:4!.0/9+4", ["These heaps are tame", "fickle", "Winning Ways"]),
        ("octal:4!.0/13+4", ["elements", "verified for all their sums", "Plambeck and Siegel"]),
    ] {
        let why = format!("{:?}", open(position).unwrap().why(0, Convention::Misere));
        for word in words {
            assert!(why.contains(word), "{position}: {word} in {why}");
        }
    }
    let open = open("octal:0.07/900+800").unwrap();
    assert!(format!("{:?}", open.why(0, Convention::Misere)).contains("found by search"));
}

#[test]
fn the_first_wild_heap_and_the_order_are_told() {
    let code = Code::read("0.77").unwrap();
    let mut told = 0;
    let facts = theory(&code).unwrap().facts(200, u64::MAX, &mut |_, heap, order| {
        told = told.max(heap * order);
        true
    });
    assert_eq!((facts.tame.wild(), facts.quotient.monoid().order(), facts.stopped), (Some(5), 40, None));
    assert!(told > 0 && facts.presentation.generators.len() == 7);
    assert_eq!(monomial(&[0, 2, 2, 5]), "xw^2f");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn random_codes_agree(digits in proptest::collection::vec(0..8_u32, 1..4), heaps in proptest::collection::vec(1..8_u64, 1..4)) {
        let digits: String = digits.iter().map(u32::to_string).collect();
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        agrees(&*open(&format!("octal:0.{digits}/{}", heaps.join("+"))).unwrap(), false);
    }
}
