//! What may be searched for under the theory of rules.
use super::super::{
    loopy::Loopy,
    ruleset::{Ruleset, Unvalued, Valued},
    solver::Rules,
};
use super::{erased::Erased, typed::Typed};
use std::rc::Rc;

/// What a theory of rules allows to search for.
pub trait Searched<R: Ruleset> {
    /// The rules for a search of values.
    fn rules(typed: &Typed<R>) -> Option<&dyn Rules>;
    /// The same with values, where others of its rules have none.
    fn valued(_: &Typed<R>) -> Option<Rc<dyn Erased>> {
        None
    }
    /// What it is worth in sums where play may go round.
    fn loopy(_: &Typed<R>) -> Option<Loopy> {
        None
    }
}

impl<R: Ruleset<Theory = Self>> Searched<R> for Valued {
    fn rules(typed: &Typed<R>) -> Option<&dyn Rules> {
        Some(typed)
    }
}

impl<R: Ruleset<Theory = Self>> Searched<R> for Unvalued {
    fn rules(_: &Typed<R>) -> Option<&dyn Rules> {
        None
    }
}

/// Theories under which a search for values may be asked.
pub trait Values {}
impl Values for Valued {}
