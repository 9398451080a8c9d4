//! What may be searched for in rules that are partly valued.
use super::super::{
    game::Game,
    loopy::LoopyValue,
    partly::{PartlyValued, PartlyValuedRules},
    solver::Rules,
};
use super::typed::{AllowsValueSearch, Searchable, TypedGame};
use std::rc::Rc;

impl AllowsValueSearch for PartlyValued {}

impl<R: PartlyValuedRules> Searchable<R> for PartlyValued {
    fn rules(typed: &TypedGame<R>) -> Option<&dyn Rules> {
        typed.rules.are_for_sums().then_some(typed as &dyn Rules)
    }
    fn valued(typed: &TypedGame<R>) -> Option<Rc<dyn Game>> {
        Some(TypedGame::of(typed.rules.valued(&typed.position)?, typed.position.clone()))
    }
    fn loopy(typed: &TypedGame<R>) -> Option<LoopyValue> {
        typed.rules.loopy(&typed.position)
    }
}
