//! The nimber lab: a calculator for the field of nimbers below 2^128 that shows its steps, and tables of sums and
//! products.
mod answer;
mod fields;
mod files;
mod operation;
mod product;
mod reason;
mod steps;
mod table;

pub use answer::{Answer, Outcome, answer};
pub use fields::{EXAMPLES, FIELDS, cell, numbers, operation, table};
pub use operation::{Operation, read_nimber};
pub use product::by_definition;
pub use reason::steps;
pub use steps::{BinarySum, Line, MOST_LINES, Stage};
pub use table::{SIZES, SUBFIELDS, Table};

#[cfg(test)]
mod tests;
