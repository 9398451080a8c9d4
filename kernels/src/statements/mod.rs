//! Statements about the values of games of heaps, checked for millions of n: a program of operations on whole numbers,
//! run over many n at once, and for a single n with the reason why there is no value.
mod at;
mod block;
mod lanes;
mod line;
mod op;
mod scalar;

pub use at::{Missing, Point};
pub use block::Runner;
pub use line::{Beatty, Line};
pub use op::{AnyHeap, BinaryOp, Id, Op, Program, UnaryOp, Values, Var};
pub use scalar::{LIMIT, NoValue, one, two};
