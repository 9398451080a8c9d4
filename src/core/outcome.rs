//! Who wins, and the summands that decide it.
use super::{nimber::Nimber, scene::Place};
use serde::{Deserialize, Serialize};

/// Who wins at the end: in normal play whoever moves last wins, in misère play whoever moves last loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Convention {
    #[default]
    Normal,
    Misere,
}

/// The outcome class of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// The previous player, who just moved, wins.
    P,
    /// The next player, who is to move, wins.
    N,
}

impl Outcome {
    /// The outcome under normal play of a position of this Grundy value.
    pub fn of(value: Nimber) -> Self {
        if value == Nimber(0) { Self::P } else { Self::N }
    }
}

/// One component of the disjunctive sum that a position is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// "Pile 1", "Stacks 1 and 2".
    pub name: String,
    /// The component as people write it: `(1,2,2,2)`; empty where the name says it, as that of a coin does.
    pub text: String,
    /// The groups of pieces that it is made of.
    pub places: Vec<Place>,
    /// Its Grundy value under normal play, where it was found within the budget.
    pub value: Option<Nimber>,
}
