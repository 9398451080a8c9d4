//! Why a heap has its value: what can be left, and the least value missing.
use crate::core::why::Why;
use crate::games::heaps::{
    codes::tell,
    taking::{TakeRule, ValueOrigin},
};

/// Most options that are shown.
const SHOWN: usize = 12;

/// The derivation for one heap, which people call by its number.
pub fn why(rule: &TakeRule, size: u64, number: u32) -> Why {
    let why = Why::default().text(format!("{} Heap {number} has {}.", rule.words(), chips(size)));
    let takes = rule.takes(size, SHOWN);
    let value = |heap: u64| rule.value(heap).map(|found| found.0);
    let why = if takes.total == 0 {
        why.text("No number can be taken from it: a heap without options has value 0.")
    } else if takes.is_truncated() {
        why.text(format!("It has {} options.", takes.total))
    } else {
        let texts = |numbers: &mut dyn Iterator<Item = String>| numbers.collect::<Vec<_>>();
        let row = |name: &str, cell: &dyn Fn(u64) -> String| {
            [vec![name.to_string()], texts(&mut takes.moves.iter().map(|take| cell(*take)))].concat()
        };
        let rows = vec![
            row("leaves", &|take| (size - take).to_string()),
            row("value", &|take| value(size - take).map_or("?".into(), |value| value.to_string())),
        ];
        why.rows(row("take", &|take| take.to_string()), rows)
    };
    let Some((found, known)) = rule.value(size) else {
        return why.text("The heap is too large for its value to be known at once.");
    };
    let why = if takes.is_truncated() || takes.total == 0 {
        why.result(format!("value {found}"), "")
    } else {
        why.result(format!("value {found}"), "The least number not among these.")
    };
    match known {
        ValueOrigin::Form { formula, place } => {
            why.text(format!("In general the value is {formula}.")).source("Closed form", place)
        }
        ValueOrigin::Period(period) => tell(why, &period, &[]),
        ValueOrigin::Stretches(period) => {
            let why = why.text(
                "The values come in stretches, in each of which a pattern repeats. Where one ends follows from those before it, so \
                 that they are found a stretch at a time, however long they are.",
            );
            match period {
                Some(period) => tell(why, &period, &[]),
                None => why,
            }
        }
        ValueOrigin::Table => why.text("Found by computing all smaller heaps."),
    }
}

fn chips(size: u64) -> String {
    if size == 1 { "1 chip".into() } else { format!("{size} chips") }
}
