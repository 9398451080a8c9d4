//! Lines from the derivation that the game itself gives.
use super::{Line, Reply};
use crate::core::{Block, Convention, Game};

/// Longest table that is gone through.
const ROWS: usize = 16;
/// Widest table whose rows only tell.
const TELLING: usize = 3;

/// The lines that derive the value of a component. The last line asks for it.
pub fn of(game: &dyn Game, part: usize, value: u64) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut blocks = game.why(part, Convention::Normal).blocks;
    // The rule comes first, before the table that uses it.
    let rule = blocks.iter().position(|block| matches!(block, Block::Text { .. }));
    if let (Some(Block::Table { .. }), Some(at)) = (blocks.first(), rule) {
        blocks[..=at].rotate_right(1);
    }
    for block in blocks {
        match block {
            Block::Text { text } => lines.push(Line::tell(text)),
            Block::Table { head, rows, own: None } => lines.extend(table(&head, &rows)),
            Block::Figures { figures } => {
                lines.extend(figures.into_iter().map(|figure| Line::tell(figure.text)))
            }
            Block::Result { text, .. } => {
                lines.push(Line::number("So what is the value?", value).then(text));
                return lines;
            }
            // These blocks are not on the way to the value.
            Block::Table { .. }
            | Block::Source { .. }
            | Block::Correction { .. }
            | Block::Values(_)
            | Block::Options { .. } => {}
        }
    }
    lines.push(Line::number("So what is the value?", value));
    lines
}

/// All that is told of an outcome.
pub fn outcome_lines(game: &dyn Game, convention: Convention) -> Vec<Line> {
    let texts = game.why(0, convention).blocks.into_iter().filter_map(|block| match block {
        Block::Text { text } | Block::Result { text, .. } => Some(text),
        _ => None,
    });
    texts.filter(|text| !text.is_empty()).map(Line::tell).collect()
}

/// The rows of a table, or its columns where its last row has the values.
fn table(head: &[String], rows: &[Vec<String>]) -> Vec<Line> {
    if rows.len() > ROWS || head.len() > ROWS {
        return Vec::new();
    }
    if let Some((last, above)) = rows.split_last().filter(|(last, _)| is_value(last)) {
        return (1..last.len()).filter_map(|at| column(head, above, at, &last[at])).collect();
    }
    let all: Vec<Option<Line>> = rows.iter().map(|row| asked(head, row)).collect();
    if all.iter().all(Option::is_none)
        && (head.len() > TELLING || rows.first().is_some_and(|row| is_value(row)))
    {
        return Vec::new();
    }
    let lines = rows.iter().zip(all);
    lines.map(|(row, line)| line.unwrap_or_else(|| Line::tell(row.join(" ")))).collect()
}

fn is_value(row: &[String]) -> bool {
    row.len() > 1 && row[0] == "value" && row[1..].iter().all(|cell| plain(cell).parse::<u64>().is_ok())
}

/// "take 1, leaves 5: value?"
fn column(head: &[String], above: &[Vec<String>], at: usize, value: &str) -> Option<Line> {
    let cell = |row: &[String]| Some(format!("{} {}", row.first()?, row.get(at)?));
    let mut words = vec![cell(head)?];
    for row in above {
        words.push(cell(row)?);
    }
    Some(Line::number(format!("{}: which value?", words.join(", ")), plain(value).parse().ok()?))
}

/// A row that has a question, or a number at its end.
fn asked(head: &[String], row: &[String]) -> Option<Line> {
    let (last, given) = row.split_last()?;
    if given.last().is_some_and(|cell| cell.ends_with('?')) {
        return Some(Line::ask(given.join(" "), reply(last)?).then(last));
    }
    let number = plain(last).parse().ok().filter(|_| row.len() == head.len())?;
    let named = |(head, cell): (&String, &String)| {
        if head.is_empty() { cell.clone() } else { format!("{head} {cell}") }
    };
    let words: Vec<String> = head.iter().zip(given).map(named).collect();
    Some(Line::number(format!("{}: {}?", words.join(", "), head.last()?), number))
}

/// The answer that a cell of a table gives.
fn reply(cell: &str) -> Option<Reply> {
    match plain(cell) {
        cell if cell.starts_with("yes") => Some(Reply::Yes),
        cell if cell.starts_with("no") => Some(Reply::No),
        cell if cell.starts_with("equal") || cell.contains(" = ") => Some(Reply::Equal),
        _ => None,
    }
}

/// A cell without its emphasis.
fn plain(cell: &str) -> &str {
    cell.trim_matches('*').trim_start_matches('∗')
}
