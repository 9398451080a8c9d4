//! What Ferguson's Game Theory says of coin-turning games on a row: part I, 5.1, and the exercises 5.5.1 to 5.5.5.
use nimscope::core::{Nimber, mex};
use nimscope::games::chromatic::theory::is_evil;
use nimscope::games::coins::theory::{Code, Turning};

pub fn game(code: &str) -> Turning {
    Turning::new(Code::read(code).unwrap_or_else(|error| panic!("{code}: {error}")))
}

/// The values of the coins from the leftmost on.
fn values(code: &str, count: u64) -> Vec<u64> {
    let game = game(code);
    (0..count).map(|coin| game.value(coin).unwrap_or_else(|| panic!("{code} at {coin}"))).collect()
}

/// The winning moves, coins counted from 0.
fn wins(code: &str, heads: &[u64]) -> Vec<Vec<u64>> {
    game(code).moves_to(heads, 0, 1000).map(|found| found.moves).unwrap_or_default()
}

/// Facts 122 to 124 and 143.
#[test]
fn subtraction_games_in_three_forms() {
    assert_eq!(values("2D(1,2,3)L", 14), [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]);
    assert_eq!(values("2D(1,2,3)", 15), [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]);
    for set in [&[1, 3, 4][..], &[2, 5], &[1, 2, 7], &[3], &[2, 3, 9, 11]] {
        let mut heaps: Vec<u64> = Vec::new();
        for heap in 0..60usize {
            let mut options =
                set.iter().filter_map(|take| heap.checked_sub(*take).map(|left| heaps[left])).collect();
            heaps.push(mex(&mut options).0);
        }
        let list = set.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        assert_eq!(values(&format!("2D({list})L"), 59), heaps[1..]);
        assert_eq!(values(&format!("2D({list})"), 60), heaps);
        // Exercise 5.5.5: one coin may also be turned alone.
        let more: Vec<u64> = heaps.iter().map(|value| value + 1).collect();
        assert_eq!(values(&format!("1-2D({list})"), 60), more);
    }
}

/// Facts 125 to 127.
#[test]
fn twins_and_mock_turtles() {
    assert!(values("2", 41).into_iter().eq(0..41));
    assert_eq!(values("1-3", 15), [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28]);
    let odious = |x: u64| if (2 * x).count_ones() % 2 == 1 { 2 * x } else { 2 * x + 1 };
    assert!(values("1-3", 61).into_iter().eq((0..61).map(odious)));
}

/// Nim-sums of evil and odious numbers, as the program adds them and as it tells them apart; and so a row of Mock
/// Turtles is worth an evil number exactly where an even number of coins show heads.
/// Facts 128 and 315.
#[test]
fn evil_and_odious_numbers() {
    let evil = |x: u64| is_evil(&x.into());
    for x in 0..256 {
        for y in 0..256 {
            let sum = (Nimber(x) + Nimber(y)).0;
            assert_eq!(evil(sum), evil(x) == evil(y), "{x} {y}");
        }
    }
    let mock = game("1-3");
    for row in 0..1u64 << 8 {
        let heads: Vec<u64> = (0..8).filter(|coin| row >> coin & 1 == 1).collect();
        assert_eq!(mock.sum(&heads).map(evil), Some(heads.len().is_multiple_of(2)), "{heads:?}");
    }
    // Two heads of smaller, odious values are worth any evil number but 0.
    let odious = values("1-3", 500);
    assert!(odious.iter().all(|value| !evil(*value)));
    for wanted in (1..1000).filter(|x| evil(*x)) {
        let smaller = || (0..500).filter(|coin| odious[*coin as usize] < wanted);
        let pair = smaller().any(|a| smaller().any(|b| a < b && mock.sum(&[a, b]) == Some(wanted)));
        assert!(pair, "{wanted}");
    }
}

