//! The labs: what they share, and a folder for each.
mod counting;
pub mod evolution;
mod files;
mod form;
mod frame;
mod graphs;
mod hold;
mod maps;
pub mod nimbers;
mod pages;
mod piles;
mod plot;
mod presenting;
mod rules;
mod sequence;
mod share;
mod signs;
mod solution;
mod table;
mod turning;

pub use maps::statement_part;
pub use pages::{abouts, part, worker_part};
