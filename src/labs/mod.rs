//! Laboratories: what there is to study beyond single positions. The sequence lab asks for the Sprague-Grundy values
//! of a game of heaps, and checks what is stated about them; the nimber lab calculates with these values; the counting
//! lab counts the P-positions of Nim; the graph lab labels vertices; the piles lab has all small piles of Colourful Nim; the solution lab
//! finds a game for P-positions. What a lab is asked is a list of [`Field`]s and their [`Values`].
pub mod beside;
pub mod counting;
pub mod evolution;
mod field;
pub mod graphs;
pub mod maps;
pub mod nimbers;
pub mod piles;
pub mod sequence;
pub mod solution;
pub mod statement;
mod stretch;
mod ways;
mod whole;

pub use field::{Check, Examples, Field, FieldError, Kind, LinkWords, Values};
pub use stretch::Stretch;
pub use ways::{Destination, RelatedPlace, ways};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_may_try_is_read() {
        let labs = [
            (counting::FIELDS, counting::EXAMPLES),
            (evolution::FIELDS, evolution::FIGURES),
            (graphs::FIELDS, graphs::EXAMPLES),
            (maps::FIELDS, maps::EXAMPLES),
            (nimbers::FIELDS, nimbers::EXAMPLES),
            (piles::FIELDS, piles::EXAMPLES),
            (piles::FIELDS, piles::STATEMENTS),
            (sequence::FIELDS, sequence::EXAMPLES),
            (sequence::FIELDS, sequence::STATEMENTS),
            (solution::FIELDS, solution::EXAMPLES),
        ];
        for (fields, examples) in labs {
            for (name, query) in examples {
                let values = Values::read(fields, query).unwrap_or_else(|error| panic!("{name}: {error}"));
                assert!(values.check().is_ok(), "{name}");
            }
        }
        for (name, position) in evolution::EXAMPLES {
            assert!(crate::games::open(position).is_ok(), "{name}");
        }
    }
}
