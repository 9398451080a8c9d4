//! Why a row of coins has its value.
use super::TurningRow;
use crate::core::{
    ruleset::{Component, goal},
    scene::SumContext,
    why::Why,
};
use crate::games::coins::{
    heads::CoinRow,
    theory::{FARTHEST, Form, NAMED, Values},
};

/// How many coins a table of values shows.
const COLUMNS: u64 = 7;

pub const MISERE: &str = "In misère play values do not add. Nor is a row then equivalent to heaps, where two equal heaps \
     would stay on the table: a coin turned twice is back at tails.";

/// Why the values of a game in which up to three coins are turned have an odd number of ones, which tells its rule, too.
const ODIOUS: &str = "A move turns this coin and up to two to its left, and leaves 0, the value of one of these, or the \
     nim-sum of two, which has an even number of ones. The least number left out is the next with an odd number of ones.";

/// The derivation for one head.
pub fn why(rules: &TurningRow, position: &CoinRow, part: usize, seat: SumContext) -> Why {
    let Some(&head) = position.heads().get(part) else { return Why::default() };
    let number = |coin: u64| (coin + rules.origin).to_string();
    let value = |coin: u64| rules.turning.value(coin).map_or("?".into(), |value| value.to_string());
    let why = match rules.turning.values() {
        Values::Form(Form::Odious, 0) => source(Why::default(), rules).text(ODIOUS),
        _ => source(Why::default().text(rules.turning.code.words()), rules),
    };
    let why = table(why, rules, head).text(
        "A row is the sum of its heads, each alone on the row: a coin turned twice shows what it showed.",
    );
    let Some(own) = rules.turning.value(head) else {
        return why
            .text(format!("The value of coin {} is not known: finding it takes too long.", number(head)));
    };
    let coin = format!("coin {}", number(head));
    let mut told = format!("That of {coin}, alone on the row.");
    if let Some(total) = rules.turning.sum(position.heads()) {
        let terms: Vec<String> = position.heads().iter().map(|coin| value(*coin)).collect();
        if terms.len() > 1 {
            told = format!("The nim-sum of the heads is ${} = {total}$.", terms.join(" ⊕ "));
        }
        if seat.alone {
            let component = Component { position: CoinRow::alone(head), groups: vec![] };
            told = format!("{told} {}", goal(rules, position, &component, &coin, [own, total]));
        }
    }
    why.result(format!("value {own}"), told)
}

/// The values of some coins up to this one.
fn table(why: Why, rules: &TurningRow, head: u64) -> Why {
    let last = head.max(COLUMNS - 1);
    let coins: Vec<u64> = (last + 1 - COLUMNS..=last).collect();
    let row = |name: &str, cell: &dyn Fn(u64) -> Option<String>| {
        let cells = coins.iter().map(|coin| cell(*coin).unwrap_or_else(|| "?".into()));
        std::iter::once(name.into()).chain(cells).collect::<Vec<String>>()
    };
    let value = |coin| rules.turning.value(coin);
    let mut rows = vec![row("value", &|coin| Some(value(coin)?.to_string()))];
    if let Values::Form(Form::Odious, _) = rules.turning.values() {
        rows.push(row("binary", &|coin| Some(format!("{:b}", value(coin)?))));
        rows.push(row("ones", &|coin| Some(value(coin)?.count_ones().to_string())));
    }
    let own = coins.iter().position(|coin| *coin == head).map(|at| at + 1);
    why.columns(row("coin", &|coin| Some((coin + rules.origin).to_string())), rows, own)
}

/// The formula of the values, or how they are found.
fn source(why: Why, rules: &TurningRow) -> Why {
    let named = NAMED.iter().find(|named| named.id == rules.card.id);
    let place = named.map_or("Berlekamp, Conway and Guy, Winning Ways, chapter 14", |named| named.source);
    match (rules.turning.values(), rules.turning.values().period()) {
        (Values::Form(form, 0), _) => {
            let (formula, place) = form.words(rules.origin);
            why.text(format!("Coin *x* is worth {formula}.")).source(rules.card.name, place)
        }
        (Values::Form(Form::Next, zeros), _) if zeros + rules.origin == 1 => {
            why.text("Coin *x* is worth *x*.").source(rules.card.name, place)
        }
        (Values::Form(form, zeros), _) => {
            let (formula, place) = form.words(0);
            let first = if *zeros == 1 { "The first coin is".into() } else { format!("The first {zeros} coins are") };
            why.text(format!(
                "{first} worth 0 and can fill up any move. Of those after, counted from 0, coin *x* is worth {formula}."
            ))
            .source(rules.card.name, place)
        }
        (Values::Heap { plus, .. }, _) => {
            let more = if *plus == 1 { ", and one more" } else { "" };
            why.text(format!("Each coin is worth what a heap of its number is in the subtraction game{more}."))
                .source(rules.card.name, place)
        }
        (Values::Grundy(_), _) => why
            .text("Coin *x* is worth what a heap of *x* is in Grundy’s game: it is split in two unequal heaps.")
            .source(rules.card.name, place),
        (Values::Table(..), Some((length, start))) => {
            let start = start + rules.origin;
            why.text(format!(
                "From coin {start} on the values repeat with period {length}: a move reaches only so far back, and the values \
                 that decide the next one came back."
            ))
            .source(rules.card.name, place)
        }
        (Values::Table(..), None) => why
            .text(format!(
                "No formula is known. The values are found one after the other, as far as coin {FARTHEST} at most."
            ))
            .source(rules.card.name, place),
    }
}
