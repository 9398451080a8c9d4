//! Wythoff's game with a queen on a board, as Isaacs told it.
use super::{
    END,
    wythoff::{PPositions, Tables, why},
};
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, Valued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use square::{BROADEST, NARROWEST, Square, USUAL};
use std::rc::Rc;

mod square;
#[cfg(test)]
mod tests;

static MOVE: Verb = Verb::new("Move", "moved", "moves", "move");

/// The queen that cannot go back (Ferguson, Part I, exercise 3.5.5): her column and her row are the heaps of Wythoff's game.
#[derive(Clone)]
pub struct WythoffQueen {
    side: u64,
    tables: Rc<Tables>,
}

/// The side of a square in the picture, and where the first one begins.
const SIDE: i32 = 48;
const EDGE: i32 = 34;

impl WythoffQueen {
    fn value(&self, square: Square) -> Option<Nimber> {
        self.tables.value(square.column, square.row).map(Nimber)
    }
    fn piece(&self, square: Square, queen: bool) -> Piece {
        let dark = (square.column + square.row).is_multiple_of(2);
        let top = (self.side - 1 - square.row) as i32;
        Piece {
            n: square.number(),
            at: [EDGE + square.column as i32 * SIDE, 8 + top * SIDE, SIDE, SIDE],
            round: if queen { SIDE / 2 } else { 4 },
            look: match (queen, dark) {
                (true, _) => "plain man black",
                (_, true) => "plain square dark",
                _ => "plain square",
            }
            .into(),
            label: if queen { "♛".into() } else { String::new() },
            name: format!("{} {}", if queen { "the queen on" } else { "square" }, square.text()),
            value: if queen { None } else { self.value(square) },
            moves: !queen,
            edits: !queen,
            ..Piece::default()
        }
    }
    fn checked(self, queen: Square) -> Result<(Self, Square), NotationError> {
        let fits = (NARROWEST..=BROADEST).contains(&self.side);
        let inside = queen.column < self.side && queen.row < self.side;
        let expected = || format!("a board of {NARROWEST} to {BROADEST} squares a side, and the queen on it");
        if fits && inside { Ok((self, queen)) } else { Err(NotationError::not_allowed(0, expected())) }
    }
}

