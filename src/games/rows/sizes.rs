//! The sizes of rows, in words.
use super::line::Line;

/// "1 + 3 + 7".
pub fn sizes(line: &Line) -> String {
    line.rows().map(|row| row.size().to_string()).collect::<Vec<_>>().join(" + ")
}

/// Of more rows than these a move names only so many about it that it leaves.
const NAMED: usize = 50;
const ABOUT: usize = 12;

/// The same of the rows that a move leaves; of very many those about the row of this number, and how many more there
/// are: "2 + 1 + 3 + 2988 more". Each of the moves that are listed says so, which would be as long as the line.
pub fn sizes_about(line: &Line, group: usize) -> String {
    let all = line.rows().count();
    if all <= NAMED {
        return sizes(line);
    }
    let from = group.saturating_sub(ABOUT / 2).min(all - ABOUT);
    let near = line.rows().skip(from).take(ABOUT).map(|row| row.size().to_string());
    near.chain([format!("{} more", all - ABOUT)]).collect::<Vec<_>>().join(" + ")
}
