//! A row of squares with letters in some of them.
use crate::core::notation::NotationError;
use std::fmt;

/// A letter that is written into a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letter {
    S,
    O,
}

impl Letter {
    pub const BOTH: [Self; 2] = [Self::S, Self::O];

    pub fn name(self) -> &'static str {
        match self {
            Self::S => "S",
            Self::O => "O",
        }
    }
}

/// The squares from left to right; none where a square is empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line(pub Vec<Option<Letter>>);

/// Fewest and most squares.
pub const FEWEST: usize = 3;
pub const MOST: usize = 30;
/// How an empty square is written.
const EMPTY: char = '.';

impl Line {
    pub fn empty(length: usize) -> Self {
        Self(vec![None; length])
    }
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let square = |(at, c): (usize, char)| match c {
            'S' | 's' => Ok(Some(Letter::S)),
            'O' | 'o' => Ok(Some(Letter::O)),
            EMPTY | '-' | '_' => Ok(None),
            _ => Err(NotationError::syntax(at, "S, O, or a point for an empty square")),
        };
        let squares = text.char_indices().map(square).collect::<Result<_, _>>()?;
        Self(squares).checked()
    }
    /// The line itself, if it is neither too short nor too long.
    pub fn checked(self) -> Result<Self, NotationError> {
        match self.0.len() {
            FEWEST..=MOST => Ok(self),
            short if short < FEWEST => Err(NotationError::syntax(short, "at least three squares")),
            _ => Err(NotationError::too_large(MOST, format!("at most {MOST} squares"))),
        }
    }
    /// The squares without a letter, from 0.
    pub fn empties(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().filter(|(_, square)| square.is_none()).map(|(at, _)| at)
    }
    pub fn with(&self, at: usize, letter: Letter) -> Self {
        let mut line = self.clone();
        line.0[at] = Some(letter);
        line
    }
    fn spells(&self, first: usize) -> bool {
        use Letter::*;
        matches!(self.0.get(first..first + 3), Some([Some(S), Some(O), Some(S)]))
    }
    /// The first squares of the words SOS that stand in it.
    pub fn words(&self) -> impl Iterator<Item = usize> {
        (0..self.0.len()).filter(|first| self.spells(*first))
    }
    /// Whether this letter in this empty square makes the word.
    pub fn completes(&self, at: usize, letter: Letter) -> bool {
        use Letter::*;
        let is = |offset: isize, letter| {
            let square = at.checked_add_signed(offset).and_then(|at| self.0.get(at));
            square == Some(&Some(letter))
        };
        match letter {
            O => is(-1, S) && is(1, S),
            S => is(1, O) && is(2, S) || is(-1, O) && is(-2, S),
        }
    }
    /// The squares and letters that make the word at once.
    pub fn completing(&self) -> impl Iterator<Item = (usize, Letter)> {
        let of = move |at| Letter::BOTH.into_iter().filter(move |letter| self.completes(at, *letter));
        self.empties().flat_map(move |at| of(at).map(move |letter| (at, letter)))
    }
    /// The first squares of the traps: an S, two empty squares and an S. Whoever writes between them lets the other player
    /// make the word, whatever the letter.
    pub fn traps(&self) -> impl Iterator<Item = usize> {
        let s = Some(Letter::S);
        let is_trap = move |first: &usize| self.0.get(*first..first + 4) == Some(&[s, None, None, s]);
        (0..self.0.len()).filter(is_trap)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|square| match square {
            None => write!(f, "{EMPTY}"),
            Some(letter) => f.write_str(letter.name()),
        })
    }
}

/// A letter in a square: `5S`, the squares counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Writing {
    pub at: usize,
    pub letter: Letter,
}

impl Writing {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let at = match text[..digits].parse::<usize>() {
            Ok(number @ 1..=MOST) => number - 1,
            Ok(_) => return Err(NotationError::not_allowed(0, format!("a square from 1 to {MOST}"))),
            Err(_) => return Err(NotationError::syntax(0, "a square and a letter, such as 5S")),
        };
        let letter = match &text[digits..] {
            "S" | "s" => Letter::S,
            "O" | "o" => Letter::O,
            _ => return Err(NotationError::syntax(digits, "S or O")),
        };
        Ok(Self { at, letter })
    }
    /// The number of its piece: two for each square.
    pub fn piece(self) -> u64 {
        2 * self.at as u64 + if self.letter == Letter::S { 1 } else { 2 }
    }
    pub fn of_piece(n: u64) -> Option<Self> {
        let at = usize::try_from(n.checked_sub(1)? / 2).ok()?;
        Some(Self { at, letter: Letter::BOTH[usize::from(n.is_multiple_of(2))] })
    }
}

impl fmt::Display for Writing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.at + 1, self.letter.name())
    }
}
