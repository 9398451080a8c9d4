//! Whole numbers of any length, and what is asked of them.
//!
//! They are those of num-bigint, except on a page: there they are the browser's own, in the same words, so that the
//! code to multiply and divide long numbers is not sent along. That is a twentieth of the module.
#[cfg(not(all(feature = "web", target_arch = "wasm32")))]
pub use num_bigint::BigInt;
#[cfg(not(all(feature = "web", target_arch = "wasm32")))]
pub use num_integer::Integer;
#[cfg(not(all(feature = "web", target_arch = "wasm32")))]
pub use num_traits::{One, Signed, ToPrimitive, Zero};

#[cfg(all(feature = "web", target_arch = "wasm32"))]
mod engine;
#[cfg(all(feature = "web", target_arch = "wasm32"))]
pub use engine::{BigInt, Integer, One, Signed, ToPrimitive, Zero};
