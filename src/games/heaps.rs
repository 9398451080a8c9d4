//! Heaps from which is taken, or which are taken from and broken.
pub mod breaking;
pub mod codes;
pub(crate) mod splits;
pub mod subtraction;
pub mod taking;
