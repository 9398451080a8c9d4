//! The codes of cards and of their parameters.
use crate::core::{
    card::Card,
    notation::NotationError,
    turning::{Code, NAMED},
};

/// The card of games given by their code.
pub const BY_CODE: &str = "turning";

/// What stands before and after the set of a subtraction game in its code.
fn around(id: &str) -> Option<(&'static str, &'static str)> {
    match id {
        "coin-subtraction" => Some(("2D(", ")L")),
        "coin-subtraction-two" => Some(("2D(", ")")),
        "coin-subtraction-alone" => Some(("1-2D(", ")")),
        _ => None,
    }
}

/// The code and the number of the leftmost coin of a card with these parameters.
pub fn read(id: &str, params: &str) -> Result<(Code, u64), NotationError> {
    let named = NAMED.iter().find(|named| named.id == id);
    let origin = named.map_or(1, |named| named.origin);
    let code = match (around(id), named) {
        (Some((before, after)), _) => {
            let inside = |mut error: NotationError| {
                error.at = error.at.saturating_sub(before.len()).min(params.len());
                error
            };
            if let Some(at) = params.find(|c: char| !c.is_ascii_digit() && c != ',' && !c.is_whitespace()) {
                return Err(NotationError::syntax(at, "a distance or a comma"));
            }
            Code::read(&format!("{before}{params}{after}")).map_err(inside)?
        }
        (None, Some(named)) if params.is_empty() => Code::read(named.code)?,
        (None, Some(_)) => return Err(NotationError::syntax(0, "no parameters")),
        (None, None) => Code::read(params)?,
    };
    Ok((code, origin))
}

/// The parameters that a card has for a code.
pub fn write(id: &str, code: &Code) -> String {
    let text = code.to_string();
    match around(id) {
        Some((before, after)) => {
            text.strip_prefix(before).and_then(|rest| rest.strip_suffix(after)).unwrap_or_default().into()
        }
        None if id == BY_CODE => text,
        None => String::new(),
    }
}

/// `Mock Turtles`, `Turning game 1-3C(5)`.
pub fn label(card: &Card, code: &Code) -> String {
    match write(card.id, code) {
        params if params.is_empty() => card.name.into(),
        params => format!("{} {params}", card.name),
    }
}
