//! What Ferguson's Game Theory says of coin-turning games on a board: part I, 5.2 and 5.4, and the exercises 5.5.9 and
//! 5.5.10. Coins are counted from 0 here; where the text counts from 1 the numbers are one less.
use super::turning::game;
use nimscope::core::mex;
use nimscope::games::coins::theory::{Block, Place, Tartan, acrostic};

/// Display (5).
const HEADS: [Place; 3] = [(1, 3), (3, 2), (4, 4)];

/// The printed values of single heads in Turning Corners.
const TABLE_5_2: [[u64; 16]; 16] = [
    [0; 16],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [0, 2, 3, 1, 8, 10, 11, 9, 12, 14, 15, 13, 4, 6, 7, 5],
    [0, 3, 1, 2, 12, 15, 13, 14, 4, 7, 5, 6, 8, 11, 9, 10],
    [0, 4, 8, 12, 6, 2, 14, 10, 11, 15, 3, 7, 13, 9, 5, 1],
    [0, 5, 10, 15, 2, 7, 8, 13, 3, 6, 9, 12, 1, 4, 11, 14],
    [0, 6, 11, 13, 14, 8, 5, 3, 7, 1, 12, 10, 9, 15, 2, 4],
    [0, 7, 9, 14, 10, 13, 3, 4, 15, 8, 6, 1, 5, 2, 12, 11],
    [0, 8, 12, 4, 11, 3, 7, 15, 13, 5, 1, 9, 6, 14, 10, 2],
    [0, 9, 14, 7, 15, 6, 1, 8, 5, 12, 11, 2, 10, 3, 4, 13],
    [0, 10, 15, 5, 3, 9, 12, 6, 1, 11, 14, 4, 2, 8, 13, 7],
    [0, 11, 13, 6, 7, 12, 10, 1, 9, 2, 4, 15, 14, 5, 3, 8],
    [0, 12, 4, 8, 13, 1, 9, 5, 6, 10, 2, 14, 11, 7, 15, 3],
    [0, 13, 6, 11, 9, 4, 15, 2, 14, 3, 8, 5, 7, 10, 1, 12],
    [0, 14, 7, 9, 5, 11, 2, 12, 10, 4, 13, 3, 15, 1, 8, 6],
    [0, 15, 5, 10, 1, 14, 4, 11, 2, 13, 7, 8, 3, 12, 6, 9],
];

fn tartan(rows: &str, columns: &str) -> Tartan {
    Tartan { rows: game(rows), columns: game(columns) }
}

fn wins(game: &Tartan, heads: &[Place]) -> Vec<Block> {
    let found = game.moves_to(heads, 0, 1000).expect("few moves");
    assert_eq!(found.total, found.moves.len() as u64);
    let mut moves = found.moves;
    moves.sort();
    moves
}

fn block(rows: impl IntoIterator<Item = u64>, columns: impl IntoIterator<Item = u64>) -> Block {
    Block { rows: rows.into_iter().collect(), columns: columns.into_iter().collect() }
}

fn values(game: &Tartan, heads: &[Place]) -> Vec<u64> {
    heads.iter().filter_map(|head| game.value(*head)).collect()
}

/// Facts 144 to 146.
#[test]
fn acrostic_twins() {
    assert!((0..16).all(|row| (0..16).all(|column| acrostic::value((row, column)) == row ^ column)));
    let alone = HEADS.map(acrostic::value);
    assert_eq!((alone, alone.iter().fold(0, |sum, value| sum ^ value)), ([2, 1, 0], 3));
    let wins = acrostic::moves_to(&HEADS, 0).moves;
    assert_eq!(wins, [((1, 0), (1, 3)), ((3, 1), (3, 2)), ((0, 2), (3, 2))]);
}

/// Facts 147 to 151.
#[test]
fn turning_corners() {
    let corners = tartan("2", "2");
    // Table 5.2, and each single head by the mex over its moves.
    for (x, row) in (0u64..).zip(TABLE_5_2) {
        for (y, printed) in (0u64..).zip(row) {
            let left = |a: u64, b: u64| TABLE_5_2[a as usize][b as usize];
            let moves = (0..x).flat_map(|a| (0..y).map(move |b| (a, b)));
            let mut options = moves.map(|(a, b)| left(a, b) ^ left(a, y) ^ left(x, b)).collect();
            assert_eq!((mex(&mut options).0, corners.value((x, y))), (printed, Some(printed)), "{x} {y}");
        }
    }
    // g(4, 4), from its options by symmetry.
    let mut options = Vec::new();
    for (a, b) in (0..4).flat_map(|a| (a..4).map(move |b| (a, b))) {
        let left = [(a, b), (a, 4), (4, b)];
        options.push(left.iter().fold(0, |sum, head| sum ^ corners.value(*head).unwrap()));
    }
    options.sort_unstable();
    assert_eq!(options, [0, 1, 2, 3, 4, 5, 8, 11, 12, 14]);
    assert_eq!(corners.value((4, 4)), Some(6));
    assert!((0..64).all(|x| corners.value((x, 0)) == Some(0) && corners.value((x, 1)) == Some(x)));
    assert_eq!((values(&corners, &HEADS), corners.sum(&HEADS)), (vec![3, 1, 6], Some(4)));
    assert_eq!(wins(&corners, &HEADS), [block([3, 4], [3, 4])]);
}

