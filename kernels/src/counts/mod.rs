//! How many positions of k heaps have nim-sum 0, from the values of single heaps, modulo primes.
mod largest;
mod residues;
mod total;

pub use largest::{by_largest, work_by_largest};
pub use residues::{digits, primes};
pub use total::{by_total, work_by_total};

#[cfg(test)]
mod tests;
