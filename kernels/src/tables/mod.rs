//! Tables of chromatic nim with two, three and four stacks, from the colours of the levels.
mod four_table;
mod pairing;
mod three_table;
mod two_table;

pub use four_table::{FOUR_STACK_LIMIT, FourStackTable};
pub use pairing::Pairing;
pub use three_table::{THREE_STACK_LIMIT, ThreeStackTable};
pub use two_table::{TWO_STACK_LIMIT, TwoStackTable};

/// The positions that some moves lead to: how many there are, and the first of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reached<P> {
    /// How many there are in all.
    pub count: u64,
    /// As many as were asked for, lowest first.
    pub list: Vec<P>,
}
