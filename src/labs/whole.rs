//! Whole numbers as somebody has typed them.
use crate::core::{grouped::format_number, notation::NotationError};

/// A whole number of at most `most`; blanks between its digits are allowed.
///
/// # Errors
/// What was expected instead, and where.
pub fn read_whole(text: &str, most: usize) -> Result<usize, NotationError> {
    let mut value = 0;
    let mut seen = false;
    for (at, c) in text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
        let Some(digit) = c.to_digit(10) else {
            return Err(NotationError::syntax(at, "a whole number"));
        };
        value = value * 10 + digit as usize;
        seen = true;
        if value > most {
            return Err(NotationError::too_large(at, format!("at most {}", format_number(most as u64))));
        }
    }
    if seen { Ok(value) } else { Err(NotationError::syntax(text.len(), "a whole number")) }
}