/// The P-positions of Mock Turtles are those of Nim with an even number of piles; the printed name is another.
/// Facts 129, 130 and 319.
#[test]
fn p_positions_of_mock_turtles() {
    let (mock, turtles) = (game("1-3"), game("1-2"));
    for row in 0..1u64 << 9 {
        let heads: Vec<u64> = (0..9).filter(|coin| row >> coin & 1 == 1).collect();
        let nim = heads.iter().fold(0, |sum, head| sum ^ head);
        assert_eq!(mock.sum(&heads) == Some(0), nim == 0 && heads.len().is_multiple_of(2));
    }
    assert!(mock.sum(&[1, 2, 3]) != Some(0) && mock.sum(&[0, 1, 2, 3]) == Some(0));
    // Coins 1, 2 and 3 from 1 on are a P-position of Turning Turtles all the same.
    assert_eq!(turtles.sum(&[0, 1, 2]), Some(0));
}

/// Facts 131 to 133.
#[test]
fn ruler_and_grunt() {
    let ruler = values("1+C", 64);
    assert_eq!(ruler[..16], [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16]);
    for n in 0..64usize {
        assert_eq!(ruler[n], 1 << (n as u64 + 1).trailing_zeros());
        let sum = |from: usize| ruler[from..n].iter().fold(0, |sum, value| sum ^ value);
        let mut options = (0..=n).map(sum).collect();
        assert_eq!(mex(&mut options).0, ruler[n]);
    }
    let grundy = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4,
        1, 2, 4, 1, 2, 4, 1,
    ];
    assert_eq!(values("4FS", 41), grundy);
    // Heads on coins 0, 1 and 2 are over.
    let grunt = self::game("4FS");
    assert!((0..41).all(|coin| (grunt.moves(&[coin], 1).total == 0) == (coin < 3)));
}

/// Facts 134 to 137.
#[test]
fn exercise_5_5_1() {
    // TTHTHHTTH; Turning Turtles counts from 1, the others from 0.
    let heads = [2, 4, 5, 8];
    assert_eq!(wins("1-2", &heads), [[8]]);
    assert_eq!(wins("2", &heads), [[3, 8]]);
    assert_eq!(game("2D(1,3,4)").sum(&heads), Some(0));
    assert!(wins("2D(1,3,4)", &heads).is_empty());
    assert_eq!(wins("1-3", &heads), [[3, 8]]);
}

/// The longest play from a row, given by bits.
fn longest(game: &Turning, row: u64, known: &mut [Option<u64>]) -> u64 {
    if let Some(length) = known[row as usize] {
        return length;
    }
    let heads: Vec<u64> = (0..20).filter(|coin| row >> coin & 1 == 1).collect();
    let moves = game.moves(&heads, usize::MAX).moves;
    let after = moves.iter().map(|coins| coins.iter().fold(row, |row, coin| row ^ 1 << coin));
    let length = after.map(|row| 1 + longest(game, row, known)).max().unwrap_or(0);
    known[row as usize] = Some(length);
    length
}

/// Facts 138 to 140.
#[test]
fn exercise_5_5_2() {
    for (code, lengths) in [
        ("1-2", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("1-3", [1, 2, 4, 7, 12, 20, 33, 54, 88]),
        ("1+C", [1, 2, 4, 8, 16, 32, 64, 128, 256]),
    ] {
        let game = game(code);
        let mut known = vec![None; 1 << 9];
        let found = (0..9).map(|coin| longest(&game, 1 << coin, &mut known));
        assert!(found.eq(lengths), "{code}");
    }
}

/// Facts 141 and 142.
#[test]
fn exercises_5_5_3_and_5_5_4() {
    let mock = values("1-3", 19);
    assert_eq!(values("3", 21), [&[0, 0], &mock[..]].concat());
    let half: Vec<u64> = values("1+C", 24).into_iter().map(|value| value / 2).collect();
    assert_eq!(values("2+C", 24), half);
    assert_eq!(half, [0, 1, 0, 2, 0, 1, 0, 4, 0, 1, 0, 2, 0, 1, 0, 8, 0, 1, 0, 2, 0, 1, 0, 4]);
}
