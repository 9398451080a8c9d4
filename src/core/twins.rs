//! Positions that are won by playing in one half what was played in the other.
use super::{budget::Budget, game::Game, solver::Key};

/// Whether a position is the sum of two equal components, and of others without moves: whoever has moved to it answers
/// each move with the same in the other component, and so moves last ("Tweedledum and Tweedledee"). False where the
/// budget ends before that is known, and for games that are not played by [rules](Game::rules).
///
/// ```
/// use nimscope::{core::{Budget, are_twins}, games::open};
///
/// assert!(are_twins(&*open("kayles/3.3")?, &mut Budget::new(100)));
/// assert!(!are_twins(&*open("nim/1+2+3")?, &mut Budget::new(100)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn are_twins(game: &dyn Game, budget: &mut Budget) -> bool {
    let Some(rules) = game.rules() else { return false };
    let mut ends = |key: &Key| rules.options(key, budget).is_ok_and(|options| options.is_empty());
    let moves: Vec<Key> = rules.components(&game.key()).into_iter().filter(|key| !ends(key)).collect();
    matches!(&moves[..], [one, other] if one == other)
}
