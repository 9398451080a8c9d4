//! Coin-turning games (Ferguson, Part I, chapter 5; Berlekamp, Conway and Guy, Winning Ways, chapter 14): a move turns
//! a set of coins, and the rightmost of them goes from heads to tails. A row is the sum of its single heads.
pub mod acrostic;
mod code;
mod families;
mod form;
mod naive;
mod named;
mod open;
mod read;
mod row;
mod span;
mod subsets;
mod table;
mod tartan;
mod trie;
mod union;
mod values;
mod words;

pub use code::{Code, MoveKind, Spacing};
pub use form::Form;
pub use naive::by_definition;
pub use named::{NAMED, NamedGame};
pub use row::Turning;
pub use tartan::{Block, Place, Tartan, ThreeSteps};
pub use values::{FARTHEST, Values};

#[cfg(test)]
mod tests;
