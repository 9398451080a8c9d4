//! Texts and tables for a terminal.
use std::io::{Result, Write};

/// A text without the markup of `why`, and its numbers without spaces between the digits.
pub fn plain(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '*' | '$' | '~' | '\u{202f}')).collect()
}

/// Writes rows in columns as wide as they need, all cells flush right.
///
/// # Errors
/// Those of the stream.
pub fn table(rows: &[Vec<String>], output: &mut dyn Write) -> Result<()> {
    let length = |text: &String| text.chars().count();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column| rows.iter().filter_map(|row| row.get(column)).map(length).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        for (text, width) in row.iter().zip(&widths) {
            write!(output, "  {text:>width$}")?;
        }
        writeln!(output)?;
    }
    Ok(())
}

/// The first entries of a list, at most `most`, separated by blanks, and how many more of `count` there are; "none"
/// where `count` is 0.
pub fn list<T: std::fmt::Display>(all: &[T], most: usize, count: usize) -> String {
    let shown: Vec<String> = all.iter().take(most).map(T::to_string).collect();
    match count - shown.len().min(count) {
        0 if count == 0 => "none".into(),
        0 => shown.join(" "),
        more => format!("{} and {more} more", shown.join(" ")),
    }
}
