//! Coins in rows and columns, heads or tails.
use crate::core::notation::{NotationError, Scanner};
use crate::games::coins::theory::Place;
use std::{collections::BTreeSet, fmt};

/// Most rows and most columns: the number of a coin has to fit into the number of a group.
pub const MOST_LINES: u64 = 180;

/// A board of coins, counted from 0 at the northwest. Written `5x5:1,3+3,2+4,4`: the numbers of rows and of columns,
/// then the row and the column of each head by the numbers that people call them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoinGrid {
    pub rows: u64,
    pub columns: u64,
    /// The number that people call the first row and the first column by.
    pub origin: u64,
    /// The places of the coins that show heads, ascending.
    heads: Vec<Place>,
}

impl CoinGrid {
    /// A board with these heads, in any order.
    pub fn new(rows: u64, columns: u64, origin: u64, heads: impl IntoIterator<Item = Place>) -> Self {
        let mut heads: Vec<Place> = heads.into_iter().collect();
        heads.sort_unstable();
        heads.dedup();
        Self { rows, columns, origin, heads }
    }
    /// The smallest board with these heads.
    pub fn around(heads: Vec<Place>, origin: u64) -> Self {
        let size = |of: fn(&Place) -> u64| heads.iter().map(of).max().map_or(1, |last| last + 1);
        Self::new(size(|place| place.0), size(|place| place.1), origin, heads)
    }
    /// The board that a text denotes: the size with the places of heads, or rows of H for heads and T for tails with
    /// dots or blanks between them.
    pub fn read(text: &str, origin: u64) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text.trim_end());
        scan.blanks();
        match scan.peek() {
            Some(c) if c.is_ascii_digit() => listed(&mut scan, origin),
            Some(_) => drawn(&mut scan, origin),
            None => Err(NotationError::syntax(scan.at(), "a size such as 5x5, or H or T")),
        }
    }
    pub fn heads(&self) -> &[Place] {
        &self.heads
    }
    pub fn shows_heads(&self, place: Place) -> bool {
        self.heads.binary_search(&place).is_ok()
    }
    /// The number of a coin as a piece, from 1, row by row.
    pub fn n(&self, (row, column): Place) -> u64 {
        row * self.columns + column + 1
    }
    /// The place of a piece; none if it is not on the board.
    pub fn place(&self, n: u64) -> Option<Place> {
        let at = n.checked_sub(1).filter(|at| *at < self.rows * self.columns)?;
        Some((at / self.columns, at % self.columns))
    }
    /// What people call a coin: `(1,3)`.
    pub fn label(&self, (row, column): Place) -> String {
        format!("({},{})", row + self.origin, column + self.origin)
    }
    /// The same board with other heads.
    pub fn with(&self, heads: Vec<Place>) -> Self {
        Self { heads, ..*self }
    }
    /// The board after turning these coins.
    pub fn turned(&self, coins: impl Iterator<Item = Place>) -> Self {
        let mut heads: BTreeSet<Place> = self.heads.iter().copied().collect();
        for coin in coins {
            if !heads.remove(&coin) {
                heads.insert(coin);
            }
        }
        self.with(heads.into_iter().collect())
    }
}

/// Reads `5x5:1,3+3,2`.
fn listed(scan: &mut Scanner, origin: u64) -> Result<CoinGrid, NotationError> {
    let mut size = [0; 2];
    for (n, (side, what)) in size.iter_mut().zip(["a number of rows", "a number of columns"]).enumerate() {
        let at = scan.at();
        *side = scan.number(MOST_LINES, what)?;
        if *side == 0 {
            return Err(NotationError::not_allowed(at, format!("{what} from 1 on")));
        }
        if n == 0 && !scan.eat('x') && !scan.eat('×') {
            return Err(NotationError::syntax(scan.at(), "x and a number of columns"));
        }
    }
    let mut heads = Vec::new();
    if !scan.done() && !scan.eat(':') {
        return Err(NotationError::syntax(scan.at(), ": and the places of heads"));
    }
    while !scan.done() {
        let row = line(scan, size[0], origin, "a row")?;
        if !scan.eat(',') {
            return Err(NotationError::syntax(scan.at(), "a comma and a column, as in 1,3"));
        }
        heads.push((row, line(scan, size[1], origin, "a column")?));
        if !scan.done() && (!scan.eat('+') || scan.done()) {
            return Err(NotationError::syntax(scan.at(), "+ and the place of a head"));
        }
    }
    Ok(CoinGrid::new(size[0], size[1], origin, heads))
}

/// The number of a row or a column that the board has, counted from 0.
fn line(scan: &mut Scanner, lines: u64, origin: u64, what: &str) -> Result<u64, NotationError> {
    let at = scan.at();
    let number = scan.number(lines + origin - 1, &format!("{what} from {origin} on,"))?;
    number.checked_sub(origin).ok_or_else(|| NotationError::not_allowed(at, format!("{what} from 1 on")))
}

/// Reads `THT.TTH`.
fn drawn(scan: &mut Scanner, origin: u64) -> Result<CoinGrid, NotationError> {
    let (mut heads, mut columns, mut row, mut column) = (Vec::new(), 0, 0, 0);
    while let Some(c) = scan.peek() {
        let at = scan.at();
        match c.to_ascii_uppercase() {
            'H' | 'T' => {
                if c.eq_ignore_ascii_case(&'h') {
                    heads.push((row, column));
                }
                column += 1;
                columns = columns.max(column);
            }
            c if (c == '.' || c.is_whitespace()) && column > 0 => (row, column) = (row + 1, 0),
            c if c.is_whitespace() => {}
            _ => return Err(NotationError::syntax(at, "H or T")),
        }
        if columns.max(row + 1) > MOST_LINES {
            return Err(NotationError::too_large(at, format!("at most {MOST_LINES} rows and columns")));
        }
        scan.bump();
    }
    if column == 0 {
        return Err(NotationError::syntax(scan.at(), "H or T"));
    }
    Ok(CoinGrid::new(row + 1, columns, origin, heads))
}

impl fmt::Display for CoinGrid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)?;
        for (n, (row, column)) in self.heads.iter().enumerate() {
            let before = if n == 0 { ':' } else { '+' };
            write!(f, "{before}{},{}", row + self.origin, column + self.origin)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_boards() {
        let display = "5x5:1,3+3,2+4,4";
        for (text, origin, canonical) in [
            (display, 0, display),
            ("TTTTT TTTHT TTTTT TTHTT TTTTH", 0, display),
            ("ttttt.ttth.t.tth.tttth", 0, display),
            ("5×5:4,4+3,2+1,3+4,4 ", 0, display),
            ("2x3:", 1, "2x3"),
            ("h", 1, "1x1:1,1"),
        ] {
            assert_eq!(CoinGrid::read(text, origin).map(|grid| grid.to_string()).as_deref(), Ok(canonical));
        }
        for (text, at) in [
            ("", 0),
            ("5", 1),
            ("0x5", 0),
            ("5x181", 2),
            ("5x5:6,1", 4),
            ("5x5:0,1", 4),
            ("5x5:1", 5),
            ("5x5:1,1+", 8),
            ("5x5;", 3),
            ("HX", 1),
            ("H.", 2),
            (".H", 0),
        ] {
            assert_eq!(CoinGrid::read(text, 1).map_err(|error| error.at), Err(at), "{text}");
        }
    }
}
