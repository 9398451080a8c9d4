//! What a lab is asked: the query of its link.
use super::Failure;
use crate::core::NotationError;
use crate::labs::{Field, FieldError, Values};

/// A query as values of these fields.
///
/// # Errors
/// The place of a key that the lab does not have, or what is wrong with a value.
pub fn values(query: &str, fields: &'static [Field]) -> Result<Values, Failure> {
    let mut at = 0;
    for pair in query.split('&') {
        let key = pair.split_once('=').map_or(pair, |(key, _)| key);
        let known = key == "v" || fields.iter().any(|field| field.key == key);
        if !known && !pair.is_empty() {
            let linked = fields.iter().filter(|field| field.linked);
            let names: Vec<&str> = linked.map(|field| field.key).collect();
            let error = NotationError::syntax(at, format!("one of the keys {}", names.join(", ")));
            return Err(Failure::Wrong(format!("{query}: {}", error.counted(query))));
        }
        at += pair.len() + 1;
    }
    let values = Values::read(fields, query).map_err(|error| match pair(query, error.at) {
        Some((key, value)) => {
            let text = if error.text.is_empty() { value } else { &error.text };
            wrong(key, text, &error.error)
        }
        None => Failure::Wrong(error.to_string()),
    })?;
    values.check()?;
    Ok(values)
}

/// A query in which each `&` that no key follows, such as that of a sum of games, is escaped and so stays in its value.
pub fn escaped(text: &str) -> String {
    let starts = |rest: &str| {
        let key = rest.split_once('=').map(|(key, _)| key);
        key.is_some_and(|key| !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_lowercase()))
    };
    let mut parts = text.split('&');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |before, part| before + if starts(part) { "&" } else { "%26" } + part)
}

/// Key and value of the pair whose value starts at this byte.
fn pair(query: &str, at: usize) -> Option<(&str, &str)> {
    let (before, after) = query.split_at_checked(at)?;
    let key = before.rsplit('&').next()?.strip_suffix('=')?;
    Some((key, after.split('&').next()?))
}

/// What is wrong in the value of a key, and where.
pub fn wrong(key: &str, text: &str, error: &NotationError) -> Failure {
    Failure::Wrong(format!("{key}={text}: {} of the value", error.counted(text)))
}

impl From<FieldError> for Failure {
    fn from(FieldError { key, text, error }: FieldError) -> Self {
        wrong(key, &text, &error)
    }
}
