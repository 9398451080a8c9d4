//! Who wins, and all winning moves: as in Nim, since the proofs of Bouton's rules do not ask how far a pile can fall.
use super::piles::{Lower, Piles};
use crate::core::{
    analysis::{Convention, Outcome},
    moves::MoveList,
};
use crate::ordinal::Ordinal;

/// How many piles are of 1, and how many are larger.
pub fn small_and_large(position: &Piles) -> (usize, usize) {
    let one = Ordinal::finite(1);
    let ones = position.0.iter().filter(|pile| **pile == one).count();
    (ones, position.0.iter().filter(|pile| **pile > one).count())
}

/// The outcome: normal play by the nim-sum, misère play by Bouton's rule (Ferguson, Part I, 2.5). Linear in the terms.
pub fn outcome(position: &Piles, convention: Convention) -> Outcome {
    let is_p = match (convention, small_and_large(position)) {
        (Convention::Misere, (ones, 0)) => ones % 2 == 1,
        _ => position.sum().is_zero(),
    };
    if is_p { Outcome::P } else { Outcome::N }
}

/// All winning moves: at most one in each pile.
pub fn moves(position: &Piles, convention: Convention, limit: usize) -> MoveList<Lower> {
    let mut found = MoveList::none();
    if outcome(position, convention) == Outcome::P {
        return found;
    }
    let sum = position.sum();
    let (ones, large) = small_and_large(position);
    for (pile, size) in position.0.iter().enumerate() {
        let to = match (convention, large) {
            // An odd number of ones is to be left.
            (Convention::Misere, 0) => Some(Ordinal::default()),
            (Convention::Misere, 1) if *size > Ordinal::finite(1) => {
                Some(Ordinal::finite(u128::from(ones % 2 == 0)))
            }
            (Convention::Misere, 1) => None,
            _ => Some(size ^ &sum),
        };
        if let Some(to) = to.filter(|to| to < size) {
            found.join(MoveList::all(vec![Lower { pile, to }]), limit);
        }
    }
    found
}
