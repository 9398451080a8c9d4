//! Whole numbers that JavaScript may not hold exactly: a number up to 2^53, a decimal string above.
use serde::{Deserialize, Deserializer, Serializer};

const SAFE: u64 = 1 << 53;

#[derive(Deserialize)]
#[serde(untagged)]
enum NumberOrText {
    Number(f64),
    Text(String),
}

pub fn serialize<S: Serializer>(value: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    if *value <= SAFE { serializer.serialize_f64(*value as f64) } else { serializer.collect_str(value) }
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    match NumberOrText::deserialize(deserializer)? {
        NumberOrText::Number(n) => Ok(n as u64),
        NumberOrText::Text(text) => text.parse().map_err(|_| serde::de::Error::custom("not a whole number")),
    }
}
