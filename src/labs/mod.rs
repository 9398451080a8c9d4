//! Laboratories: what there is to study beyond single positions. The sequence lab asks for the Sprague-Grundy values
//! of a game of heaps; the nimber lab calculates with these values; the counting lab counts the P-positions of Nim.
pub mod counting;
pub mod evolution;
pub mod maps;
pub mod nimbers;
pub mod sequence;
mod whole;
