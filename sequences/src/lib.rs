//! Sprague-Grundy sequences of take-and-break games and the proofs of their periods. A crate of its own, so that it
//! can be built for speed while the rest of the module is built for size.
mod bits;
mod general;
mod kernels;
mod mask;
mod moves;
mod pairs;
mod past;
mod period;
mod sequence;
mod suffix;

pub use bits::Bits;
pub use moves::{Digit, Kind, Moves, Split, Tail};
pub use period::{Period, Proof};
pub use sequence::{MOST_VALUES, Progress, Sequence};
