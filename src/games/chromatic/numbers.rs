//! Number theory that plays along: P-positions far beyond the board.
use crate::core::{
    extras::{Answer, WorkshopQuestion},
    notation::NotationError,
};
use crate::games::chromatic::theory::{EvilPair, RedLevels, TooLarge, read_integer};
use crate::integer::{BigInt, Signed};
use std::cmp::Ordering;

/// What can be asked of two stacks.
pub const QUESTIONS: &[WorkshopQuestion] = &[
    WorkshopQuestion { label: "The *n*-th P-position", placeholder: "17509^17509" },
    WorkshopQuestion { label: "Is (*a*, *b*) a P-position?", placeholder: "6, 10" },
];

/// Numbers with more digits than this are shortened in the sentence.
const SHOWN: usize = 30;
const ENDS: usize = 10;

/// The answer to a question about two stacks with these red levels.
pub fn answer(levels: &RedLevels, question: usize, text: &str) -> Result<Answer, NotationError> {
    match question {
        0 => nth(levels, text),
        1 => is_pair(levels, text),
        _ => Err(NotationError::syntax(0, "a question of this game")),
    }
}

fn read(text: &str, offset: usize) -> Result<BigInt, NotationError> {
    let n = read_integer(text)
        .map_err(|error| NotationError::syntax(error.at, error.expected).shifted(offset))?;
    if n.is_negative() { Err(NotationError::syntax(offset, "a whole number from 0 on")) } else { Ok(n) }
}

fn too_large(error: TooLarge) -> NotationError {
    NotationError::too_large(0, format!("a number of at most {} digits for these red levels", error.digits))
}

fn nth(levels: &RedLevels, text: &str) -> Result<Answer, NotationError> {
    let n = read(text, 0)?;
    let name = if text.trim().len() <= SHOWN { text.trim().to_string() } else { brief(&n.to_string()) };
    let Some((a, b)) = levels.nth_pair(&n).map_err(too_large)? else {
        return Ok(Answer {
            text: format!("There are fewer than {name} P-positions above ~(0,0)~."),
            full: "none".into(),
        });
    };
    let (a, b) = (a.to_string(), b.to_string());
    let mut text = format!("For $n =$ {name}: ~({}, {})~", brief(&a), brief(&b));
    if *levels == RedLevels::Evil && n.is_positive() {
        let class = EvilPair::of(&n);
        text += &format!(
            ". *n* is {} and {}, so $b = 2n{}$ and $a = b − {}$ (Theorem 14)",
            if class.evil { "evil" } else { "odious" },
            if class.vile { "vile" } else { "dopey" },
            if class.above_double == 0 { "" } else { " + 1" },
            class.gap,
        );
    }
    if let RedLevels::Beatty(beta) = levels
        && beta.value().is_irrational()
        && beta.against_two() == Ordering::Greater
        && let Some(both) = beta.both()
    {
        text += &format!(": $(⌊nα⌋, ⌊nβ⌋)$ with {both} (Theorem 1)");
    }
    Ok(Answer { text: text + ".", full: format!("({a}, {b})") })
}

fn is_pair(levels: &RedLevels, text: &str) -> Result<Answer, NotationError> {
    let inner = text.trim_end().strip_suffix(')').unwrap_or(text);
    let open = inner.len() - inner.trim_start().strip_prefix('(').unwrap_or(inner.trim_start()).len();
    let inner = &inner[open..];
    // The comma between the two numbers is the one outside all brackets.
    let mut depth = 0i32;
    let comma = inner.char_indices().find(|(_, c)| {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        *c == ',' && depth == 0
    });
    let Some((comma, _)) = comma else {
        return Err(NotationError::syntax(text.len(), "two heights with a comma between"));
    };
    let (a, b) = (read(&inner[..comma], open)?, read(&inner[comma + 1..], open + comma + 1)?);
    let number = levels.pair_number(&a, &b).map_err(too_large)?;
    let shown = format!("~({}, {})~", brief(&a.to_string()), brief(&b.to_string()));
    Ok(match number {
        Some(n) => {
            let n = n.to_string();
            Answer { text: format!("Yes: {shown} is the P-position with $n =$ {}.", brief(&n)), full: n }
        }
        None => Answer { text: format!("No: {shown} is an N-position."), full: format!("({a}, {b}) is N") },
    })
}

/// A number, or its ends and how many digits it has.
fn brief(digits: &str) -> String {
    if digits.len() <= SHOWN {
        return digits.to_string();
    }
    format!("{}…{} [{} digits]", &digits[..ENDS], &digits[digits.len() - ENDS..], digits.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(levels: &str, question: usize, text: &str) -> Answer {
        answer(&levels.parse().unwrap(), question, text).unwrap()
    }

    #[test]
    fn the_example_that_ends_the_paper() {
        // n = 17509^17509 is evil and vile: (2n − 2, 2n).
        let found = say("evil", 0, "17509^17509");
        assert!(found.text.contains("evil and vile"), "{}", found.text);
        let q = read_integer("17509^17509").unwrap();
        assert_eq!(found.full, format!("({}, {})", &q * 2 - 2, &q * 2));
    }

    #[test]
    fn pairs_beyond_the_board() {
        let found = say("beatty(phi^2)", 0, "4");
        assert_eq!(found.full, "(6, 10)");
        assert!(found.text.contains("β = φ² = 2.618\u{202f}033…"), "{}", found.text);
        assert!(say("beatty(phi^2)", 1, "6, 10").text.starts_with("Yes"));
        assert!(say("beatty(phi^2)", 1, "(10,6)").text.starts_with("Yes"));
        assert!(say("beatty(phi^2)", 1, "6, 11").text.starts_with("No"));
        assert!(say("beatty(3)", 1, "2^100, 3^80").text.starts_with("No"));
    }

    #[test]
    fn wrong_questions_name_the_place() {
        let wrong = |question, text| answer(&RedLevels::Evil, question, text).unwrap_err().at;
        assert_eq!(wrong(0, "17x"), 2);
        assert_eq!(wrong(1, "6"), 1);
        assert_eq!(wrong(1, "6, x"), 3);
    }
}
