//! How many P-positions Nim has: by the largest pile and by the total (Khovanova and Xiong, *Nim fractals*); and any other game
//! of heaps.
mod bounds;
mod colourful;
mod count;
mod counted;
mod exact;
mod fields;
mod files;
mod formulas;
mod games;
mod known;
mod largest;
mod likeness;
mod moore;
mod sequence;
mod terms;
mod total;
mod two_heaps;

pub use bounds::{Bounds, bounds};
pub use count::{Counted, count};
pub use counted::CountedGame;
pub use exact::{Exact, brief, exact, most_digits};
pub use fields::{
    EXAMPLES, FIELDS, MOST_HEAPS, MOST_PILES, MOST_TERMS, game, piles, pointed, read_piles, read_terms,
    sequence,
};
pub use formulas::{Formula, corrections, formula};
pub use known::Entry;
pub use largest::{largest_at_most, largest_exactly};
pub use likeness::{Likeness, likeness};
pub use sequence::Sequence;
pub use terms::Terms;
pub use total::{total_at_most, total_exactly};

#[cfg(test)]
mod tests;
