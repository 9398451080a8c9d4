//! A position under the rules of one game: `Game`, implemented once for every ruleset.
//!
//! [`TypedGame`](typed::TypedGame) knows the types of the ruleset and passes on what it says; what is the same for all rulesets
//! (`solving`, `finding`, `option_table`) sees a [`Componentwise`](componentwise::Componentwise), and is in the program once.
mod by_parts;
mod componentwise;
mod finding;
mod naming;
mod opened;
mod option_table;
mod partly;
mod solving;
mod theories;
mod typed;
mod whole;
mod workshop_impl;
pub use naming::part_name;
pub use opened::{OpenError, open};
pub use typed::Searchable;

#[cfg(test)]
mod tests;
