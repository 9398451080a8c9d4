//! Piles of coloured balls: only the runs of one colour matter.
use super::{MOST_STACKS, TALLEST};
use crate::core::{
    colours::BALLS,
    extras::Edit,
    notation::{NotationError, Scanner},
    scene::Run,
};
use std::fmt;

/// Most runs in one pile.
pub const MOST_RUNS: usize = 1000;

/// A pile as runs from the ground up; neighbours differ in colour, none is empty.
pub type Pile = Vec<Run>;

/// Piles from left to right; an empty pile keeps its place. Written `r1y2r2+y3`, an empty pile `0`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piles(pub Vec<Pile>);

/// The letter of a colour.
pub fn letter(colour: u8) -> char {
    BALLS.get(usize::from(colour)).map_or(BALLS[0].letter, |ball| ball.letter)
}

/// Puts `len` more balls of a colour on top.
pub fn put(pile: &mut Pile, colour: u8, len: u64) {
    match pile.last_mut() {
        Some(top) if top.colour == colour => top.len += len,
        _ if len > 0 => pile.push(Run { colour, len }),
        _ => {}
    }
}

/// The pile without its top `count` balls, which lie in its top run.
pub fn take(pile: &Pile, count: u64) -> Pile {
    let mut left = pile.clone();
    if let Some(top) = left.last_mut() {
        top.len = top.len.saturating_sub(count);
        if top.len == 0 {
            left.pop();
        }
    }
    left
}

/// Gives the runs random colours, of so many in all; neighbours differ.
pub fn painted(pile: &mut Pile, colours: u8, rng: &mut fastrand::Rng) {
    let mut below = None;
    for run in pile {
        run.colour = match below {
            None => rng.u8(0..colours),
            // One of the others.
            Some(below) => (below + rng.u8(1..colours)) % colours,
        };
        below = Some(run.colour);
    }
}

/// The word that stands for the run lengths of an empty pile.
const EMPTY: &str = "empty";

/// The number of balls.
pub fn height(pile: &Pile) -> u64 {
    pile.iter().map(|run| run.len).sum()
}

/// The run lengths as people write them: `(1,2,2,2)`, or `(empty)`.
pub fn text(pile: &Pile) -> String {
    if pile.is_empty() {
        return format!("({EMPTY})");
    }
    format!("({})", pile.iter().map(|run| run.len.to_string()).collect::<Vec<_>>().join(","))
}

impl Piles {
    /// The piles that a text denotes: letters with numbers (`r1y2+y3`), letters alone (`ryy yyy`), or run
    /// lengths in brackets from the ground up (`(1,2), (3)`), with colours taking turns from red.
    pub fn read(source: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(source);
        let mut piles = Vec::new();
        loop {
            scan.blanks();
            if piles.len() == MOST_STACKS {
                return Err(NotationError::too_large(scan.at(), format!("at most {MOST_STACKS} piles")));
            }
            piles.push(if scan.peek() == Some('(') { lengths(&mut scan)? } else { letters(&mut scan)? });
            let after = scan.at();
            scan.blanks();
            if scan.done() {
                return Ok(Self(piles));
            }
            if !(scan.eat('+') || scan.eat(',') || scan.at() > after) {
                return Err(NotationError::syntax(
                    scan.at(),
                    "a colour such as r or y, + and another pile, or the end",
                ));
            }
        }
    }
    /// The piles after a change in the editor; `colours` is how many there are.
    pub fn edited(&self, edit: &Edit, colours: u8) -> Result<Self, NotationError> {
        let mut piles = self.0.clone();
        let gone = || NotationError::not_allowed(0, "a pile on the board");
        match *edit {
            Edit::Add { place, colour } => {
                let pile = piles.get_mut(usize::from(place.group)).ok_or_else(gone)?;
                put(pile, colour % colours, 1);
                full(pile, 0)?;
            }
            Edit::Remove { place } => {
                let pile = piles.get_mut(usize::from(place.group)).ok_or_else(gone)?;
                *pile = take(pile, 1);
            }
            Edit::Recolour { piece } => {
                let pile = piles.get_mut(usize::from(piece.place.group)).ok_or_else(gone)?;
                *pile = recoloured(pile, piece.n, colours);
            }
            Edit::AddGroup { .. } if piles.len() >= MOST_STACKS => {
                return Err(NotationError::too_large(0, format!("at most {MOST_STACKS} piles")));
            }
            Edit::AddGroup { .. } => piles.push(Pile::new()),
            Edit::RemoveGroup { place } if piles.len() > 1 && usize::from(place.group) < piles.len() => {
                piles.remove(place.group.into());
            }
            Edit::RemoveGroup { .. } => return Err(NotationError::not_allowed(0, "at least one pile")),
            Edit::Piece { .. } | Edit::Draw { .. } | Edit::Arrange { .. } => {
                return Err(NotationError::not_allowed(0, "piles"));
            }
        }
        Ok(Self(piles))
    }
    pub fn pile(&self, index: usize) -> &[Run] {
        self.0.get(index).map_or(&[], Vec::as_slice)
    }
}

