//! Coins in a row, heads or tails.
use crate::core::{
    extras::Edit,
    notation::{NotationError, Scanner},
    scene::Place,
};
use std::fmt;

/// Most coins in a row.
pub const MOST_COINS: usize = 64;

/// A row of coins, counted from 0 at the left. Written `THHT`; a row without coins is `0`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CoinRow {
    len: u64,
    /// The coins that show heads, ascending.
    heads: Vec<u64>,
}

impl CoinRow {
    /// A row with just these heads, in any order, the last of them its last coin.
    pub fn of(heads: &[u64]) -> Self {
        let mut heads = heads.to_vec();
        heads.sort_unstable();
        heads.dedup();
        Self { len: heads.last().map_or(0, |last| last + 1), heads }
    }
    /// The row that a text denotes: H for heads, T for tails, in small letters too; blanks are skipped.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut row = Self::default();
        let mut scan = Scanner::new(text.trim_end());
        scan.blanks();
        if scan.rest() == "0" {
            return Ok(row);
        }
        if scan.done() {
            return Err(NotationError::syntax(scan.at(), "H or T"));
        }
        while let Some(c) = scan.peek() {
            let at = scan.at();
            match c.to_ascii_uppercase() {
                'H' => row.heads.push(row.len),
                'T' => {}
                _ => return Err(NotationError::syntax(at, "H or T")),
            }
            row.len += 1;
            if row.len > MOST_COINS as u64 {
                return Err(NotationError::too_large(at, format!("at most {MOST_COINS} coins")));
            }
            scan.bump();
            scan.blanks();
        }
        Ok(row)
    }
    pub fn len(&self) -> u64 {
        self.len
    }
    pub fn heads(&self) -> &[u64] {
        &self.heads
    }
    /// This head alone; the length of the row is left 0.
    pub fn alone(head: u64) -> Self {
        Self { len: 0, heads: vec![head] }
    }
    /// The row after turning these coins.
    pub fn turned(&self, coins: &[u64]) -> Self {
        let mut heads = self.heads.clone();
        for coin in coins {
            match heads.binary_search(coin) {
                Ok(at) => drop(heads.remove(at)),
                Err(at) => heads.insert(at, *coin),
            }
        }
        Self { len: self.len, heads }
    }
    /// The row after a change in the editor: a coin more or less on the right, or one turned.
    pub fn edited(&self, edit: &Edit) -> Result<Self, NotationError> {
        let own = |place: Place| place.part == 0;
        let mut after = self.clone();
        match edit {
            Edit::Add { place, .. } if own(*place) && self.len < MOST_COINS as u64 => after.len += 1,
            Edit::Remove { place } if own(*place) && self.len > 0 => {
                after.len -= 1;
                after.heads.retain(|head| *head < after.len);
            }
            Edit::Recolour { piece } if own(piece.place) && (1..=self.len).contains(&piece.n) => {
                after = self.turned(&[piece.n - 1]);
            }
            _ => {
                return Err(NotationError::not_allowed(
                    0,
                    format!("a coin of the row, of at most {MOST_COINS}"),
                ));
            }
        }
        Ok(after)
    }
}

impl fmt::Display for CoinRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.len == 0 {
            return f.write_str("0");
        }
        (0..self.len).try_for_each(|coin| f.write_str(if self.heads.contains(&coin) { "H" } else { "T" }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_rows() {
        for (text, canonical, heads) in [
            ("TTHTHHTTH", "TTHTHHTTH", vec![2, 4, 5, 8]),
            (" thh tt ", "THHTT", vec![1, 2]),
            ("0", "0", vec![]),
            ("T", "T", vec![]),
        ] {
            let row = CoinRow::read(text).unwrap_or_default();
            assert_eq!((row.to_string().as_str(), row.heads()), (canonical, &heads[..]), "{text}");
        }
        let long = "H".repeat(MOST_COINS + 1);
        for (text, at) in [("", 0), ("HX", 1), ("H0", 1), ("00", 0), ("H,T", 1), (long.as_str(), 64)] {
            assert_eq!(CoinRow::read(text).map_err(|error| error.at), Err(at), "{text}");
        }
    }

    #[test]
    fn coins_turn_both_ways() {
        let row = CoinRow::of(&[8, 2, 4, 5]);
        assert_eq!(row.to_string(), "TTHTHHTTH");
        assert_eq!(row.turned(&[3, 8]).to_string(), "TTHHHHTTT");
        assert_eq!(CoinRow::alone(5).turned(&[3, 5]).heads(), [3]);
    }
}
