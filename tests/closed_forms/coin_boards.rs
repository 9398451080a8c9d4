//! Coins on boards of three rows and three columns: all positions by the definitions, with moves generated here.
use super::brute::{Plain, Table};
use nimscope::core::{Budget, Convention, Outcome, verdict, winning};
use nimscope::games::open;

const SIDE: usize = 3;

/// Heads as bits, row by row; a move turns a block whose last bit is a head.
#[derive(Clone, PartialEq, Eq, Hash)]
struct CoinBoard {
    heads: u16,
    game: usize,
}

/// Whether a set of lines may be turned, as bits.
type Lines = fn(u16) -> bool;

fn twins(set: u16) -> bool {
    set.count_ones() == 2
}
fn turtles(set: u16) -> bool {
    matches!(set.count_ones(), 1 | 2)
}
fn mock(set: u16) -> bool {
    matches!(set.count_ones(), 1..=3)
}
fn ruler(set: u16) -> bool {
    set != 0 && (set >> set.trailing_zeros()) & ((set >> set.trailing_zeros()) + 1) == 0
}
fn neighbours(set: u16) -> bool {
    matches!(set, 0b11 | 0b110)
}
fn one(set: u16) -> bool {
    set.count_ones() == 1
}

/// A game as its notation, the number of its first row and column, and the kinds of blocks that it turns.
type Game = (&'static str, u64, &'static [(Lines, Lines)]);

const GAMES: [Game; 8] = [
    ("acrostic-twins", 0, &[(one, twins), (twins, one)]),
    ("turning-corners", 0, &[(twins, twins)]),
    ("turning-turtles-squared", 1, &[(turtles, turtles)]),
    ("rugs", 1, &[(ruler, ruler)]),
    ("mock-turtles-squared", 1, &[(mock, mock)]),
    ("mock-turtles-ruler", 1, &[(mock, ruler)]),
    ("subtraction-ruler", 1, &[(twins, ruler)]),
    ("tartan:2D(1)x1+", 1, &[(neighbours, mock)]),
];

fn block(rows: u16, columns: u16) -> u16 {
    (0..SIDE).filter(|row| rows >> row & 1 == 1).fold(0, |all, row| all | columns << (SIDE * row))
}

/// The blocks that may be turned, as rows, columns and bits.
fn moves(board: &CoinBoard) -> Vec<(u16, u16, u16)> {
    let mut found = Vec::new();
    for (rows, columns) in (1..1 << SIDE).flat_map(|rows| (1..1 << SIDE).map(move |columns| (rows, columns)))
    {
        let bits = block(rows, columns);
        let last = 15 - bits.leading_zeros();
        let legal =
            GAMES[board.game].2.iter().any(|(of_rows, of_columns)| of_rows(rows) && of_columns(columns));
        if legal && board.heads >> last & 1 == 1 {
            found.push((rows, columns, bits));
        }
    }
    found
}

impl Plain for CoinBoard {
    fn options(&self) -> Vec<Self> {
        moves(self).into_iter().map(|(_, _, bits)| Self { heads: self.heads ^ bits, ..*self }).collect()
    }
}

fn notation(board: &CoinBoard) -> String {
    let (name, origin, _) = GAMES[board.game];
    let head = |at: usize| format!("{},{}", (at / SIDE) as u64 + origin, (at % SIDE) as u64 + origin);
    let heads: Vec<String> = (0..SIDE * SIDE).filter(|at| board.heads >> at & 1 == 1).map(head).collect();
    let colon = if heads.is_empty() { "" } else { ":" };
    format!("{name}/3x3{colon}{}", heads.join("+"))
}

#[test]
fn all_boards_of_three_rows() {
    for game in 0..GAMES.len() {
        let mut table = Table::new();
        for heads in 0..1 << (SIDE * SIDE) {
            let board = CoinBoard { heads, game };
            let position = open(&notation(&board)).expect("a board");
            let at = position.notation();
            let value = position.value(&mut Budget::new(10_000)).expect("a small board");
            assert_eq!(value.0, table.value(&board), "{at}");
            let wins =
                winning(&*position, Convention::Normal, 500, &mut Budget::new(10_000)).expect("few moves");
            let own = moves(&board).into_iter();
            let mut own = own.filter(|mv| table.value(&CoinBoard { heads: heads ^ mv.2, game }) == 0);
            assert_eq!(wins.total, own.by_ref().count() as u64, "{at}");
            if heads % 5 == 0 {
                let misere = verdict(&*position, Convention::Misere, &mut Budget::new(1_000_000)).ok();
                let expected = if table.misere_p(&board) { Outcome::P } else { Outcome::N };
                assert_eq!(misere.and_then(|found| found.outcome()), Some(expected), "{at} misère");
            }
        }
    }
}
