//! Why a region is worth what it is: Nim and Kayles in disguise.
use super::theory::{Class, classes};
use crate::core::why::{ValueTable, Why};
use crate::games::{nim::misere, stacks::heaps::Heaps};

/// Rows of a table of loops, at most.
const SHOWN: usize = 12;
/// Columns of the table of values.
const COLUMNS: u64 = 12;

/// A count of dots or none: "none", "3".
pub fn number(count: usize) -> String {
    if count == 0 { "none".into() } else { count.to_string() }
}

/// "no dots", "1 dot", "7 dots".
pub fn dots(count: usize) -> String {
    match count {
        0 => "no dots".into(),
        1 => "1 dot".into(),
        _ => format!("{count} dots"),
    }
}

/// The derivation for a region of `count` dots, which the text calls by `number`.
pub fn normal(count: usize, number: u32, most: usize, values: &[u64]) -> Why {
    let value = values.get(count).copied().unwrap_or(0);
    let why = Why::default().text(format!(
        "Region {number} has {}. A loop changes no other region: the dots that it passes are spent, and those inside and outside lie in two regions from now on. So only the numbers of dots count, and regions are added as nimbers.",
        dots(count)
    ));
    let why = table(why, count, most, values);
    if most == 2 { rayles(why, count, value, values) } else { rims(why, count, value) }
}

/// The table of loops, class by class, with what they leave and its value.
fn table(why: Why, count: usize, most: usize, values: &[u64]) -> Why {
    if count == 0 {
        return why.text("No dot is free in it, so no loop can be drawn.");
    }
    // Inside and outside change places without changing the value.
    let all: Vec<Class> = classes(count, most).filter(|class| class.inside <= class.outside).collect();
    let row = |class: &Class| {
        let [a, b] = [values[class.inside], values[class.outside]];
        let left = format!("{} and {}", class.inside, class.outside);
        vec![dots(class.on), left, format!("{a} ⊕ {b} = {}", a ^ b)]
    };
    let rows: Vec<Vec<String>> = all.iter().take(SHOWN).map(row).collect();
    let rest = all.len() - rows.len();
    let why = why.table(["loop through", "leaves", "value"], rows);
    if rest == 0 {
        why
    } else {
        why.text(format!("And {rest} more, with the sides exchanged twice as many."))
    }
}

fn rims(why: Why, count: usize, value: u64) -> Why {
    why.text("This is Nim in disguise: a region of *n* dots is a heap of *n*. A loop that encloses nothing, or all that it does not pass, takes dots away as in Nim, and leaves any smaller number. A loop between the others also splits what is left into *a* and *b*; but $a ⊕ b ≤ a + b$, which is less than *n*, so that this adds no new value. As a heap game the code is 0.[7].")
        .result(format!("value {value}"), format!("The values that loops leave are all numbers less than {count}, and no other."))
        .source("Rims is Nim", "Ferguson, Part I, 4.5, exercise 8")
}

fn rayles(why: Why, count: usize, value: u64, values: &[u64]) -> Why {
    let table = ValueTable {
        columns: COLUMNS,
        values: values.to_vec(),
        exceptions: Vec::new(),
        used: vec![count as u64],
        repeats: None,
    };
    why.text("This is Kayles in disguise: a region of *n* dots is a row of *n* pins. One dot or two are spent, and the loop may leave any two numbers on its two sides, as a ball that knocks down one pin or two neighbours does. As a heap game the code is 0.77.")
        .result(format!("value {value}"), "The smallest number that no loop leaves.")
        .text("The values of regions of *n* dots:")
        .values(table)
        .source("Rayles is Kayles", "Ferguson, Part I, 4.5, exercise 9")
}

/// The derivation for misère play.
pub fn misere(counts: &[usize], nim: bool) -> Why {
    if !nim {
        return Why::default()
            .text("Rayles is Kayles in disguise, in misère play too: regions are rows of pins.")
            .misere_by_search();
    }
    let mut why = Why::default().text("In misère play Rims is won and lost as misère Nim with heaps of these sizes. A loop may also split a region, but from two or more dots there is always one that leaves a single dot and one that leaves none, which is all that the rule of Nim needs.");
    why.blocks.extend(misere::why(&Heaps(counts.iter().map(|count| *count as u64).collect())).blocks);
    why
}
