//! Games one after the other: the loser of one begins the next, or its winner where that is asked.
use super::{
    analysis::verdict,
    budget::{Budget, OutOfBudget, key_bytes},
    game::Game,
    moves::MoveView,
    outcome::{Convention, Outcome},
    scene::{PieceId, Place, Plane, Scene},
    solver::{Key, Options, release},
};
use std::{cell::OnceCell, rc::Rc};

mod card;
mod pass;
mod position;
mod reasons;
pub use card::CARD;

/// Who begins the game after another one, which is over.
///
/// ```
/// use nimscope::core::Starter;
///
/// assert_eq!(Starter::ALL.map(Starter::sign), ['|', '~']);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Starter {
    /// Whoever found no move in it.
    #[default]
    Loser,
    /// Whoever made the last move in it.
    Winner,
}

impl Starter {
    pub const ALL: [Self; 2] = [Self::Loser, Self::Winner];

    /// The sign between the notations of the two games.
    pub fn sign(self) -> char {
        if self == Self::Loser { '|' } else { '~' }
    }
    /// How a game is to be played if the rest, the games after it, has this outcome: its last mover wins if the other
    /// player begins the rest and loses it, or if the last mover begins the rest and wins it.
    fn way(self, rest: Outcome) -> Convention {
        let good = if self == Self::Loser { Outcome::P } else { Outcome::N };
        if rest == good { Convention::Normal } else { Convention::Misere }
    }
}

/// A sequence of two games or more (Liu and Britton, section 4.3). The loser of each game, who finds no move in it, begins
/// the next; who loses the last game has lost. Games that are over stay on the table, so that pieces keep their names.
///
/// Where the winner is to begin instead, the loser has one move left when a game is over: to let the winner begin. So the
/// players take turns in these sequences, too. With that move `~` becomes `|`: no move is left to be made before the rest.
///
/// **Folding.** Let *o* be the outcome of the empty rest: P in normal play, N in misère play. Going up from the last
/// game, a game is played normally if the rest after it is P, since then its last mover wins, and misère if the rest is
/// N; the other way round where the winner begins the rest. So its own outcome in that kind of play is the outcome of
/// the sequence from there on, and the winning moves are those of the game in play. This holds where a game may end in
/// a draw or go on for ever, too: a draw of the game in play is a draw of the sequence. If the rest is a draw, so is
/// the whole, however the games before it end.
pub struct SequenceOf {
    games: Vec<Rc<dyn Game>>,
    /// Who begins the game after each but the last.
    starters: Vec<Starter>,
    /// The index of the game in play: the first that has a move, that ended in a draw, or that is over and whose winner
    /// is to begin the next; else the last.
    at: usize,
    scene: OnceCell<Rc<Scene>>,
}

/// What a sequence is folded to.
enum Folding {
    /// How each game that is left is to be played, the one in play first.
    Ways(Vec<Convention>),
    /// The game this many places after the one in play is a draw, and so is the whole.
    Drawn(usize),
}

/// Added to the first word of a key where a game is over and its loser is to let the winner begin.
const PASSING: u64 = 1 << 8;

