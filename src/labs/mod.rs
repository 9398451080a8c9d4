//! Laboratories: what there is to study beyond single positions. The sequence lab asks for the Sprague-Grundy values
//! of a game of heaps; the nimber lab calculates with these values; the counting lab counts the P-positions of Nim.
//! What a lab is asked is a list of [`Field`]s and their [`Values`].
pub mod counting;
pub mod evolution;
mod field;
pub mod maps;
pub mod nimbers;
pub mod sequence;
mod stretch;
mod whole;

pub use field::{Check, Field, Kind, Values, Words, Wrong};
pub use stretch::Stretch;
