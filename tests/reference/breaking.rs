//! Ferguson, Game Theory, Part I, 4.4 and exercises 4.5: taking and breaking.
use crate::{opened, outcome, value, wins};
use nimscope::core::Convention::{self, Misere, Normal};
use nimscope::core::Outcome::{N, P};

fn values(prefix: &str, upto: u64) -> Vec<u64> {
    (0..=upto).map(|n| value(&format!("{prefix}/{n}"))).collect()
}

/// The heaps that the winning moves leave of the heap they break, in ascending order.
fn won(notation: &str) -> Vec<Vec<u64>> {
    let game = opened(notation);
    let parts = |mv: String| game.read_move(&mv).unwrap().stack_changes()[0].parts.clone();
    wins(notation, Normal).into_iter().map(parts).collect()
}

/// Facts 87 to 89.
#[test]
fn ferguson_4_4_1_lasker() {
    assert_eq!(values("lasker", 12), [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]);
    for k in 0..40 {
        let value = |n: u64| value(&format!("lasker/{n}"));
        let four = [4 * k + 1, 4 * k + 2, 4 * k + 3, 4 * k + 4];
        assert_eq!(four.map(value), [4 * k + 1, 4 * k + 2, 4 * k + 4, 4 * k + 3]);
    }
    assert_eq!([2, 5, 7].map(|n| value(&format!("lasker/{n}"))), [2, 5, 8]);
    assert_eq!(value("lasker/2+5+7"), 15);
    assert_eq!(wins("lasker/2+5+7", Normal), ["3s1", "3s2", "3s3"]);
    assert_eq!(outcome("lasker/1+2+5+6", Normal), P);
}

/// 4.4.1 (a) to (d): the values of the two heaps that each kind of heap may be split into.
/// Fact 322.
#[test]
fn ferguson_4_4_1_the_induction() {
    let g = values("lasker", 130);
    let splits = |n: usize| (1..=n / 2).map(|a| g[a] ^ g[n - a]).collect::<Vec<u64>>();
    for k in 1..30 {
        assert!(splits(4 * k + 1).iter().all(|value| value % 2 == 0));
        assert!(splits(4 * k + 2).iter().enumerate().all(|(i, value)| if i % 2 == 0 {
            value % 4 == 0
        } else {
            value % 2 == 1
        }));
        assert!(splits(4 * k + 3).iter().all(|value| value % 2 == 1));
        assert_eq!(splits(4 * k + 3)[0], 4 * k as u64 + 3);
        assert!(splits(4 * k + 4).iter().enumerate().all(|(i, value)| if i % 2 == 0 {
            value % 4 == 1
        } else {
            value % 2 == 0
        }));
    }
}

/// Fact 324.
#[test]
fn ferguson_4_4_1_the_first_heaps() {
    let options = |n: u64| -> Vec<(String, u64)> {
        let game = opened(&format!("lasker/{n}"));
        let mut options: Vec<_> = game
            .moves(99)
            .moves
            .into_iter()
            .map(|mv| {
                let after = game.play(&mv.notation).unwrap().notation();
                (mv.notation, value(&after))
            })
            .collect();
        options.sort_by_key(|(_, value)| *value);
        options
    };
    let values = |n| options(n).into_iter().map(|(_, value)| value).collect::<Vec<_>>();
    assert_eq!((values(2), values(3)), (vec![0, 0, 1], vec![0, 1, 2, 3]));
}

/// Facts 100 and 108.
#[test]
fn ferguson_4_5_exercise_5() {
    assert_eq!(values("one-or-two", 30), (0..=30).map(|n| n % 4).collect::<Vec<u64>>());
    assert_eq!(won("one-or-two/15"), [[1, 13], [3, 11], [5, 9], [7, 7]]);
}

/// Facts 101 and 102.
#[test]
fn ferguson_4_5_exercises_6_and_7() {
    let sixth = [
        0, 1, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12, 12, 13, 14, 14, 15, 16, 16, 17, 18, 18,
        19, 20, 20, 21, 22, 22, 23, 24, 24, 25, 26, 26,
    ];
    assert_eq!(values("two-or-more", 40), sixth);
    let seventh = [
        0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10, 11, 10, 11, 12, 13, 12, 13, 14, 15,
        14, 15, 16, 17, 16, 17, 18, 19, 18, 19, 20,
    ];
    assert_eq!(values("one-four-seven", 40), seventh);
    // The rules in words: 1 chip only as a whole heap; 1, 4, 7 chips and no others.
    let takes = |notation: &str| -> Vec<u64> {
        let mut takes: Vec<u64> =
            opened(notation).moves(99).moves.iter().map(|mv| mv.stack_changes()[0].count).collect();
        takes.dedup();
        takes
    };
    assert_eq!((takes("two-or-more/1"), takes("two-or-more/5")), (vec![1], vec![2, 3, 4, 5]));
    assert_eq!(takes("one-four-seven/9"), [1, 4, 7]);
}

/// Facts 97, 112 and 113.
#[test]
fn ferguson_4_5_exercise_10_grundys_game() {
    assert_eq!(values("grundy", 13)[1..], [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3]);
    let ends: Vec<u64> = (1..=60).filter(|n| opened(&format!("grundy/{n}")).move_count() == 0).collect();
    assert_eq!(ends, [1, 2]);
    assert_eq!(wins("grundy/5+8+13", Normal), ["1s2", "2s2", "3s5"]);
    assert_eq!(won("grundy/5+8+13"), [[2, 3], [2, 6], [5, 8]]);
    // 5.1.5: Grunt, the same game on coins.
    let grunt = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4,
        1, 2, 4, 1, 2, 4, 1,
    ];
    assert_eq!(values("grundy", 40), grunt);
}

#[test]
fn codes_are_the_games_they_name() {
    let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];
    assert_eq!(values("octal:0.77", 23), kayles);
    let chess = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3];
    assert_eq!(values("octal:0.137", 18), chess);
    for (code, card) in [
        ("4.[3]", "lasker"),
        ("4!.0", "grundy"),
        ("0.73", "one-or-two"),
        ("0.1[7]", "two-or-more"),
        ("0.[700]", "one-four-seven"),
        ("0.[3]", "nim"),
    ] {
        assert_eq!(values(&format!("octal:{code}"), 40), values(card, 40), "{code}");
    }
}

/// Lemma 22 of Khovanova and Xiong, read literally, first fails here: this play from (2,2) lasts six moves.
#[test]
fn a_long_game_of_lasker() {
    let mut here = opened("lasker/2+2");
    for (mv, after) in [("1s1", N), ("2s1", P), ("1-1", N), ("2-1", P), ("3-1", N), ("4-1", P)] {
        here = here.play(mv).unwrap();
        assert_eq!(outcome(&here.notation(), Normal), after, "{mv}");
    }
    assert_eq!(here.move_count(), 0);
}

/// The sizes of single heaps that are P-positions under misère play, from an independent recursion.
#[test]
fn misere_heaps() {
    let lost = |prefix: &str, upto: u64, convention: Convention| -> Vec<u64> {
        (0..=upto).filter(|n| outcome(&format!("{prefix}/{n}"), convention) == P).collect()
    };
    assert_eq!(lost("lasker", 16, Misere), [1]);
    assert_eq!(lost("grundy", 24, Misere), [3, 6, 9, 12, 15, 18, 21, 24]);
}
