//! Why a position has its outcome: what is known of its form, and the table.
use super::named::{NamedDivisors, primes};
use crate::core::why::Why;

/// The lengths of the rows of the bar of Chomp that is the same game, where the number has at most two primes: the columns
/// are the exponents of the first, and the rows those of the second.
pub fn bar(position: &NamedDivisors) -> Option<Vec<usize>> {
    let primes = primes(position.number);
    let (across, up) = match primes[..] {
        [] => return Some(vec![1]),
        [one] => (one, (1, 0)),
        [one, other] => (one, other),
        _ => return None,
    };
    let length = |row: u32| {
        let below = up.0.pow(row);
        (0..=across.1).take_while(|column| position.holds(below * across.0.pow(*column))).count()
    };
    Some((0..=up.1).map(length).take_while(|length| *length > 0).collect())
}

/// The derivation for normal play.
pub fn normal(position: &NamedDivisors, value: u64) -> Why {
    let left = position.left();
    let primes = primes(position.number);
    let why = Why::default();
    let why = match (&left[..], bar(position)) {
        ([_], _) => why.text("Only 1 is left: the player to move must name it, and has lost."),
        (_, Some(rows)) if rows.len() == 1 || rows[0] == 1 => why.text(format!(
            "The divisors that are left divide each other in turn. Naming one of them removes it and all larger ones: it is a pile of Nim of {} beside the 1.",
            left.len() - 1
        )),
        (_, Some(rows)) => {
            let rows: Vec<String> = rows.iter().map(usize::to_string).collect();
            why.text(format!(
                "The number has two primes. Let the exponent of {} be the column and that of {} the row: naming a divisor bites off all above and right of it, so this is Chomp on the bar ~({})~, and 1 is the poisoned square.",
                primes[0].0,
                primes[1].0,
                rows.join(",")
            ))
        }
        (_, None) => why.text(format!(
            "The number has {} primes: it is Chomp in as many dimensions, and no rule is known. The values of all that can be left are found one after the other.",
            primes.len()
        )),
    };
    let why = match position.greatest() {
        Some(greatest) if greatest > 1 => why.text(format!(
            "All that is left divides {greatest}, so the first player wins. If naming {greatest} does not win, the other player has a winning answer to it; but that answer could have been named first, since it removes {greatest} too. The proof does not say which divisor wins."
        )),
        _ => why,
    };
    why.result(format!("value {value}"), "The least value to which no divisor leads.")
        .source("Game of divisors", "Schuh (1952); Ferguson, Part I, 1.5, exercise 6")
}

/// The derivation for misère play.
pub fn misere() -> Why {
    Why::default().text("In misère play whoever has only 1 left wins.").searched()
}
