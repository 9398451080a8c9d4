//! Ferguson, Game Theory, Part I, 2.6, 5.1 and 5.5, on the games as they are played: labels, moves by name, values.
use crate::{opened, outcome, value, wins};
use nimscope::core::Convention::{Misere, Normal};
use nimscope::core::{Outcome, mex};
use std::collections::HashMap;

/// The row of `len` coins with these heads, counted from 0.
fn row(len: u64, heads: &[u64]) -> String {
    (0..len).map(|coin| if heads.contains(&coin) { 'H' } else { 'T' }).collect()
}

/// The values of single heads from the leftmost coin on.
fn singles(rules: &str, count: u64) -> Vec<u64> {
    (0..count).map(|coin| value(&format!("{rules}/{}", row(coin + 1, &[coin])))).collect()
}

/// Facts 52 to 55.
#[test]
fn ferguson_2_6_nimble_and_turning_turtles() {
    // Exercise 3: three coins up to square 8 are three piles.
    for squares in (0..729u64).map(|n| [n % 9, n / 9 % 9, n / 81]) {
        let strip: String = (0..9)
            .map(|square| match squares.iter().filter(|coin| **coin == square).count() {
                0 => '.',
                count => char::from(b'0' + count as u8),
            })
            .collect();
        let nim = squares.iter().fold(0, |sum, square| sum ^ square);
        assert_eq!(value(&format!("nimble/{strip}")), nim, "{strip}");
        assert_eq!(
            outcome(&format!("nimble/{strip}"), Misere),
            outcome(&format!("nim/{}+{}+{}", squares[0], squares[1], squares[2]), Misere)
        );
    }
    // Exercise 4.
    let turtles = "turning-turtles/THTTHTTTHHTHT";
    assert_eq!(wins(turtles, Normal), ["1.9", "2.10", "4.12"]);
    assert!(opened(turtles).play("4.9").is_ok());
    for heads in 0..512u64 {
        let heads: Vec<u64> = (0..9).filter(|coin| heads >> coin & 1 == 1).collect();
        let nim = heads.iter().fold(0, |sum, coin| sum ^ (coin + 1));
        assert_eq!(value(&format!("turning-turtles/{}", row(9, &heads))), nim);
    }
}

/// Fact 121.
#[test]
fn ferguson_5_rows_are_sums_of_heads() {
    for rules in ["turning-turtles", "mock-turtles", "ruler"] {
        let parts = ["TH", "TTH", "TTTTTH"].map(|row| value(&format!("{rules}/{row}")));
        assert_eq!(value(&format!("{rules}/THHTTH")), parts[0] ^ parts[1] ^ parts[2], "{rules}");
        // The same from the moves of the whole rows alone; coins 2, 3 and 6 are bits 1, 2 and 5.
        let plain = brute(rules, 6);
        assert_eq!([1 << 1, 1 << 2, 1 << 5].map(|heads: usize| plain[heads]), parts, "{rules}");
        assert_eq!(plain[1 << 1 | 1 << 2 | 1 << 5], parts[0] ^ parts[1] ^ parts[2], "{rules}");
    }
}

#[test]
fn ferguson_5_1_values_by_the_labels_of_the_games() {
    assert_eq!(singles("coin-subtraction:1,2,3", 14), [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]);
    assert_eq!(singles("coin-subtraction-two:1,2,3", 9), [0, 1, 2, 3, 0, 1, 2, 3, 0]);
    assert_eq!(singles("coin-subtraction-alone:1,2,3", 9), [1, 2, 3, 4, 1, 2, 3, 4, 1]);
    assert_eq!(singles("twins", 12), (0..12).collect::<Vec<_>>());
    assert_eq!(singles("mock-turtles", 10), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19]);
    assert_eq!(singles("ruler", 12), [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
    assert_eq!(singles("rulerette", 12), [0, 1, 0, 2, 0, 1, 0, 4, 0, 1, 0, 2]);
    assert_eq!(singles("triplets", 12), [0, 0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19]);
    assert_eq!(singles("grunt", 12), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2]);
}

/// Facts 130 and 319.
#[test]
fn ferguson_5_1_3_and_its_misprint() {
    assert_eq!(outcome("mock-turtles/THHH", Normal), Outcome::N);
    assert_eq!(outcome("mock-turtles/HHHH", Normal), Outcome::P);
    // Coins 1, 2 and 3 of Turning Turtles: an odd number of heads.
    assert_eq!(outcome("turning-turtles/HHH", Normal), Outcome::P);
}

/// Facts 134 to 137.
#[test]
fn exercise_5_5_1_in_the_labels_of_each_game() {
    for (rules, winning) in [
        ("turning-turtles", &["9"][..]),
        ("twins", &["3.8"]),
        ("coin-subtraction-two:1,3,4", &[]),
        ("mock-turtles", &["3.8"]),
    ] {
        assert_eq!(wins(&format!("{rules}/TTHTHHTTH"), Normal), winning, "{rules}");
    }
}

/// The values of all rows of so many coins over all their moves, coins as bits.
fn brute(rules: &str, len: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heads in 0..1u64 << len {
        let on: Vec<u64> = (0..len).filter(|coin| heads >> coin & 1 == 1).collect();
        let game = opened(&format!("{rules}/{}", row(len, &on)));
        let after = game
            .moves(usize::MAX)
            .moves
            .into_iter()
            .map(|mv| mv.handles.iter().fold(heads, |row, piece| row ^ 1 << (piece.n - 1)));
        let mut after: Vec<u64> = after.map(|row| values[row as usize]).collect();
        values.push(mex(&mut after).0);
    }
    values
}

/// Values and misère outcomes of small rows from the moves alone.
#[test]
fn small_rows_by_brute_force() {
    for rules in [
        "mock-turtles",
        "rulerette",
        "grunt",
        "coin-subtraction:2,3",
        "turning:3E",
        "turning:1+S",
        "turning:1-3C(5)@1",
    ] {
        let values = brute(rules, 7);
        let mut lost: HashMap<u64, bool> = HashMap::new();
        for heads in 0..1u64 << 7 {
            let on: Vec<u64> = (0..7).filter(|coin| heads >> coin & 1 == 1).collect();
            let notation = format!("{rules}/{}", row(7, &on));
            assert_eq!(value(&notation), values[heads as usize], "{notation}");
            let moves = opened(&notation).moves(usize::MAX).moves;
            let after = |mv: &nimscope::core::MoveView| {
                mv.handles.iter().fold(heads, |row, piece| row ^ 1 << (piece.n - 1))
            };
            let is_p = !moves.is_empty() && moves.iter().all(|mv| !lost[&after(mv)]);
            lost.insert(heads, is_p);
            let expected = if is_p { Outcome::P } else { Outcome::N };
            assert_eq!(outcome(&notation, Misere), expected, "{notation}");
        }
    }
}
