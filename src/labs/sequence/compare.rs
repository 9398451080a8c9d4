//! Two sequences side by side.
use super::results::Results;
use crate::core::grouped::format_number;

/// The first n at which two sequences differ, as far as both are known.
pub fn first_difference(one: &[u16], other: &[u16]) -> Option<usize> {
    one.iter().zip(other).position(|(a, b)| a != b)
}

/// Where two sequences first differ, in a sentence.
pub fn difference_text(one: &Results, other: &Results) -> String {
    match first_difference(one.values(), other.values()) {
        Some(n) => format!(
            "First difference at *n* = {}: {} has the value {}, {} has {}.",
            format_number(n as u64),
            one.source,
            one.values()[n],
            other.source,
            other.values()[n]
        ),
        None => format!("No difference up to *n* = {}.", format_number(one.last().min(other.last()) as u64)),
    }
}
