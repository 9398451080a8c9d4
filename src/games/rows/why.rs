//! Why a row has its value: what its moves leave, and the table that repeats.
use super::{RowGame, RowMove, find};
use crate::core::{
    nimber::Nimber,
    ruleset::{Component, Ruleset, goal},
    scene::SumContext,
    why::{TablePeriod, ValueTable, Why},
};
use crate::games::{
    heaps::codes::Period,
    rows::line::{Line, Standing},
};

/// Most values that are shown where none are known to repeat.
const SHOWN: u64 = 72;

/// The derivation for one row, which the text calls by the number that `seat` gives it.
pub fn why(rules: &RowGame, position: &Line, row: Standing, part: usize, seat: SumContext) -> Why {
    let (noun, size, number) = (rules.card.piece, row.size(), seat.number(part));
    let plural = if size == 1 { "" } else { "s" };
    let Some(value) = rules.values.value(size) else {
        return Why::default()
            .text(format!("The row is too long for its value to be known: {size} {noun}s."));
    };
    let together = sum(rules, position).unwrap_or_default();
    // What needs no theory comes first.
    let plain = twins(rules, position).filter(|_| seat.alone).unwrap_or_default();
    let why = Why::default()
        .text(format!("{plain}Row {number} has {size} {noun}{plural} and value {value}.{together}"));
    let period = rules.values.period();
    let chip = format!("value {value}");
    let why = match find::option_values(&rules.values, rules.kind.beside, rules.kind.counts(), size) {
        Some(left) if left.is_empty() => why.result(chip, "No move is left in it."),
        Some(left) => {
            let left: Vec<String> = left.iter().map(u64::to_string).collect();
            why.result(
                chip,
                format!(
                    "Its moves lead to values {}: {value} is their mex, the least number not among them.",
                    left.join(", ")
                ),
            )
        }
        None => why.result(chip, ""),
    };
    let total = rules.theorem(position).filter(|_| seat.alone);
    let why = match total {
        Some(total) => {
            let name =
                if position.rows().nth(1).is_some() { format!("row {number}") } else { "the row".into() };
            let component = Component { position: Line::alone(row), groups: vec![] };
            why.text(goal(rules, position, &component, &name, [value, total.0]))
        }
        None => why,
    };
    let why = table(why, rules, position, period);
    match period {
        Some(Period { start, length, checked, .. }) => why
            .text(format!(
                "From *n* = {start} on the values repeat with period {length}. This is proved: the values up to *n* = {} were \
                 compared, and by the theorem that suffices.",
                checked.saturating_sub(1)
            ))
            .source("Octal periodicity theorem", "Guy and Smith, 1956"),
        None => why.text("No period of these values is known. They were found by computing all smaller rows."),
    }
    .source(format!("Code {}", rules.kind.code), rules.card.source)
}

/// How to play two equal rows, or one row that a move in its middle divides into two equal rows.
fn twins(rules: &RowGame, position: &Line) -> Option<String> {
    let rows: Vec<Standing> = position.rows().collect();
    match rows[..] {
        [one, other] if one.size() == other.size() => Some(
            "The two rows are equal: whatever is done in one, the other player does in the other. ".into(),
        ),
        [row] => {
            let even = |count: &u64| *count < row.size() && (row.size() - count).is_multiple_of(2);
            let count = rules.kind.counts().find(even)?;
            let middle = RowMove { from: row.from + (row.size() - count) / 2, count };
            let gone = rules.kind.gone(row, middle);
            (gone.from > row.from).then(|| {
                let middle = rules.phrase(middle);
                format!("**{middle}**, then mirror every move. ")
            })
        }
        _ => None,
    }
}

/// The table of values up to where they repeat, in rows of one period or half of one, with the sizes on the board.
fn table(why: Why, rules: &RowGame, position: &Line, period: Option<Period>) -> Why {
    let (columns, start, shown) = match period {
        None => (12, SHOWN, SHOWN),
        Some(Period { start, length, .. }) => {
            let columns = if length > 20 && length.is_multiple_of(2) { length / 2 } else { length };
            let start = start.next_multiple_of(columns);
            (columns, start, start + length)
        }
    };
    let values: Option<Vec<u64>> = (0..shown).map(|n| rules.values.value(n)).collect();
    let Some(values) = values else { return why };
    let differs = |(n, length): (u64, u64)| {
        let later = n + (start - n).div_ceil(length) * length;
        values.get(n as usize) != values.get(later as usize)
    };
    let exceptions = match period {
        Some(Period { start, length, .. }) => (0..start).filter(|n| differs((*n, length))).collect(),
        None => vec![],
    };
    let cell = |size: u64| if size < shown { size } else { start + (size - start) % (shown - start).max(1) };
    let mut used: Vec<u64> = position.rows().map(|row| cell(row.size())).filter(|n| *n < shown).collect();
    used.sort_unstable();
    used.dedup();
    let repeats = period.map(|period| TablePeriod { row: start, start: period.start, length: period.length });
    why.values(ValueTable { columns, values, exceptions, used, repeats })
}

/// "∗1 ⊕ ∗6 = ∗7" for several rows.
fn sum(rules: &RowGame, position: &Line) -> Option<String> {
    let values: Vec<Nimber> =
        position.rows().map(|row| rules.values.value(row.size()).map(Nimber)).collect::<Option<_>>()?;
    (2..=8).contains(&values.len()).then(|| {
        let terms: Vec<String> = values.iter().map(Nimber::to_string).collect();
        format!(" The nim-sum of the rows is {} = {}.", terms.join(" ⊕ "), values.into_iter().sum::<Nimber>())
    })
}
