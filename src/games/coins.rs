//! Coins on a row or a board that are turned, and coins that slide.
use crate::core::Verb;

pub(crate) mod grid;
pub(crate) mod heads;
pub(crate) mod line;
pub mod nimble;
pub(crate) mod strip;
pub mod tartan;
pub mod theory;
pub mod turning;

/// The verb of games in which coins are turned.
static TURN: Verb = Verb::new("Turn", "turned", "turns", "move");
