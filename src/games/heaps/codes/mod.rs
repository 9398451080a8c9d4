//! Take-and-break games: their codes, their values and the periods of these.
mod code;
mod count;
mod form;
mod moves;
mod naive;
mod names;
mod proof;
mod read;
mod rule;
mod tall;
mod values;
mod words;

pub use code::{Code, Digit, MOST_DIGITS};
pub use form::Form;
pub use kernels::sequences::{
    Ending, MOST_VALUES, Period, Progress, Proof, Sequence, Survey, enough_unequal, proof_by_rare,
};
pub use naive::by_definition;
pub use proof::{MOST_EXCEPTIONS, tell};
pub use rule::Rule;
pub use tall::{PeriodicValues, RemainingHeaps, Takes, moves_by_period, moves_to_each_value, moves_to_value};
pub use values::{MOST_LEARNED, Values};

#[cfg(test)]
mod tests;
