//! The boards, drawn natively: what is on them, for every game and for positions of any size.
#![cfg(feature = "ssr")]

#[path = "boards/cards.rs"]
mod cards;
#[path = "boards/coins.rs"]
mod coins;
mod current;
#[path = "boards/draw.rs"]
mod draw;
#[path = "boards/drawn.rs"]
mod drawn;
#[path = "boards/lines.rs"]
mod lines;
#[path = "boards/looks.rs"]
mod looks;
mod markup;
#[path = "boards/picked.rs"]
mod picked;
#[path = "boards/pictures.rs"]
mod pictures;
#[path = "boards/presets.rs"]
mod presets;
