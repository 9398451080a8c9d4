//! Why a heap has its value: its options, and how all values are known.
use super::Breaking;
use crate::core::why::Why;
use crate::games::heaps::{
    codes::{Form, MOST_EXCEPTIONS, tell},
    game::HeapGame,
};
use std::ops::ControlFlow;

/// Most options that are shown one by one, most that are looked at, and most runs of values that are shown.
const SHOWN: u64 = 24;
const LOOKED_AT: u64 = 20_000;
const RUNS: usize = 24;
/// From here on numbers are too long for the columns of a table.
const WIDE: u64 = 10_000;
/// Heaps up to this size are looked at for a period, which takes no noticeable time.
const NEAR: u64 = 2047;

impl Breaking {
    /// The derivation for one heap, which people call by its number.
    pub fn reason(&self, size: u64, number: u32) -> Why {
        let (form, value) = (self.known.form, self.value(size));
        let mut why = Why::default();
        if form == Some(Form::Lasker) && size > 0 {
            why = columns(why, size);
        } else {
            let chips = if size == 1 { "chip" } else { "chips" };
            why = why.text(format!("{} Heap {number} has {size} {chips}.", self.code.words().join(" ")));
        }
        let Some(value) = value else {
            let search = match self.known.learns() {
                true => "finds the values of all smaller heaps, until they prove a period or its budget ends",
                false => "looks at its options, as far as its budget goes",
            };
            return self.options(why, size).text(format!(
                "The heap is too large for its value to be known at once. The search {search}."
            ));
        };
        let total = self.code.count(size);
        why = match form {
            Some(Form::Lasker) if (1..=SHOWN).contains(&size) => taken_and_split(why, size),
            _ => self.options(why, size),
        };
        why = why.result(
            format!("value {value}"),
            if total > 0 { "The least number not among these." } else { "" },
        );
        match (form, self.known.values.period_by(size.max(NEAR))) {
            (Some(form), _) => {
                let (words, place) = form.words();
                why.text(words).source("Closed form", place)
            }
            (None, Some(period)) => tell(why, &period, &self.known.values.exceptions(MOST_EXCEPTIONS + 1)),
            (None, None) => why.text("Found by computing all smaller heaps. No period is proved."),
        }
    }

    /// Adds the options of a heap, and their values.
    fn options(&self, why: Why, size: u64) -> Why {
        let total = self.code.count(size);
        if total == 0 {
            return why.text("No move is left in it, so its value is 0.");
        }
        if total > LOOKED_AT {
            return why.text(format!("It has {total} options."));
        }
        let (mut rows, mut values, mut unknown) =
            (Vec::<(u64, usize, Vec<String>)>::new(), Vec::new(), false);
        let _ = self.code.each(size, &mut |take, parts| {
            let known: Option<Vec<u64>> = parts.iter().map(|part| self.value(*part)).collect();
            unknown |= known.is_none();
            let known = known.unwrap_or_default();
            let sum = known.iter().fold(0, |sum, value| sum ^ value);
            values.push(sum);
            let text = match known.len() {
                0 | 1 => sum.to_string(),
                _ => format!("{} = {sum}", joined(&known, " ⊕ ")),
            };
            match rows.last_mut().filter(|row| row.0 == take && row.1 == parts.len()) {
                Some(row) => row.2.push(text),
                None => rows.push((take, parts.len(), vec![text])),
            }
            ControlFlow::Continue(())
        });
        if unknown {
            return why.text(format!("It has {total} options."));
        }
        if total > SHOWN {
            values.sort_unstable();
            values.dedup();
            return why.text(format!("Its {total} options have the values {}.", runs(&values)));
        }
        let row = |(take, heaps, texts): (u64, usize, Vec<String>)| {
            let leaves = match heaps {
                0 => "nothing".into(),
                1 => (size - take).to_string(),
                _ => format!("{heaps} heaps"),
            };
            vec![if take == 0 { "nothing".into() } else { take.to_string() }, leaves, texts.join(", ")]
        };
        let head = ["take", "leaves", "value"].map(String::from).to_vec();
        why.rows(head, rows.into_iter().map(row).collect())
    }
}

/// Lasker's four columns, up to the row of the heap, with its own column marked (Ferguson, Part I, 4.4.1).
fn columns(why: Why, size: u64) -> Why {
    let (own, column) = ((size - 1) / 4, (size - 1) as usize % 4);
    let head = ["heap", "4*k* + 1", "4*k* + 2", "4*k* + 3", "4*k* + 4"].map(String::from).to_vec();
    let mut rows =
        vec![["value", "$4k + 1$", "$4k + 2$", "**$4k + 4$**", "**$4k + 3$**"].map(String::from).to_vec()];
    // Large numbers would make the columns too wide.
    let first = own.saturating_sub(1);
    for k in if size < WIDE { first..first + 3 } else { 0..0 } {
        let mut row = vec![format!("$k = {k}$")];
        row.extend((1..=4).map(|i| 4 * k + i).map(|n| {
            let cell = format!("{n} → {}", Form::Lasker.value(n));
            if n == size { format!("**{cell}**") } else { cell }
        }));
        rows.push(row);
    }
    why.columns(head, rows, Some(column + 1)).text(format!("${size} = 4 · {own} + {}$.", column + 1))
}

/// The options of a heap in Lasker's game: what taking leaves, and the pairs by their value.
fn taken_and_split(why: Why, size: u64) -> Why {
    let value = |n: u64| Form::Lasker.value(n);
    let taken: Vec<u64> = (0..size).map(value).collect();
    let mut pairs: Vec<(u64, String)> = Vec::new();
    for part in 1..=size / 2 {
        let (a, b) = (value(part), value(size - part));
        match pairs.iter_mut().find(|(sum, _)| *sum == a ^ b) {
            Some((_, pairs)) => *pairs += &format!(" = {a} ⊕ {b}"),
            None => pairs.push((a ^ b, format!("{a} ⊕ {b}"))),
        }
    }
    let pairs: Vec<String> = pairs.into_iter().map(|(sum, pairs)| format!("{pairs} = {sum}")).collect();
    let splits = match pairs.len() {
        0 => String::new(),
        1 => format!(" Every split gives {}.", pairs[0]),
        _ => format!(" Splits give {}.", pairs.join("; ")),
    };
    why.text(format!("Taking leaves 0 to {}: values {}.{splits}", size - 1, joined(&taken, ", ")))
}

fn joined(numbers: &[u64], by: &str) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(by)
}

/// "0 to 7, 9": numbers in rising order.
fn runs(numbers: &[u64]) -> String {
    let mut runs: Vec<(u64, u64)> = Vec::new();
    for &n in numbers {
        match runs.last_mut().filter(|run| run.1 + 1 == n) {
            Some(run) => run.1 = n,
            None => runs.push((n, n)),
        }
    }
    let text = |(from, to): (u64, u64)| if from == to { from.to_string() } else { format!("{from} to {to}") };
    let cut = if runs.len() > RUNS { " and greater ones" } else { "" };
    runs.into_iter().take(RUNS).map(text).collect::<Vec<_>>().join(", ") + cut
}
