//! Sprague-Grundy sequences of take-and-break games and the proofs of their periods.
mod bits;
mod general;
mod kernels;
mod mask;
mod moves;
mod pairs;
mod past;
mod period;
mod rare;
mod sequence;
mod suffix;
mod survey;

pub use bits::Bits;
pub use moves::{Digit, Kind, Moves, Split, Tail};
pub use period::{Period, Proof, enough_unequal};
pub use sequence::{MOST_VALUES, Progress, Sequence, proof, proof_by_rare};
pub use suffix::Ending;
pub use survey::Survey;
