//! Take-and-break games: their codes and their values.
mod code;
mod names;
mod read;
mod words;

pub use code::{Code, Digit, MOST_DIGITS};

#[cfg(test)]
mod tests;
