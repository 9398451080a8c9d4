//! The dialogs, which open over the play screen and other pages.
pub mod embed;
pub mod form;
pub mod keys;
pub mod new_game;
pub mod rules;
pub mod share;
