//! Why a position has its value: the form of each pile, or all that its ends leave.
use super::{
    rows::{Row, Rows},
    table::Table,
    take::{End, Take},
};
use crate::core::{phrase::list, why::Why};
use crate::games::stacks::piles;

/// The derivation for normal play.
pub fn normal(position: &Rows) -> Why {
    let tables: Vec<Table> = position.0.iter().map(|row| Table::new(&row.colours())).collect();
    let values: Vec<u64> = tables.iter().map(|table| table.value(0, 0)).collect();
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let piles = position.0.iter().zip(&tables);
    let line = |(row, table): (&Row, &Table)| {
        vec![piles::text(&row.runs), table.value(0, 0).to_string(), reason(row, table)]
    };
    let why = Why::default()
        .text("For two ends no rule like the eeny-meeny rule is known. Of each pile the values of all that can be left are found from the short to the long: what is left is a stretch of the pile, and its value is the least that neither end leaves.")
        .table(["pile", "value", "why"], piles.map(line).collect());
    let terms: Vec<String> = values.iter().map(u64::to_string).collect();
    let why = if values.len() > 1 {
        why.text(format!("The nim-sum of the piles is ${} = {sum}$.", terms.join(" ⊕ ")))
    } else {
        why
    };
    why.result(format!("value {sum}"), "The nim-sum of the piles.")
        .source("Taking balls from both ends", "Liu and Britton, 4.2; the values by this program")
}

/// Why a pile has its value, in a sentence.
fn reason(row: &Row, table: &Table) -> String {
    let lengths = row.lengths();
    let mirrored = lengths.iter().eq(lengths.iter().rev());
    match lengths[..] {
        [] => "nothing is left".into(),
        [length] => format!("one run: a pile of {length} in Nim"),
        [a, b] => format!("two runs never meet: piles of {a} and {b} in Nim"),
        _ if mirrored && lengths.len().is_multiple_of(2) => {
            "a mirror image with an even number of runs: copy each move at the other end".into()
        }
        _ => {
            let left = |end: End| -> String {
                let take = |count| Take { pile: 0, end, count };
                let values = (1..=row.reach(end)).map(|count| table.after(&take(count)).to_string());
                list(&values.collect::<Vec<_>>())
            };
            format!("the ground leaves {}, the top {}", left(End::Ground), left(End::Top))
        }
    }
}
