//! JSON that every reader takes as it is meant.
use super::Failure;
use serde::{Serialize, Serializer};
use std::io::Write;

/// Decimal digits: a number below 2^53, a text from there on, since many readers would round it.
pub struct Whole(pub String);

impl Serialize for Whole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.parse::<i64>() {
            Ok(number) if number.unsigned_abs() < 1 << 53 => serializer.serialize_i64(number),
            _ => serializer.serialize_str(&self.0),
        }
    }
}

impl Whole {
    /// Of a whole number.
    pub fn of(number: impl ToString) -> Self {
        Self(number.to_string())
    }
}

/// One object on one line.
///
/// # Errors
/// Those of the stream.
pub fn write(object: &impl Serialize, output: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *output, object)?;
    Ok(writeln!(output)?)
}
