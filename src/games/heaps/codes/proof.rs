//! What is proved of a period, and on what evidence, in words.
use crate::core::why::Why;
use kernels::sequences::{Period, Proof};

/// Most exceptions that are shown.
pub const MOST_EXCEPTIONS: usize = 24;

/// Adds what is known of a proved period to a derivation, with its first exceptions. Where there are more than are
/// shown, `exceptions` has one more.
pub fn tell(why: Why, period: &Period, exceptions: &[u64]) -> Why {
    let Period { start, length, saltus, checked, .. } = *period;
    let from = if start == 0 { "from the start".into() } else { format!("from *n* = {start} on") };
    let each = if saltus > 0 { format!(" and rise by {saltus} each time") } else { String::new() };
    let mut text = format!(
        "The values have period {length} {from}{each}. A theorem proves this from the first {checked} values."
    );
    if !exceptions.is_empty() {
        let shown: Vec<String> = exceptions.iter().take(MOST_EXCEPTIONS).map(u64::to_string).collect();
        let more = if exceptions.len() > MOST_EXCEPTIONS { " and so on" } else { "" };
        text += &format!(" Exceptions: {}{more}.", shown.join(", "));
    }
    let (why_so, name, place) = match period.proof {
        Proof::Octal => {
            ("", "Octal periodicity theorem", "Guy and Smith, The G-values of various games, 1956")
        }
        Proof::Unequal => (
            " It is the octal periodicity theorem, changed for heaps that must be unequal: two equal ones are worth nothing, and give way to two others.",
            "Periodicity of codes with unequal heaps",
            "found for this program",
        ),
        Proof::Rare { .. } => (
            " No heap of rare value follows the last one, and all that the others depend on has come back.",
            "Periodicity by rare values",
            "after the rare and common values of *Winning Ways*, chapter 4",
        ),
        Proof::LastValues => (
            " As many of them return in a row as the largest number that may be taken, and the rest follows.",
            "Periodicity of subtraction games",
            "Ferguson, Part I, exercise 3.5.7",
        ),
        _ => (
            " All that a value depends on has come back.",
            "Periodicity",
            "by the same argument as Ferguson, Part I, exercise 3.5.7",
        ),
    };
    why.text(text + why_so).source(name, place)
}
