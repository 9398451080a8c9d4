//! Why two heaps have their outcome: the pairs, one after the other, and which of them is near.
use super::golden::{PPositions, lower};
use crate::core::{analysis::Outcome, nimber::Nimber, why::Why};

/// Most pairs that are written out.
const PAIRS: u64 = 9;

fn pairs(why: Why) -> Why {
    let row = |name: &str, cell: &dyn Fn(u64) -> u64| {
        [vec![name.to_string()], (0..PAIRS).map(|n| cell(n).to_string()).collect()].concat()
    };
    why.rows(row("*n*", &|n| n), vec![row("$a_n$", &lower), row("$b_n$", &|n| lower(n) + n)])
}

/// The derivation for normal play.
pub fn normal([x, y]: [u64; 2], value: Option<Nimber>, alone: bool) -> Why {
    let why = pairs(Why::default().text("The P-positions can be written down one by one: $a_n$ is the least number in no pair before, and $b_n = a_n + n$. No move leads from one pair to another: two pairs share neither a number nor their difference. From every other position one of the three kinds of moves reaches a pair."));
    let (least, d) = (x.min(y), x.abs_diff(y));
    let a = lower(d);
    let found = PPositions::Normal.outcome([x, y]);
    let reached = if alone { "That wins." } else { "It has value 0; in a sum the other games decide." };
    let why = if found == Outcome::P {
        why.text(format!(
            "The heaps ~({x},{y})~ are pair number {d}: their difference is {d} and $a = ⌊{d}φ⌋ = {least}$."
        ))
    } else if least > a {
        why.text(format!("The difference is {d}, and pair {d} is ~({a},{})~, which lies below on the diagonal: take {} from both heaps. {reached}", a + d, least - a))
    } else {
        let partner = PPositions::Normal.partner(least);
        why.text(format!("The difference is {d}, but pair {d} is ~({a},{})~, too large. The smaller heap of {least} stands in a pair with {partner}: lower the other heap to {partner}. {reached}", a + d))
    };
    let why = match value {
        Some(value) => why.result(format!("value {value}"), "By the table of all smaller heaps: the least value to which no move leads. Only 0 has a formula."),
        None => why.text("Heaps of 1 024 and more are judged by the pairs alone: their Grundy values have no known formula."),
    };
    why.source("Wythoff’s pairs", "Ferguson, Part I, 3.5, exercise 5")
}

/// The derivation for misère play.
pub fn misere([x, y]: [u64; 2]) -> Why {
    let why = pairs(Why::default().text("In misère play only the first two pairs change: ~(0,1)~ and ~(2,2)~ take the places of ~(0,0)~ and ~(1,2)~. All other pairs stay."));
    let found = PPositions::Misere.winning([x, y]);
    match found.first() {
        _ if (x, y) == (0, 0) => why.text("Nothing is left: the player to move has not taken the last chip, and wins."),
        None => why.text(format!("~({x},{y})~ is such a pair: every move leaves a position from which the other player reaches one.")),
        Some([a, b]) => why.text(format!("~({a},{b})~ is such a pair, and one move away.")),
    }
}
