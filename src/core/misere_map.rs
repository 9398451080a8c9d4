//! The map of a position of two numbers under misère play.
use super::{
    budget::Budget,
    extras::ValueMap,
    game::Game,
    outcome::Outcome,
    solver::{Key, Memo, Solver},
};

/// The outcomes under misère play at the places of a position's [map](super::game::GameWorkshop::map): 0 for
/// P-positions, [`ValueMap::N`] for the others. They are found by theorem where there is one, else by one search for
/// all places, from the corner outwards. The map is smaller than `side` where the budget does not reach further. None
/// where the game has no map.
///
/// ```
/// use nimscope::{core::{Budget, ValueMap, misere_map}, games::open};
///
/// let map = misere_map(&*open("nim/3+5")?, 3, &mut Budget::new(0)).unwrap();
/// assert_eq!(map.values, [ValueMap::N, 0, ValueMap::N, 0, ValueMap::N, ValueMap::N, ValueMap::N, ValueMap::N, 0]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn misere_map(game: &dyn Game, side: usize, budget: &mut Budget) -> Option<ValueMap> {
    let whole = game.workshop().map(side)?;
    let (mut values, mut memo) = (vec![ValueMap::NONE; whole.side * whole.side], Memo::default());
    let mut solver = game.rules().map(|rules| Solver::new(rules, &mut memo, budget));
    let mut place = |x: usize, y: usize, mirrored: Option<&(Key, u16)>, budget: &mut Budget| {
        let Some(position) = game.workshop().at(x as u64, y as u64) else {
            return Some((Key::new(), ValueMap::NONE));
        };
        let key = position.key();
        if let Some((_, value)) = mirrored.filter(|(other, value)| *other == key && *value != ValueMap::NONE)
        {
            return Some((key, *value));
        }
        let is_p = match position.misere_by_theorem(budget) {
            Some(outcome) => outcome == Outcome::P,
            None => solver.as_mut()?.is_misere_p(&key, budget).ok()?,
        };
        Some((key, if is_p { 0 } else { ValueMap::N }))
    };
    // What the theorem has to calculate for the farthest place serves all places.
    let farthest = game.workshop().at(whole.side as u64 - 1, whole.side as u64 - 1);
    let _ = farthest.and_then(|position| position.misere_by_theorem(budget));
    // Each shell adds the places whose greater number is `reach`.
    let mut reached = 0;
    'shells: while reached < whole.side {
        for other in 0..=reached {
            let Some(upper) = place(other, reached, None, budget) else { break 'shells };
            let Some(right) = place(reached, other, Some(&upper), budget) else { break 'shells };
            values[reached * whole.side + other] = upper.1;
            values[other * whole.side + reached] = right.1;
        }
        reached += 1;
    }
    Some(ValueMap { values, ..whole }.corner(reached))
}
