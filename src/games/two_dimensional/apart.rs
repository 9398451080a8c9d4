//! Counters that are moved one by one, each on a board of its own: pieces, moves in words, and what wins.
use super::{
    MOVE, SIDE, STEP,
    boards::{corners, shapes},
    counters::{Counters, Step},
    square::Size,
};
use crate::core::{
    analysis::{Convention, Outcome},
    moves::{MoveList, MoveView},
    outcome::Outcome::{N, P},
    phrase::{Consequence, Phrase, Sign, Words},
    scene::*,
};
use crate::games::{nim::misere, stacks::heaps::Heaps};
use crate::ordinal::Ordinal;

/// The counter, and the number of the square, that piece `n` stands for.
pub fn pressed(size: Size, n: u64) -> Option<(usize, u64)> {
    let at = n.checked_sub(1)?;
    Some((usize::try_from(at / STEP).ok()?, at % STEP)).filter(|(_, at)| *at < size.squares())
}

fn piece(position: &Counters, counter: usize, number: u64, [x, y]: [i32; 2]) -> Piece {
    let (size, from) = (position.size, position.at[counter]);
    let square = size.square(number);
    let (column, down) = (square.column as i32, (size.rows - 1 - square.row) as i32);
    let own = number == from;
    let dark = (square.column + square.row).is_multiple_of(2);
    let name = format!("counter {}", counter + 1);
    Piece {
        n: counter as u64 * STEP + number + 1,
        at: [x + column * SIDE, y + down * SIDE, SIDE, SIDE],
        round: if own { SIDE / 2 } else { 4 },
        look: match (own, dark) {
            (true, _) => "plain man black",
            (_, true) => "plain square dark",
            _ => "plain square",
        }
        .into(),
        label: if own { (counter + 1).to_string() } else { String::new() },
        name: match own {
            true => format!("{name} on {}", square.text()),
            false => format!("{name} to {}", square.text()),
        },
        moves: !own,
        edits: true,
        ..Piece::default()
    }
}

/// The step that pointing at a piece makes: the counter of its board goes to its square.
pub fn pointed(position: &Counters, handles: &[PieceId]) -> Option<Step> {
    let [piece] = handles else { return None };
    let (counter, number) = pressed(position.size, piece.n).filter(|_| piece.place == Place::default())?;
    Some(Step { counter, to: position.size.square(number) })
}

/// The boards, one for each counter.
pub fn layout(position: &Counters, seat: SumContext) -> Layout {
    let (corners, size) = corners(position.size, position.at.len());
    let pieces = |(counter, corner): (usize, &[i32; 2])| -> Vec<Piece> {
        let reach = (0..=position.at[counter]).rev();
        reach.map(|number| piece(position, counter, number, *corner)).collect()
    };
    let boards = || corners.iter().enumerate();
    let title = |counter: usize| format!("Counter {}", counter + 1);
    Layout {
        noun: "board".into(),
        piece: "square".into(),
        number: seat.number(0),
        walks: true,
        size,
        shapes: boards()
            .flat_map(|(counter, corner)| shapes(position.size, &title(counter), *corner))
            .collect(),
        pieces: boards().flat_map(pieces).collect(),
        sizes: [["Another counter", "A counter less"], ["Another row", "A row less"]]
            .map(|pair| pair.map(String::from))
            .into(),
        ..Layout::default()
    }
}

/// The view of a legal move.
pub fn view(position: &Counters, mv: &Step) -> MoveView {
    let place = Place::default();
    let from = position.at.get(mv.counter).copied().unwrap_or(0);
    let to = position.target(mv).unwrap_or(0);
    let [first, last] = [to, from].map(|number| mv.counter as u64 * STEP + number + 1);
    let object = Words::text(format!(
        "counter {} from {} to {}",
        mv.counter + 1,
        position.size.square(from).text(),
        mv.to.text()
    ));
    MoveView {
        notation: mv.to_string(),
        phrase: Phrase {
            left: Consequence::Position,
            short: Words::text(format!("{} → {}", mv.counter + 1, mv.to.text())),
            ..Phrase::new(MOVE.clone(), Sign::Take, object.game())
        },
        game: 0,
        groups: vec![place],
        leaves: text(&position.moved(mv)),
        handles: vec![PieceId { place, n: first }],
        touches: vec![Span { place, from: first, to: last }],
        adds: vec![],
        typed: Default::default(),
    }
}

/// The squares of all counters: "(5,2), (3,3)".
pub fn text(position: &Counters) -> String {
    position.squares().map(super::square::Square::text).collect::<Vec<_>>().join(", ")
}

/// Every move: of each counter to all squares that come before its own.
pub fn moves(position: &Counters, limit: usize) -> MoveList<Step> {
    let of = |(counter, from): (usize, &u64)| {
        (0..*from).map(move |to| Step { counter, to: position.size.square(to) })
    };
    let all = position.at.iter().enumerate().flat_map(of);
    MoveList { moves: all.take(limit).collect(), total: position.at.iter().sum() }
}

/// The value on the infinite board: the nim-sum of the squares' ordinals.
pub fn value(position: &Counters) -> Ordinal {
    position.squares().fold(Ordinal::default(), |sum, square| &sum ^ &square.ordinal())
}

/// The outcome and the winning moves, at most `limit` listed. They are those of the infinite board: here the columns
/// are a power of two, so no nim-sum of columns leaves the board, and a nim-sum of ordinals is 0 where that of the
/// squares' numbers is.
pub fn solve(position: &Counters, convention: Convention, limit: usize) -> (Outcome, MoveList<Step>) {
    match convention {
        Convention::Normal => {
            let change = position.sum();
            let step = |(counter, from): (usize, &u64)| {
                let to = from ^ change;
                (to < *from).then(|| Step { counter, to: position.size.square(to) })
            };
            let mut found =
                MoveList::all(position.at.iter().enumerate().filter_map(step).collect::<Vec<_>>());
            found.moves.truncate(limit);
            (if change == 0 { P } else { N }, found)
        }
        Convention::Misere => {
            let (outcome, found) = misere::solve(&Heaps(position.at.clone()), limit);
            let total = found.total;
            let step = |(counter, count): (usize, u64)| {
                let to = position.at.get(counter)?.checked_sub(count)?;
                Some(Step { counter, to: position.size.square(to) })
            };
            let moves = found.moves.iter().filter_map(|takes| step(takes.single()?)).collect();
            (outcome, MoveList { moves, total })
        }
    }
}
