//! Nimscope: play, see through and prove impartial games.
//!
//! A position is opened by its notation. It knows its rules, its moves and its Grundy value, and a search pays from a
//! [`Budget`](core::Budget):
//!
//! ```
//! use nimscope::core::{Budget, Convention, Nimber, winning};
//! use nimscope::games::open;
//!
//! let game = open("nim/3+5+7")?;
//! assert_eq!(game.value(&mut Budget::new(1000)), Ok(Nimber(1)));
//! let found = winning(&*game, Convention::Normal, 9, &mut Budget::new(1000)).unwrap();
//! assert_eq!(found.map(|mv| mv.notation).moves, ["1-1", "2-1", "3-1"]);
//! # Ok::<(), nimscope::core::NotationError>(())
//! ```
//!
//! [`core`] holds what all games share, [`games`] the rules of each with [`open`](games::open) and links, and [`labs`]
//! what there is to study beyond single positions. Without the feature `web` the crate is this solver alone.
pub mod answers;
pub mod core;
pub mod games;
pub mod integer;
#[cfg(feature = "web")]
pub mod js;
pub mod labs;
pub mod learn;
pub mod ordinal;
pub mod part;
#[cfg(feature = "web")]
pub mod ui;
#[cfg(feature = "web")]
pub mod worker;
