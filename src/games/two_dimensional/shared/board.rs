//! One board for all counters, on which the squares of a move are picked.
use super::{Counts, Replacement, counts::FULL};
use crate::core::{
    moves::MoveView,
    phrase::{Consequence, Phrase, Sign, Verb, Words, list},
    scene::*,
};
use crate::games::two_dimensional::{
    SIDE,
    boards::{corners, shapes},
};

static REPLACE: Verb = Verb::new("Replace", "replaced", "replaces", "move");

fn id(square: u64) -> PieceId {
    PieceId { place: Place::default(), n: square + 1 }
}

fn piece(counts: &Counts, number: u64, [x, y]: [i32; 2]) -> Piece {
    let square = counts.size.square(number);
    let many = counts.on[number as usize];
    let (column, down) = (square.column as i32, (counts.size.rows - 1 - square.row) as i32);
    let dark = (square.column + square.row).is_multiple_of(2);
    Piece {
        n: number + 1,
        at: [x + column * SIDE, y + down * SIDE, SIDE, SIDE],
        round: if many > 0 { SIDE / 2 } else { 4 },
        look: match (many, dark) {
            (0, true) => "plain square dark",
            (0, false) => "plain square",
            _ => "plain man black",
        }
        .into(),
        label: if many > 1 { many.to_string() } else { String::new() },
        name: format!("square {}", square.text()),
        state: match many {
            0 => "empty".into(),
            1 => "1 counter".into(),
            many => format!("{many} counters"),
        },
        tokens: Some(u32::try_from(many).unwrap_or(u32::MAX)),
        edits: true,
        ..Piece::default()
    }
}

/// The board, its upper row first.
pub fn layout(counts: &Counts, seat: SumContext) -> Layout {
    let (corners, size) = corners(counts.size, 1);
    let corner = corners.first().copied().unwrap_or_default();
    let rows = (0..counts.size.rows).rev();
    let squares = rows.flat_map(|row| (0..counts.size.columns).map(move |column| (column, row)));
    let number = |(column, row)| row * counts.size.columns + column;
    Layout {
        noun: "board".into(),
        piece: "square".into(),
        number: seat.number(0),
        size,
        shapes: shapes(counts.size, "", corner),
        pieces: squares.map(|square| piece(counts, number(square), corner)).collect(),
        sizes: [["Another counter", "A counter less"], ["Another row", "A row less"]]
            .map(|pair| pair.map(String::from))
            .into(),
        picks: Some(Box::new(Picks {
            how: "Pick a counter, then squares for others, left of it or lower.".into(),
            says: false,
            slides: 0,
        })),
        note: counts.limited().then(|| full(counts)),
        ..Layout::default()
    }
}

/// The note that tells why the winner is not known beside a full square.
fn full(counts: &Counts) -> Note {
    let free = counts.free();
    let square = (0..counts.size.squares()).find(|square| free >> square & 1 == 0);
    let said = square.map(|square| counts.size.square(square).text()).unwrap_or_default();
    Note {
        open: false,
        strong: format!("{said} is full."),
        text: format!(
            "There are {FULL} counters on it, and no more are kept. So moves of the rules are missing, and nobody can say who wins."
        ),
        colours: vec![],
    }
}

/// The view of a legal move. Its last handle is the square that a counter is taken off.
pub fn view(counts: &Counts, mv: &Replacement) -> MoveView {
    let said = |square: u64| counts.size.square(square).text();
    let to: Vec<String> = mv.targets().map(said).collect();
    let squares: Vec<u64> = mv.targets().chain([mv.from]).collect();
    let plural = if to.len() == 1 { "one" } else { "some" };
    MoveView {
        notation: mv.to_string(),
        phrase: Phrase {
            left: Consequence::Position,
            short: Words::text(format!("{} → {}", said(mv.from), to.join(", "))),
            ..Phrase::new(
                REPLACE.clone(),
                Sign::Take,
                Words::text(format!("a counter on {} by {plural} on {}", said(mv.from), list(&to))).game(),
            )
        },
        game: 0,
        groups: vec![Place::default()],
        leaves: mv.apply(counts).text(),
        handles: squares.iter().map(|square| id(*square)).collect(),
        touches: squares
            .iter()
            .map(|square| Span { place: Place::default(), from: square + 1, to: square + 1 })
            .collect(),
        adds: vec![],
        typed: Default::default(),
    }
}

/// The squares that are pointed at, each as a bit; none where a piece is not on the board or comes twice.
fn picked(counts: &Counts, handles: &[PieceId]) -> Option<u64> {
    handles.iter().try_fold(0, |all, piece| {
        let at = piece.n.checked_sub(1).filter(|at| *at < counts.size.squares())?;
        (piece.place == Place::default() && all >> at & 1 == 0).then_some(all | 1 << at)
    })
}

/// The move that these squares stand for: a counter is taken off the last one and put on each of the others.
pub fn pointed(counts: &Counts, handles: &[PieceId]) -> Option<Replacement> {
    let all = picked(counts, handles)?;
    let from = u64::from(all.checked_ilog2()?);
    Some(Replacement { size: counts.size, from, to: all ^ 1 << from })
}

/// The squares that may join the picked ones: up to the last square with a counter, if then the last picked square
/// holds a counter, or a later one does.
pub fn open(counts: &Counts, handles: &[PieceId]) -> Vec<PieceId> {
    let (Some(all), last) = (picked(counts, handles), counts.last()) else { return Vec::new() };
    let free = counts.free();
    let joins = |square: &u64| {
        let all = all | 1 << square;
        // The counter may be taken off the last picked square, or off a later one.
        let top = u64::from(all.ilog2());
        let from = |from: u64| {
            let to = all & !(1 << from);
            counts.on[from as usize] > 0 && to & !free == 0 && (to | free & ((1 << from) - 1)) != 0
        };
        (top..=last).any(from)
    };
    (0..=last).filter(|square| all >> square & 1 == 0).filter(joins).map(id).collect()
}
