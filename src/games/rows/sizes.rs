//! The sizes of rows, in words.
use super::line::Line;

/// The sizes of the rows: "1 + 3 + 7".
pub fn sizes(line: &Line) -> String {
    line.rows().map(|row| row.size().to_string()).collect::<Vec<_>>().join(" + ")
}

/// Up to how many rows all are named that a move leaves, and how many near the move are named where there are more.
const NAMED: usize = 50;
const ABOUT: usize = 12;

/// The sizes of the rows that a move leaves; of very many only those near row `group`, and how many more there are:
/// "2 + 1 + 3 + 2988 more". Every listed move holds such a text, which would else be as long as the line.
pub fn sizes_about(line: &Line, group: usize) -> String {
    let all = line.rows().count();
    if all <= NAMED {
        return sizes(line);
    }
    let from = group.saturating_sub(ABOUT / 2).min(all - ABOUT);
    let near = line.rows().skip(from).take(ABOUT).map(|row| row.size().to_string());
    near.chain([format!("{} more", all - ABOUT)]).collect::<Vec<_>>().join(" + ")
}
