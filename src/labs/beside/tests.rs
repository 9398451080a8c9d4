//! Positions beside others, and what their moves do there.
use super::*;
use crate::games::{cards, open};

/// What a move leaves of the component that it changes has the value that is told; the other components are still
/// there.
#[test]
fn moves_change_the_piles_that_are_said() {
    let mut looked = 0;
    for preset in cards().flat_map(|card| card.presets) {
        let Ok(game) = open(preset.position()) else { continue };
        if game.rules().is_none() || game.move_count() > 200 {
            continue;
        }
        let parts = game.parts(&mut budget());
        for mv in game.moves(40).moves {
            let Some(found) = in_nim(&game, &parts, &mv) else { continue };
            let after = game.make(&mv).unwrap();
            let mut left: Vec<Nimber> =
                after.parts(&mut budget()).iter().map(|part| part.value.unwrap()).collect();
            for (at, part) in parts.iter().enumerate().filter(|(at, _)| *at != found.part) {
                let same = left.iter().position(|value| Some(*value) == part.value);
                // A move of coins may turn coins that are other components.
                let coin = mv.groups.is_empty();
                assert!(
                    same.is_some() || coin || part.value == Some(Nimber(0)),
                    "{} {} {at}",
                    preset.position(),
                    mv.notation
                );
                same.map(|at| left.swap_remove(at));
            }
            if !mv.groups.is_empty() {
                let rest: Nimber = left.into_iter().sum();
                assert_eq!(rest, Nimber(found.to), "{} {}", preset.position(), mv.notation);
            }
            assert_ne!(found.from, found.to);
            looked += 1;
        }
    }
    assert!(looked > 1000, "{looked}");
}

#[test]
fn a_move_is_shown_there_and_back() {
    let game = open("kayles/5.7").unwrap();
    let parts = game.parts(&mut budget());
    let found = equivalent_positions(&game, &parts);
    assert_eq!(
        found,
        [(Equivalence::Twin, "octal:0.77/5+7".into()), (Equivalence::Values, "nim/4+2".into())]
    );
    for (likeness, notation) in found {
        let pair = Pair::new(game.clone(), &parts, open(&notation).unwrap(), likeness);
        for there in pair.other.moves(100).moves {
            let (here, count) = pair.from_other(&there).unwrap();
            assert!(count > 0);
            assert_eq!(
                pair.to_other(&here).map(|mv| pair.other.make(&mv).unwrap().notation()),
                Some(pair.other.make(&there).unwrap().notation())
            );
            assert_eq!(pair.adds(&here), None);
        }
    }
    // A row of 4 has the value 1 and may become rows of 2 and 1, worth 3.
    let game = open("kayles/4").unwrap();
    let parts = game.parts(&mut budget());
    let pair = Pair::new(game.clone(), &parts, open("nim/1").unwrap(), Equivalence::Values);
    let mv = game.moves(100).moves.into_iter().find(|mv| pair.adds(mv).is_some()).unwrap();
    assert_eq!(pair.adds(&mv), Some(NimMove { part: 0, from: 1, to: 3 }));
    assert_eq!(pair.to_other(&mv), None);
    assert_eq!(
        equivalent_positions(&open("nim/3+5").unwrap(), &open("nim/3+5").unwrap().parts(&mut budget())),
        [(Equivalence::Twin, "turning-turtles/TTHTH".into())]
    );
}

#[test]
fn a_move_of_nim_is_shown_by_those_that_do_the_same() {
    let game = open("kayles/5.7").unwrap();
    let parts = game.parts(&mut budget());
    for to in 0..4 {
        let found = moves_like(&game, &parts, 0, Nimber(to)).unwrap();
        assert!(found.total > 0, "{to}");
        for mv in &found.moves {
            assert_eq!(in_nim(&game, &parts, mv), Some(NimMove { part: 0, from: 4, to }), "{}", mv.notation);
        }
    }
}

/// Each move of a twin has one here that leaves the same.
#[test]
fn moves_of_twins_are_matched() {
    for (notation, all) in [
        // Two heads on one place cancel, where two equal heaps stay.
        ("grunt/TTTTTTHTHTTTH", false),
        ("grundy/6+8", false),
        ("octal:0.77/3+5", true),
        ("kayles/3.5", true),
        ("turning-turtles/HTHH", false),
        ("nim/1+3+4", false),
        ("colourful/r3y1r2", true),
        ("rims/1-3(4:5-9)(10)", false),
    ] {
        let game = open(notation).unwrap();
        let twin = open(&game.workshop().twin().unwrap()).unwrap();
        let found = twin_moves(&game, &twin);
        assert!(found.total > 0, "{notation}");
        if all {
            assert_eq!(found.total, twin.move_count(), "{notation}");
        }
        for (mv, own) in &found.moves {
            let [one, other] = [twin.make(mv), game.make(own)].map(|game| {
                let game = game.unwrap();
                crate::core::verdict(&*game, crate::core::Convention::Normal, &mut budget())
                    .unwrap()
                    .outcome()
            });
            assert_eq!(one, other, "{notation} {}", mv.notation);
        }
    }
}
