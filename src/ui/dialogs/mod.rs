//! What opens over the play screen.
pub mod keys;
pub mod rules;
pub mod shell;
