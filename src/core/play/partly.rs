//! What may be searched for in rules that are partly valued.
use super::super::{
    game::Game,
    loopy::Loopy,
    partly::{PartlyValued, PartlyValuedRules},
    solver::Rules,
};
use super::typed::{Searchable, Typed, Values};
use std::rc::Rc;

impl Values for PartlyValued {}

impl<R: PartlyValuedRules> Searchable<R> for PartlyValued {
    fn rules(typed: &Typed<R>) -> Option<&dyn Rules> {
        typed.rules.are_for_sums().then_some(typed as &dyn Rules)
    }
    fn valued(typed: &Typed<R>) -> Option<Rc<dyn Game>> {
        Some(Typed::of(typed.rules.valued(&typed.position)?, typed.position.clone()))
    }
    fn loopy(typed: &Typed<R>) -> Option<Loopy> {
        typed.rules.loopy(&typed.position)
    }
}
