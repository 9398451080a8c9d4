//! Rulesets in which some positions, and all that follow them, have Grundy values, and others have none.
use super::{loopy::LoopyValue, ruleset::Ruleset};

/// The theory of such rulesets. A position alone is played by outcomes; a position that has a value can be joined to
/// other games, and is played by values there.
pub struct PartlyValued;

/// What such a ruleset says of its values.
pub trait PartlyValuedRules: Ruleset<Theory = PartlyValued> {
    /// These rules for play beside other games; none unless this position and all that may follow have Grundy values.
    fn valued(&self, position: &Self::Position) -> Option<Self>;
    /// Whether these are rules for play beside other games, made by [`PartlyValuedRules::valued`]: then values may be
    /// searched for.
    fn are_for_sums(&self) -> bool;
    /// What a position is worth in sums where play may go round, if these rules tell it.
    fn loopy(&self, _position: &Self::Position) -> Option<LoopyValue> {
        None
    }
}
