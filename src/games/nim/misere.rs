//! Nim in misère play: whoever takes the last token loses.
use crate::core::{analysis::Outcome, moves::MoveList, why::Why};
use crate::games::stacks::{heaps::Heaps, takes::Takes};

/// Bouton's rule for misère play (Ferguson 2.5). O(number of piles).
pub fn solve(position: &Heaps, limit: usize) -> (Outcome, MoveList<Takes>) {
    let mut found = MoveList::none();
    let sum = position.0.iter().fold(0, |sum, size| sum ^ size);
    let ones = position.0.iter().filter(|size| **size == 1).count() as u64;
    let large = position.0.iter().filter(|size| **size > 1).count();
    let is_p = if large > 0 { sum == 0 } else { ones % 2 == 1 };
    for (pile, &size) in position.0.iter().enumerate() {
        let left = match (large, size) {
            _ if is_p || size == 0 => None,
            // Only piles of one: there is an even number of them, and any may go.
            (0, _) => Some(0),
            // One larger pile: leave an odd number of ones.
            (1, 2..) => Some(u64::from(ones.is_multiple_of(2))),
            (1, _) => None,
            _ => Some(size ^ sum).filter(|left| *left < size),
        };
        if let Some(left) = left {
            found.join(MoveList::all(vec![Takes::one(pile, size - left)]), limit);
        }
    }
    (if is_p { Outcome::P } else { Outcome::N }, found)
}

pub fn why(position: &Heaps) -> Why {
    let sum = position.0.iter().fold(0, |sum, size| sum ^ size);
    let ones = position.0.iter().filter(|size| **size == 1).count();
    let large = position.0.iter().filter(|size| **size > 1).count();
    let plural = if ones == 1 { "pile" } else { "piles" };
    let parity = if ones % 2 == 1 { "odd" } else { "even" };
    let why = Why::default().text("Play as in normal Nim, until your move would leave no pile larger than one. Then leave an **odd** number of piles of one.");
    let why = match large {
        0 => why.text(format!("Here all piles are of one or empty. There are {ones} {plural} of one, an {parity} number: the player to move {}.", if ones % 2 == 1 { "must take the last token and loses" } else { "wins" })),
        1 => why.text(format!("Exactly one pile is larger than one, beside {ones} {plural} of one: reduce it to {}, which leaves an odd number of ones. The nim-sum rule would leave an even number here.", if ones % 2 == 0 { "1" } else { "0" })),
        _ => why.text(format!("Two or more piles are larger than one, so the nim-sum decides as in normal play: it is {sum}.")),
    };
    why.source("Bouton’s rule for misère Nim", "Ferguson, Part I, 2.5")
}
