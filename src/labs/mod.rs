//! Laboratories: what there is to study beyond single positions. The sequence lab asks for the Sprague-Grundy values
//! of a game of heaps; the nimber lab calculates with these values; the counting lab counts the P-positions of Nim.
mod address;
mod chart;
mod compare;
pub mod counting;
pub mod evolution;
mod file;
pub mod maps;
pub mod nimbers;
mod results;
mod run;
mod source;
mod table;
mod verdict;
mod window;

pub use address::{MOST, SequenceLink, read_upto};
pub use chart::{Raster, steps};
pub use compare::{first_difference, said_difference};
pub use file::{FileKind, Rows};
pub use results::Results;
pub use run::Run;
pub use source::{Row, Source};
pub use table::{Cell, Layout};
pub use verdict::{Standing, Verdict, verdict};
pub use window::Window;

#[cfg(test)]
mod tests;
