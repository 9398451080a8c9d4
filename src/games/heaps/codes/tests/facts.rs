//! What Ferguson's Game Theory says of these games, part I, chapters 3 and 4.
use super::super::{Rule, Values};
use super::{code, values};

/// Fact 81.
#[test]
fn subtraction_games() {
    let s123 = values(&Rule::Subtraction(vec![1, 2, 3]), 100);
    assert!(s123.iter().enumerate().all(|(x, g)| usize::from(*g) == x % 4));
    let s134 = values(&Rule::Subtraction(vec![1, 3, 4]), 30);
    assert!(s134.iter().enumerate().all(|(x, g)| *g == [0, 1, 0, 1, 2, 3, 2][x % 7]));
    for m in 1..=8 {
        let most = values(&code(&format!("0.{}", "3".repeat(m))), 60);
        assert!(most.iter().enumerate().all(|(x, g)| usize::from(*g) == x % (m + 1)), "at most {m}");
    }
}

#[test]
fn kayles_table_4_1() {
    let table = [
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8,
        6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2,
        1, 8, 6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7,
    ];
    let found = values(&code("0.77"), 400);
    assert_eq!(found[..84], table);
    assert!((72..=400).all(|x| found[x] == table[72 + x % 12]));
    // Exercise 4.5.4: the pins 1, 3 to 13.
    assert_eq!(found[1] ^ found[11], 7);
}

#[test]
fn dawson() {
    let chess = values(&code("0.137"), 100);
    assert_eq!(chess[..19], [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3]);
    // Dawson's Kayles is the same game with one square more.
    assert_eq!(values(&code("0.07"), 101)[1..], chess);
}

#[test]
fn lasker() {
    let found = values(&code("4.[3]"), 3000);
    let closed = |x: usize| match x % 4 {
        3 => x + 1,
        0 if x > 0 => x - 1,
        _ => x,
    };
    assert!((0..=3000).all(|x| usize::from(found[x]) == closed(x)));
}

#[test]
fn grundy() {
    let first = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4,
        1, 2, 4, 1, 2, 4, 1,
    ];
    assert_eq!(values(&code("4!.0"), 40), first);
}

/// Facts 98 to 102.
#[test]
fn exercises_of_section_4_5() {
    let closed = |text: &str, g: fn(usize) -> usize| {
        let found = values(&code(text), 300);
        assert_eq!(
            found.iter().enumerate().position(|(x, v)| usize::from(*v) != g(x)),
            None,
            "{text}: {:?}",
            &found[..20]
        );
    };
    // 1: any even number, or a pile of one.
    closed("0.1[30]", |x| match x {
        1 => 1,
        3 => 0,
        _ => x / 2,
    });
    // 2: multiples of three but not the whole pile; or the whole pile if it is 2 modulo 3.
    closed("0.[012]", |x| match x {
        0..3 => x / 2,
        _ => x / 3 - 1 + x % 3,
    });
    // 5: one or two; or one, splitting the rest.
    closed("0.73", |x| x % 4);
    // 6: a pile of one; or two and more, splitting the rest.
    closed("0.1[7]", |x| if x == 1 { 1 } else { 2 * x / 3 });
    // 7: 1 modulo 3, splitting the rest.
    closed("0.[700]", |x| x / 4 * 2 + x % 2);
}

#[test]
fn proofs_reach_the_exercises() {
    assert_eq!(Values::new(&code("0.73")).value(1_000_003), Some(3));
    assert_eq!(Values::new(&code("0.[012]")).value(1_000_000), Some(333_333));
    assert_eq!(Values::new(&code("0.1[30]")).value(1_000_001), Some(500_000));
    // Breaking with repeating digits: no theorem is known, and only the table answers.
    assert_eq!(Values::new(&code("0.[700]")).value(1_000_000), None);
}
