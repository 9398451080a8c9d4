//! Schuh's game of divisors: Chomp on the divisors of a number.
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::{NotationError, Scanner},
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, Valued, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use hasse::Hasse;
use named::{DIVISORS, LARGEST, NamedDivisors};
use std::fmt;
use std::rc::Rc;
use table::Tables;

mod hasse;
mod named;
mod table;
#[cfg(test)]
mod tests;
mod why;

static NAME: Verb = Verb::new("Name", "named", "names", "move");

/// The game of divisors (Schuh 1952; Ferguson, Part I, exercise 1.5.6). Nobody may name 1, so whoever has nothing else left
/// loses.
#[derive(Clone, Default)]
pub struct Schuh {
    tables: Rc<Tables>,
}

/// A divisor that is named. Written as a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Divisor(u64);

impl fmt::Display for Divisor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Numbers for random positions, by size.
const RANDOM: [&[u64]; 3] = [
    &[12, 16, 18, 20, 24, 28, 30, 36, 40, 42],
    &[48, 54, 60, 64, 72, 80, 84, 90, 96, 100, 108],
    &[120, 144, 180, 210, 216, 240, 252, 300, 324, 360, 432],
];

impl Schuh {
    fn piece(&self, position: &NamedDivisors, divisor: u64, at: [i32; 4]) -> Piece {
        let one = divisor == 1;
        let value = (!one).then(|| self.tables.value(&position.with(divisor)));
        Piece {
            n: divisor,
            at,
            round: 8,
            look: if one { "divisor poison" } else { "divisor" }.into(),
            label: divisor.to_string(),
            name: if one { "the divisor 1, which loses".into() } else { format!("divisor {divisor}") },
            value: value.map(Nimber),
            moves: !one,
            edits: !one,
            ..Piece::default()
        }
    }
}

