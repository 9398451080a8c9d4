//! Chromatic nim: stacks of red and green tokens (Fisher and Larsson, Chromatic nim finds a game for your solution).
//!
//! The token at level i of every stack is red if i is in S, else green. A move removes tokens from the top of one
//! stack; while every top token is green (an empty stack counts as green) from any stacks at once. This module is the
//! mathematics alone.
//!
//! * [`RedLevels`] is S, with its notation (`FromStr`, `Display`), colours, counts and domination. Everything is exact
//!   at every height; functions on `u64` never fail, those ending in `_big` refuse numbers of too many digits.
//! * One stack is a pile of nim, whatever its colours.
//! * Two stacks at any height: [`RedLevels::is_p_two`], [`RedLevels::partner`], [`RedLevels::winning_two`].
//!   Grundy values and the moves to a value: [`TwoStackTable`]. P-positions of a table alone: [`Pairing`].
//! * Two stacks in misère play: [`RedLevels::is_misere_p`], [`RedLevels::misere_partner`], [`RedLevels::misere_winning`].
//! * Three stacks: [`ThreeStackTable`]; four: [`FourStackTable`].
//! * What settles a position, and the data to explain it: [`RedLevels::strongest`], [`RedLevels::explain_two`].
//! * P-positions by number, with numbers of thousands of digits: [`read_integer`], [`RedLevels::nth_pair`],
//!   [`RedLevels::is_p_pair`], [`EvilPair`].
mod atoms;
mod beta;
mod digits;
mod domination;
mod error;
mod expression;
mod floor;
mod levels;
mod levels_text;
mod misere;
mod nth;
mod partners;
mod pattern;
mod real;
mod root;
mod shown;
mod theorems;
mod thue_morse;
mod two_stacks;

pub use beta::Beta;
pub use domination::Domination;
pub use error::{ReadError, TooLarge};
pub use expression::{INTEGER_DIGITS, read_integer, read_real};
pub use floor::{CONSTANT_DIGITS, ROOT_DIGITS};
pub use kernels::tables::{
    FOUR_STACK_LIMIT, FourStackTable, Pairing, Reached, THREE_STACK_LIMIT, TWO_STACK_LIMIT, ThreeStackTable,
    TwoStackTable,
};
pub use levels::RedLevels;
pub use levels_text::LONGEST_LIST;
pub use misere::QueueEnd;
pub use nth::EvilPair;
pub use pattern::Pattern;
pub use real::{Real, Unit};
pub use shown::printed;
pub use theorems::{StackFacts, Strongest, TwoStacks, Window, theorem2_numbers};
pub use thue_morse::{chromatic, evil_up_to, is_evil, is_vile, nth_evil, nth_odious, pseudochromatic};
