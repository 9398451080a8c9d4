//! Arguments from JavaScript, and what is thrown where they cannot be understood.
use crate::core::{Convention, Mistake, NotationError};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// The object that is thrown.
#[derive(Serialize)]
struct Thrown {
    kind: Mistake,
    at: usize,
    expected: String,
    message: String,
}

/// What an error is about.
pub enum ErrorSubject<'t> {
    /// A place in this text.
    In(&'t str),
    /// An argument as a whole.
    Argument,
}

/// The object to throw; its place is in units of JavaScript's strings.
pub fn thrown(error: NotationError, place: ErrorSubject) -> JsValue {
    let (at, message) = match place {
        ErrorSubject::In(text) => {
            let before = text.get(..error.at).unwrap_or(text);
            (before.encode_utf16().count(), error.counted(text).to_string())
        }
        ErrorSubject::Argument => (0, format!("expected {}", error.expected)),
    };
    super::plain(&Thrown { kind: error.kind, at, expected: error.expected.clone(), message })
}

/// The object to throw for what is said in a sentence of its own, which names the place.
pub fn sentence(kind: Mistake, message: String) -> JsValue {
    super::plain(&Thrown { kind, at: 0, expected: message.clone(), message })
}

pub fn refuse(kind: Mistake, expected: impl Into<String>) -> JsValue {
    thrown(NotationError::new(kind, 0, expected), ErrorSubject::Argument)
}

/// The object to throw for an index that is not below `total`.
pub fn out_of_range(expected: &str, total: u64) -> JsValue {
    let range = if total == 0 { "there are none".into() } else { format!("from 0 to {}", total - 1) };
    refuse(Mistake::NotAllowed, format!("{expected}, {range}"))
}

/// Reads a text.
pub fn text(value: &JsValue, expected: &str) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| refuse(Mistake::Syntax, expected))
}

/// Reads a whole number below `end`; `absent` stands for an undefined one.
pub fn index(value: &JsValue, absent: Option<usize>, end: usize, expected: &str) -> Result<usize, JsValue> {
    if value.is_undefined()
        && let Some(absent) = absent
    {
        return Ok(absent);
    }
    match value.as_f64() {
        Some(n) if n >= 0.0 && n.fract() == 0.0 && n < end as f64 => Ok(n as usize),
        Some(n) if n >= 0.0 && n.fract() == 0.0 => Err(out_of_range(expected, end as u64)),
        _ => Err(refuse(Mistake::Syntax, format!("{expected}, a whole number from 0 on"))),
    }
}

/// Reads the number of options to examine, 1,000,000 if it is undefined; what is above `most` counts as `most`.
pub fn budget(value: &JsValue, most: u64) -> Result<u64, JsValue> {
    match value.as_f64() {
        _ if value.is_undefined() => Ok(1_000_000.min(most)),
        // The conversion saturates, infinity included.
        Some(n) if n >= 0.0 => Ok((n as u64).min(most)),
        _ => Err(refuse(Mistake::Syntax, "a budget, a number from 0 on")),
    }
}

/// Reads "normal" or "misere"; undefined stands for "normal".
pub fn convention(value: &JsValue) -> Result<Convention, JsValue> {
    match value.as_string().as_deref() {
        Some("normal") => Ok(Convention::Normal),
        Some("misere") => Ok(Convention::Misere),
        None if value.is_undefined() => Ok(Convention::Normal),
        _ => Err(refuse(Mistake::Syntax, "the convention \"normal\" or \"misere\"")),
    }
}

/// A count: a number where JavaScript can hold it exactly, a text above.
pub fn number(value: u64) -> JsValue {
    #[derive(Serialize)]
    #[serde(transparent)]
    struct Wide(#[serde(with = "crate::core::wide")] u64);
    super::plain(&Wide(value))
}
