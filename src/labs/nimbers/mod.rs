//! The nimber lab: a calculator for the field of nimbers below 2^128 that shows its steps, and tables of sums and
//! products. It calculates expressions and equations as well, also with ordinals below ω^81.
mod answer;
mod asking;
mod calculation;
mod expression;
mod fields;
mod files;
mod operation;
mod product;
mod reason;
mod steps;
mod table;

pub use answer::{Answer, Outcome, answer};
pub use asking::{EXPRESSION, LAW, calculate, expressed, operation, read_operand};
pub use calculation::{Calculation, Found};
pub use fields::{EXAMPLES, FIELDS, cell, table};
pub use operation::{Operation, read_nimber};
pub use product::by_definition;
pub use reason::steps;
pub use steps::{BinarySum, Line, MOST_LINES, Stage};
pub use table::{SIZES, SUBFIELDS, Table};

#[cfg(test)]
mod tests;
