//! The sequence lab: the Sprague-Grundy values of a game of heaps, their period and its proof, and two games compared.
mod address;
mod chart;
mod compare;
mod file;
mod results;
mod run;
mod source;
mod table;
mod verdict;
mod window;

pub use address::{MOST, SequenceLink, read_upto};
pub use chart::{Raster, steps};
pub use compare::{first_difference, said_difference};
pub use file::{FileKind, FileRows};
pub use results::Results;
pub use run::Run;
pub use source::{Row, Source};
pub use table::{Cell, Layout};
pub use verdict::{Standing, Verdict, verdict};
pub use window::Window;

#[cfg(test)]
mod tests;
