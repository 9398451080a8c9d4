//! Two-Dimensional Nim: counters go left, or to any square of a lower row.
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Card, Preset},
    extras::*,
    moves::{Found, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Left, Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, Valued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::{nim::misere, stacks::heaps::Heaps};
use counters::{Counters, Step};
use square::{Size, Square};

mod boards;
mod counters;
mod map;
mod square;
#[cfg(test)]
mod tests;
mod why;

static MOVE: Verb = Verb::new("Move", "moved", "moves", "move");

/// Two-Dimensional Nim (Ferguson, Part I, exercise 3.5.6), on the first columns of the board without end.
#[derive(Clone)]
pub struct TwoDimensional {
    size: Size,
}

/// The side of a square in the picture, and the space round each board.
const SIDE: i32 = 46;
const EDGE: i32 = 30;
/// The squares of a counter have numbers from this many times the counter on.
const STEP: u64 = 256;

impl TwoDimensional {
    /// The counter and the place of the square that a piece stands for.
    fn pressed(&self, n: u64) -> Option<(usize, u64)> {
        let at = n.checked_sub(1)?;
        Some((usize::try_from(at / STEP).ok()?, at % STEP)).filter(|(_, at)| *at < self.size.squares())
    }
    fn piece(position: &Counters, counter: usize, number: u64, [x, y]: [i32; 2]) -> Piece {
        let (size, from) = (position.size, position.at[counter]);
        let square = size.square(number);
        let (column, down) = (square.column as i32, (size.rows - 1 - square.row) as i32);
        let own = number == from;
        let dark = (square.column + square.row).is_multiple_of(2);
        let counter_name = format!("counter {}", counter + 1);
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
                true => format!("{counter_name} on {}", square.said()),
                false => format!("{counter_name} to {}", square.said()),
            },
            value: (!own).then(|| Nimber(position.sum() ^ from ^ number)),
            moves: !own,
            edits: true,
            ..Piece::default()
        }
    }
}