impl Ruleset for Schuh {
    type Position = NamedDivisors;
    type Move = Divisor;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "schuh",
        name: "Game of Divisors",
        short: "Name a divisor, no multiple of one named before.",
        shelf: "Boards",
        piece: "divisor",
        group: "number",
        rules: &[
            (
                "Move",
                "Name a divisor of the number that is no multiple of a divisor named before. It goes, and all of its multiples with it.",
            ),
            (
                "End",
                "In normal play the player who has only the divisor 1 left loses. In misère play that player wins.",
            ),
            (
                "Value",
                "A table of all that can be left gives the value. With two primes it is Chomp on the exponents; the first player wins from every number but 1, and no rule says how.",
            ),
        ],
        source: "Schuh (1952); Ferguson, Part I, 1.5, exercise 6",
        presets: &[
            Preset {
                name: "Seventy-two",
                notation: "schuh/72",
                about: "72 = 2³ · 3²: Chomp on a bar of four by three.",
            },
            Preset {
                name: "Exercise 1.5.6 (b)",
                notation: "schuh/1152",
                about: "The board of Ferguson 1.5, exercise 6: 1152 = 2⁷ · 3².",
            },
            Preset {
                name: "Exercise 1.5.6 (a)",
                notation: "schuh/1152-18-96",
                about: "Ferguson 1.5, exercise 6a, in numbers: which divisor wins? There is only one.",
            },
            Preset {
                name: "A square",
                notation: "schuh/1296",
                about: "1296 = 2⁴ · 3⁴: name 6, then copy each power of one prime with the other.",
            },
            Preset {
                name: "Four primes",
                notation: "schuh/210",
                about: "Each divisor is a set of primes. Only naming 210 itself wins.",
            },
            Preset {
                name: "Three kinds of prime",
                notation: "schuh/360",
                about: "Chomp in three dimensions: strategy stealing promises a winning divisor.",
            },
        ],
        keywords: "chomp multiples primes factors poset hasse strategy stealing gale subset takeaway arithmetic",
        typing: "The number, and the divisors that have been named, such as 72-8-12.",
        remarks: Remarks::NONE,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<NamedDivisors, NotationError> {
        NamedDivisors::read(text)
    }
    fn allows(&self, position: &NamedDivisors, mv: &Divisor) -> bool {
        mv.0 > 1 && position.holds(mv.0)
    }
    fn moves(&self, position: &NamedDivisors, limit: usize) -> MoveList<Divisor> {
        let found = MoveList::all(position.left().into_iter().skip(1).map(Divisor).collect());
        MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total }
    }
    fn option(&self, position: &NamedDivisors, mv: &Divisor) -> NamedDivisors {
        position.with(mv.0)
    }
    fn read_move(&self, text: &str) -> Result<Divisor, NotationError> {
        let mut scan = Scanner::new(text);
        let divisor = scan.number(LARGEST, "a divisor")?;
        if scan.done() { Ok(Divisor(divisor)) } else { Err(NotationError::syntax(scan.at(), "the end")) }
    }

    fn board(&self, position: &NamedDivisors, seat: SumContext) -> Board {
        let hasse = Hasse::new(position.number);
        let (left, named) = (position.left(), position.named());
        let pieces = hasse.places.iter().filter(|(divisor, _)| left.contains(divisor));
        let words: Vec<String> = named.iter().map(u64::to_string).collect();
        Board::Layout(Layout {
            noun: "number".into(),
            piece: "divisor".into(),
            game: String::new(),
            line: Place::default(),
            number: seat.number(0),
            size: hasse.size,
            shapes: hasse.shapes(&left, named),
            pieces: pieces.map(|(divisor, at)| self.piece(position, *divisor, *at)).collect(),
            sizes: vec![["Next number", "Number before"].map(String::from)],
            note: (!named.is_empty()).then(|| Note {
                open: false,
                strong: format!("Named: {}.", words.join(", ")),
                text: "Their multiples have gone, too.".into(),
                colours: vec![],
            }),
            ..Layout::default()
        })
    }
    fn view(&self, position: &NamedDivisors, mv: &Divisor) -> MoveView {
        let place = Place::default();
        let goes = |divisor: u64| Span { place, from: divisor, to: divisor };
        let left = position.left();
        let object = Words::pieces("divisor", [mv.to_string()]).game();
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { left: Consequence::Position, ..Phrase::new(NAME.clone(), Sign::Take, object) },
            game: 0,
            groups: vec![place],
            leaves: position.with(mv.0).text(),
            handles: vec![PieceId { place, n: mv.0 }],
            touches: left.into_iter().filter(|divisor| divisor.is_multiple_of(mv.0)).map(goes).collect(),
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &NamedDivisors, handles: &[PieceId]) -> Option<Divisor> {
        let [piece] = handles else { return None };
        Some(Divisor(piece.n)).filter(|_| piece.place == Place::default())
    }
    fn text(&self, position: &NamedDivisors) -> String {
        position.text()
    }
    fn latex(&self, position: &NamedDivisors) -> String {
        format!("\\text{{{}}}", position.text())
    }

    fn key(&self, position: &NamedDivisors) -> Key {
        position.key()
    }
    fn from_key(&self, key: &[u64]) -> NamedDivisors {
        NamedDivisors::from_key(key)
    }
    fn theorem(&self, component: &NamedDivisors) -> Option<Nimber> {
        Some(Nimber(self.tables.value(component)))
    }
    fn is_mex_of_options(&self, _: &NamedDivisors) -> bool {
        true
    }
    fn moves_to(&self, component: &NamedDivisors, target: Nimber, limit: usize) -> Option<MoveList<Divisor>> {
        let wanted = |mv: &Divisor| self.tables.value(&component.with(mv.0)) == target.0;
        let found =
            MoveList::all(self.moves(component, usize::MAX).moves.into_iter().filter(wanted).collect());
        Some(MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total })
    }
    /// Strategy stealing: if naming the greatest divisor did not win, the answer to it would have been a first move that
    /// does.
    fn outcome(&self, position: &NamedDivisors) -> Option<Outcome> {
        position.greatest().filter(|greatest| *greatest > 1).map(|_| Outcome::N)
    }
    fn why(&self, position: &NamedDivisors, _: usize, convention: Convention, _: SumContext) -> Why {
        match convention {
            Convention::Normal => why::normal(position, self.tables.value(position)),
            Convention::Misere => why::misere(),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> NamedDivisors {
        let numbers = RANDOM[usize::from(size.clamp(1, 3)) - 1];
        let mut position = NamedDivisors::new(numbers[rng.usize(..numbers.len())]);
        for _ in 0..rng.usize(0..=2) {
            let divisor = rng.choice(position.left()).unwrap_or(1);
            let after = position.with(divisor);
            position = if after.left().len() > 2 { after } else { position };
        }
        position
    }
    /// A divisor that is pressed is named; the number grows and shrinks by one, with nothing named.
    fn edit(&self, position: &NamedDivisors, edit: &Edit) -> Result<(Self, NamedDivisors), NotationError> {
        let after = match edit {
            Edit::Recolour { piece }
                if piece.place.group == 0 && self.allows(position, &Divisor(piece.n)) =>
            {
                position.with(piece.n)
            }
            Edit::Add { place, .. } if place.group == 0 => NamedDivisors::checked(position.number + 1)?,
            Edit::Remove { place } if place.group == 0 => NamedDivisors::checked(position.number - 1)?,
            _ => return Err(NotationError::not_allowed(0, "a divisor that can be named")),
        };
        Ok((self.clone(), after))
    }
}

/// How large a number may be, for those who type one.
fn limits() -> String {
    format!("a number of at most {LARGEST} with at most {DIVISORS} divisors")
}
