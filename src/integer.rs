//! Whole numbers of any length, and the traits to work with them: the whole crate uses those of num-bigint.
pub use num_bigint::BigInt;
pub use num_integer::Integer;
pub use num_traits::{One, Signed, ToPrimitive, Zero};
