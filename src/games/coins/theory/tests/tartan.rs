//! Products and Acrostic Twins against the definition.
use super::{
    super::{Block, Place, Tartan, Turning, acrostic},
    code,
};
use crate::core::mex;

pub fn tartan(rows: &str, columns: &str) -> Tartan {
    Tartan { rows: Turning::new(code(rows)), columns: Turning::new(code(columns)) }
}

/// The values of all single heads by mex over the moves.
fn by_definition(game: &Tartan, size: u64) -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; size as usize]; size as usize];
    for row in 0..size {
        for column in 0..size {
            let left = |block: &Block| {
                let coins = block.coins().filter(|coin| *coin != (row, column));
                coins.fold(0, |sum, (a, b)| sum ^ values[a as usize][b as usize])
            };
            let found = game.moves(&[(row, column)], usize::MAX);
            assert_eq!(found.total, found.moves.len() as u64);
            let mut options: Vec<u64> = found.moves.iter().map(left).collect();
            values[row as usize][column as usize] = mex(&mut options).0;
        }
    }
    values
}

/// Fact 159.
#[test]
fn the_tartan_theorem() {
    let games = ["1-2", "2", "1-3", "3", "1+C", "2+C", "4FS", "2D(1,2,3)", "1-2D(2)", "3E", "1+S", "1,3"];
    for rows in games {
        for columns in games {
            let game = tartan(rows, columns);
            for (row, line) in (0..).zip(by_definition(&game, 6)) {
                for (column, value) in (0..).zip(line) {
                    assert_eq!(game.value((row, column)), Some(value), "{rows} x {columns}");
                }
            }
        }
    }
}

#[test]
fn three_steps_find_all_moves() {
    let heads: [Place; 3] = [(1, 3), (3, 2), (4, 4)];
    for (rows, columns) in [("1-3", "1-3"), ("2", "2"), ("1-3", "1+C"), ("1+S", "2-3"), ("4FS", "1-2")] {
        let game = tartan(rows, columns);
        let sum = game.sum(&heads).unwrap();
        let all = game.moves(&heads, usize::MAX).moves;
        for target in 0..20 {
            let after = |block: &&Block| {
                block.coins().fold(sum, |sum, coin| sum ^ game.value(coin).unwrap()) == target
            };
            let mut expected: Vec<Block> = all.iter().filter(after).cloned().collect();
            expected.sort();
            let found = game.moves_to(&heads, target, usize::MAX).unwrap();
            let (total, mut moves) = (found.total, found.moves);
            moves.sort();
            assert_eq!((total, &moves), (expected.len() as u64, &expected), "{rows} x {columns} to {target}");
            for step in game.steps_to(&heads, target, 50).unwrap().moves {
                assert_eq!(step.corners.iter().fold(0, |sum, corner| sum ^ corner), step.u);
                assert_eq!(step.v ^ step.u, sum ^ target);
                assert!(game.allows(&heads, &step.block) && expected.contains(&step.block));
            }
        }
    }
}

#[test]
fn acrostic_twins() {
    let mut values = vec![vec![0u64; 16]; 16];
    for (row, column) in (0..16).flat_map(|row| (0..16).map(move |column| (row, column))) {
        let moves = acrostic::moves(&[(row, column)], usize::MAX);
        assert_eq!(moves.total, moves.moves.len() as u64);
        let mut options: Vec<u64> =
            moves.moves.iter().map(|((a, b), _)| values[*a as usize][*b as usize]).collect();
        values[row as usize][column as usize] = mex(&mut options).0;
        assert_eq!(values[row as usize][column as usize], acrostic::value((row, column)));
    }
    let heads = [(1, 3), (3, 2), (4, 4), (7, 0)];
    for target in 0..16 {
        let sum = heads.iter().fold(0, |sum, head| sum ^ acrostic::value(*head));
        let all = acrostic::moves(&heads, usize::MAX).moves.into_iter();
        let mut expected: Vec<_> =
            all.filter(|(a, b)| sum ^ acrostic::value(*a) ^ acrostic::value(*b) == target).collect();
        let mut found = acrostic::moves_to(&heads, target).moves;
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected);
    }
}
