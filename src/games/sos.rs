//! SOS: letters are written into a row of squares until somebody makes the word.
use crate::core::{
    analysis::{Convention, Outcome},
    budget::{Budget, OutOfBudget},
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, SolveResult, Unvalued, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use forecast::{Forecast, forecast};
use line::{Letter, Line, Writing};
use std::rc::Rc;
use table::{MOST_EMPTY, Tables, proved};

mod board;
mod forecast;
mod line;
mod table;
#[cfg(test)]
mod tests;
mod why;

static WRITE: Verb = Verb::new("Write", "wrote", "writes", "move");

/// SOS (28th Mathematical Olympiad of the USA, 1999; Ferguson, Part I, exercise 1.5.8). A row that fills up without the
/// word is a draw.
#[derive(Clone, Default)]
pub struct Sos {
    tables: Rc<Tables>,
}

/// The budget for an outcome that an explanation tells or a random row needs.
const GLANCE: u64 = 20_000;
/// Squares that are looked at in the time of one unit of work.
const SQUARES: u64 = 60;
/// Random rows that are looked at for one that can be won.
const TRIES: usize = 6;

impl Sos {
    fn outcome(&self, line: &Line, convention: Convention, budget: &mut Budget) -> SolveResult {
        let known = match convention {
            Convention::Normal => Self::forecast_outcome(line, budget),
            Convention::Misere => Ok(None),
        };
        Some(match known {
            Ok(Some(known)) => Ok(known),
            Ok(None) => self.tables.outcome(line, convention, budget),
            Err(limit) => Err(limit),
        })
    }
    /// The outcome where a trap on the board decides it, or one that can be made.
    fn forecast_outcome(line: &Line, budget: &mut Budget) -> Result<Option<Outcome>, OutOfBudget> {
        if let Some(proved) = proved(line) {
            return Ok(Some(proved));
        }
        let [soon, rest] = forecast::work(line.empties().count() as u64);
        budget.work(1 + soon / SQUARES)?;
        let mut found = forecast(line, false);
        if found.is_none() && line.empties().count() > MOST_EMPTY {
            budget.work(1 + rest / SQUARES)?;
            found = forecast(line, true);
        }
        Ok(found.map(Forecast::outcome))
    }
}

/// A random row of at most `most` squares, with a trap now and then, or else with at most two letters that do not let a
/// word be made at once.
fn random_line(rng: &mut fastrand::Rng, most: usize) -> Line {
    let mut line = Line::empty(rng.usize(5..=most));
    if rng.u8(0..4) == 0 {
        let at = rng.usize(0..=line.0.len() - 4);
        return line.with(at, Letter::S).with(at + 3, Letter::S);
    }
    for _ in 0..rng.usize(0..=2) {
        let at = rng.usize(0..line.0.len());
        let after = line.with(at, Letter::BOTH[rng.usize(0..2)]);
        if line.0[at].is_none() && after.completing().next().is_none() {
            line = after;
        }
    }
    line
}

impl Ruleset for Sos {
    type Position = Line;
    type Move = Writing;
    type Theory = Unvalued;
    const CARDS: &'static [Card] = &[Card {
        id: "sos",
        name: "SOS",
        short: "Write S or O. The first to spell SOS wins.",
        shelf: "Boards",
        piece: "letter",
        group: "row",
        rules: &[
            ("Move", "Write an S or an O into an empty square of the row."),
            (
                "End",
                "Whoever is the first to make SOS in three squares side by side wins. If the row fills up without it, the game is a draw. In misère play whoever makes SOS loses.",
            ),
            (
                "Value",
                "Play can end in a draw, so there are no Grundy values: a position is won (N), lost (P) or drawn (D). Once an S, two empty squares and an S stand in a row, or can be made to, what decides is whether the number of empty squares is even or odd. Other rows of up to 17 empty squares are searched.",
            ),
            (
                "Empty rows: an exercise",
                "The first player wins on 7, 9, 11 and 13 squares; 14 squares are a draw. Ferguson asks who wins there, if anyone.",
            ),
        ],
        source: "Ferguson, Part I, 1.5, exercise 8",
        presets: &[
            Preset {
                name: "Exercise 1.5.8 (b)",
                notation: "sos/.......",
                about: "Ferguson 1.5, exercise 8b: seven squares. How can the first player win?",
            },
            Preset {
                name: "Exercise 1.5.8 (a)",
                notation: "sos/S...",
                about: "Ferguson 1.5, exercise 8a: the first player has written an S in the first of four squares. How does the second one win?",
            },
            Preset {
                name: "Exercise 1.5.8 (d)",
                notation: "sos/..............",
                about: "Ferguson 1.5, exercise 8d: fourteen squares. Who, if anyone, wins?",
            },
            Preset {
                name: "Exercise 1.5.8 (c), with 16 squares",
                notation: "sos/................",
                about: "Ferguson 1.5, exercise 8c asks for 2000 squares. Here the same player can win: how?",
            },
            Preset {
                name: "A trap",
                notation: "sos/..S..S..O",
                about: "Whoever writes between the two S loses. Count the squares that are left.",
            },
            Preset {
                name: "Six squares",
                notation: "sos/......",
                about: "Too short: with right play it is a draw.",
            },
        ],
        keywords: "draw letters word olympiad row tic-tac-toe misere",
        typing: "A letter for each square, and a point for an empty one, such as S..O...",
        remarks: Remarks { short: true, alone: Some("play may end in a draw"), ..Remarks::NONE },
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Line, NotationError> {
        Line::read(text)
    }
    fn allows(&self, position: &Line, mv: &Writing) -> bool {
        position.0.get(mv.at) == Some(&None) && position.words().next().is_none()
    }
    fn moves(&self, position: &Line, limit: usize) -> MoveList<Writing> {
        if position.words().next().is_some() {
            return MoveList::none();
        }
        let of = |at| Letter::BOTH.map(|letter| Writing { at, letter });
        let found = MoveList::all(position.empties().flat_map(of).collect::<Vec<_>>());
        MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total }
    }
    fn is_drawn(&self, position: &Line) -> bool {
        position.empties().next().is_none() && position.words().next().is_none()
    }
    fn option(&self, position: &Line, mv: &Writing) -> Line {
        position.with(mv.at, mv.letter)
    }
    fn read_move(&self, text: &str) -> Result<Writing, NotationError> {
        Writing::read(text)
    }

    fn board(&self, position: &Line, seat: SumContext) -> Board {
        board::board(position, seat)
    }
    fn view(&self, position: &Line, mv: &Writing) -> MoveView {
        let place = Place::default();
        let object = Words::text(format!("{} in square {}", mv.letter.name(), mv.at + 1));
        let makes = position.completes(mv.at, mv.letter);
        let left = if makes { Consequence::By("making SOS".into()) } else { Consequence::Unsaid };
        let first = Writing { letter: Letter::S, ..*mv }.piece();
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase {
                left,
                short: Words::text(format!("{} in {}", mv.letter.name(), mv.at + 1)),
                ..Phrase::new(WRITE.clone(), Sign::Take, object)
            },
            game: 0,
            groups: vec![place],
            leaves: self.text(&self.option(position, mv)),
            handles: vec![PieceId { place, n: mv.piece() }],
            touches: vec![Span { place, from: first, to: first + 1 }],
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &Line, handles: &[PieceId]) -> Option<Writing> {
        let [piece] = handles else { return None };
        Writing::of_piece(piece.n).filter(|_| piece.place == Place::default())
    }
    fn text(&self, position: &Line) -> String {
        position.to_string().replace('.', "·")
    }
    fn latex(&self, position: &Line) -> String {
        format!("\\texttt{{{position}}}")
    }

    fn key(&self, position: &Line) -> Key {
        let digit = |square: &Option<Letter>| match square {
            None => 0,
            Some(Letter::S) => 1,
            Some(Letter::O) => 2,
        };
        let packed = position.0.iter().rev().fold(0, |key, square| 4 * key + digit(square));
        vec![position.0.len() as u64, packed]
    }
    fn from_key(&self, key: &[u64]) -> Line {
        let [length, packed] = *key else { return Line::empty(line::FEWEST) };
        let square = |at: u64| match packed >> (2 * at) & 3 {
            0 => None,
            1 => Some(Letter::S),
            _ => Some(Letter::O),
        };
        Line((0..length.min(line::MOST as u64)).map(square).collect())
    }
    fn solve(&self, position: &Line, convention: Convention, budget: &mut Budget) -> SolveResult {
        self.outcome(position, convention, budget)
    }
    /// Rows that are too long for a table: an S that makes a trap, or threatens one.
    fn some_moves_to(&self, position: &Line, target: Nimber, _: usize) -> Vec<Writing> {
        let open = target == Nimber(0) && proved(position).is_none();
        match open.then(|| forecast(position, false)).flatten() {
            Some(Forecast::Trap(at) | Forecast::Threat(at)) => vec![Writing { at, letter: Letter::S }],
            _ => Vec::new(),
        }
    }
    fn why(&self, position: &Line, _: usize, convention: Convention, _: SumContext) -> Why {
        let found = self.outcome(position, convention, &mut Budget::on_page(GLANCE)).and_then(Result::ok);
        why::why(position, convention, found)
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Line {
        let most = [7, 8, 9][usize::from(size.clamp(1, 3)) - 1];
        let some = random_line(rng, most);
        // Most rows are drawn; in three of four rows here the player to move should be able to win.
        let wanted = if rng.u8(0..4) == 0 { Outcome::P } else { Outcome::N };
        let is_wanted = |line: &Line| {
            self.outcome(line, Convention::Normal, &mut Budget::on_page(GLANCE)) == Some(Ok(wanted))
        };
        (0..TRIES).map(|_| random_line(rng, most)).find(is_wanted).unwrap_or(some)
    }
    fn edit(&self, position: &Line, edit: &Edit) -> Result<(Self, Line), NotationError> {
        let refused = || NotationError::not_allowed(0, "a square of the row");
        let mut squares = position.0.clone();
        match edit {
            Edit::Recolour { piece } if piece.place.group == 0 => {
                let Writing { at, letter } = Writing::of_piece(piece.n).ok_or_else(refused)?;
                let square = squares.get_mut(at).ok_or_else(refused)?;
                *square = if square.is_some() { None } else { Some(letter) };
            }
            Edit::Add { place, .. } if place.group == 0 => squares.push(None),
            Edit::Remove { place } if place.group == 0 => drop(squares.pop()),
            _ => return Err(refused()),
        }
        Ok((self.clone(), Line(squares).checked()?))
    }
}
