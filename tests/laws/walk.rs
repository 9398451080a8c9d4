//! The positions on which the laws are checked.
use nimscope::core::{Brief, Budget, Card, Convention, Game, Nimber, OutOfBudget, Outcome, verdict};
use nimscope::games::{cards, first_games, open};
use std::{collections::BTreeMap, rc::Rc, sync::LazyLock};

/// The most moves that a law examines one by one.
pub const MANY: usize = 400;
/// The most options whose values a law asks for.
const SOLVED: u64 = 150;
/// Options that a law may examine for one answer.
pub const EFFORT: u64 = 8000;

/// The position with a notation that is known to be valid.
pub fn opened(notation: &str) -> Rc<dyn Game> {
    open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"))
}

/// Every preset of every ruleset.
pub fn presets() -> Vec<Rc<dyn Game>> {
    cards().flat_map(|card| card.presets).map(|preset| opened(preset.position())).collect()
}

/// Positions of every ruleset and every sum of two: presets, random ones, and those on the way of random
/// play from them. The same on every run, without repetition.
pub fn positions() -> Vec<Rc<dyn Game>> {
    // Found once for all laws; these run in parallel threads, which can share only texts.
    static FOUND: LazyLock<Vec<String>> = LazyLock::new(|| found().into_keys().collect());
    FOUND.iter().map(|notation| opened(notation)).collect()
}

fn found() -> BTreeMap<String, Rc<dyn Game>> {
    let mut found = BTreeMap::new();
    for card in cards() {
        let mut rng = seeded(card.id);
        for preset in card.presets {
            wander(opened(preset.position()), 2, &mut rng, &mut found);
        }
        let Some(first) = card.presets.first() else { continue };
        let first = opened(first.position());
        for seed in 0..6 {
            wander(first.random(seed, 1 + (seed % 3) as u8), 2, &mut rng, &mut found);
        }
    }
    for (left, right) in pairs() {
        let sum = format!("{}&{}", left.presets[0].position(), right.start);
        wander(opened(&sum), 1, &mut seeded(&sum), &mut found);
    }
    found
}

/// A random generator for each name, so that a new game does not change the walks of others.
fn seeded(name: &str) -> fastrand::Rng {
    fastrand::Rng::with_seed(
        name.bytes().fold(20_251_121, |seed, byte| seed * 31 % 1_000_000_007 + u64::from(byte)),
    )
}

/// Each game with two of the games for beginners, since all pairs would be too many. Which two depends on the name of
/// the game, so that a new game does not change the partners of others.
fn pairs() -> Vec<(&'static Card, &'static Brief)> {
    // Games without Grundy values cannot be summands.
    let valued = |card: &&Card| opened(card.presets[0].position()).rules().is_some();
    let drawn = |card: &'static Card| {
        let mut partners = first_games();
        partners.retain(|partner| partner.id != card.id);
        seeded(card.id).shuffle(&mut partners);
        partners.into_iter().take(2).map(move |partner| (card, partner))
    };
    cards().filter(valued).flat_map(drawn).collect()
}

/// Adds `start` and `keep` positions, equally spaced, of one random play from it to the end.
fn wander(
    start: Rc<dyn Game>,
    keep: usize,
    rng: &mut fastrand::Rng,
    found: &mut BTreeMap<String, Rc<dyn Game>>,
) {
    let mut way = vec![start];
    while way.len() < 60 {
        let here = &way[way.len() - 1];
        let moves = here.moves(MANY).moves;
        let Some(mv) = rng.choice(&moves) else { break };
        let next = here.play(&mv.notation).unwrap_or_else(|error| panic!("{}: {error}", here.notation()));
        way.push(next);
    }
    let last = way.len() - 1;
    for stage in 0..=keep {
        let position = way[last * stage / keep].clone();
        found.insert(position.notation(), position);
    }
}

/// The Grundy value, where it is found with moderate effort.
pub fn value(game: &dyn Game) -> Option<Nimber> {
    game.value(&mut Budget::new(EFFORT)).ok()
}

/// The outcome, where it is found with moderate effort.
pub fn outcome(game: &dyn Game, convention: Convention) -> Option<Outcome> {
    verdict(game, convention, &mut Budget::new(EFFORT)).ok()?.outcome()
}

/// All options with the notation of their moves; none where they are too many to look at.
pub fn options(game: &dyn Game) -> Option<Vec<(String, Rc<dyn Game>)>> {
    let moves = game.moves(MANY);
    if moves.is_truncated() {
        return None;
    }
    let play = |notation: String| {
        let option = game.play(&notation).unwrap_or_else(|e| panic!("{} {notation}: {e}", game.notation()));
        (notation, option)
    };
    Some(moves.moves.into_iter().map(|mv| play(mv.notation)).collect())
}

/// Collects `answer` over all options; none if it fails for one of them.
pub fn over_options<T>(game: &dyn Game, answer: impl Fn(&dyn Game) -> Option<T>) -> Option<Vec<(String, T)>> {
    if game.move_count() > SOLVED {
        return None;
    }
    options(game)?.into_iter().map(|(mv, option)| Some((mv, answer(&*option)?))).collect()
}

/// Whether an answer was found within the budget.
pub fn within<T>(answer: Result<T, OutOfBudget>) -> Option<T> {
    answer.ok()
}