impl Ruleset for WythoffQueen {
    type Position = Square;
    type Move = Square;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "wythoff-queen",
        name: "Wythoff’s Queen",
        short: "Move the queen left, down, or both alike.",
        shelf: "Boards",
        piece: "square",
        group: "board",
        rules: &[
            (
                "Move",
                "Move the queen any number of squares to the left, down, or diagonally down to the left. She cannot go back.",
            ),
            END,
            (
                "Value",
                "Columns and rows are counted from 0 at the lower left corner: they are two heaps of Wythoff’s game. The P-positions are (⌊*nφ*⌋, ⌊*nφ*⌋ + *n*) and their mirror images, with the golden ratio *φ*.",
            ),
        ],
        source: "Ferguson, Part I, 3.5, exercise 5",
        presets: &[
            Preset {
                name: "Queen on (5,8)",
                notation: "wythoff-queen/5.8",
                about: "Two ways to win, down to (5,3) and diagonally to (4,7).",
            },
            Preset {
                name: "Exercise 3.5.5",
                notation: "wythoff-queen:8/7.6",
                about: "Ferguson 3.5, exercise 5: the chess board. What is the value of each square?",
            },
            Preset {
                name: "The third pair",
                notation: "wythoff-queen/4.7",
                about: "A P-position: no move leads to (1,2), (3,5) or a mirror image.",
            },
            Preset {
                name: "The far corner",
                notation: "wythoff-queen/11.11",
                about: "On the diagonal the queen goes to the corner at once.",
            },
        ],
        keywords: "wythoff golden ratio isaacs corner chess chessboard diagonal queen beatty fibonacci",
        typing: "The column and the row of the queen, both from 0, such as 5.8; another side of the board stands before them, as in wythoff-queen:8/7.6.",
        remarks: Remarks::MISERE,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        Ok(Self { side: square::side(params)?, tables: Rc::default() })
    }
    fn params(&self) -> String {
        if self.side == USUAL { String::new() } else { self.side.to_string() }
    }
    fn read(&self, text: &str) -> Result<Square, NotationError> {
        Square::read(text.trim(), self.side - 1).map_err(|error| {
            let lead = text.len() - text.trim_start().len();
            error.shifted(lead)
        })
    }
    fn allows(&self, position: &Square, mv: &Square) -> bool {
        position.reaches(*mv)
    }
    fn moves(&self, position: &Square, limit: usize) -> MoveList<Square> {
        let found = MoveList::all(position.reach());
        MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total }
    }
    fn option(&self, _: &Square, mv: &Square) -> Square {
        *mv
    }
    fn read_move(&self, text: &str) -> Result<Square, NotationError> {
        Square::read(text, BROADEST - 1)
    }

    fn board(&self, position: &Square, seat: SumContext) -> Board {
        let side = self.side as i32;
        let (right, below) = (EDGE + side * SIDE, 8 + side * SIDE);
        let text = |x: i32, y: i32, number: i32| Shape::Text { at: [x, y], text: number.to_string() };
        let across = (0..side).map(|at| text(EDGE + at * SIDE + SIDE / 2, below + 20, at));
        let up = (0..side).map(|at| text(EDGE - 18, below - at * SIDE - SIDE / 2 + 6, at));
        let lines = (0..=side).map(|at| at * SIDE);
        let grid = lines.map(|at| format!("M{} 8V{below}M{EDGE} {}H{right}", EDGE + at, 8 + at)).collect();
        let grid = Shape::Line { path: grid, look: "grid".into() };
        let mut pieces: Vec<Piece> =
            position.reach().into_iter().map(|square| self.piece(square, false)).collect();
        pieces.push(self.piece(*position, true));
        pieces.sort_by_key(|piece| (piece.at[1], piece.at[0]));
        Board::Layout(Layout {
            noun: "board".into(),
            piece: "square".into(),
            game: String::new(),
            line: Place::default(),
            number: seat.number(0),
            walks: true,
            size: [(right + 12) as u32, (below + 32) as u32],
            shapes: std::iter::once(grid).chain(across).chain(up).collect(),
            pieces,
            sizes: [["Larger board", "Smaller board"], ["Queen up and right", "Queen down and left"]]
                .map(|pair| pair.map(String::from))
                .into(),
            ..Layout::default()
        })
    }
    fn view(&self, position: &Square, mv: &Square) -> MoveView {
        let place = Place::default();
        // What the queen could reach and no longer can, her square, and that to which she goes.
        let kept = mv.reach();
        let goes = |square: &Square| !kept.contains(square);
        let touched = [position].into_iter().copied().chain(position.reach()).filter(goes);
        let span = |square: Square| Span { place, from: square.number(), to: square.number() };
        let object = Words::text(format!("the queen to {}", mv.text())).game();
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { short: Words::text(mv.text()), ..Phrase::new(MOVE.clone(), Sign::Take, object) },
            game: 0,
            groups: vec![place],
            leaves: mv.text(),
            handles: vec![PieceId { place, n: mv.number() }],
            touches: touched.map(span).collect(),
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &Square, handles: &[PieceId]) -> Option<Square> {
        let [piece] = handles else { return None };
        Square::of(piece.n).filter(|_| piece.place == Place::default())
    }
    fn text(&self, position: &Square) -> String {
        position.text()
    }

    /// The mirror image of a board has the same play.
    fn key(&self, position: &Square) -> Key {
        vec![position.column.min(position.row), position.column.max(position.row)]
    }
    fn from_key(&self, key: &[u64]) -> Square {
        let [column, row] = [0, 1].map(|at| key.get(at).copied().unwrap_or(0));
        Square { column, row }
    }
    fn theorem(&self, component: &Square) -> Option<Nimber> {
        self.value(*component)
    }
    fn is_mex_of_options(&self, _: &Square) -> bool {
        true
    }
    fn moves_to(&self, component: &Square, target: Nimber, limit: usize) -> Option<MoveList<Square>> {
        let reach = component.reach().into_iter();
        let found = MoveList::all(reach.filter(|square| self.value(*square) == Some(target)).collect());
        Some(MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total })
    }
    fn outcome(&self, position: &Square) -> Option<Outcome> {
        Some(PPositions::Normal.outcome(position.heaps()))
    }
    fn misere(&self, position: &Square, limit: usize) -> Option<(Outcome, MoveList<Square>)> {
        let winning = PPositions::Misere.winning(position.heaps());
        let found = MoveList::all(winning).map(|[column, row]| Square { column, row });
        let found = MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total };
        Some((PPositions::Misere.outcome(position.heaps()), found))
    }
    fn why(&self, position: &Square, _: usize, convention: Convention, seat: SumContext) -> Why {
        let mut told = Why::default().text(format!(
            "The queen’s column {} and row {} are two heaps: left and down lower one of them, the diagonal both alike.",
            position.column, position.row
        ));
        let heaps = position.heaps();
        let why = match convention {
            Convention::Normal => why::normal(heaps, self.theorem(position), seat.alone),
            Convention::Misere => why::misere(heaps),
        };
        told.blocks.extend(why.blocks);
        told
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Square {
        let most = self.side * (u64::from(size.clamp(1, 3)) + 1) / 4;
        Square { column: rng.u64(1..most), row: rng.u64(1..most) }
    }
    /// A square that is pressed takes the queen; the board grows and shrinks, and the queen goes up and down the diagonal.
    fn edit(&self, position: &Square, edit: &Edit) -> Result<(Self, Square), NotationError> {
        let refused = || NotationError::not_allowed(0, "a square that the queen can go to");
        let (mut rules, mut queen) = (self.clone(), *position);
        match edit {
            Edit::Recolour { piece } if piece.place.group == 0 => {
                queen = Square::of(piece.n).filter(|to| position.reaches(*to)).ok_or_else(refused)?;
            }
            Edit::Add { place, .. } if place.group == 0 => rules.side += 1,
            Edit::Remove { place } if place.group == 0 => rules.side -= 1,
            Edit::AddGroup { .. } => queen = Square { column: queen.column + 1, row: queen.row + 1 },
            Edit::RemoveGroup { place } if place.group == 0 && queen.column > 0 && queen.row > 0 => {
                queen = Square { column: queen.column - 1, row: queen.row - 1 };
            }
            _ => return Err(refused()),
        }
        rules.checked(queen)
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Workshop<Self> for WythoffQueen {
    /// The map is no larger than the board.
    fn map(&self, position: &Square, side: usize) -> Option<ValueMap> {
        let side = side.min(self.side as usize);
        let value = |column: u64, row: u64| self.tables.value(column, row);
        Some(ValueMap::of(side, position.heaps(), value))
    }
    fn at(&self, _: &Square, x: u64, y: u64) -> Option<Square> {
        (x < self.side && y < self.side).then_some(Square { column: x, row: y })
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["column of the queen", "row of the queen"])
    }
}
