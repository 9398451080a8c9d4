//! What opens over the play screen.
pub mod embed;
pub mod form;
pub mod keys;
pub mod new_game;
pub mod rules;
pub mod share;
