//! Why heaps have their outcome under misère play.
use super::known::{Classes, letters, monomial};
use crate::core::{grouped::format_number, why::Why};
use crate::games::heaps::codes::Code;
use kernels::quotients::{Presentation, Quotient};

/// So many sizes are shown.
const SHOWN: usize = 24;

/// The different sizes with how often each occurs, ascending; the empty heaps left out.
fn counted(sizes: &[u64]) -> Vec<(u64, usize)> {
    let mut sorted: Vec<u64> = sizes.iter().copied().filter(|size| *size > 0).collect();
    sorted.sort_unstable();
    sorted.chunk_by(|a, b| a == b).map(|same| (same[0], same.len())).collect()
}

/// The table of the heaps, each with what `shown` says of its size, and at the end what `total` says.
fn table(why: Why, sizes: &[u64], heads: [&str; 2], shown: impl Fn(u64) -> String, total: String) -> Why {
    let all = counted(sizes);
    let row = |(size, count): &(u64, usize)| {
        let many = if *count > 1 {
            format!("{} ({count} of them)", format_number(*size))
        } else {
            format_number(*size)
        };
        vec![many, shown(*size)]
    };
    let mut rows: Vec<Vec<String>> = all.iter().take(SHOWN).map(row).collect();
    if all.len() > SHOWN {
        rows.push(vec![format!("{} more sizes", all.len() - SHOWN), String::new()]);
    }
    rows.push(vec!["together".into(), total]);
    why.table(heads, rows)
}

/// The reason, for heaps that are called by this noun.
pub fn why(code: &Code, classes: &Classes, sizes: &[u64], noun: &str) -> Option<Why> {
    let sum = classes.sum(sizes)?;
    let why = Why::default().text(code.words().join(" "));
    match classes {
        Classes::Quotient(quotient) => Some(by_quotient(why, code, quotient, (sizes, sum), noun)),
        _ => Some(tame(why, classes, (sizes, sum), noun)),
    }
}

fn by_quotient(why: Why, code: &Code, quotient: &Quotient, (sizes, sum): (&[u64], u64), noun: &str) -> Why {
    let shown = Presentation::of(quotient);
    let form = |class: u64| format!("${}$", monomial(&shown.forms[class as usize]));
    let monoid = quotient.monoid();
    let named = |(at, heap): (usize, &usize)| format!("${}$ for {heap}", letters(at));
    let generators: Vec<String> = shown.generators.iter().enumerate().map(named).collect();
    let why = why.text(format!(
        "Sums of {noun}s that have the same outcome beside every other sum are one element of the misère quotient. That of {code} has \
         {} elements, made of {}; {} of them are P.",
        monoid.order(),
        generators.join(", "),
        monoid.portion().len()
    ));
    let image = |size: u64| quotient.image(size).map_or_else(String::new, |class| form(class.into()));
    let why = table(why, sizes, [noun, "Φ"], image, form(sum));
    let is_p = monoid.is_p(sum as u16);
    let (chip, text) = match is_p {
        true => ("P", format!("{} is in the P-portion.", form(sum))),
        false => ("N", format!("{} is not in the P-portion.", form(sum))),
    };
    let why = why.result(chip, text);
    match quotient.period() {
        Some(period) => why
            .text(format!(
                "$Φ(n + {}) = Φ(n)$ from $n = {}$ on, so that this is the quotient of all {noun}s.",
                period.length, period.start
            ))
            .source("Misère octal periodicity theorem", "Plambeck, 2005; Plambeck and Siegel, 2008"),
        None => why
            .text(format!(
                "It is the quotient of {noun}s up to {}, verified for all their sums.",
                quotient.last()
            ))
            .source("Misère quotients", "Plambeck, 2005; Plambeck and Siegel, 2008"),
    }
}

fn tame(why: Why, classes: &Classes, (sizes, sum): (&[u64], u64), noun: &str) -> Why {
    let said = |class: u64| {
        let (value, firm) = (class >> 1, class & 1 == 1);
        let kind = if firm { "firm" } else { "fickle" };
        format!("{}, {kind}, genus ${value}^{}$", format_number(value), if firm { value } else { value ^ 1 })
    };
    let image = |size: u64| classes.class(size).map_or_else(String::new, said);
    let (is_p, firm) = (classes.is_p(sum), sum & 1 == 1);
    let whole = matches!(classes, Classes::Form(_)) || classes.period().is_some();
    let what = if whole { "The game is".to_string() } else { format!("These {noun}s are") };
    let why = why.text(format!(
        "{what} tame: play as in normal play until only fickle {noun}s would be left, then leave the nim-sum 1. A fickle {noun} has \
         the value 0 or 1 and turns to the other. The genus has the value under misère play as its exponent."
    ));
    let why = table(why, sizes, [noun, "value"], image, said(sum));
    let text = match firm {
        true => {
            format!(
                "A {noun} is firm, so the nim-sum decides as in normal play: it is {}.",
                format_number(sum >> 1)
            )
        }
        false => format!("All are fickle and the nim-sum is {}: P if it is 1.", format_number(sum >> 1)),
    };
    why.result(if is_p { "P" } else { "N" }, text)
        .source("Tame games", "Conway, On Numbers and Games, chapter 12; Winning Ways, chapter 13")
}
