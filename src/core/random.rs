//! Positions to start from that are as hard as wanted, the same again for the same seed.
use super::{
    analysis::{Convention, Outcome, verdict, winning},
    budget::Budget,
    game::Game,
};
use std::rc::Rc;

/// How many winning moves a random position should have for the player who starts: see [`random_start`].
///
/// ```
/// use nimscope::{core::{Budget, Convention, Wanted, random_start, winning}, games::open};
///
/// let lost = random_start(&*open("nim/1")?, 7, 2, Wanted::Lost, Convention::Normal);
/// let found = winning(&*lost, Convention::Normal, 9, &mut Budget::new(0)).unwrap();
/// assert_eq!(found.total, 0);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wanted {
    /// Three or more.
    Many,
    /// One or two.
    #[default]
    Few,
    One,
    /// Any number, also none.
    Any,
    /// None: the player who starts loses against a perfect opponent.
    Lost,
}

const TRIES: u32 = 120;
/// Options that all tries of one size may examine together.
const WORK: u64 = 400_000;

/// A random position of the rules of `game`, not over if any such is found, of roughly this `size` from 1 to 3.
///
/// It fits `wanted` where the tries allow; otherwise it is one that is nearest to it, and smaller positions are
/// tried where the larger ones cannot be solved. Deterministic under `seed`.
///
/// ```
/// use nimscope::{core::{Budget, Convention, Wanted, random_start, winning}, games::open};
///
/// let rules = open("nim/1")?;
/// let game = random_start(&*rules, 7, 2, Wanted::One, Convention::Normal);
/// let found = winning(&*game, Convention::Normal, 9, &mut Budget::new(0)).unwrap();
/// assert_eq!(found.total, 1);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn random_start(
    game: &dyn Game,
    seed: u64,
    size: u8,
    wanted: Wanted,
    convention: Convention,
) -> Rc<dyn Game> {
    let mut seeds = fastrand::Rng::with_seed(seed);
    let mut best: Option<(u64, Rc<dyn Game>)> = None;
    for size in (1..=size.clamp(1, 3)).rev() {
        let mut budget = Budget::on_page(WORK);
        for _ in 0..TRIES {
            let found = game.random(seeds.u64(..), size);
            if found.move_count() == 0 {
                continue;
            }
            if wanted == Wanted::Any {
                return found;
            }
            let Some(count) = winning_moves(&*found, convention, &mut budget) else { continue };
            let miss = miss(wanted, count);
            if miss == 0 {
                return found;
            }
            if best.as_ref().is_none_or(|(least, _)| miss < *least) {
                best = Some((miss, found));
            }
        }
        if best.as_ref().is_some_and(|(miss, _)| *miss < LOSES) {
            break;
        }
    }
    best.map_or_else(|| game.random(seed, 1), |(_, found)| found)
}

/// The number of winning moves; none where it was not found within a share of the budget.
pub(super) fn winning_moves(game: &dyn Game, convention: Convention, budget: &mut Budget) -> Option<u64> {
    let mut share = Budget::on_page(budget.left().min(WORK / 4));
    let outcome = verdict(game, convention, &mut share).ok().and_then(|v| v.outcome());
    let count = match outcome {
        Some(Outcome::P) => Some(0),
        // Where nobody wins there is no winning move to look for.
        Some(Outcome::D) => None,
        Some(Outcome::N) => winning(game, convention, 0, &mut share).ok().map(|found| found.total),
        None => None,
    };
    // A search that failed has spent what it was given.
    let failed = count.is_none() && outcome != Some(Outcome::D);
    let cost = if failed { WORK / 4 } else { share.spent() };
    budget.spend(cost.min(budget.left())).ok()?;
    count
}

/// The miss of a position that the player who starts cannot win where a win is wanted, or can win where a loss is.
const LOSES: u64 = 1 << 32;

fn miss(wanted: Wanted, count: u64) -> u64 {
    match (wanted, count) {
        (Wanted::Any, _) | (Wanted::Lost, 0) => 0,
        (Wanted::Lost, _) | (_, 0) => LOSES,
        (Wanted::Many, _) => 3u64.saturating_sub(count),
        (Wanted::Few, _) => count.saturating_sub(2).min(LOSES - 1),
        (Wanted::One, _) => (count - 1).min(LOSES - 1),
    }
}
