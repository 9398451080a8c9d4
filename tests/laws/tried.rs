//! How much of a law was really tried, counted for each family of games by itself.
use nimscope::core::Game;
use std::collections::{BTreeMap, BTreeSet};

/// How often a law was tried, by the shelf of the game.
#[derive(Default)]
pub struct Tried(BTreeMap<&'static str, Family>);

#[derive(Default)]
struct Family {
    games: BTreeSet<&'static str>,
    times: u64,
}

impl Tried {
    /// The law speaks of this game.
    pub fn meet(&mut self, game: &dyn Game) {
        self.family(game);
    }
    /// It was tried once with this game.
    pub fn add(&mut self, game: &dyn Game) {
        self.family(game).times += 1;
    }
    /// Of how many families it was tried.
    pub fn shelves(&self) -> usize {
        self.0.len()
    }
    fn family(&mut self, game: &dyn Game) -> &mut Family {
        let family = self.0.entry(game.card().shelf).or_default();
        family.games.insert(game.card().id);
        family
    }
    /// Fails for a family that it speaks of where it was tried less often than that, and if it speaks of none.
    pub fn enough(&self, least: u64) {
        assert!(!self.0.is_empty(), "the law speaks of no game");
        for (shelf, Family { games, times }) in &self.0 {
            let games: Vec<_> = games.iter().copied().collect();
            println!("{shelf}: {times}");
            assert!(*times >= least, "{shelf} ({}): tried {times} times, not {least}", games.join(", "));
        }
    }
}
