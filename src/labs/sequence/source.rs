//! What the sequence lab is asked about: a game of single heaps, from its text.
use crate::core::{card::Card, notation::NotationError};
use crate::games::{
    coins::turning::TurningRow,
    heaps::{
        breaking,
        codes::{Code, Digit, Form},
        subtraction::cards,
        taking::{Fixed, TakeRule, TakeSet, ValueOrigin},
    },
    rows,
};
use std::fmt;

/// A game whose single heaps, or coins, have values. Two games are equal when they are written alike.
#[derive(Clone, Debug)]
pub enum Source {
    /// Its code, such as `0.77`.
    Code(Code),
    /// A set of what may be taken, such as `{1,3,4}`; with `impatient` also the whole heap.
    Set { set: TakeSet, impatient: bool },
    /// One of the library's games of taking from one heap, such as `dim-plus`.
    Named { card: &'static Card, fixed: Fixed },
    /// Single heads of a game of turning coins in a row, such as `mock-turtles` or `turning:1-3`.
    Coins(TurningRow),
}

/// What may be done after taking so many tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// "1", "3 or more", "nothing".
    pub take: String,
    pub digit: String,
    /// "0, 1 or 2 heaps".
    pub left: String,
}

const EXPECTED_SET: &str = "a set such as {1,3,4}, but(1,4), most(5) or powers, impatient and a set, or a name such as dim-plus, kayles or mock-turtles";
const EXPECTED_CODE: &str = "a code such as 0.77, 4!.0 or 4.[3], or a name such as kayles or mock-turtles";

