//! The nimbers below 2^128: the field of 2^128 elements whose sum is binary addition without carrying and whose
//! product is the value of Turning Corners (Conway, On Numbers and Games, chapter 6; Ferguson, Game Theory, Part I,
//! 5.3).
//!
//! The numbers below a Fermat 2-power 2, 4, 16, 256, 65536, … are its subfields. A product goes down to that of
//! 65536 elements by Karatsuba's rule and is looked up there by logarithms.
mod explain;
mod field;
mod logs;
mod order;
mod product;
mod roots;
mod rules;

pub use explain::{Explanation, Step, Term, explain};
pub use field::{inverse, power, quotient, square_root, subfield};
pub use logs::build as build_tables;
pub use order::{PRIMES, order};
pub use product::{product, product_16, product_64, product_128};
pub use roots::{Roots, roots};
pub use rules::{Rule, powers, product_by_rules, rule};
