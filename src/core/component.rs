//! The components of a position, with their values.
use super::{nimber::Nimber, scene::Place};
use serde::{Deserialize, Serialize};

/// One component of the disjunctive sum that a position is, as people see it.
///
/// ```
/// use nimscope::{core::{Budget, Nimber}, games::open};
///
/// let parts = open("nim/3+5&colourful/r2y1")?.parts(&mut Budget::new(1000));
/// assert_eq!((&*parts[2].name, &*parts[2].text), ("Pile 3", "(2,1)"));
/// assert_eq!(parts[2].value, Some(Nimber(0)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ComponentView {
    /// "Pile 1", "Stacks 1 and 2".
    pub name: String,
    /// The component as people write it: `(1,2,2,2)`; empty where the name says it, as that of a coin does.
    pub text: String,
    /// The groups of pieces that it is made of.
    pub places: Vec<Place>,
    /// Its Grundy value under normal play, where it was found within the budget.
    pub value: Option<Nimber>,
}
