use super::{WythoffQueen, square::Square};
use crate::core::{Budget, Convention, Nimber, Outcome, ruleset::Ruleset, winning};
use crate::games::open;

const SIDE: u64 = 16;

fn rules() -> WythoffQueen {
    WythoffQueen::with_params("wythoff-queen", "16").unwrap()
}

fn squares() -> impl Iterator<Item = Square> {
    (0..SIDE * SIDE).map(|at| Square { column: at % SIDE, row: at / SIDE })
}

/// The squares that the rules as stated here allow.
fn options(from: Square) -> Vec<Square> {
    let dots = squares().filter(|to| {
        let (left, down) = (from.column as i64 - to.column as i64, from.row as i64 - to.row as i64);
        left >= 0 && down >= 0 && left + down > 0 && (left == 0 || down == 0 || left == down)
    });
    dots.collect()
}

/// Value, and whether it is a P-position of misère play, of each square by the definition.
fn plain() -> Vec<(u64, bool)> {
    let mut known: Vec<(u64, bool)> = Vec::new();
    let at = |square: &Square| (square.row * SIDE + square.column) as usize;
    for square in squares() {
        let below: Vec<(u64, bool)> = options(square).iter().map(|option| known[at(option)]).collect();
        let value = (0..).find(|value| below.iter().all(|(other, _)| other != value)).unwrap();
        known.push((value, !below.is_empty() && below.iter().all(|(_, p)| !p)));
    }
    known
}

#[test]
fn every_square_is_that_of_the_definition() {
    let (rules, known) = (rules(), plain());
    let of = |square: &Square| known[(square.row * SIDE + square.column) as usize];
    for square in squares() {
        assert_eq!(rules.theorem(&square), Some(Nimber(of(&square).0)), "{square}");
        assert_eq!(rules.outcome(&square), Some(Outcome::of(Nimber(of(&square).0))), "{square}");
        let mut reach = square.reach();
        assert!(reach.iter().all(|to| rules.allows(&square, to)));
        reach.sort_by_key(|to| (to.row, to.column));
        assert_eq!(reach, options(square), "{square}");
        for target in 0..5 {
            let wanted: Vec<Square> = square.reach().into_iter().filter(|to| of(to).0 == target).collect();
            assert_eq!(rules.moves_to(&square, Nimber(target), 99).unwrap().moves, wanted, "{square}");
        }
        let (outcome, found) = rules.misere(&square, 99).unwrap();
        assert_eq!(outcome == Outcome::P, of(&square).1, "{square}");
        let mut found = found.moves;
        found.sort_by_key(|to| (to.row, to.column));
        let lost: Vec<Square> = options(square).into_iter().filter(|to| of(to).1).collect();
        assert_eq!(found, lost, "{square}");
    }
}

/// Fact 75: the values on the chess board, row by row.
#[test]
fn the_chess_board() {
    let table: [[u64; 8]; 8] = [
        [0, 1, 2, 3, 4, 5, 6, 7],
        [1, 2, 0, 4, 5, 3, 7, 8],
        [2, 0, 1, 5, 3, 4, 8, 6],
        [3, 4, 5, 6, 2, 0, 1, 9],
        [4, 5, 3, 2, 7, 6, 9, 0],
        [5, 3, 4, 0, 6, 8, 10, 1],
        [6, 7, 8, 1, 9, 10, 3, 4],
        [7, 8, 6, 9, 0, 1, 4, 5],
    ];
    for (row, values) in table.iter().enumerate() {
        for (column, value) in values.iter().enumerate() {
            let game = open(&format!("wythoff-queen:8/{column}.{row}")).unwrap();
            assert_eq!(game.value(&mut Budget::new(9)), Ok(Nimber(*value)), "{}", game.notation());
            let heaps = open(&format!("wythoff/{column}+{row}")).unwrap();
            assert_eq!(heaps.value(&mut Budget::new(9)), Ok(Nimber(*value)), "{}", heaps.notation());
        }
    }
}

#[test]
fn what_presets_say() {
    let wins = |text: &str| {
        let game = open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = winning(&*game, Convention::Normal, 99, &mut Budget::new(1000)).unwrap();
        found.moves.into_iter().map(|mv| mv.notation).collect::<Vec<_>>()
    };
    assert_eq!(wins("wythoff-queen/5.8"), ["5.3", "4.7"]);
    assert!(wins("wythoff-queen/4.7").is_empty());
    assert!(wins("wythoff-queen/11.11").contains(&"0.0".to_string()));
    assert_eq!(open("wythoff-queen:12/5.8").unwrap().notation(), "wythoff-queen/5.8");
}

#[test]
fn mistakes_have_their_place() {
    let at = |text: &str| open(text).err().map(|error| error.at);
    for (text, place) in [
        ("wythoff-queen:3/1.1", 14),
        ("wythoff-queen:17/1.1", 14),
        ("wythoff-queen:8x/1.1", 15),
        ("wythoff-queen:8/8.1", 16),
        ("wythoff-queen/5", 15),
        ("wythoff-queen/5.", 16),
        ("wythoff-queen/5.8.1", 17),
        ("wythoff-queen/ 5.12", 17),
    ] {
        assert_eq!(at(text), Some(place), "{text}");
    }
    let game = open("wythoff-queen/5.8").unwrap();
    for mv in ["5.8", "6.8", "4.6", "5.9", "0.0", "5", ""] {
        assert!(game.play(mv).is_err(), "{mv}");
    }
}
