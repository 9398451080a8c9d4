//! Why piles have their outcome: the columns.
use super::{Heaps, columns};
use crate::core::{nimber::Nimber, why::Why};

/// Most columns that are written out.
const SHOWN: u32 = 8;

/// The table of binary digits, with the ones of each column below; nothing where they are too many.
fn table(why: Why, sizes: &[u64], at_once: usize) -> Why {
    let all = sizes.iter().fold(1, |all, size| all | size);
    let count = 64 - all.leading_zeros();
    if count > SHOWN {
        return why;
    }
    let columns = || (0..count).rev();
    let head = [vec!["pile".to_string()], columns().map(|bit| (1u64 << bit).to_string()).collect()].concat();
    let digits = |size: &u64| columns().map(|bit| (size >> bit & 1).to_string()).collect();
    let mut rows: Vec<Vec<String>> =
        sizes.iter().map(|size| [vec![size.to_string()], digits(size)].concat()).collect();
    let ones = |bit: u32| sizes.iter().filter(|size| **size >> bit & 1 == 1).count();
    rows.push([vec!["ones".to_string()], columns().map(|bit| ones(bit).to_string()).collect()].concat());
    let rest = |bit: u32| format!("**{}**", ones(bit) % (at_once + 1));
    rows.push([vec![format!("rest by {}", at_once + 1)], columns().map(rest).collect()].concat());
    why.rows(head, rows)
}

/// The derivation for one pile, where a move takes from one pile only.
pub fn pile(size: u64, number: u32) -> Why {
    Why::default()
        .text("With *k* = 1 this is Nim.")
        .result(format!("value {size}"), format!("Pile {number} has as much value as chips."))
        .source("Bouton’s theorem", "Ferguson, Part I, 2.2, Theorem 1")
}

/// The derivation for normal play, after `before`; `alone` where nothing is played beside it.
pub fn normal(before: Why, position: &Heaps, at_once: usize, value: Option<Nimber>, alone: bool) -> Why {
    let base = at_once + 1;
    if let Some(value) = value {
        return before
            .text(format!("A move may take from all of these piles at once, so every number of chips below {value} can be left, and no other with as many: together they are one pile of Nim."))
            .result(format!("value {value}"), "The number of all chips.")
            .source("Moore’s theorem", "Ferguson, Part I, 2.6, exercise 7");
    }
    let why = table(before.text(format!("Write the piles in binary and count the ones of each column. A position is P exactly when every column holds a multiple of $k + 1 = {base}$ of them.")), &position.0, at_once);
    let why = if columns::are_balanced(&position.0, at_once) {
        why.text(format!("Here every column does. A move changes at most {at_once} piles. In the leftmost column that it changes ones become noughts, at least one and at most {at_once} of them: too few to reach the next multiple of {base}."))
    } else {
        let found = columns::balanced(&position.0, at_once, false, 1);
        let example = found.moves.first().map(|to| Heaps(to.clone()).text()).unwrap_or_default();
        let wins = if alone { "A winning move leaves" } else { "A move to value 0 leaves" };
        why.text(format!("Go from the left. In a column whose rest is not 0 lower piles that have a one there, as few as are needed; to the right of that their digits are free to set, and so at most {at_once} piles are enough for all columns. {wins} ~{example}~."))
    };
    why.source("Moore’s theorem", "Ferguson, Part I, 2.6, exercise 7")
}

/// The derivation for misère play, after `before`.
pub fn misere(before: Why, position: &Heaps, at_once: usize) -> Why {
    let base = at_once + 1;
    let why = before.text(format!("Play as in normal play while some pile will be larger than one. Of piles of one alone leave 1 more than a multiple of {base}."));
    let ones: u64 = position.0.iter().sum();
    if position.0.iter().any(|size| *size > 1) {
        let found = if columns::are_balanced(&position.0, at_once) { "are" } else { "are not" };
        return table(why, &position.0, at_once)
            .text(format!("Some pile is larger than one, and the columns {found} all multiples of {base}."))
            .source("Moore’s theorem, misère", "Ferguson, Part I, 2.6, exercise 7c");
    }
    why.text(format!("Here there are {ones} ones: {} more than a multiple of {base}.", ones % base as u64))
        .source("Moore’s theorem, misère", "Ferguson, Part I, 2.6, exercise 7c")
}
