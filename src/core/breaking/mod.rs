//! Take-and-break games: their codes, their values and the periods of these.
mod bits;
mod code;
mod general;
mod kernels;
mod mask;
mod naive;
mod names;
mod pairs;
mod past;
mod period;
mod read;
mod rule;
mod sequence;
mod suffix;
mod values;
mod words;

pub use code::{Code, Digit, MOST_DIGITS};
pub use naive::by_definition;
pub use period::{Period, Proof};
pub use rule::Rule;
pub use sequence::{MOST_VALUES, Progress, Sequence};
pub use values::Values;

#[cfg(test)]
mod tests;
