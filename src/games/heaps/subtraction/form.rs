//! The numbers that may be taken, as a form.
use crate::core::{
    extras::{Choice, Settings},
    notation::NotationError,
};
use crate::games::{heaps::taking::TakeSet, stacks::heaps::Heaps};

/// The head of the notation of each choice.
const HEADS: [&str; 4] = ["", "but", "most", "powers"];

/// The set as a form.
pub fn settings(set: &TakeSet, position: &Heaps) -> Settings {
    let text = set.to_string();
    let chosen = HEADS.iter().rposition(|head| text.starts_with(head)).unwrap_or(0);
    let own = text[HEADS[chosen].len()..].trim_matches(['(', ')']).to_string();
    let choice = |index: usize, label, symbol, other: &str| Choice {
        label,
        value: (index < 3).then(|| (symbol, if index == chosen { own.clone() } else { other.to_string() })),
        hint: String::new(),
    };
    Settings {
        title: "Numbers to take *S*",
        choices: vec![
            choice(0, "These numbers", "S", "1,2,3"),
            choice(1, "All but these", "S", "1,4"),
            choice(2, "At most *m*", "m", "3"),
            choice(3, "Powers of two", "", ""),
        ],
        chosen,
        sizes_title: "Heaps",
        sizes: position.0.clone(),
    }
}

/// The set that a filled form denotes.
pub fn chosen(choice: usize, value: &str) -> Result<TakeSet, NotationError> {
    let head = *HEADS.get(choice).ok_or_else(|| NotationError::not_allowed(0, "one of the choices"))?;
    let value = value.trim_end();
    let text = match choice {
        0 => value.to_string(),
        3 => head.to_string(),
        _ => format!("{head}({value})"),
    };
    let lead = if choice == 0 { 0 } else { head.len() + 1 };
    TakeSet::read(&text).map_err(|mut error| {
        error.at = error.at.saturating_sub(lead).min(value.len());
        error
    })
}
