//! Whole numbers of any length, and what is asked of them: those of num-bigint, everywhere.
pub use num_bigint::BigInt;
pub use num_integer::Integer;
pub use num_traits::{One, Signed, ToPrimitive, Zero};