impl Ruleset for TwoDimensional {
    type Position = Counters;
    type Move = Step;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "two-dimensional-nim",
        name: "Two-Dimensional Nim",
        short: "Move a counter left, or anywhere in a lower row.",
        shelf: "Boards",
        piece: "square",
        group: "board",
        rules: &[
            (
                "Move",
                "Choose a counter. Move it to any square to its left in its row, or to any square of a lower row, further right as well. Counters may share a square; here each is shown on a board of its own.",
            ),
            (
                "End",
                "In normal play the player who makes the last move wins. In misère play that player loses. On the board without end nobody can say beforehand how many moves that takes, since a counter may go down as far to the right as one likes; yet it always ends.",
            ),
            (
                "Value: an exercise",
                "The square in column *c* of row *r*, both from 0, has the ordinal *ω*·*r* + *c* as its value. A position is lost exactly if the nim-sum of the columns and that of the rows are 0. The board shown has 2, 4, 8 or 16 columns, and no winning move leaves it.",
            ),
            (
                "More counters",
                "Exercise 6c lets a move add any number of counters left of or below the one that it removes. That still ends: each move puts finitely many smaller ordinals in the place of a larger one, and the sum of the powers of *ω* to all of them is an ordinal that falls each time.",
            ),
        ],
        source: "Ferguson, Part I, 3.5, exercise 6",
        presets: &[
            Preset {
                name: "Exercise 3.5.6 (b)",
                notation: "two-dimensional-nim:8x4/5.2+3.3",
                about: "After Ferguson 3.5, exercise 6b: P or N? How many moves can it last?",
            },
            Preset {
                name: "Three in balance",
                notation: "two-dimensional-nim:8x4/5.2+3.3+6.1",
                about: "A P-position: the nim-sums of columns and of rows are both 0.",
            },
            Preset {
                name: "Exercise 3.5.6 (a)",
                notation: "two-dimensional-nim:8x2/0.1",
                about: "Ferguson 3.5, exercise 6a: what is the value of this square, and of any?",
            },
            Preset {
                name: "The lowest row",
                notation: "two-dimensional-nim:8x2/3.0+5.0+7.0",
                about: "With all counters in row 0 it is Nimble.",
            },
            Preset {
                name: "Four counters",
                notation: "two-dimensional-nim:4x4/3.3+1.2+2.1+3.2",
                about: "More than one row, and more than one way to win.",
            },
        ],
        keywords: "omega ordinal transfinite quarter infinite board nimble counters two dimensions 2d",
        typing: "The column and the row of each counter, both from 0, such as 5.2+3.3; columns and rows of the board stand before them, as in two-dimensional-nim:8x4/5.2+3.3.",
        beginning: None,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        Ok(Self { size: Size::read(params)? })
    }
    fn params(&self) -> String {
        self.size.to_string()
    }
    fn read(&self, text: &str) -> Result<Counters, NotationError> {
        Counters::read(text, self.size)
    }
    fn allows(&self, position: &Counters, mv: &Step) -> bool {
        position.goes(mv).is_some()
    }
    fn moves(&self, position: &Counters, limit: usize) -> Found<Step> {
        let of = |(counter, from): (usize, &u64)| {
            (0..*from).map(move |to| Step { counter, to: position.size.square(to) })
        };
        let all = position.at.iter().enumerate().flat_map(of);
        Found { moves: all.take(limit).collect(), total: position.at.iter().sum() }
    }
    fn option(&self, position: &Counters, mv: &Step) -> Counters {
        position.moved(mv)
    }
    fn read_move(&self, text: &str) -> Result<Step, NotationError> {
        Step::read(text)
    }

    fn board(&self, position: &Counters, seat: Seat) -> Board {
        let (corners, size) = self.corners(position.at.len());
        let pieces = |(counter, corner): (usize, &[i32; 2])| -> Vec<Piece> {
            let reach = (0..=position.at[counter]).rev();
            reach.map(|number| Self::piece(position, counter, number, *corner)).collect()
        };
        let boards = || corners.iter().enumerate();
        Board::Layout(Layout {
            noun: "board".into(),
            piece: "square".into(),
            game: String::new(),
            line: Place::default(),
            number: seat.number(0),
            size,
            shapes: boards().flat_map(|(counter, corner)| self.shapes(counter, *corner)).collect(),
            pieces: boards().flat_map(pieces).collect(),
            sizes: [["Another counter", "A counter less"], ["Another row", "A row less"]]
                .map(|pair| pair.map(String::from))
                .into(),
            ..Layout::default()
        })
    }
    fn view(&self, position: &Counters, mv: &Step) -> MoveView {
        let place = Place::default();
        let from = position.at.get(mv.counter).copied().unwrap_or(0);
        let to = position.goes(mv).unwrap_or(0);
        let [first, last] = [to, from].map(|number| mv.counter as u64 * STEP + number + 1);
        let object = Words::text(format!(
            "counter {} from {} to {}",
            mv.counter + 1,
            position.size.square(from).said(),
            mv.to.said()
        ));
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase {
                left: Left::Position,
                short: Words::text(format!("{} → {}", mv.counter + 1, mv.to.said())),
                ..Phrase::new(MOVE.clone(), Sign::Take, object.game())
            },
            game: 0,
            groups: vec![place],
            leaves: self.text(&position.moved(mv)),
            handles: vec![PieceId { place, n: first }],
            touches: vec![Span { place, from: first, to: last }],
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn pointed(&self, position: &Counters, handles: &[PieceId]) -> Option<Step> {
        let [piece] = handles else { return None };
        let (counter, number) = self.pressed(piece.n).filter(|_| piece.place == Place::default())?;
        Some(Step { counter, to: position.size.square(number) })
    }
    fn text(&self, position: &Counters) -> String {
        position.squares().map(Square::said).collect::<Vec<_>>().join(", ")
    }

    fn key(&self, position: &Counters) -> Key {
        let mut key = vec![self.size.columns, self.size.rows];
        let mut at: Vec<u64> = position.at.iter().copied().filter(|at| *at > 0).collect();
        at.sort_unstable();
        key.extend(at);
        key
    }
    fn from_key(&self, key: &[u64]) -> Counters {
        let at = key.get(2..).unwrap_or(&[]).to_vec();
        Counters { size: self.size, at: if at.is_empty() { vec![0] } else { at } }
    }
    fn theorem(&self, component: &Counters) -> Option<Nimber> {
        Some(Nimber(component.sum()))
    }
    fn moves_to(&self, component: &Counters, target: Nimber, limit: usize) -> Option<Found<Step>> {
        let change = component.sum() ^ target.0;
        let step = |(counter, from): (usize, &u64)| {
            let to = from ^ change;
            (to < *from).then(|| Step { counter, to: component.size.square(to) })
        };
        let found = Found::all(component.at.iter().enumerate().filter_map(step).collect::<Vec<_>>());
        Some(Found { moves: found.moves.into_iter().take(limit).collect(), total: found.total })
    }
    fn misere(&self, position: &Counters, limit: usize) -> Option<(Outcome, Found<Step>)> {
        let (outcome, found) = misere::solve(&Heaps(position.at.clone()), limit);
        let total = found.total;
        let step = |(counter, count): (usize, u64)| {
            let to = position.at.get(counter)?.checked_sub(count)?;
            Some(Step { counter, to: position.size.square(to) })
        };
        let moves = found.moves.iter().filter_map(|takes| step(takes.single()?)).collect();
        Some((outcome, Found { moves, total }))
    }
    fn why(&self, position: &Counters, _: usize, convention: Convention, _: Seat) -> Why {
        match convention {
            Convention::Normal => why::normal(position),
            Convention::Misere => why::misere(position),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Counters {
        let most = [2, 3, 5][usize::from(size.clamp(1, 3)) - 1];
        let count = rng.usize(most.min(2)..=most);
        let squares = self.size.squares();
        let mut at: Vec<u64> = (0..count).map(|_| rng.u64(0..squares)).collect();
        if at.iter().all(|at| *at == 0) {
            at[0] = squares - 1;
        }
        Counters { size: self.size, at }
    }
    fn edit(&self, position: &Counters, edit: &Edit) -> Result<(Self, Counters), NotationError> {
        let pressed = if let Edit::Recolour { piece } = edit { self.pressed(piece.n) } else { None };
        let after = position.edited(edit, pressed)?;
        Ok((Self { size: after.size }, after))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}
