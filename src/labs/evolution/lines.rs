//! The positions of an evolution as people see them, and optimal games between them.
use super::game::{Evolution, Facts, Found};
use crate::core::Game;
use std::rc::Rc;

/// What both players of an optimal game aim at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Whoever wins is quick, whoever loses is slow: remoteness.
    Quick,
    /// Both play for length, as far as the winner still moves to P-positions.
    Long,
}

/// The most moves of a position that are looked at for a line, and the longest line.
const MOVES: usize = 5_000;
const LENGTH: usize = 64;

impl Evolution {
    /// A known position as a game: played from the start, as far as needed.
    pub fn game(&self, id: u32) -> Option<Rc<dyn Game>> {
        if id == 0 {
            return Some(self.start.clone());
        }
        let mut games = self.games.borrow_mut();
        // Back to a position whose game is known, and forward again.
        let mut path = vec![id];
        let mut at = id;
        let mut game = loop {
            at = self.from[at as usize];
            if at == 0 {
                break self.start.clone();
            }
            if let Some(game) = games.get(&at) {
                break game.clone();
            }
            path.push(at);
        };
        while let Some(next) = path.pop() {
            let found = self.options(&*game).find(|option| *option.key() == *self.keys[next as usize]);
            game = found?;
            games.insert(next, game.clone());
        }
        Some(game)
    }
    fn options<'g>(&self, game: &'g dyn Game) -> impl Iterator<Item = Rc<dyn Game>> + use<'g> {
        game.moves(MOVES).moves.into_iter().filter_map(|mv| game.make(&mv).ok())
    }
    /// What is known of a position.
    pub fn facts(&self, game: &dyn Game) -> Option<Facts> {
        self.facts[*self.numbers.get(&*game.key())? as usize]
    }
    /// An optimal game, by this measure, from a known position to the end, both included; none where it has more than
    /// 64 moves.
    pub fn line(&self, id: u32, measure: Measure) -> Option<Vec<Rc<dyn Game>>> {
        let mut line = vec![self.game(id)?];
        loop {
            let game = line.last()?;
            let here = self.facts(&**game)?;
            if here.remoteness == 0 {
                return Some(line);
            }
            let found = self.options(&**game).find(|option| {
                self.facts(&**option).is_some_and(|facts| {
                    let right = here.is_p || facts.is_p;
                    right
                        && match measure {
                            Measure::Quick => facts.remoteness + 1 == here.remoteness,
                            Measure::Long => facts.longest + 1 == here.longest,
                        }
                })
            });
            let next = found?;
            if line.len() > LENGTH {
                return None;
            }
            line.push(next);
        }
    }
    /// An optimal game of each kind, the quick one first, from a P-position where step and generation differ, else from
    /// the last one found; none where that is too long.
    pub fn example(&self, found: &[Found]) -> Option<[Vec<Rc<dyn Game>>; 2]> {
        let differs = |found: &&Found| found.facts.step() != found.facts.generation();
        let id = found.iter().find(differs).or(found.last())?.id;
        Some([self.line(id, Measure::Quick)?, self.line(id, Measure::Long)?])
    }
}
