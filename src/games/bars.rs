//! Chomp: bites from a bar of chocolate whose lower left square is poisoned.
use crate::core::{
    analysis::{Convention, Outcome},
    budget::{Budget, OutOfBudget},
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use bar::{AREA, Bar, SIDE as LONGEST, Square};
use lost::LostBars;
use std::rc::Rc;
use table::Tables;

mod bar;
mod lost;
mod map;
mod table;
mod why;

static BITE: Verb = Verb::new("Bite", "bit", "bites", "bite");

/// Chomp (Gale 1974; Ferguson, Part I, exercise 1.5.6). The poisoned square cannot be bitten, so whoever has nothing else
/// left loses.
#[derive(Clone, Default)]
pub struct Chomp {
    tables: Rc<Tables>,
    lost: Rc<LostBars>,
}

/// The side of a square in the picture, and the room to the left of the first: pixels.
const SIDE: i32 = 58;
const EDGE: i32 = 34;

impl Chomp {
    fn value(&self, bar: &Bar) -> Option<u64> {
        self.tables.value(bar)
    }
    fn piece(&self, bar: &Bar, square: Square, valued: bool) -> Piece {
        let Square { column, row } = square;
        let poison = (column, row) == (1, 1);
        let top = (bar.rows() - row) as i32;
        // Where the bar is beyond the tables, so are most of the bars that bites leave.
        let after = (!poison).then(|| bar.bitten(square));
        let gone = after.as_ref().map(|after| bar.area() - after.area());
        Piece {
            n: square.number(),
            at: [EDGE + (column as i32 - 1) * SIDE, 8 + top * SIDE, SIDE, SIDE],
            round: 8,
            look: if poison { "poison" } else { "bite" }.into(),
            label: if poison { "×".into() } else { String::new() },
            name: match gone {
                Some(gone) => format!("square {}, bites off {gone}", square.text()),
                None => "the poisoned square (1,1)".into(),
            },
            value: after.filter(|_| valued).and_then(|after| self.value(&after)).map(Nimber),
            moves: !poison,
            edits: !poison,
            ..Piece::default()
        }
    }
}

impl Ruleset for Chomp {
    type Position = Bar;
    type Move = Square;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "chomp",
        name: "Chomp",
        short: "Bite off a square and all above it and to its right, never the poisoned X.",
        shelf: "Boards",
        piece: "square",
        group: "bar",
        rules: &[
            (
                "Move",
                "Choose a square of the bar, and bite it off with every square above it, to its right, or both.",
            ),
            (
                "End",
                "The lower left square is poisoned. In normal play the player who has only this square left loses. In misère play that player wins. Ferguson lets a player take it, and lose by that; here nobody may, which comes to the same.",
            ),
            (
                "Value",
                "For small bars the Grundy value comes from a table of all bars that can be left. For larger ones a table tells which are lost: with the upper rows given, at most one length of the lowest row makes a P-position. The first player wins from every rectangle larger than one square. The proof shows that a winning bite exists, but not which one it is.",
            ),
        ],
        source: "Ferguson, Part I, 1.5, exercise 6",
        presets: &[
            Preset {
                name: "Exercise 1.5.6 (b)",
                notation: "chomp/8+8+8",
                about: "Ferguson 1.5, exercise 6b: eight by three. Why can the first player win?",
            },
            Preset {
                name: "The two bites of exercise 1.5.6",
                notation: "g=chomp/8+8+8&m=6.2,2.3&o=friend",
                about: "Ferguson 1.5, exercise 6: (6,2) takes 6 squares, (2,3) takes 4.",
            },
            Preset {
                name: "Exercise 1.5.6 (a)",
                notation: "chomp/8+5+1",
                about: "Ferguson 1.5, exercise 6a: after the two bites exactly one bite wins. Which?",
            },
            Preset {
                name: "A square",
                notation: "chomp/5+5+5+5+5",
                about: "Bite (2,2), then copy every bite in the mirror.",
            },
            Preset {
                name: "Two rows",
                notation: "chomp/9+9",
                about: "Bite the last square of the upper row, and keep it one shorter.",
            },
            Preset {
                name: "Eight by ten",
                notation: "chomp/10+10+10+10+10+10+10+10",
                about: "The smallest rectangle on which two first bites win.",
            },
            Preset {
                name: "Four by seven",
                notation: "chomp/7+7+7+7",
                about: "Strategy stealing promises a winning bite; here it is known by search alone.",
            },
        ],
        keywords: "bar chocolate gale schuh divisors poison poset strategy stealing",
        typing: "The lengths of the rows from below, none longer than the one before, such as 8+5+1.",
        remarks: Remarks { open: Some("Which first move wins, on a board of any size?"), ..Remarks::NONE },
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Bar, NotationError> {
        Bar::read(text)
    }
    fn allows(&self, position: &Bar, mv: &Square) -> bool {
        position.holds(*mv) && *mv != Square::POISON
    }
    fn moves(&self, position: &Bar, limit: usize) -> MoveList<Square> {
        let found = MoveList::all(position.squares().filter(|square| *square != Square::POISON).collect());
        MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total }
    }
    fn option(&self, position: &Bar, mv: &Square) -> Bar {
        position.bitten(*mv)
    }
    fn read_move(&self, text: &str) -> Result<Square, NotationError> {
        Square::read(text)
    }

    fn board(&self, position: &Bar, seat: SumContext) -> Board {
        let (columns, rows) = (position.length(1) as i32, position.rows() as i32);
        let valued = self.value(position).is_some();
        let text = |x: i32, y: i32, number: i32| Shape::Text { at: [x, y], text: number.to_string() };
        let below = 8 + rows * SIDE + 22;
        let across = (1..=columns).map(|column| text(EDGE + column * SIDE - SIDE / 2, below, column));
        let up = (1..=rows).map(|row| text(EDGE - 18, 8 + (rows - row) * SIDE + SIDE / 2 + 6, row));
        Board::Layout(Layout {
            noun: "bar".into(),
            piece: "square".into(),
            game: String::new(),
            line: Place::default(),
            number: seat.number(0),
            size: [(EDGE + columns * SIDE + 12) as u32, (below + 12) as u32],
            shapes: across.chain(up).collect(),
            pieces: position.squares().map(|square| self.piece(position, square, valued)).collect(),
            sizes: [["Longer", "Shorter"], ["Higher", "Lower"]].map(|pair| pair.map(String::from)).into(),
            ..Layout::default()
        })
    }
    fn view(&self, position: &Bar, mv: &Square) -> MoveView {
        let after = position.bitten(*mv);
        let goes = |row: usize| Span {
            place: Place::default(),
            from: Square { column: mv.column, row }.number(),
            to: Square { column: position.length(row), row }.number(),
        };
        let object = Words::pieces("square", [mv.text()]).game();
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { left: Consequence::Position, ..Phrase::new(BITE.clone(), Sign::Take, object) },
            game: 0,
            groups: vec![Place::default()],
            leaves: after.text(),
            handles: vec![PieceId { place: Place::default(), n: mv.number() }],
            touches: (mv.row..=position.rows())
                .filter(|row| position.length(*row) >= mv.column)
                .map(goes)
                .collect(),
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &Bar, handles: &[PieceId]) -> Option<Square> {
        let [piece] = handles else { return None };
        Square::of(piece.n).filter(|_| piece.place == Place::default())
    }
    fn text(&self, position: &Bar) -> String {
        position.text()
    }

    fn key(&self, position: &Bar) -> Key {
        position.key()
    }
    fn from_key(&self, key: &[u64]) -> Bar {
        Bar::from_key(key)
    }
    fn theorem(&self, component: &Bar) -> Option<Nimber> {
        let lost = || (self.lost.is_lost(component)?).then_some(0);
        self.value(component).or_else(lost).map(Nimber)
    }
    fn is_mex_of_options(&self, _: &Bar) -> bool {
        true
    }
    /// Finds out whether a bar without a known value is lost.
    fn learn(&self, component: &Bar, budget: &mut Budget) -> Result<(), OutOfBudget> {
        budget.work(self.effort(component))?;
        self.lost.learn(component);
        Ok(())
    }
    fn effort(&self, component: &Bar) -> u64 {
        if self.value(component).is_some() { 0 } else { self.lost.effort(component).unwrap_or(0) }
    }
    fn least_search(&self, component: &Bar) -> u64 {
        let rectangle = |row: usize| table::options(row, component.length(row));
        (1..=component.rows()).map(rectangle).max().unwrap_or(0)
    }
    fn moves_to(&self, component: &Bar, target: Nimber, limit: usize) -> Option<MoveList<Square>> {
        let valued = self.value(component).is_some();
        if !valued {
            self.lost.effort(component).filter(|_| target == Nimber(0))?;
            self.lost.learn(component);
        }
        let wanted = |square: &Square| {
            let after = component.bitten(*square);
            if valued {
                self.value(&after) == Some(target.0)
            } else {
                self.lost.is_lost(&after) == Some(true)
            }
        };
        let found =
            MoveList::all(self.moves(component, usize::MAX).moves.into_iter().filter(wanted).collect());
        Some(MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total })
    }
    /// Strategy stealing: if biting the last square of a rectangle did not win, the answer to it would have been a first
    /// bite that does.
    fn outcome(&self, position: &Bar) -> Option<Outcome> {
        let rectangle = position.length(1) == position.length(position.rows());
        let known = |lost: bool| if lost { Outcome::P } else { Outcome::N };
        if rectangle && position.area() > 1 {
            Some(Outcome::N)
        } else {
            self.lost.is_lost(position).map(known)
        }
    }
    fn why(&self, position: &Bar, _: usize, convention: Convention, _: SumContext) -> Why {
        match convention {
            Convention::Normal => why::normal(position, self.value(position), self.outcome(position)),
            Convention::Misere => Why::default()
                .text("In misère play whoever has only the poisoned square left wins.")
                .searched(),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Bar {
        let (rows, columns) = [(3, 5), (4, 7), (5, 8)][usize::from(size.clamp(1, 3)) - 1];
        let mut bar = Bar::rectangle(rng.usize(2..=rows), rng.usize(2..=columns));
        for _ in 0..rng.usize(0..=2) {
            let squares: Vec<Square> = bar.squares().filter(|square| *square != Square::POISON).collect();
            let after = rng.choice(&squares).map(|square| bar.bitten(*square));
            bar = after.filter(|after| after.area() > 2).unwrap_or(bar);
        }
        bar
    }
    fn edit(&self, position: &Bar, edit: &Edit) -> Result<(Self, Bar), NotationError> {
        Ok((self.clone(), position.edited(edit)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

/// How large a bar may be, for whoever types one.
fn limits() -> String {
    format!("at most {AREA} squares, in rows and columns of at most {LONGEST}")
}
