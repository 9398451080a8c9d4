//! Whether one colour leads.

/// Which colour leads at every height; Fisher and Larsson, section 5. One colour leads if for every i its i-th
/// level lies below the i-th level of the other colour, as long as there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domination {
    /// Green-dominated.
    Green,
    /// Red-dominated.
    Red,
    /// Neither.
    Neither,
}
