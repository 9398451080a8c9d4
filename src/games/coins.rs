//! Coins on a row or a board that are turned, and coins that slide.
pub(crate) mod grid;
pub(crate) mod heads;
pub mod nimble;
pub(crate) mod strip;
pub mod tartan;
pub mod theory;
pub mod turning;