/// Fact 160.
#[test]
fn turning_turtles_squared() {
    // The same display, counted from 1 in the text.
    let heads = HEADS;
    let game = tartan("1-2", "1-2");
    assert_eq!((values(&game, &heads), game.sum(&heads)), (vec![8, 12, 7], Some(3)));
    assert_eq!(wins(&game, &heads), [block([1, 4], [2, 4]), block([2, 4], [1, 4])]);
}

/// Facts 161 and 162.
#[test]
fn rugs() {
    let rugs = tartan("1+C", "1+C");
    let table = [
        [1, 2, 1, 4, 1, 2, 1, 8],
        [2, 3, 2, 8, 2, 3, 2, 12],
        [1, 2, 1, 4, 1, 2, 1, 8],
        [4, 8, 4, 6, 4, 8, 4, 11],
        [1, 2, 1, 4, 1, 2, 1, 8],
        [2, 3, 2, 8, 2, 3, 2, 12],
        [1, 2, 1, 4, 1, 2, 1, 8],
        [8, 12, 8, 11, 8, 12, 8, 13],
    ];
    for (row, line) in (0..).zip(table) {
        assert!((0..).zip(line).all(|(column, value)| rugs.value((row, column)) == Some(value)));
    }
    assert_eq!((values(&rugs, &HEADS), rugs.sum(&HEADS)), (vec![8, 4, 1], Some(13)));
    let expected = [block(0..=1, 0..=3), block(0..=3, 1..=2), block(0..=4, 3..=4), block(3..=4, 0..=4)];
    assert_eq!(wins(&rugs, &HEADS), expected);
}

/// Facts 163 to 167 and 320.
#[test]
fn mock_turtles_squared() {
    let mock = tartan("1-3", "1-3");
    let table = [
        [1, 2, 4, 7, 8, 11],
        [2, 3, 8, 9, 12, 13],
        [4, 8, 6, 10, 11, 7],
        [7, 9, 10, 4, 15, 1],
        [8, 12, 11, 15, 13, 9],
    ];
    for (row, line) in (0..).zip(table) {
        assert!((0..).zip(line).all(|(column, value)| mock.value((row, column)) == Some(value)));
    }
    assert_eq!(mock.count((4, 5)), 176);
    // The head of value 2 may be at either of two places; the move is the same.
    for other in [(0, 1), (1, 0)] {
        let heads = [other, (4, 5)];
        assert_eq!(mock.sum(&heads), Some(11));
        let steps = mock.steps_to(&heads, 0, 1000).expect("few moves").moves;
        let step = |u1, u2| steps.iter().find(|step| (step.head, step.u1, step.u2) == ((4, 5), u1, u2));
        // (3, 10) as printed, and the simpler (1, 1).
        let printed = step(3, 10).expect("the printed step");
        assert_eq!((printed.v1, printed.v2, printed.v, printed.u), (8, 11, 9, 2));
        assert_eq!(printed.corners, [5, 6, 1]);
        // Counted from 1 in the text: 1, 2 and 5 by 2, 5 and 6.
        let wins = wins(&mock, &heads);
        assert!(wins.contains(&block([0, 1, 4], [1, 4, 5])) && wins.contains(&printed.block));
        assert!(step(1, 1).is_some());
    }
    // With the same numbers counted from 0 the rows would leave 6 where 3 is wanted.
    let left = mock.rows.sum(&[1, 2]);
    assert_eq!(left, Some(6));
}

/// Facts 169 and 170.
#[test]
fn exercise_5_5_9() {
    let rugs = tartan("1+C", "1+C");
    let chequered = |n: u64, parity: u64| {
        let all = (0..n).flat_map(|row| (0..n).map(move |column| (row, column)));
        let heads: Vec<Place> = all.filter(|(row, column)| (row + column) % 2 == parity).collect();
        rugs.sum(&heads).unwrap()
    };
    assert!((1..=12).all(|n| chequered(n, 1) == 0));
    assert!((1..=12).map(|n| chequered(n, 0)).eq([1, 2, 3, 5, 4, 7, 6, 11, 10, 9, 8, 14]));
}

/// Fact 171.
#[test]
fn exercise_5_5_10() {
    let game = tartan("2D(1,2,3,4)", "1+C");
    let heads = [(99, 99), (3, 0)];
    assert_eq!((values(&game, &heads), game.sum(&heads)), (vec![6, 3], Some(5)));
    // Rows 98 and 100, columns 97 to 100.
    assert_eq!(wins(&game, &heads), [block([97, 99], 96..=99)]);
}
