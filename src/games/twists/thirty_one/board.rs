//! The cards on the table: a column for each value, in which the lowest card that lies face up is turned next.
use super::deck::{Deck, EACH, GOAL, VALUES, value};
use crate::core::{
    nimber::Nimber,
    scene::{Glyph, Layout, Note, Piece, Shape, SumContext},
};

/// The size of a card, and the distances from one card to the next.
const CARD: [i32; 2] = [52, 66];
const PITCH: [i32; 2] = [60, 72];
/// The edge, and where the cards begin below the track of the total.
const EDGE: i32 = 8;
const TOP: i32 = 50;
/// The height of a column: below its cards there is room for its value.
const COLUMN: i32 = 4 * PITCH[1] + 24;
/// The track of the total.
const TRACK: [i32; 4] = [EDGE + 4, 8, PITCH[0] * VALUES as i32 - 8, 12];

/// Each suit: its colour, and its picture from where the pen begins.
const SUITS: [(&str, [i32; 2], &str); EACH as usize] = [
    (
        "black",
        [0, -12],
        "c4 6 11 9 11 15a5.5 5.5 0 0 1-9.5 3.6c0 2.8 1.2 4.4 3.5 5.4h-10c2.3-1 3.5-2.6 3.5-5.4a5.5 5.5 0 0 1-9.5-3.6c0-6 7-9 11-15z",
    ),
    ("red", [0, 11], "c-6-6-11-9-11-15a6 6 0 0 1 11-3a6 6 0 0 1 11 3c0 6-5 9-11 15z"),
    (
        "black",
        [-5, -5],
        "a5.3 5.3 0 1 1 10 0a5.3 5.3 0 1 1-3.7 8.8c.2 2.8 1.4 4.6 3.7 5.700h-10c2.3-1.1 3.5-2.9 3.7-5.700a5.3 5.3 0 1 1-3.7-8.800z",
    ),
    ("red", [0, -12], "l9 12-9 12-9-12z"),
];
/// Each rank, an ace to a six, as a pen writes it.
const RANKS: [([i32; 2], &str); VALUES] = [
    ([-6, 8], "l6-16l6 16m-2.4-6h-7.2"),
    ([-5, -4], "a5 4.5 0 0 1 10 0c0 4-10 7-10 12h10"),
    ([-5, -8], "h10l-5.5 6a5 5 0 1 1-4.5 7.5"),
    ([3, 8], "v-16l-9 11h12"),
    ([5, -8], "h-9l-.6 6.500a5 4.8 0 1 1-.8 7.5"),
    ([4, -8], "c-6 2-9 6-9 11a5 5 0 1 0 5-5c-2.5 0-4 1-5 3"),
];

/// A path that begins here.
fn line([x, y]: [i32; 2], path: &str, look: &str) -> Shape {
    Shape::Line { path: format!("M{x} {y}{path}"), look: look.into() }
}

fn outline(top: i32, look: &str) -> Shape {
    let [width, height] = CARD.map(|side| side - 12);
    line(
        [8, top],
        &format!(
            "h{width}a6 6 0 0 1 6 6v{height}a6 6 0 0 1-6 6h-{width}a6 6 0 0 1-6-6v-{height}a6 6 0 0 1 6-6z"
        ),
        look,
    )
}

fn face(rank: usize, suit: usize, goes: bool) -> Vec<Shape> {
    let top = 2 + PITCH[1] * suit as i32;
    let (colour, [x, y], picture) = SUITS[suit];
    let ([across, down], written) = RANKS[rank];
    vec![
        outline(top, if goes { "playing-card goes" } else { "playing-card" }),
        line([16 + across, top + 17 + down], written, &format!("written rank {colour}")),
        line([34 + x, top + 43 + y], picture, &format!("suit {colour}")),
    ]
}

fn back(suit: usize) -> Vec<Shape> {
    let top = 2 + PITCH[1] * suit as i32;
    let weave = "l12 12m0-12l-12 12m24-12l-12 12m0-12l12 12";
    let rows = (0..4).map(|row| line([16, top + 9 + 12 * row], weave, "weave"));
    [outline(top, "playing-card face-down")].into_iter().chain(rows).collect()
}

/// The look of a column of which `left` cards lie face up.
fn look(rank: usize, left: u64) -> String {
    format!("ranked of-{} left-{left}", rank + 1)
}

fn glyph(rank: usize, left: u64) -> Glyph {
    let column = |goes: Option<u64>| {
        let card = |suit: u64| match suit < left {
            true => face(rank, suit as usize, goes == Some(suit)),
            false => back(suit as usize),
        };
        let mut all: Vec<Shape> = (0..EACH).flat_map(card).collect();
        // Cards do not overlap, and lines of one look that follow each other are drawn as one.
        all.sort_by_key(|shape| match shape {
            Shape::Line { look, .. } => look.clone(),
            _ => String::new(),
        });
        all
    };
    Glyph { look: look(rank, left), shapes: column(None), going: column(left.checked_sub(1)), tag: None }
}

/// The total as a track that fills up, with the total and the goal written below.
fn track(total: u64) -> Vec<Shape> {
    let [x, y, width, height] = TRACK;
    let at = |total: u64| width * total as i32 / GOAL as i32;
    let rect = |width: i32, look: &str| Shape::Rect { at: [x, y, width, height], look: look.into() };
    let text = |at: [i32; 2], text: String| Shape::Text { at, text };
    let mut all = vec![rect(width, "tally")];
    if total > 0 {
        all.push(rect(at(total), "tally full"));
    }
    all.push(text([x + at(total).clamp(8, width - 60), y + height + 18], total.to_string()));
    all.push(text([x + width - 8, y + height + 18], GOAL.to_string()));
    all
}

/// The whole deck; each column is a piece, by its value.
pub fn cards(deck: &Deck, seat: SumContext) -> Layout {
    let total = deck.total();
    let piece = |(rank, left): (usize, &u64)| Piece {
        n: rank as u64 + 1,
        at: [EDGE + PITCH[0] * rank as i32, TOP, PITCH[0] - 4, COLUMN],
        round: 8,
        look: look(rank, *left),
        label: left.to_string(),
        name: format!("{}, {left} left", if rank == 0 { "ace".into() } else { (rank + 1).to_string() }),
        value: deck.fits(rank).then(|| Nimber(value(&deck.without(rank)))),
        moves: deck.fits(rank),
        edits: true,
        ..Piece::default()
    };
    let text = match GOAL - total {
        0 => "No card fits.".to_string(),
        left => format!("At most {left} more; an ace counts 1. The lowest card of a column is turned first."),
    };
    Layout {
        noun: "deck".into(),
        piece: "card".into(),
        number: seat.number(0),
        size: [(2 * EDGE + PITCH[0] * VALUES as i32 - 4) as u32, (TOP + COLUMN + 4) as u32],
        shapes: track(total),
        pieces: deck.0.iter().enumerate().map(piece).collect(),
        glyphs: deck.0.iter().enumerate().map(|(rank, left)| glyph(rank, *left)).collect(),
        note: Some(Note { open: false, strong: format!("Total {total} of 31."), text, colours: vec![] }),
        ..Layout::default()
    }
}
