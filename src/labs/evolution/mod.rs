//! The evolution lab: P-positions of Nim that grow out of each other, the Ulam-Warburton automaton that grows in the
//! same way, and the generations of any other game. After Khovanova and Xiong, "Nim Fractals", sections 5.2 to 5.5,
//! whose compass words and example of a walk are corrected here: what they print as East is North, and the example
//! turns the other way than their definition of left and right says.
mod automaton;
mod family;
mod fields;
mod four;
mod game;
mod growth;
mod lines;
mod read;
mod rings;
mod three;
mod walk;

pub use automaton::Automaton;
pub use family::{Relative, TABLE_1, children, ones_at_end, parents, zeros_at_end};
pub use fields::{
    Colouring, EXAMPLES, FIELDS, FIGURES, ISOMETRIC, MOST_GENERATIONS, REACHES, Subject, colouring,
    generation, piles, reach, south, subject, texts, turn,
};
pub use four::{FamilyRelation, ProjectedPosition, four_piles, projected};
pub use game::{Evolution, Facts, Found, MOST_OPTIONS, MOST_POSITIONS, Stage};
pub use growth::{Growth, Seed, alive, born};
pub use lines::Measure;
pub use read::{MOST_PILES, nim_sum, piles_text, read_pile, read_piles};
pub use rings::{DRAWN, Dot};
pub use three::{ThreePilesError, at, born_of, parent, read_three, spoken};
pub use walk::{
    Cell, Heading, PAIRS, Pile3, Step, Turn, cell_of, generation_of, position_of, steps_to, walk,
};

#[cfg(test)]
mod tests;
