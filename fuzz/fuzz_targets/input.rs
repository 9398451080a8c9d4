//! Fuzzes with any bytes: the first one chooses what the text is used for; a line break separates a second text from
//! it.
#![no_main]
#[path = "../../tests/input/exercise.rs"]
mod exercise;

use exercise::{WAYS, exercise};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((way, text)) = data.split_first() else { return };
    let text = String::from_utf8_lossy(text);
    let (text, more) = text.split_once('\n').unwrap_or((&text, ""));
    exercise(way % WAYS, text, more);
});
