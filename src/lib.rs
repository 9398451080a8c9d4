//! Nimscope: play, see through and prove impartial games.
pub mod core;
pub mod games;
pub mod integer;
#[cfg(feature = "web")]
pub mod js;
pub mod labs;
pub mod part;
#[cfg(feature = "web")]
pub mod ui;
#[cfg(feature = "web")]
pub mod worker;
