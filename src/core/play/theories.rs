//! What may be searched for where every position has a value, and where not every one has.
use super::super::{
    ruleset::{Ruleset, Unvalued, Valued},
    solver::Rules,
};
use super::typed::{AllowsValueSearch, Searchable, TypedGame};

impl<R: Ruleset<Theory = Self>> Searchable<R> for Valued {
    fn rules(typed: &TypedGame<R>) -> Option<&dyn Rules> {
        Some(typed)
    }
}

impl<R: Ruleset<Theory = Self>> Searchable<R> for Unvalued {
    fn rules(_: &TypedGame<R>) -> Option<&dyn Rules> {
        None
    }
}

impl AllowsValueSearch for Valued {}
