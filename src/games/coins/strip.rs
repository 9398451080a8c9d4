//! Coins on the squares of a strip; a square may hold several.
use crate::core::{
    extras::Edit,
    notation::{NotationError, Scanner},
    scene::Place,
};
use std::fmt;

/// Most squares of a strip, and most coins on it.
pub const MOST_SQUARES: usize = 64;
pub const MOST_COINS: u32 = 35;

/// How many coins lie on each square, counted from 0 at the left. Written `..1.2`: a dot for an empty square, else a
/// digit, or a letter from A for ten on; a strip without squares is `0`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Strip(pub Vec<u32>);

impl Strip {
    /// The strip that a text denotes, with so many coins at most; blanks are skipped.
    pub fn read(text: &str, most_coins: u32) -> Result<Self, NotationError> {
        let mut counts = Vec::new();
        let mut scan = Scanner::new(text.trim_end());
        scan.blanks();
        if scan.rest() == "0" {
            return Ok(Self(counts));
        }
        if scan.done() {
            return Err(NotationError::syntax(scan.at(), "a dot or a number of coins"));
        }
        while let Some(c) = scan.peek() {
            let at = scan.at();
            let count = match c {
                '.' => 0,
                _ => c
                    .to_digit(36)
                    .filter(|count| *count > 0)
                    .ok_or_else(|| NotationError::syntax(at, "a dot or a number of coins"))?,
            };
            counts.push(count);
            if counts.len() > MOST_SQUARES {
                return Err(NotationError::too_large(at, format!("at most {MOST_SQUARES} squares")));
            }
            if counts.iter().sum::<u32>() > most_coins {
                return Err(NotationError::too_large(at, format!("at most {most_coins} coins")));
            }
            scan.bump();
            scan.blanks();
        }
        Ok(Self(counts))
    }
    /// The strip that ends with the last of these squares, each with a coin.
    pub fn of(squares: &[u64]) -> Self {
        let mut counts = vec![0; squares.iter().max().map_or(0, |last| *last as usize + 1)];
        squares.iter().for_each(|square| counts[*square as usize] += 1);
        Self(counts)
    }
    pub fn count(&self, square: u64) -> u32 {
        usize::try_from(square).ok().and_then(|square| self.0.get(square)).copied().unwrap_or(0)
    }
    /// The square of each coin, ascending.
    pub fn coins(&self) -> Vec<u64> {
        (0..).zip(&self.0).flat_map(|(square, count)| (0..*count).map(move |_| square)).collect()
    }
    /// The squares with coins that can still slide.
    pub fn taken(&self) -> impl Iterator<Item = u64> {
        (0..).zip(&self.0).filter(|(square, count)| *square > 0 && **count > 0).map(|(square, _)| square)
    }
    /// The strip with the coins on this square alone.
    pub fn alone(&self, square: u64) -> Self {
        Self((0..).zip(&self.0).map(|(other, count)| if other == square { *count } else { 0 }).collect())
    }
    /// The strip after sliding a coin.
    pub fn slid(&self, from: u64, to: u64) -> Self {
        let mut after = self.clone();
        if self.count(from) > 0 && to < from {
            after.0[from as usize] -= 1;
            after.0[to as usize] += 1;
        }
        after
    }
    /// The strip after a change in the editor: a square more or less at the right, or a coin more on one; a fourth coin
    /// empties the square.
    pub fn edited(&self, edit: &Edit, most_coins: u32) -> Result<Self, NotationError> {
        let own = |place: Place| place.part == 0;
        let mut after = self.clone();
        match edit {
            Edit::Add { place, .. } if own(*place) && self.0.len() < MOST_SQUARES => after.0.push(0),
            Edit::Remove { place } if own(*place) && !self.0.is_empty() => drop(after.0.pop()),
            Edit::Recolour { piece } if own(piece.place) && (1..=self.0.len() as u64).contains(&piece.n) => {
                let count = &mut after.0[piece.n as usize - 1];
                *count = if *count < 3 { *count + 1 } else { 0 };
            }
            _ => {
                let expected = format!("a square of the strip, of at most {MOST_SQUARES}");
                return Err(NotationError::not_allowed(0, expected));
            }
        }
        if after.0.iter().sum::<u32>() > most_coins {
            return Err(NotationError::too_large(0, format!("at most {most_coins} coins")));
        }
        Ok(after)
    }
}

impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("0");
        }
        self.0.iter().try_for_each(|count| match char::from_digit(*count, 36).filter(|_| *count > 0) {
            Some(digit) => write!(f, "{}", digit.to_ascii_uppercase()),
            None => f.write_str("."),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_strips() {
        for (text, canonical, coins) in [
            ("..1.2", "..1.2", vec![2, 4, 4]),
            (" .a1", ".A1", [vec![1; 10], vec![2]].concat()),
            ("0", "0", vec![]),
        ] {
            let strip = Strip::read(text, MOST_COINS).unwrap_or_default();
            assert_eq!((strip.to_string().as_str(), strip.coins()), (canonical, coins), "{text}");
        }
        for (text, at) in [("", 0), (".0", 1), (".?", 1), ("Z1", 1), ("1,1", 1)] {
            assert_eq!(Strip::read(text, MOST_COINS).map_err(|error| error.at), Err(at), "{text}");
        }
        assert_eq!(Strip::read("..1.2", MOST_COINS).unwrap_or_default().slid(4, 2).to_string(), "..2.1");
        assert_eq!(Strip::of(&[2, 4, 4]).to_string(), "..1.2");
    }
}
