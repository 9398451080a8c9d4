//! The puzzle of the day: a position with exactly one winning move, from the date alone.
use super::{
    analysis::{Convention, winning},
    budget::Budget,
    game::Game,
    moves::{Found, MoveView},
    random::{Wanted, random_start},
    rulesets::{library, open},
    sum::SumOf,
};
use std::rc::Rc;

/// Fewest legal moves that leave something to find.
const MOVES: u64 = 6;
/// How often a game is tried, and how often one that comes near.
const TRIES: u64 = 7;
const MOST_TRIES: u64 = 64;
const FAR: u64 = 1 << 40;
/// From a game that allows none to the one in its place.
const STRIDE: u64 = 7;

/// The puzzle of this day, counted from 1 January 1970: one winning move under normal play, which does not
/// end the game at once. The games of the library take turns, and so do the parameters of their presets.
pub fn puzzle_of_the_day(days_since_1970: u64) -> Rc<dyn Game> {
    let games = library().count().max(1) as u64;
    let mut nearest = None;
    // A preset whose parameters allow no such position gives way to another, not to that of the next day.
    for turn in (0..8 * games).map(|later| days_since_1970.wrapping_add(later.wrapping_mul(STRIDE))) {
        let presets = library().nth((turn % games) as usize).map_or(&[][..], |card| card.presets);
        let index = (turn / games) % presets.len().max(1) as u64;
        let Some(rules) = presets.get(index as usize).and_then(|p| open(p.notation).ok()) else { continue };
        for again in 0..MOST_TRIES {
            // Far from those of the days around it, whose games may be the same.
            let far = if again > TRIES { days_since_1970.wrapping_mul(MOST_TRIES) ^ FAR } else { 0 };
            let seed = days_since_1970.wrapping_mul(8).wrapping_add(again).wrapping_add(far);
            let found = random_start(&*rules, seed, 2, Wanted::One, Convention::Normal);
            if is_puzzle(&*found) {
                return found;
            }
            // More tries help only a game that has such positions, though small ones.
            let few = again >= TRIES && only(&*found).is_none();
            nearest = Some(found);
            if few {
                break;
            }
        }
    }
    nearest.unwrap_or_else(|| SumOf::of(vec![]))
}

/// The winning move, where there is only one.
fn only(game: &dyn Game) -> Option<Found<MoveView>> {
    let found = winning(game, Convention::Normal, 1, &mut Budget::new(1_000_000)).ok();
    found.filter(|found| found.total == 1)
}

fn is_puzzle(game: &dyn Game) -> bool {
    let Some(only) = only(game) else { return false };
    let after = only.moves.first().and_then(|mv| game.play(&mv.notation).ok());
    game.move_count() >= MOVES && after.is_some_and(|after| after.move_count() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_one_winning_move() {
        let mut last = String::new();
        for day in 20_000..20_400 {
            let puzzle = puzzle_of_the_day(day);
            assert!(is_puzzle(&*puzzle), "{}", puzzle.notation());
            assert_ne!(puzzle.notation(), last, "day {day}");
            last = puzzle.notation();
        }
        for day in [0, u64::MAX] {
            assert!(is_puzzle(&*puzzle_of_the_day(day)));
        }
    }

    #[test]
    fn games_take_turns() {
        let ids: Vec<_> = (0..library().count() as u64).map(|day| puzzle_of_the_day(day).card().id).collect();
        assert!(library().all(|card| ids.contains(&card.id)));
    }
}
