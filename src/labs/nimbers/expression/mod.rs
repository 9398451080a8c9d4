//! Expressions and equations over nimbers, finite ones and ordinals: read, calculated, and told step by step.
mod carry;
mod laws;
mod line;
mod poly;
mod read;
mod solve;
mod tree;

pub use laws::{LAWS, law};
pub use read::read;
pub use solve::solve;
pub use tree::{Equation, Node, Sign};
