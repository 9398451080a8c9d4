//! Why a board of coins has its value.
use super::rule::{self, Rule};
use crate::core::{nimber::mex, why::Why};
use crate::games::coins::{
    grid::CoinGrid,
    theory::{Place, Tartan, acrostic},
};
use kernels::nimbers::explain;

pub const MISERE: &str = "In misère play values do not add. Nor is a board then equivalent to heaps, where two equal heaps \
     would stay on the table: a coin turned twice is back at tails.";
/// Most heads in the table, and most terms of a sum that are written out.
const LISTED: usize = 20;

/// The derivation for one head.
pub fn why(rule: &Rule, position: &CoinGrid, part: usize) -> Why {
    let Some(&head) = position.heads().get(part) else { return Why::default() };
    match rule {
        Rule::Acrostic => twins(position, head),
        Rule::Product(tartan) => product(tartan, position, head),
    }
}

/// The nim-sum of the heads in words, such as `3 ⊕ 1 ⊕ 6 = 4`, cut short where there are many; none for one head.
fn together(values: &[u64]) -> Option<String> {
    let mut terms: Vec<String> = values.iter().take(LISTED).map(u64::to_string).collect();
    if values.len() > LISTED {
        terms.push("…".into());
    }
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    (values.len() > 1).then(|| format!("The nim-sum of the heads is ${} = {sum}$.", terms.join(" ⊕ ")))
}

fn result(why: Why, position: &CoinGrid, head: Place, value: u64) -> Why {
    why.result(format!("value {value}"), format!("That of {}, alone on the board.", position.label(head)))
}

/// The mex over the options in the row and in the column.
fn twins(position: &CoinGrid, head @ (row, column): Place) -> Why {
    let listed = |values: &[u64]| {
        let some: Vec<String> = values.iter().take(LISTED).map(u64::to_string).collect();
        let more = if values.len() > LISTED { ", …" } else { "" };
        if some.is_empty() { "none".into() } else { format!("{}{more}", some.join(", ")) }
    };
    let along: Vec<u64> = (0..column).map(|b| acrostic::value((row, b))).collect();
    let down: Vec<u64> = (0..row).map(|a| acrostic::value((a, column))).collect();
    let mut all = along.iter().chain(&down).copied().collect();
    let value = mex(&mut all).0;
    let label = position.label(head);
    let options = vec![
        vec![format!("in row {row}"), listed(&along)],
        vec![format!("in column {column}"), listed(&down)],
    ];
    let why = Why::default()
        .text("A board is the sum of its heads, each alone: a coin turned twice shows what it showed.")
        .text(format!("Turning {label} with another coin leaves that one as a head, of value"))
        .table(["the other coin", "values"], options);
    let why = result(why, position, head, value).text(format!(
        "{value} = {row} ⊕ {column} is the least number that is not among them: they are the options of two heaps of {row} and \
         {column}, and so it is with every head."
    ));
    let values: Vec<u64> = position.heads().iter().map(|head| acrostic::value(*head)).collect();
    let why = match together(&values) {
        Some(sum) => why.text(sum),
        None => why,
    };
    why.source("Acrostic Twins", "Ferguson, Part I, 5.2.1")
}

fn product(tartan: &Tartan, position: &CoinGrid, head: Place) -> Why {
    let games = [&tartan.rows.code, &tartan.columns.code];
    let [rows, columns] = games.map(rule::name);
    let said = |code: &str, which: &str, words: String| format!("{which} as in *{code}*: {words}");
    let why = Why::default().text(format!(
        "A move turns the coins where the rows of a move of *{rows}* meet the columns of a move of *{columns}*; the one \
         at the lower right goes from heads to tails."
    ));
    let why = if rows == columns {
        why.text(said(&rows, "Rows and columns", games[0].words()))
    } else {
        why.text(said(&rows, "Rows", games[0].words())).text(said(&columns, "Columns", games[1].words()))
    };
    let number = |value: Option<u64>| value.map_or("?".into(), |value| value.to_string());
    let of = |head: &Place| {
        let (v1, v2) = (tartan.rows.value(head.0), tartan.columns.value(head.1));
        let value = number(tartan.value(*head));
        vec![position.label(*head), number(v1), number(v2), value]
    };
    // The head that is explained is always in the table.
    let others = position.heads().iter().filter(|other| **other != head).take(LISTED - 1);
    let mut listed: Vec<Place> = others.copied().chain([head]).collect();
    listed.sort_unstable();
    let mut table: Vec<Vec<String>> = listed.iter().map(of).collect();
    if position.heads().len() > listed.len() {
        table.push(vec!["…".into()]);
    }
    let why = why
        .text("The board is the sum of its heads, each alone, and each is worth the nim-product of its row and its column.")
        .table(["coin", "row", "column", "⊗"], table);
    let (Some(v1), Some(v2)) = (tartan.rows.value(head.0), tartan.columns.value(head.1)) else {
        return why
            .text(format!("The value of {} is not known: finding it takes too long.", position.label(head)));
    };
    let explained = explain(v1.into(), v2.into());
    let why = result(why, position, head, explained.value as u64);
    let why = if v1.min(v2) > 1 {
        why.text(format!("{}.", explained.lines(LISTED).join(" = "))).text(RULES)
    } else {
        why
    };
    let values: Option<Vec<u64>> = position.heads().iter().map(|head| tartan.value(*head)).collect();
    let why = match values.and_then(|values| together(&values)) {
        Some(sum) => why.text(sum),
        None => why,
    };
    why.source("Tartan theorem", "Ferguson, Part I, 5.4")
}

const RULES: &str = "The two rules of 5.3: (i) a Fermat 2-power 2, 4, 16, 256, … times a smaller number is their ordinary \
     product; (ii) times itself it is one and a half times itself. All else follows by multiplying out.";
