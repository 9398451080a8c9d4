//! Games with heaps: chips are taken from a heap, and in some games what is left of it is broken.
pub mod breaking;
pub mod codes;
mod disguise;
pub mod game;
pub mod misere;
mod rules;
pub(crate) mod splits;
pub mod step;
pub mod subtraction;
pub mod taking;
pub mod theory;
mod why;
