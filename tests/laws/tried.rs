//! Counts how often a law was really checked, separately for each family of games.
use nimscope::core::Game;
use std::collections::{BTreeMap, BTreeSet};

/// The number of checks of a law, by the shelf of the game.
#[derive(Default)]
pub struct Tried(BTreeMap<&'static str, Family>);

#[derive(Default)]
struct Family {
    games: BTreeSet<&'static str>,
    times: u64,
}

impl Tried {
    /// Notes that the law applies to this game.
    pub fn meet(&mut self, game: &dyn Game) {
        self.family(game);
    }
    /// Notes one check with this game.
    pub fn add(&mut self, game: &dyn Game) {
        self.family(game).times += 1;
    }
    /// The number of families to which the law applies.
    pub fn shelves(&self) -> usize {
        self.0.len()
    }
    fn family(&mut self, game: &dyn Game) -> &mut Family {
        let family = self.0.entry(game.card().shelf).or_default();
        family.games.insert(game.card().id);
        family
    }
    /// Fails if the law was checked fewer than `least` times for a family to which it applies, or if it applies to
    /// none.
    pub fn enough(&self, least: u64) {
        assert!(!self.0.is_empty(), "the law speaks of no game");
        for (shelf, Family { games, times }) in &self.0 {
            let games: Vec<_> = games.iter().copied().collect();
            println!("{shelf}: {times}");
            assert!(*times >= least, "{shelf} ({}): tried {times} times, not {least}", games.join(", "));
        }
    }
}
