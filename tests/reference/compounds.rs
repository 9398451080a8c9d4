//! Several games: Ferguson, Game Theory, Part I, 4.2, on sums; Liu and Britton, 4.3, on sequences.
use crate::{opened, outcome, value};
use nimscope::core::Convention::{Misere, Normal};
use nimscope::core::{Convention, Game, Outcome, mex};
use std::collections::HashMap;
use std::rc::Rc;

/// The positions that moves lead to.
fn options(game: &dyn Game) -> Vec<Rc<dyn Game>> {
    game.moves(usize::MAX).moves.iter().map(|mv| game.play(&mv.notation).unwrap()).collect()
}

/// The value by plain recursion over the whole position.
fn plain_value(game: &dyn Game, known: &mut HashMap<String, u64>) -> u64 {
    let notation = game.notation();
    if let Some(value) = known.get(&notation) {
        return *value;
    }
    let mut after = options(game).iter().map(|option| plain_value(&**option, known)).collect();
    let value = mex(&mut after).0;
    known.insert(notation, value);
    value
}

/// Whether the player to move loses, by plain recursion.
fn is_lost(game: &dyn Game, convention: Convention, known: &mut HashMap<String, bool>) -> bool {
    let notation = game.notation();
    if let Some(lost) = known.get(&notation) {
        return *lost;
    }
    let after = options(game);
    let lost = match after.is_empty() {
        true => convention == Normal,
        false => after.iter().all(|option| !is_lost(&**option, convention, known)),
    };
    known.insert(notation, lost);
    lost
}

/// Theorem 2: sums of three different games at random.
/// Fact 80.
#[test]
fn the_value_of_a_sum_is_the_nim_sum_of_the_values() {
    let mut games =
        ["nim/", "kayles/", "lasker/", "grundy/", "subtraction:1,3,4/", "at-least-half/", "even-or-one/"];
    let mut rng = fastrand::Rng::with_seed(42);
    for _ in 0..40 {
        rng.shuffle(&mut games);
        let parts: Vec<String> = games[..3].iter().map(|game| format!("{game}{}", rng.u64(1..=6))).collect();
        let sum = parts.join("&");
        let by_parts = parts.iter().fold(0, |total, part| total ^ value(part));
        assert_eq!(value(&sum), by_parts, "{sum}");
        assert_eq!(plain_value(&*opened(&sum), &mut HashMap::new()), by_parts, "{sum}");
    }
}

/// (1,[1,1]) is won by the first player, and (1,[2,2]) lost, though [1,1] and [2,2] have one value.
/// Fact 239.
#[test]
fn sequences_of_two_equal_piles() {
    assert_eq!((value("nim/1+1"), value("nim/2+2")), (0, 0));
    for (sequence, found, values) in [("nim/1+1|nim/1", Outcome::N, 1), ("nim/2+2|nim/1", Outcome::P, 0)] {
        assert_eq!(outcome(sequence, Normal), found, "{sequence}");
        assert_eq!(plain_value(&*opened(sequence), &mut HashMap::new()), values, "{sequence}");
    }
}

/// A game followed by Nim with one stone is that game under misère play: five games, fifteen positions each.
/// Fact 241.
#[test]
fn a_stone_afterwards_is_misere_play() {
    let mut seen = [0, 0];
    for game in ["nim/", "kayles/", "grundy/", "lasker/", "subtraction:1,3,4/"] {
        for n in 1..=15u64 {
            // A second heap where the first is small.
            let position = if n <= 10 { format!("{game}{n}") } else { format!("{game}{}", n - 9) };
            let position = match (n > 10, game) {
                (false, _) => position,
                (true, "kayles/") => position + ".3",
                (true, _) => position + "+3",
            };
            let sequence = format!("{position}|nim/1");
            let lost = is_lost(&*opened(&position), Misere, &mut HashMap::new());
            assert_eq!(is_lost(&*opened(&sequence), Normal, &mut HashMap::new()), lost, "{sequence}");
            let expected = if lost { Outcome::P } else { Outcome::N };
            assert_eq!(outcome(&position, Misere), expected, "{position}");
            assert_eq!(outcome(&sequence, Normal), expected, "{sequence}");
            seen[usize::from(lost)] += 1;
        }
    }
    assert!(seen.iter().all(|seen| *seen > 10), "{seen:?}");
}
