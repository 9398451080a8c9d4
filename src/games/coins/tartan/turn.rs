//! Moves on a board: the rows and the columns where coins are turned.
use crate::core::{
    grouped::format_number,
    notation::{NotationError, Scanner},
};
use crate::games::coins::{grid::MOST_LINES, theory::Block};
use std::fmt;

/// The rows and the columns, by the numbers that people call them, ascending. Written `1.4x2.4` or `98.100x97-100`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub rows: Vec<u64>,
    pub columns: Vec<u64>,
}

/// Ascending numbers in stretches: three or more consecutive numbers as one stretch, all others alone.
fn stretches(lines: &[u64]) -> Vec<&[u64]> {
    let mut all = Vec::new();
    for stretch in lines.chunk_by(|a, b| a + 1 == *b) {
        if stretch.len() > 2 { all.push(stretch) } else { all.extend(stretch.chunks(1)) }
    }
    all
}

/// The stretches as people write them: `98`, `97–100`.
pub fn spoken(lines: &[u64]) -> Vec<String> {
    let one = |stretch: &&[u64]| match stretch {
        [first, .., last] => format!("{first}–{last}"),
        _ => stretch.iter().map(u64::to_string).collect(),
    };
    stretches(lines).iter().map(one).collect()
}

/// "rows 98 and 100", "column 2".
pub fn named(noun: &str, lines: &[u64]) -> String {
    let s = if lines.len() == 1 { "" } else { "s" };
    let numbers = spoken(lines);
    match &numbers[..] {
        [rest @ .., last] if !rest.is_empty() => format!("{noun}{s} {} and {last}", rest.join(", ")),
        _ => format!("{noun}{s} {}", numbers.concat()),
    }
}

/// "rows 98, 100", "column 2": in few words.
fn brief(noun: &str, lines: &[u64]) -> String {
    let s = if lines.len() == 1 { "" } else { "s" };
    format!("{noun}{s} {}", spoken(lines).join(", "))
}

/// A number of coins within a sentence: small ones as words.
fn in_words(n: usize) -> String {
    const SMALL: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    SMALL.get(n).map_or_else(|| format_number(n as u64), |word| (*word).into())
}

impl Turn {
    /// Which coins are turned: "the eight coins in rows 98, 100 and columns 97–100".
    pub fn coins_text(&self) -> String {
        let coins = in_words(self.rows.len() * self.columns.len());
        format!("the {coins} coins in {} and {}", brief("row", &self.rows), brief("column", &self.columns))
    }
    /// The same for the history: "rows 98, 100 × columns 97–100".
    pub fn history_text(&self) -> String {
        format!("{} × {}", brief("row", &self.rows), brief("column", &self.columns))
    }
    pub fn of(block: Block, origin: u64) -> Self {
        let up = |lines: Vec<u64>| lines.into_iter().map(|line| line + origin).collect();
        Self { rows: up(block.rows), columns: up(block.columns) }
    }
    /// The block that the move turns, counted from 0; none if a row or a column is before the first.
    pub fn block(&self, origin: u64) -> Option<Block> {
        let down =
            |lines: &[u64]| lines.iter().map(|line| line.checked_sub(origin)).collect::<Option<Vec<u64>>>();
        Some(Block { rows: down(&self.rows)?, columns: down(&self.columns)? })
    }
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let rows = lines(&mut scan, "the number of a row")?;
        if !scan.eat('x') {
            return Err(NotationError::syntax(scan.at(), "a dot, a dash or x and columns"));
        }
        let columns = lines(&mut scan, "the number of a column")?;
        if scan.done() {
            Ok(Self { rows, columns })
        } else {
            Err(NotationError::syntax(scan.at(), "a dot, a dash or the end"))
        }
    }
}

fn lines(scan: &mut Scanner, what: &str) -> Result<Vec<u64>, NotationError> {
    let mut lines: Vec<u64> = Vec::new();
    loop {
        let at = scan.at();
        let first = scan.number(MOST_LINES, what)?;
        let to = if scan.eat('-') { scan.number(MOST_LINES, what)? } else { first };
        if to < first || lines.last().is_some_and(|last| *last >= first) {
            return Err(NotationError::syntax(at, format!("{what}, in rising order")));
        }
        lines.extend(first..=to);
        if !scan.eat('.') {
            return Ok(lines);
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = |lines: &[u64]| spoken(lines).join(".").replace('–', "-");
        write!(f, "{}x{}", written(&self.rows), written(&self.columns))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_moves() {
        let read = |text: &str| Turn::read(text).map(|turn| turn.to_string());
        assert_eq!(read("98.100x97.98-100").as_deref(), Ok("98.100x97-100"));
        assert_eq!(read("1x2-3").as_deref(), Ok("1x2.3"));
        for (text, at) in
            [("", 0), ("1", 1), ("1x", 2), ("2.1x1", 2), ("3-2x1", 0), ("1x1.1", 4), ("1x1 ", 3)]
        {
            assert_eq!(read(text).map_err(|error| error.at), Err(at), "{text}");
        }
        assert_eq!(named("row", &[98, 100]), "rows 98 and 100");
        assert_eq!(named("column", &[97, 98, 99, 100]), "columns 97–100");
        assert_eq!(named("row", &[0, 1, 4]), "rows 0, 1 and 4");
        let turn = |rows: &[u64], columns: &[u64]| Turn { rows: rows.into(), columns: columns.into() };
        assert_eq!(turn(&[3, 4], &[3, 4]).coins_text(), "the four coins in rows 3, 4 and columns 3, 4");
        assert_eq!(
            turn(&[98, 100], &[97, 98, 99, 100]).coins_text(),
            "the eight coins in rows 98, 100 and columns 97–100"
        );
        assert_eq!(turn(&[2], &[1, 2, 3]).coins_text(), "the three coins in row 2 and columns 1–3");
        let many: Vec<u64> = (1..=50).collect();
        assert_eq!(turn(&many, &many).history_text(), "rows 1–50 × columns 1–50");
        assert_eq!(turn(&many, &many).coins_text(), "the 2\u{202f}500 coins in rows 1–50 and columns 1–50");
    }
}
