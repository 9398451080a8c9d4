//! Coins side by side in a line, each with its number and what it is worth.
use crate::core::{nimber::Nimber, scene::*};

/// The place of the coins; their `n` counts from 1.
pub const LINE: Place = Place { part: 0, group: 0 };
/// In pixels: from one coin to the next, the side of the place of a coin, and how far inside its edge the rim is.
const PITCH: i32 = 76;
const SIDE: i32 = 56;
const RIM: i32 = 5;
/// How many pixels a coin that lies on a square is smaller in radius.
const WITHIN: i32 = 4;
/// An arrow that turns.
const TURNS: &str = "M-7-1a7 7 0 0 1 12-3m0-4v4h-4M7 2a7 7 0 0 1-12 3m0 4V5h4";

/// A coin of this radius.
fn coin(radius: i32, rim: i32) -> Vec<Shape> {
    let circle = |radius, look: &str| Shape::Circle { at: [SIDE / 2; 2], radius, look: look.into() };
    vec![circle(radius, ""), circle(radius - rim, "rim")]
}

fn tag(icon: &str, [from, to]: [&str; 2]) -> Option<Tag> {
    Some(Tag { icon: icon.into(), from: from.into(), to: to.into() })
}

/// "1 head", "2 heads".
fn plural(count: u64, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// A place of a line: how it looks, what is written on it, its state in words, its value.
pub struct Spot {
    pub look: &'static str,
    pub label: String,
    pub state: String,
    /// How many coins lie there, where that may be several.
    pub tokens: Option<u32>,
    pub value: Option<Nimber>,
    /// Whether the place is a group.
    pub counts: bool,
    /// Whether pointing at this place alone is a move.
    pub moves: bool,
}

/// A line of these places, numbered from `first` on.
fn line([noun, piece]: [&str; 2], first: u32, spots: impl Iterator<Item = Spot>) -> Layout {
    let of = |(at, spot): (u32, Spot)| Piece {
        n: u64::from(at) + 1,
        at: [PITCH * at as i32 + (PITCH - SIDE) / 2, 0, SIDE, SIDE],
        round: SIDE / 2,
        look: spot.look.into(),
        label: spot.label,
        name: format!("{piece} {}", at + first),
        state: spot.state,
        group: spot.counts.then_some(at + first),
        tokens: spot.tokens,
        value: spot.value,
        moves: spot.moves,
        edits: true,
        ..Piece::default()
    };
    let pieces: Vec<Piece> = (0..).zip(spots).map(of).collect();
    Layout {
        noun: noun.into(),
        piece: piece.into(),
        line: LINE,
        number: first,
        apart: true,
        size: [PITCH as u32 * pieces.len() as u32, SIDE as u32],
        pieces,
        sizes: vec![["more", "less"].map(|sign| format!("One {piece} {sign} at the right end"))],
        ..Layout::default()
    }
}

/// Coins that are turned, by what each shows.
pub fn turned(names: [&str; 2], first: u32, spots: impl Iterator<Item = Spot>) -> Board {
    let glyph = |look: &str, other: &str| Glyph {
        look: look.into(),
        shapes: coin(SIDE / 2, RIM),
        going: vec![],
        tag: tag(TURNS, [other; 2]),
    };
    let own = line(names, first, spots);
    let heads = own.pieces.iter().filter(|piece| piece.group.is_some()).count() as u64;
    Board::Layout(Layout {
        state: plural(heads, "head"),
        glyphs: vec![glyph("coin heads", "T"), glyph("coin tails", "H")],
        picks: Some(Box::new(Picks { how: Coins::HOW.into(), says: true, slides: 0 })),
        fold: Some(Box::new(Fold { pitch: PITCH as u32, cell: String::new() })),
        ..own
    })
}

/// Squares that coins slide on, by how many lie on each; a move slides at most `slides` coins. `counts` says whether a
/// square is a group, and what it is worth.
pub fn squares(
    names: [&str; 2],
    tokens: &[u32],
    slides: u32,
    counts: impl Fn(u64) -> (bool, Option<Nimber>),
) -> Board {
    let spot = |(square, tokens): (u64, &u32)| {
        let (counts, value) = counts(square);
        Spot {
            look: if *tokens > 0 { "coin heads" } else { "coin none" },
            label: if *tokens > 1 { tokens.to_string() } else { String::new() },
            state: if *tokens > 0 { plural((*tokens).into(), "coin") } else { "empty".into() },
            tokens: Some(*tokens),
            value,
            counts,
            moves: false,
        }
    };
    let glyph =
        |look: &str, shapes| Glyph { look: look.into(), shapes, going: vec![], tag: tag("", ["−", "+"]) };
    let one = "Pick a coin, and the square that it goes to";
    let how = match slides {
        1 => format!("{one}."),
        most => format!("{one}; then the next, up to {most} coins."),
    };
    Board::Layout(Layout {
        state: plural(tokens.iter().map(|tokens| u64::from(*tokens)).sum(), "coin"),
        glyphs: vec![glyph("coin heads", coin(SIDE / 2 - WITHIN, WITHIN)), glyph("coin none", vec![])],
        // A mark at a coin does not say where it slides to.
        picks: Some(Box::new(Picks { how, says: false, slides })),
        fold: Some(Box::new(Fold { pitch: PITCH as u32, cell: "row-cell".into() })),
        ..line(names, 0, (0..).zip(tokens).map(spot))
    })
}
