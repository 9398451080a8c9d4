//! Rules of which some positions have Grundy values, with all that follow, and others have none.
use super::{loopy::Loopy, ruleset::Ruleset};

/// The theory of such rules. Alone they are played by outcomes; beside other games those positions alone are played that
/// have values.
pub struct PartlyValued;

/// What such rules say of that.
pub trait Partly: Ruleset<Theory = PartlyValued> {
    /// These rules, for positions beside other games, where this one and all that may follow have Grundy values.
    fn valued(&self, position: &Self::Position) -> Option<Self>;
    /// Whether these are such rules: then values may be searched for.
    fn among_others(&self) -> bool;
    /// What a position is worth in sums where play may go round, if these rules tell it.
    fn loopy(&self, _position: &Self::Position) -> Option<Loopy> {
        None
    }
}
