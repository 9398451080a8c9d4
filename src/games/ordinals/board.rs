//! Piles as rows of bars and chips, each under its Cantor normal form.
use super::{
    piles::{Lower, Piles},
    units::{Unit, units},
};
use crate::core::scene::{Layout, Piece, Place, Shape, Span, SumContext};
use crate::ordinal::Ordinal;

/// The least width of a bar, the width of a chip, their height, and the width at which a pile goes on in a new line.
const BAR: i32 = 68;
const CHIP: i32 = 46;
const HIGH: i32 = 46;
const WIDE: i32 = 560;
const EDGE: i32 = 12;
/// The pieces of pile `p`, counted from 0, have the numbers from `p * STEP + 1` on.
const STEP: u64 = 256;

/// The width of the bar of a power: its label has room, unless that is longer than a line.
fn wide(power: &str) -> i32 {
    let letters = i32::try_from(power.chars().count()).unwrap_or(WIDE);
    letters.saturating_mul(26).saturating_add(16).clamp(BAR, WIDE - 2 * EDGE)
}

/// The pile and the unit of it that a piece stands for.
pub fn pressed(position: &Piles, n: u64) -> Option<(usize, Unit)> {
    let at = n.checked_sub(1)?;
    let pile = usize::try_from(at / STEP).ok()?;
    let unit = units(position.0.get(pile)?).into_iter().nth((at % STEP) as usize)?;
    Some((pile, unit))
}

/// The number of the piece that stands for a move, where one does.
pub fn piece_of(position: &Piles, mv: &Lower) -> Option<u64> {
    let at = units(position.0.get(mv.pile)?).iter().position(|unit| unit.below == mv.to)?;
    Some(mv.pile as u64 * STEP + at as u64 + 1)
}

/// The pieces that a move changes or takes away.
pub fn touched(position: &Piles, mv: &Lower) -> Vec<Span> {
    let [before, after] = [position.0.get(mv.pile), Some(&mv.to)].map(|pile| {
        let drawn = |(at, unit): (usize, Unit)| piece(pile.unwrap_or(&mv.to), mv.pile, at, &unit, [0, 0]);
        pile.map(|pile| units(pile).into_iter().enumerate().map(drawn).collect::<Vec<_>>())
            .unwrap_or_default()
    });
    let changed = |piece: &&Piece| {
        let same = after.iter().find(|own| own.n == piece.n);
        same.is_none_or(|same| (&same.look, &same.label) != (&piece.look, &piece.label))
    };
    before
        .iter()
        .filter(changed)
        .map(|piece| Span { place: Place::default(), from: piece.n, to: piece.n })
        .collect()
}

fn piece(pile: &Ordinal, number: usize, at: usize, unit: &Unit, [x, y]: [i32; 2]) -> Piece {
    let term = &pile.terms()[unit.term];
    let bar = !term.exponent.is_zero();
    let power = Ordinal::power(term.exponent.clone(), 1).pretty();
    let what = if bar { power.clone() } else { "chip".into() };
    Piece {
        n: number as u64 * STEP + at as u64 + 1,
        at: [x, y, if bar { wide(&power) } else { CHIP }, HIGH],
        round: if bar { 8 } else { CHIP / 2 },
        look: if bar { "plain" } else { "plain man black" }.into(),
        label: match (bar, term.count) {
            (true, _) => power,
            (false, _) => (unit.before + 1).to_string(),
        },
        name: format!("{what} {} of pile {}, to {}", unit.before + 1, number + 1, unit.below.pretty()),
        moves: true,
        edits: true,
        ..Piece::default()
    }
}

/// The whole board.
pub fn layout(position: &Piles, seat: SumContext) -> Layout {
    let (mut shapes, mut pieces) = (Vec::new(), Vec::new());
    let mut y = 0;
    for (number, pile) in position.0.iter().enumerate() {
        let title = format!("Pile {}:  {}", number + 1, pile.pretty());
        shapes.push(Shape::Text { at: [WIDE / 2, y + 22], text: title });
        y += 34;
        let mut x = EDGE;
        let mut last: Option<Unit> = None;
        for (at, unit) in units(pile).into_iter().enumerate() {
            let exponent = &pile.terms()[unit.term].exponent;
            let width = match exponent.is_zero() {
                true => CHIP,
                false => wide(&Ordinal::power(exponent.clone(), 1).pretty()),
            };
            let left_out = last.filter(|last| last.term == unit.term && last.before + 1 < unit.before);
            let room = width + if left_out.is_some() { CHIP } else { 0 };
            if x + room > WIDE - EDGE {
                (x, y) = (EDGE, y + HIGH + 6);
            }
            if left_out.is_some() {
                shapes.push(Shape::Text { at: [x + CHIP / 2, y + HIGH / 2 + 5], text: "…".into() });
                x += CHIP;
            }
            pieces.push(piece(pile, number, at, &unit, [x, y]));
            x += width;
            last = Some(unit);
        }
        if pile.is_zero() {
            shapes.push(Shape::Text { at: [WIDE / 2, y + HIGH / 2 + 5], text: "empty".into() });
        }
        y += HIGH + 10;
        shapes.push(Shape::Line { path: format!("M{EDGE} {y}H{}", WIDE - EDGE), look: "grid".into() });
        y += 8;
    }
    Layout {
        noun: "table".into(),
        piece: "piece".into(),
        game: String::new(),
        line: Place::default(),
        number: seat.number(0),
        size: [WIDE as u32, y as u32],
        shapes,
        pieces,
        sizes: [["Another pile", "A pile less"], ["Another ω", "An ω less"]]
            .map(|pair| pair.map(String::from))
            .into(),
        ..Layout::default()
    }
}