impl Source {
    /// The game that a text denotes: a code, a set in braces, `but(...)`, `most(m)`, `powers`, `impatient` and a set,
    /// or the name of a game of heaps, of pins or of coins in a row. A bare number is a set if `sets`, else the start
    /// of a code; several numbers are a set.
    ///
    /// # Errors
    /// What was expected where the text stops making sense.
    pub fn read(text: &str, sets: bool) -> Result<Self, NotationError> {
        let trimmed = text.trim_start();
        let lead = text.len() - trimmed.len();
        let braces = trimmed.starts_with(['{', '(']);
        let word = trimmed.starts_with(|c: char| c.is_ascii_alphabetic()) && !trimmed.contains('.');
        let [point, comma] = ['.', ','].map(|sign| trimmed.contains(sign));
        let bare = if sets { !point || comma } else { !point && comma };
        if !braces && !word && !bare {
            return Code::read(text).map(Self::Code);
        }
        let name = trimmed.trim_end();
        let named = cards::CARDS.iter().find(|card| card.id == name);
        if let Some((card, fixed)) = named.and_then(|card| Some((card, cards::fixed(card.id)?))) {
            return Ok(Self::Named { card, fixed });
        }
        if let Some(code) =
            breaking::code(name).or_else(|| rows::code(name)).or((name == "nim").then_some("0.[3]"))
        {
            return Code::read(code).map(Self::Code);
        }
        if let Some(row) = TurningRow::named(name).map_err(|error| error.shifted(lead))? {
            return Ok(Self::Coins(row));
        }
        let after = |start: &str| trimmed.strip_prefix(start);
        let impatient = after("impatient").map(|rest| rest.strip_prefix(':').unwrap_or(rest));
        let set = impatient.or_else(|| after("all ")).unwrap_or(trimmed);
        let from = text.len() - set.len();
        let known = !word
            || impatient.is_some()
            || ["all ", "but", "most", "powers"].iter().any(|w| after(w).is_some());
        let position = trimmed.find('/').filter(|at| !known && Self::read(&trimmed[..*at], sets).is_ok());
        if let Some(at) = position {
            return Err(NotationError::syntax(lead + at, "the name alone, without a position"));
        }
        if !known {
            let expected = if sets { EXPECTED_SET } else { EXPECTED_CODE };
            return Err(NotationError::syntax(lead, expected));
        }
        let set = TakeSet::read(set).map_err(|error| error.shifted(from))?;
        Ok(Self::Set { set, impatient: impatient.is_some() })
    }
    /// Whether it is given by a code.
    pub fn is_code(&self) -> bool {
        matches!(self, Self::Code(_))
    }
    /// The names of the game, the usual one first.
    pub fn names(&self) -> Vec<&'static str> {
        match self {
            Self::Code(code) => code.names().to_vec(),
            Self::Set { impatient: true, .. } => vec!["Impatient subtraction"],
            Self::Set { .. } => Vec::new(),
            Self::Named { card, .. } => vec![card.name],
            Self::Coins(row) => vec![row.name()],
        }
    }
    /// The rule in a sentence or more.
    pub fn words(&self) -> String {
        match self {
            Self::Code(code) => code.words().join(" "),
            Self::Coins(row) => row.words(),
            _ => self.takes().map(|rule| rule.words()).unwrap_or_default(),
        }
    }
    /// The rule as a table; empty where it has no code.
    pub fn rows(&self) -> Vec<Row> {
        let Self::Code(code) = self else { return Vec::new() };
        let row = |(take, digit, left): (String, Digit, String)| Row { take, digit: digit.to_string(), left };
        code.digits_in_words().into_iter().map(row).collect()
    }
    /// A position of this game, as text that may be opened where the library has the game.
    pub fn game(&self) -> String {
        self.position(if self.is_code() { &[7, 10, 12] } else { &[9, 10, 14] })
    }
    /// The position with these heaps, as text that may be opened where the library has the game; of coins the row with these
    /// heads, as far as a row goes.
    pub fn position(&self, heaps: &[u64]) -> String {
        if let Self::Coins(row) = self {
            return format!("{row}/{}", row.row(heaps).unwrap_or_else(|| "T".into()));
        }
        let heaps = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join("+");
        match self {
            Self::Code(code) => format!("octal:{code}/{heaps}"),
            Self::Set { set, impatient: true } => format!("impatient:{set}/{heaps}"),
            Self::Set { set, .. } => format!("subtraction:{set}/{heaps}"),
            Self::Named { card, .. } => format!("{}/{heaps}", card.id),
            Self::Coins(row) => row.to_string(),
        }
    }
    /// Whether the library has a position with these heaps or heads.
    pub fn plays(&self, heaps: &[u64]) -> bool {
        !matches!(self, Self::Coins(row) if row.row(heaps).is_none())
    }
    /// The word for what has a value: heap, or coin.
    pub fn single(&self) -> &'static str {
        if matches!(self, Self::Coins(_)) { "coin" } else { "heap" }
    }
    /// As a rule of taking; none for codes and coins.
    pub(super) fn takes(&self) -> Option<TakeRule> {
        match self {
            Self::Code(_) | Self::Coins(_) => None,
            Self::Set { set, impatient } => Some(TakeRule::Set { set: set.clone(), impatient: *impatient }),
            Self::Named { fixed, .. } => Some(TakeRule::Fixed(*fixed)),
        }
    }
    /// The closed form of a code whose digits repeat; other codes are proved by their values.
    pub(super) fn form(&self) -> Option<Form> {
        let Self::Code(code) = self else { return None };
        code.tail().and_then(|_| Form::of(code))
    }
    /// The formula for the value of any heap, and where it is proved, if the library has one.
    pub(super) fn closed(&self) -> Option<(String, &'static str)> {
        if let Some(form) = self.form() {
            let (words, place) = form.words();
            return Some((words.into(), place));
        }
        if let Self::Coins(row) = self {
            return row.formula().map(|(formula, place)| (format!("*g*(*x*): {formula}."), place));
        }
        let said = |formula: String, place| Some((format!("*g*(*n*): {formula}."), place));
        match (self, self.takes()?) {
            (Self::Set { set, .. }, rule) if set.rule().is_none() => match rule.value(1)?.1 {
                ValueOrigin::Form { formula, place } => said(formula.replacen('1', "*n*", 1), place),
                _ => None,
            },
            (_, TakeRule::Fixed(fixed)) => match fixed.known() {
                ValueOrigin::Form { formula, place } => said(formula, place),
                _ => None,
            },
            _ => None,
        }
    }
}

impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

/// The text that [`Source::read`] reads.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => code.fmt(f),
            Self::Named { card, .. } => f.write_str(card.id),
            Self::Coins(row) => row.fmt(f),
            Self::Set { set, impatient } => {
                let text = set.to_string();
                let bare = text.starts_with(|c: char| c.is_ascii_digit());
                let (open, close) = if bare { ("{", "}") } else { ("", "") };
                write!(f, "{}{open}{text}{close}", if *impatient { "impatient " } else { "" })
            }
        }
    }
}
