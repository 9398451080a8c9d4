//! Chromatic nim: stacks of red and green tokens (Fisher and Larsson, Chromatic nim finds a game for your solution).
//!
//! The token at level i of every stack is red if i is in S, else green. A move removes tokens from the top of one
//! stack; while every top token is green (an empty stack counts as green) from any stacks at once. This module is the
//! mathematics alone.
mod atoms;
mod digits;
mod error;
mod expression;
mod floor;
mod real;

pub use error::{ReadError, TooLarge};
pub use expression::{INTEGER_DIGITS, read_integer, read_real};
pub use floor::{CONSTANT_DIGITS, ROOT_DIGITS};
pub use real::{Real, Unit};
