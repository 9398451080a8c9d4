//! A position from two texts: the parameters of its rules, and what lies on the board.
use super::typed::{Searchable, TypedGame};
use crate::core::{game::Game, notation::NotationError, ruleset::Ruleset};
use std::{fmt, rc::Rc};

/// The position that `text` denotes under the rules that the parameters give; `id` is that of one of their cards.
///
/// # Errors
/// Which of the two texts is wrong, and where.
pub fn open<R: Ruleset<Theory: Searchable<R>>>(
    id: &str,
    params: &str,
    text: &str,
) -> Result<Rc<dyn Game>, OpenError> {
    let rules = R::with_params(id, params).map_err(OpenError::Params)?;
    let position = rules.read(text).map_err(OpenError::Position)?;
    Ok(TypedGame::of(rules, position))
}

/// Which of the two texts of a position is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    Params(NotationError),
    Position(NotationError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Params(error) => write!(f, "parameters: {error}"),
            Self::Position(error) => write!(f, "position: {error}"),
        }
    }
}

impl std::error::Error for OpenError {}
