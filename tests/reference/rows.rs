//! Ferguson, Game Theory, Part I, 4.4.2, 4.4.3 and 4.5, on Kayles and Dawson's chess; and the rules by brute force.
use crate::{opened, outcome, value, wins};
use nimscope::core::Convention::{Misere, Normal};
use nimscope::core::{Block, Budget, Outcome};
use std::collections::HashMap;

fn values(prefix: &str, upto: u64) -> Vec<u64> {
    (0..=upto).map(|n| value(&format!("{prefix}/{n}"))).collect()
}

const TABLE_4_1: [u64; 84] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6,
    7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8,
    6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7,
];

/// The table of values in the explanation of a row.
fn table(notation: &str) -> nimscope::core::ValueTable {
    let why = opened(notation).why(0, Normal);
    let table = why.blocks.into_iter().find_map(|block| match block {
        Block::Values(table) => Some(table),
        _ => None,
    });
    table.unwrap_or_else(|| panic!("{notation} shows no table"))
}

/// Facts 90 to 92 and 325.
#[test]
fn ferguson_4_4_2_kayles() {
    assert_eq!(values("kayles", 83), TABLE_4_1);
    let far = values("kayles", 400);
    assert!((72..=400).all(|n| far[n] == TABLE_4_1[72 + n % 12]));
    let shown = table("kayles/13");
    assert_eq!(shown.values, TABLE_4_1);
    assert_eq!(shown.exceptions, [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
    assert_eq!(shown.repeats.map(|repeats| (repeats.start, repeats.length, repeats.row)), Some((71, 12, 72)));
    assert_eq!(value("kayles/1000000000000000000"), TABLE_4_1[72 + (1_000_000_000_000_000_000 % 12)]);
}

/// Facts 93 to 95.
#[test]
fn ferguson_4_4_3_dawsons_chess() {
    for id in ["dawson", "dawson-squares"] {
        assert_eq!(values(id, 18), [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3]);
        let far = values(id, 400);
        let differ: Vec<usize> = (0..120).filter(|n| far[*n] != far[*n + 34 * 6]).collect();
        assert_eq!(differ, [0, 14, 16, 17, 31, 34, 51]);
        assert!((52..=366).all(|n| far[n] == far[n + 34]));
        let shown = table(&format!("{id}/18"));
        assert_eq!(shown.exceptions, [0, 14, 16, 17, 31, 34, 51]);
        assert_eq!(shown.repeats.map(|repeats| (repeats.start, repeats.length)), Some((52, 34)));
        assert_eq!(wins(&format!("{id}/18"), Normal), ["5", "7", "12", "14"]);
    }
    // In heaps.
    assert_eq!(values("octal:0.137", 300), values("dawson", 300));
    // The first cousin: one pin more.
    assert_eq!(values("dawson-kayles", 301)[1..], values("dawson", 300));
}

/// Facts 106 and 107.
#[test]
fn ferguson_4_5_exercise_4_the_problem_of_dudeney_and_loyd() {
    assert_eq!(outcome("kayles/1.11", Normal), Outcome::N);
    assert_eq!(value("kayles/1.11"), 7);
    assert_eq!(wins("kayles/1.11", Normal), ["6", "10"]);
    assert_eq!(opened("kayles/1.11").play("6").map(|game| game.notation()).as_deref(), Ok("kayles/1.3.7"));
    let listed: Vec<String> =
        opened("kayles/1.11").moves(99).moves.into_iter().map(|mv| mv.notation).collect();
    assert_eq!((listed.len(), listed[1].as_str(), listed[12].as_str()), (22, "3", "3-4"));
}

#[test]
fn exchanges_and_marks_clear_the_files_beside() {
    for (notation, mv, after) in [
        ("dawson/8", "4", "dawson/2.x.3"),
        ("dawson/8", "1", "dawson/x.6"),
        ("dawson/8", "8", "dawson/6.x"),
        ("dawson-squares/3.x.6", "2", "dawson-squares/.x..x.6"),
        ("treblecross/11", "6", "treblecross/3..x..3"),
        ("kayles/13", "4-5", "kayles/3..8"),
        ("dawson-kayles/2", "1-2", "dawson-kayles/.."),
    ] {
        assert_eq!(
            opened(notation).play(mv).map(|game| game.notation()).as_deref(),
            Ok(after),
            "{notation} {mv}"
        );
    }
}

/// The moves of a game from a set of standing cells, given as bits.
type Rule = fn(u32, usize) -> Vec<u32>;

fn kayles(cells: u32, n: usize) -> Vec<u32> {
    let pairs = (1..n).map(|i| 3u32 << (i - 1));
    (0..n)
        .map(|i| 1u32 << i)
        .chain(pairs)
        .filter(|gone| cells & gone == *gone)
        .map(|gone| cells & !gone)
        .collect()
}

fn pairs(cells: u32, n: usize) -> Vec<u32> {
    (1..n).map(|i| 3u32 << (i - 1)).filter(|gone| cells & gone == *gone).map(|gone| cells & !gone).collect()
}

/// Marks at a distance: here the bits are marks, and a mark may not be within `apart` of another.
fn marks(cells: u32, n: usize, apart: i32) -> Vec<u32> {
    let far = |i: usize| (0..n).filter(|j| cells >> j & 1 == 1).all(|j| (i as i32 - j as i32).abs() > apart);
    (0..n).filter(|i| far(*i)).map(|i| cells | 1 << i).collect()
}

fn solve(rule: Rule, cells: u32, n: usize, memo: &mut HashMap<u32, (u64, bool)>) -> (u64, bool) {
    if let Some(found) = memo.get(&cells) {
        return *found;
    }
    let options: Vec<(u64, bool)> =
        rule(cells, n).into_iter().map(|option| solve(rule, option, n, memo)).collect();
    let value = (0..).find(|v| options.iter().all(|(other, _)| other != v)).unwrap_or(0);
    // Under misère play a position without moves is won.
    let misere_p = !options.is_empty() && options.iter().all(|(_, p)| !p);
    memo.insert(cells, (value, misere_p));
    (value, misere_p)
}

/// Every set of standing pins, and every set of marks, on short lines.
/// Fact 96.
#[test]
fn all_short_lines_agree_with_brute_force() {
    let cases: [(&str, Rule, i32); 5] = [
        ("kayles", kayles, -1),
        ("dawson-kayles", pairs, -1),
        ("dawson", |cells, n| marks(cells, n, 1), 1),
        ("dawson-squares", |cells, n| marks(cells, n, 1), 1),
        ("treblecross", |cells, n| marks(cells, n, 2), 2),
    ];
    for (id, rule, apart) in cases {
        for n in 1..=14 {
            let mut memo = HashMap::new();
            for cells in 0..1u32 << n {
                let set: Vec<usize> = (0..n).filter(|i| cells >> i & 1 == 1).collect();
                if apart > 0 && set.windows(2).any(|pair| (pair[1] - pair[0]) as i32 <= apart)
                    || n > 10 && cells % 7 > 0
                {
                    continue;
                }
                let near = |i: usize| set.iter().any(|j| (i as i32 - *j as i32).abs() <= apart);
                let cell = |i: usize| match (apart > 0, set.contains(&i)) {
                    (true, true) => 'x',
                    (true, false) if near(i) => '.',
                    (true, false) | (false, true) => '1',
                    (false, false) => '.',
                };
                let mut text = String::new();
                let mut run = 0;
                for c in (0..n).map(cell).chain([' ']) {
                    if c == '1' {
                        run += 1;
                        continue;
                    }
                    if run > 0 {
                        text += &run.to_string();
                        run = 0;
                    }
                    text.push(c);
                }
                let notation = format!("{id}/{}", text.trim_end());
                let (expected, misere_p) = solve(rule, cells, n, &mut memo);
                let game = opened(&notation);
                assert_eq!(game.value(&mut Budget::new(0)).map(|v| v.0), Ok(expected), "{notation}");
                if id == "dawson-squares" && set.is_empty() {
                    // The form with piles.
                    assert_eq!(value(&format!("octal:0.137/{n}")), expected, "{n}");
                }
                if n <= 10 {
                    let p = game.misere_outcome(&mut Budget::new(1_000_000)).map(|found| found == Outcome::P);
                    assert_eq!(p, Ok(misere_p), "{notation}");
                }
                assert_eq!(game.move_count() as usize, rule(cells, n).len(), "{notation}");
            }
        }
    }
}

#[test]
fn misere_play_is_searched() {
    for (n, expected) in [(1, Outcome::P), (2, Outcome::N), (3, Outcome::N), (4, Outcome::P)] {
        assert_eq!(outcome(&format!("kayles/{n}"), Misere), expected, "{n}");
    }
}

#[test]
fn a_move_on_a_very_long_line_names_what_is_about_it() {
    let line = |rows: usize| opened(&format!("kayles/{}", vec!["2"; rows].join(".")));
    let leaves = |rows, notation: &str| line(rows).read_move(notation).unwrap().leaves;
    // Row 25 of 50 loses a pin.
    assert_eq!(leaves(50, "73").split(" + ").count(), 50);
    assert_eq!(leaves(51, "73"), "2 + 2 + 2 + 2 + 2 + 2 + 1 + 2 + 2 + 2 + 2 + 2 + 39 more");
    assert_eq!(leaves(2000, "1"), "1 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 1988 more");
    assert!(leaves(2000, "5998").ends_with("2 + 1 + 1988 more"), "{}", leaves(2000, "5998"));
}
