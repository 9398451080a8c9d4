//! The labs: what they share, and a folder for each.
mod counting;
pub mod evolution;
mod field;
mod frame;
mod maps;
pub mod nimbers;
mod pages;
mod presenting;
mod sequence;
mod share;

pub use pages::{part, worker_part};
