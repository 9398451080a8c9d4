//! The words that the notation of pictures is made of.
use super::drawing::{FARTHEST, LONGEST_TITLE};
use crate::core::notation::{NotationError, Scanner};

/// Letters and digits; none if something else comes next.
pub fn name<'t>(scan: &mut Scanner<'t>) -> &'t str {
    let rest = scan.rest();
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    while scan.rest().len() > rest.len() - end {
        scan.bump();
    }
    &rest[..end]
}

/// A length, perhaps below zero.
pub fn length(scan: &mut Scanner) -> Result<i32, NotationError> {
    let negative = scan.eat('-');
    let length = scan.number(FARTHEST as u64, "a length")? as i32;
    Ok(if negative { -length } else { length })
}

/// The second of two lengths.
pub fn after(scan: &mut Scanner) -> Result<i32, NotationError> {
    if !scan.eat('_') {
        return Err(NotationError::syntax(scan.at(), "_ and the second length"));
    }
    length(scan)
}

/// Whether a name of an edge or a part may have this character.
pub fn may_have(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ' ' | ',' | '-')
}

/// Reads a name between quotation marks, the first of which comes next.
pub fn title(scan: &mut Scanner) -> Result<String, NotationError> {
    scan.bump();
    let at = scan.at();
    let mut name = String::new();
    while let Some(c) = scan.peek().filter(|c| may_have(*c)) {
        name.push(c);
        scan.bump();
    }
    if scan.peek() != Some('\'') {
        return Err(NotationError::syntax(scan.at(), "letters, digits and ' after a name"));
    }
    let trimmed = name.trim();
    if trimmed.is_empty() {
        return Err(NotationError::syntax(at, "a name"));
    }
    if trimmed.chars().count() > LONGEST_TITLE {
        return Err(NotationError::too_large(at, format!("a name of at most {LONGEST_TITLE} characters")));
    }
    scan.bump();
    Ok(trimmed.to_string())
}
