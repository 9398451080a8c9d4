//! Whole numbers that JavaScript may not hold exactly: a number below 2^53, a decimal string from there on.
//!
//! ```
//! use nimscope::core::Nimber;
//!
//! assert_eq!(serde_json::to_string(&Nimber(7))?, "7");
//! assert_eq!(serde_json::to_string(&Nimber(1 << 60))?, r#""1152921504606846976""#);
//! assert_eq!(serde_json::from_str::<Nimber>(r#""1152921504606846976""#)?, Nimber(1 << 60));
//! # Ok::<(), serde_json::Error>(())
//! ```
use serde::{Deserialize, Deserializer, Serializer};

const SAFE: u64 = (1 << 53) - 1;

#[derive(Deserialize)]
#[serde(untagged)]
enum NumberOrText {
    Number(f64),
    Text(String),
}

/// For `#[serde(with = "wide")]`.
pub fn serialize<S: Serializer>(value: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    if *value <= SAFE { serializer.serialize_u64(*value) } else { serializer.collect_str(value) }
}

/// For `#[serde(with = "wide")]`.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    match NumberOrText::deserialize(deserializer)? {
        NumberOrText::Number(n) => Ok(n as u64),
        NumberOrText::Text(text) => text.parse().map_err(|_| serde::de::Error::custom("not a whole number")),
    }
}

/// For `#[serde(with = "wide::all")]`, lists of such numbers.
pub mod all {
    use super::{Deserialize, Deserializer, Serializer};

    #[derive(serde::Serialize, Deserialize)]
    #[serde(transparent)]
    struct Wide(#[serde(with = "super")] u64);

    pub fn serialize<S: Serializer>(values: &[u64], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(|value| Wide(*value)))
    }
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u64>, D::Error> {
        Ok(Vec::<Wide>::deserialize(deserializer)?.into_iter().map(|wide| wide.0).collect())
    }
}