/// The pile with the ball at `level` in the next colour.
fn recoloured(pile: &Pile, level: u64, colours: u8) -> Pile {
    let mut new = Pile::new();
    let mut below = 0;
    for run in pile {
        if (below + 1..=below + run.len).contains(&level) {
            put(&mut new, run.colour, level - below - 1);
            put(&mut new, (run.colour + 1) % colours, 1);
            put(&mut new, run.colour, below + run.len - level);
        } else {
            put(&mut new, run.colour, run.len);
        }
        below += run.len;
    }
    new
}

fn full(pile: &Pile, at: usize) -> Result<(), NotationError> {
    if pile.len() > MOST_RUNS {
        return Err(NotationError::too_large(at, format!("at most {MOST_RUNS} runs in a pile")));
    }
    if height(pile) > TALLEST {
        return Err(NotationError::too_large(at, format!("at most {TALLEST} balls in a pile")));
    }
    Ok(())
}

fn lengths(scan: &mut Scanner) -> Result<Pile, NotationError> {
    let mut pile = Pile::new();
    scan.eat('(');
    scan.blanks();
    // As an empty pile is shown.
    let empty = scan.rest().starts_with(EMPTY) && EMPTY.chars().all(|c| scan.eat(c));
    if scan.eat(')') {
        return Ok(pile);
    }
    if empty {
        return Err(NotationError::syntax(scan.at(), ")"));
    }
    loop {
        scan.blanks();
        let at = scan.at();
        let len = scan.number(TALLEST, "a run length")?;
        if len == 0 {
            return Err(NotationError::syntax(at, "a run length of at least 1"));
        }
        let colour = (pile.len() % 2) as u8;
        put(&mut pile, colour, len);
        full(&pile, at)?;
        scan.blanks();
        if scan.eat(')') {
            return Ok(pile);
        }
        if !scan.eat(',') {
            return Err(NotationError::syntax(scan.at(), ", and a run length, or )"));
        }
    }
}

fn letters(scan: &mut Scanner) -> Result<Pile, NotationError> {
    let mut pile = Pile::new();
    if scan.eat('0') {
        return Ok(pile);
    }
    let start = scan.at();
    while let Some(c) = scan.peek() {
        let lower = c.to_ascii_lowercase();
        let Some(colour) = BALLS.iter().position(|ball| ball.letter == lower) else { break };
        let at = scan.at();
        scan.bump();
        let counted = scan.peek().is_some_and(|c| c.is_ascii_digit());
        let length = scan.at();
        let len = if counted { scan.number(TALLEST, "a run length")? } else { 1 };
        if len == 0 {
            return Err(NotationError::syntax(length, "a run length of at least 1"));
        }
        put(&mut pile, colour as u8, len);
        full(&pile, at)?;
    }
    if scan.at() == start {
        let colours: String = BALLS.iter().flat_map(|ball| [' ', ball.letter]).collect();
        return Err(NotationError::syntax(
            start,
            format!("a pile such as r1y2, (1,2) or 0; colours{colours}"),
        ));
    }
    Ok(pile)
}

impl fmt::Display for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, pile) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("+")?;
            }
            if pile.is_empty() {
                f.write_str("0")?;
            }
            for run in pile {
                write!(f, "{}{}", letter(run.colour), run.len)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_piles() {
        let read = |text| Piles::read(text).map(|piles| piles.to_string());
        for text in ["r1y2r2y2+r3", "(1,2,2,2), (3)", "ryyrryy rrr", "R1 Y2"] {
            let expected = if text == "R1 Y2" { "r1+y2" } else { "r1y2r2y2+r3" };
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
        assert_eq!(read("r1r2").as_deref(), Ok("r3"));
        assert_eq!(read("0+()").as_deref(), Ok("0+0"));
        // What is shown can be typed.
        assert_eq!(read("(2,1), (empty)").as_deref(), Ok("r2y1+0"));
        let runs = Piles::read("r2y1+0").unwrap().0;
        assert_eq!([text(&runs[0]), text(&runs[1])], ["(2,1)", "(empty)"]);
        for (text, at) in [
            ("", 0),
            ("x", 0),
            ("r1+", 3),
            ("r0", 1),
            ("(1,0)", 3),
            ("(1", 2),
            ("(1;2)", 2),
            ("r1!", 2),
            ("(empty2)", 6),
        ] {
            assert_eq!(read(text).unwrap_err().at, at, "{text}");
        }
    }
}
