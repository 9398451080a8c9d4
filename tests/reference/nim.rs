//! Ferguson, Game Theory, Part I, 1.3 and chapter 2, on Nim under normal play; Khovanova and Xiong, Theorem 2.
use crate::{nim_of, opened, outcome, value, wins};
use nimscope::core::{Block, Convention::Normal, Nimber, Outcome, Outcome::N, Outcome::P, mex};
use std::collections::BTreeSet;

fn outcomes(positions: &[&[u64]]) -> Vec<Outcome> {
    positions.iter().map(|sizes| outcome(&nim_of(sizes), Normal)).collect()
}

/// 1.3: the labelling from the terminal position on, steps 1 to 4, finds the P-positions.
#[test]
fn ferguson_1_3_the_labelling_algorithm() {
    let all: Vec<[u64; 3]> =
        (0..6).flat_map(|a| (0..6).flat_map(move |b| (0..6).map(move |c| [a, b, c]))).collect();
    let reaches = |from: &[u64; 3], to: &[u64; 3]| {
        (0..3).any(|i| to[i] < from[i] && (0..3).all(|j| j == i || to[j] == from[j]))
    };
    let (mut p, mut n) = (BTreeSet::<&[u64; 3]>::new(), BTreeSet::<&[u64; 3]>::new());
    loop {
        let before = p.len();
        for position in &all {
            let only_n = all.iter().filter(|to| reaches(position, to)).all(|to| n.contains(&to));
            if only_n && !n.contains(&position) {
                p.insert(position);
            }
        }
        n.extend(all.iter().filter(|from| p.iter().any(|to| reaches(from, to))));
        if p.len() == before {
            break;
        }
    }
    for sizes in &all {
        let expected = if p.contains(&sizes) { P } else { N };
        assert_eq!(outcome(&nim_of(sizes), Normal), expected, "{sizes:?}");
    }
}

/// Fact 37.
#[test]
fn ferguson_2_1_first_positions() {
    let found =
        outcomes(&[&[1, 1, 1], &[1, 1, 2], &[1, 1, 3], &[1, 2, 2], &[1, 2, 3], &[1, 4, 5], &[2, 4, 6]]);
    assert_eq!(found, [N, N, N, N, P, P, P]);
}

/// Fact 38.
#[test]
fn ferguson_2_1_questions() {
    assert_eq!(outcomes(&[&[5, 7, 9], &[15, 23, 30]]), [N, N]);
    assert_eq!(value("nim/15+23+30"), 6);
}

/// Fact 39.
#[test]
fn ferguson_2_1_two_piles_are_p_where_they_are_equal() {
    for a in 0..=20 {
        for b in 0..=20 {
            assert_eq!(outcome(&nim_of(&[a, b]), Normal) == P, a == b, "{a} {b}");
        }
    }
}

#[test]
fn ferguson_2_1_one_pile_is_emptied() {
    for n in 1..=20 {
        assert_eq!(wins(&nim_of(&[n]), Normal), [format!("1-{n}")]);
    }
}

/// Facts 40 and 47.
#[test]
fn ferguson_2_2_and_2_6_exercise_1_nim_sums() {
    // As the derivation of the first pile writes them.
    let why = opened("nim/22+51").why(0, Normal);
    let said = |words: &str| {
        why.blocks.iter().any(|block| matches!(block, Block::Text { text } if text.contains(words)))
    };
    assert!(said("22 = 10110_2") && said("37 = 100101_2"), "{why:?}");
    assert_eq!(Nimber(22) + Nimber(51), Nimber(37));
    assert_eq!(value("nim/22+51"), 37);
    assert_eq!((Nimber(27) + Nimber(17), value("nim/27+17")), (Nimber(10), 10));
    // Of all piles beside one of 38 only that of 63 makes the value 25.
    let fits: Vec<u64> = (0..=64).filter(|x| value(&nim_of(&[38, *x])) == 25).collect();
    assert_eq!(fits, [63]);
}

/// Facts 41 and 43.
#[test]
fn ferguson_2_2_theorem_1_and_2_3_more_piles() {
    for code in 0..10u64.pow(3) {
        let sizes = [code / 100, code / 10 % 10, code % 10];
        assert_eq!(outcome(&nim_of(&sizes), Normal) == P, sizes[0] ^ sizes[1] ^ sizes[2] == 0);
    }
    for code in 0..6u64.pow(4) {
        let sizes = [code / 216, code / 36 % 6, code / 6 % 6, code % 6];
        assert_eq!(outcome(&nim_of(&sizes), Normal) == P, sizes.iter().fold(0, |s, n| s ^ n) == 0);
    }
}

/// Fact 42.
#[test]
fn ferguson_2_2_example() {
    assert_eq!(value("nim/13+12+8"), 9);
    // 13 to 4, 12 to 5, and the third that the text asks for, 8 to 1
    assert_eq!(wins("nim/13+12+8", Normal), ["1-9", "2-7", "3-7"]);
}

/// Fact 44.
#[test]
fn ferguson_2_4_the_number_of_winning_moves_is_odd() {
    for code in 0..8u64.pow(3) {
        let sizes = [code / 64, code / 8 % 8, code % 8];
        let sum = sizes[0] ^ sizes[1] ^ sizes[2];
        let Some(column) = sum.checked_ilog2() else { continue };
        let ones = sizes.iter().filter(|size| *size >> column & 1 == 1).count();
        assert_eq!(wins(&nim_of(&sizes), Normal).len(), ones, "{sizes:?}");
        assert_eq!(ones % 2, 1, "{sizes:?}");
    }
}

/// Facts 48 and 49.
#[test]
fn ferguson_2_6_exercise_2() {
    assert_eq!(wins("nim/12+19+27", Normal), ["1-4"]);
    assert_eq!(wins("nim/13+17+19+23", Normal), ["2-8", "3-8", "4-8"]);
}

/// Fact 243.
#[test]
fn khovanova_xiong_theorem_2_the_last_pile_is_the_nim_sum_of_the_others() {
    for code in 0..9u64.pow(3) {
        let [a, b, c] = [code / 81, code / 9 % 9, code % 9];
        assert_eq!(outcome(&nim_of(&[a, b, c]), Normal) == P, c == a ^ b, "{a} {b} {c}");
    }
    for code in 0..6u64.pow(4) {
        let [a, b, c, d] = [code / 216, code / 36 % 6, code / 6 % 6, code % 6];
        assert_eq!(outcome(&nim_of(&[a, b, c, d]), Normal) == P, d == a ^ b ^ c, "{a} {b} {c} {d}");
    }
}

/// 1.3, characteristic property, by way of values: options of a pile have all smaller values.
#[test]
fn a_pile_has_the_value_of_its_size() {
    for n in 0..=30u64 {
        let game = opened(&nim_of(&[n]));
        let mut below: Vec<u64> = (game.moves(100).moves.iter())
            .map(|mv| value(&game.play(&mv.notation).unwrap().notation()))
            .collect();
        assert_eq!(mex(&mut below), Nimber(n));
        assert_eq!(value(&nim_of(&[n])), n);
    }
}
