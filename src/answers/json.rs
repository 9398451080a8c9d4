//! JSON whose numbers no reader has to round.
use super::Failure;
use serde::{Serialize, Serializer};
use std::io::Write;

/// A whole number in decimal digits. It is written as a number below 2^53 and as a text from there on, since many
/// readers would round it.
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
    /// The digits of a whole number.
    pub fn of(number: impl ToString) -> Self {
        Self(number.to_string())
    }
}

/// Writes an object on one line.
///
/// # Errors
/// Those of the stream.
pub fn write(object: &impl Serialize, output: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *output, object)?;
    Ok(writeln!(output)?)
}