impl SequenceOf {
    /// These games, one after the other; `starters` says who begins the game after each but the last.
    pub fn of(games: Vec<Rc<dyn Game>>, starters: Vec<Starter>) -> Rc<dyn Game> {
        let past = |(index, game): &(usize, &Rc<dyn Game>)| {
            // Nobody begins what follows a draw.
            game.move_count() == 0 && starters.get(*index) == Some(&Starter::Loser) && !game.ended_in_draw()
        };
        let over = games.iter().enumerate().take_while(past).count();
        let at = over.min(games.len().saturating_sub(1));
        Rc::new(Self { games, starters, at, scene: OnceCell::new() })
    }
    /// The game in play and those after it.
    fn left(&self) -> &[Rc<dyn Game>] {
        &self.games[self.at..]
    }
    fn top(&self) -> &dyn Game {
        &*self.games[self.at]
    }
    /// How many boards, and how many numbered groups, the games have that are over.
    fn before(&self) -> (u8, u32) {
        let scenes = self.games[..self.at].iter().map(|game| game.scene());
        scenes.fold((0, 0), |(boards, groups), scene| {
            let counted: u32 = scene.planes().map(Plane::numbered_group_count).sum();
            (boards + scene.boards.len() as u8, groups + counted)
        })
    }
    /// A move of the game in play, as a move of the sequence.
    fn lift(&self) -> impl Fn(MoveView) -> MoveView + use<> {
        let (boards, groups) = self.before();
        move |mut mv| {
            // A game alone has no number among summands.
            mv.game += if mv.game > 0 { u32::from(boards) } else { 0 };
            mv.phrase = mv.phrase.after(groups);
            mv.groups.iter_mut().for_each(|place| place.part += boards);
            mv.handles.iter_mut().for_each(|piece| piece.place.part += boards);
            mv.touches.iter_mut().chain(&mut mv.adds).for_each(|span| span.place.part += boards);
            mv
        }
    }
    /// Pieces of the sequence as pieces of the game in play; none where one of them lies elsewhere.
    fn lowered(&self, pieces: &[PieceId]) -> Option<Vec<PieceId>> {
        let boards = self.before().0;
        let own = |piece: &PieceId| {
            let part = piece.place.part.checked_sub(boards)?;
            Some(PieceId { place: Place { part, ..piece.place }, ..*piece })
        };
        pieces.iter().map(own).collect()
    }
    /// How each game that is left is to be played, found from the last one up.
    fn folded(&self, convention: Convention, budget: &mut Budget) -> Result<Folding, OutOfBudget> {
        let mut ways = Vec::with_capacity(self.left().len());
        let mut rest = if convention == Convention::Normal { Outcome::P } else { Outcome::N };
        for (index, game) in self.left().iter().enumerate().rev() {
            // Nothing follows the last game: it counts as if its loser began an empty rest.
            let way = self.starters.get(self.at + index).copied().unwrap_or_default().way(rest);
            ways.push(way);
            if index > 0 {
                rest = verdict(&**game, way, budget)?.outcome().unwrap_or(Outcome::D);
            }
            if rest == Outcome::D && index > 0 {
                return Ok(Folding::Drawn(index));
            }
        }
        ways.reverse();
        Ok(Folding::Ways(ways))
    }
    /// How the game in play is to be played; none where the rest is a draw.
    fn way(&self, convention: Convention, budget: &mut Budget) -> Result<Option<Convention>, OutOfBudget> {
        Ok(match self.folded(convention, budget)? {
            Folding::Ways(ways) => ways.first().copied(),
            Folding::Drawn(_) => None,
        })
    }
    /// The key of a position with `left` games, the first of which has this `key`; where the first is over, the key of
    /// the next game, or of the pass before it.
    fn settled(&self, left: usize, key: Key, budget: &mut Budget) -> Result<Key, OutOfBudget> {
        let (mut left, mut key) = (left, key);
        while left > 1 {
            let at = self.games.len() - left;
            let options = self.games[at].options(&key, budget)?;
            release(&options, budget);
            if !options.is_empty() || self.games[at].is_drawn(&key) {
                break;
            }
            if self.starters[at] == Starter::Winner {
                return Ok(vec![left as u64 + PASSING]);
            }
            left -= 1;
            key = self.games[at + 1].key();
        }
        key.insert(0, left as u64);
        Ok(key)
    }
}

impl Options for SequenceOf {
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget> {
        let Some((&first, own)) = key.split_first() else { return Ok(Vec::new()) };
        let last = self.games.len();
        if let Some(left) = first.checked_sub(PASSING) {
            let left = (left as usize).clamp(2, last) - 1;
            budget.spend(1)?;
            let key = self.games[last - left].key();
            budget.hold(key_bytes(key.len()))?;
            return Ok(vec![self.settled(left, key, budget)?]);
        }
        let left = (first as usize).clamp(1, last);
        let options = self.games[last - left].options(own, budget)?;
        options.into_iter().map(|option| self.settled(left, option, budget)).collect()
    }
    fn is_drawn(&self, key: &[u64]) -> bool {
        let Some((&left, own)) = key.split_first().filter(|(first, _)| **first < PASSING) else {
            return false;
        };
        let last = self.games.len();
        self.games[last - (left as usize).clamp(1, last)].is_drawn(own)
    }
}
