//! Why a vertex is won, lost or drawn: its value, step by step.
use super::{drawing::Drawing, tokens::Tokens};
use crate::core::{analysis::Outcome, loopy::LoopyValue, why::Why};

/// Most vertices whose values are listed.
const LISTED: usize = 24;

/// The derivation for normal play.
pub fn normal(graph: &Drawing, labels: &[LoopyValue], tokens: &Tokens) -> Why {
    let mut order: Vec<usize> = (0..graph.len()).collect();
    let when = |at: &usize| match &labels[*at] {
        LoopyValue::Value { found_at: order, .. } => *order,
        LoopyValue::Endless(_) => u64::MAX,
    };
    order.sort_by_key(when);
    let endless = labels.iter().any(|label| label.value().is_none());
    let name = |at: usize| format!("*{}*", graph.names[at]);
    let followers = |at: usize| {
        let all: Vec<String> =
            graph.followers[at].iter().map(|to| format!("{} {}", name(*to), labels[*to].text())).collect();
        if all.is_empty() { "none: play ends".to_string() } else { all.join(", ") }
    };
    let row = |at: &usize| vec![name(*at), followers(*at), labels[*at].text()];
    let mut why = Why::default().text(
        "Vertices without arrows have value 0. Any other gets the least number that none of its followers has (the mex), as soon as they are known. The rows stand in the order in which that can be done.",
    );
    why = why.table(["vertex", "followers", "value"], order.iter().take(LISTED).map(row).collect());
    if graph.len() > LISTED {
        why = why.text(format!("And {} vertices more.", graph.len() - LISTED));
    }
    if endless {
        why = why.text("A vertex may get its value before all followers have theirs: if from each of these the other player can come back to that value at once. What is left has none (∞): play can go on for ever. Beside it stand the values of the followers that have one: the player to move wins if the rest of the game has one of them, and it is a draw if not.");
    }
    let total = LoopyValue::sum(tokens.at.iter().map(|at| &labels[*at]));
    if tokens.at.len() > 1 {
        let row = |at: &usize| vec![name(*at), labels[*at].text()];
        why = why.table(["token on", "value"], tokens.at.iter().map(row).collect()).text("The values are added as nimbers. One that is ∞ takes the others along; two that are ∞ make a draw.");
    }
    let said = match total.outcome() {
        Outcome::N => "The player to move wins.",
        Outcome::P => {
            "Every move can be answered by one to value 0, and earlier in the order each time, so that play ends."
        }
        Outcome::D => "Whoever leaves the cycle loses, so that nobody does.",
    };
    let chip = match &total {
        LoopyValue::Value { value, .. } => format!("value {value}"),
        LoopyValue::Endless(_) => format!("value {}", total.text()),
    };
    why.result(chip, said).source(
        if endless { "Smith’s and Fraenkel’s values" } else { "The Sprague-Grundy function" },
        if endless { "Ferguson, Part I, 3.4" } else { "Ferguson, Part I, 3.2" },
    )
}

/// The derivation for misère play, where values say nothing.
pub fn misere() -> Why {
    Why::default().text("In misère play whoever cannot move wins.").worked_back("the vertices without arrows")
}
