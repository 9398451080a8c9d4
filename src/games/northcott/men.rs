//! Rows of squares with a white and a black man on each, and whose turn it is.
use crate::core::notation::{NotationError, Scanner};
use std::fmt;

/// Fewest and most squares of a row, and most rows.
pub const NARROWEST: u64 = 2;
pub const WIDEST: u64 = 12;
pub const ROWS: usize = 10;

/// The columns of the men, from 1. Written `2-6+3-5`, White's first, with `,b` where Black is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Men {
    /// White's and Black's column in each row.
    pub rows: Vec<[u64; 2]>,
    /// Who is to move: 0 White, 1 Black.
    pub turn: usize,
}

pub const SIDES: [&str; 2] = ["White", "Black"];

impl Men {
    pub fn read(text: &str, width: u64) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let mut men = Self { rows: Vec::new(), turn: 0 };
        loop {
            scan.blanks();
            if men.rows.len() == ROWS {
                return Err(NotationError::too_large(scan.at(), format!("at most {ROWS} rows")));
            }
            let white = column(&mut scan, width)?;
            if !scan.eat('-') {
                return Err(NotationError::syntax(scan.at(), "- and the column of the black man"));
            }
            let at = scan.at();
            let black = column(&mut scan, width)?;
            if white == black {
                return Err(NotationError::not_allowed(at, "another square than that of the white man"));
            }
            men.rows.push([white, black]);
            scan.blanks();
            if scan.done() {
                return Ok(men);
            }
            if scan.eat(',') {
                break;
            }
            if !scan.eat('+') {
                return Err(NotationError::syntax(scan.at(), "+ and a row, or ,b where Black is to move"));
            }
        }
        men.turn = match scan.rest().trim() {
            "w" => 0,
            "b" => 1,
            _ => return Err(NotationError::syntax(scan.at(), "w or b, for who is to move")),
        };
        Ok(men)
    }
    /// So many rows with the men anywhere, White to move.
    pub fn random(rng: &mut fastrand::Rng, rows: usize, width: u64) -> Self {
        let row = |_| {
            let white = rng.u64(1..=width);
            // Any other column.
            let black = (white + rng.u64(1..width) - 1) % width + 1;
            [white.min(black), white.max(black)]
        };
        Self { rows: (0..rows).map(row).collect(), turn: 0 }
    }
    /// The squares between the men of a row.
    pub fn gap(&self, row: usize) -> u64 {
        self.rows.get(row).map_or(0, |[white, black]| white.abs_diff(*black) - 1)
    }
    /// "row 1: White on 2, Black on 6, gap 3; White to move", for those who do not see the board.
    pub fn in_words(&self) -> String {
        let row = |(at, [white, black]): (usize, &[u64; 2])| {
            format!("row {}: White on {white}, Black on {black}, gap {}", at + 1, self.gap(at))
        };
        let rows: Vec<String> = self.rows.iter().enumerate().map(row).collect();
        format!("{}; {} to move", rows.join("; "), SIDES[self.turn])
    }
    pub fn gaps(&self) -> impl Iterator<Item = u64> {
        (0..self.rows.len()).map(|row| self.gap(row))
    }
    /// The columns that a man of the player to move can reach, in a row of such a width.
    pub fn reach(&self, row: usize, width: u64) -> impl Iterator<Item = u64> {
        let [own, other] = self.pair(row);
        let free = if own < other { 1..=other - 1 } else { other + 1..=width };
        free.filter(move |column| *column != own)
    }
    /// All moves on a board of such a width. Those that narrow a gap come first: who wins by these makes play end.
    pub fn steps(&self, width: u64) -> Vec<Step> {
        let of = |row| self.reach(row, width).map(move |to| Step { row, to });
        let mut steps: Vec<Step> = (0..self.rows.len()).flat_map(of).collect();
        steps.sort_by_key(|step| self.moved(*step).gap(step.row) > self.gap(step.row));
        steps
    }
    /// In a row, the column of the player to move and that of the other player.
    fn pair(&self, row: usize) -> [u64; 2] {
        let men = self.rows[row];
        [men[self.turn], men[1 - self.turn]]
    }
    pub fn moved(&self, step: Step) -> Self {
        let mut men = self.clone();
        if let Some(row) = men.rows.get_mut(step.row) {
            row[self.turn] = step.to;
        }
        men.turn = 1 - self.turn;
        men
    }
    /// How many squares the men of the player who has just moved are away from the far edge, added up.
    pub fn squares_behind(&self, width: u64) -> u64 {
        let of = |row: usize| {
            let [other, own] = self.pair(row);
            if own < other { width - own } else { own - 1 }
        };
        (0..self.rows.len()).map(of).sum()
    }
    /// A number for each row, the same for its mirror image; ascending.
    pub fn codes(&self, width: u64) -> Vec<u64> {
        let code = |[white, black]: [u64; 2]| 16 * white + black;
        let least = |men: &[u64; 2]| code(*men).min(code(men.map(|column| width + 1 - column)));
        let mut codes: Vec<u64> = self.rows.iter().map(least).collect();
        codes.sort_unstable();
        codes
    }
}

fn column(scan: &mut Scanner, width: u64) -> Result<u64, NotationError> {
    let at = scan.at();
    match scan.number(width, "a column")? {
        0 => Err(NotationError::syntax(at, format!("a column from 1 to {width}"))),
        column => Ok(column),
    }
}

impl fmt::Display for Men {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<String> = self.rows.iter().map(|[white, black]| format!("{white}-{black}")).collect();
        write!(f, "{}{}", rows.join("+"), if self.turn == 1 { ",b" } else { "" })
    }
}

/// A man of a row, counted from 0, goes to a column: `3-5`, the rows counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub row: usize,
    pub to: u64,
}

impl Step {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let row = scan.number(ROWS as u64, "a row")?;
        if row == 0 || !scan.eat('-') {
            return Err(NotationError::syntax(scan.at(), "a row, - and a column"));
        }
        let to = scan.number(WIDEST, "a column")?;
        if to == 0 || !scan.done() {
            return Err(NotationError::syntax(scan.at(), "a column from 1, and the end"));
        }
        Ok(Self { row: row as usize - 1, to })
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.row + 1, self.to)
    }
}
