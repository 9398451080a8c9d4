//! A position under the rules of one game: `Game`, implemented once for every ruleset.
//!
//! [`Typed`](typed::Typed) knows the types of the ruleset and passes on what it says; what is the same for all rulesets
//! (`solving`, `finding`, `listed`) sees a [`Componentwise`](componentwise::Componentwise), and is in the program once.
mod by_parts;
mod componentwise;
mod finding;
mod listed;
mod making;
mod naming;
mod opened;
mod partly;
mod searched;
mod solving;
mod typed;
mod whole;
pub use naming::part_name;
pub use opened::{OpenError, open};
pub use typed::Searchable;

#[cfg(test)]
mod tests;
