//! Misère quotients of games on heaps.
mod learn;
mod meter;
mod monoid;
mod outcomes;
mod pairs;
mod period;
mod presentation;
mod quotient;
mod set;
mod tame;
mod word;

pub use meter::{Limits, Meter, Stop};
pub use monoid::{Element, Monoid};
pub use period::{Period, Reach};
pub use presentation::{Presentation, Relation};
pub use quotient::{Heaps, Quotient};
pub use set::Set;
pub use tame::{Class, Tame};
