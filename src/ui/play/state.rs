//! One game from its start: positions, moves, who plays, and what is being looked at.
use crate::core::{Convention, Game, MoveView, Opponent};
use crate::ui::model::*;
use std::rc::Rc;
use yew::Reducible;

pub use super::sides::{Rival, Side};

/// A game from its start to its end so far, with the moves that were taken back.
#[derive(Clone, PartialEq)]
pub struct Match {
    /// The positions of the whole line; the first is the start.
    pub positions: Vec<GameRef>,
    /// `moves[i]` leads from position `i` to `i` + 1.
    pub moves: Vec<MoveView>,
    /// How many of the moves stand; the rest can be made again.
    pub live: usize,
    /// The position being looked at; at most `live`.
    pub at: usize,
    pub convention: Convention,
    pub rival: Rival,
    /// Whether the person at the board makes the first move.
    pub first: bool,
    pub seed: u64,
    /// What the two sides are called in presenter mode.
    pub names: [String; 2],
    /// Whether it is asked for the winning move: the page says whether the first move is one.
    pub asks: bool,
    /// The game as it was before it went on from an earlier position; undoing what came after brings it back.
    pub former: Option<Rc<Match>>,
}

/// What can happen to a game.
pub enum Action {
    /// Replaces the whole game.
    Load(Match),
    /// A move of this notation; drops what was taken back. While an earlier position is looked at, nothing.
    Play(String),
    /// Goes on from the earlier position being looked at, as if all after it had been taken back.
    Branch,
    /// A move of the computer, if the game still stands where it was asked for.
    Reply {
        ply: usize,
        notation: String,
    },
    Undo,
    Redo,
    Look(usize),
    Convention(Convention),
    Rival(Rival),
    Name(usize, String),
}

impl Match {
    pub fn new(start: Rc<dyn Game>, rival: Rival, seed: u64) -> Self {
        Self {
            positions: vec![GameRef(start)],
            moves: Vec::new(),
            live: 0,
            at: 0,
            convention: Convention::Normal,
            rival,
            first: true,
            seed,
            names: Self::usual_names(),
            asks: false,
            former: None,
        }
    }
    /// What the sides are called in presenter mode unless somebody named them.
    pub fn usual_names() -> [String; 2] {
        ["Team A".into(), "Team B".into()]
    }
    /// The position being looked at.
    pub fn game(&self) -> &GameRef {
        &self.positions[self.at.min(self.positions.len() - 1)]
    }
    pub fn start(&self) -> &GameRef {
        &self.positions[0]
    }
    /// Whose turn it is after `ply` moves.
    pub fn side(&self, ply: usize) -> Side {
        if ply.is_multiple_of(2) == self.first { Side::You } else { Side::Rival }
    }
    pub fn side_name(&self, side: Side) -> String {
        match (side, self.rival) {
            (Side::You, Rival::Friend) => "First".into(),
            (Side::You, _) => "You".into(),
            (Side::Rival, Rival::Friend) => "Second".into(),
            (Side::Rival, rival) => rival.name().into(),
        }
    }
    /// Whether an earlier position is being looked at.
    pub fn reviewing(&self) -> bool {
        self.at < self.live
    }
    /// Whether the game on the table has ended.
    pub fn over(&self) -> bool {
        self.positions[self.live].move_count() == 0
    }
    /// Who won, once the game on the table is over.
    pub fn winner(&self) -> Option<Side> {
        let mover = self.side(self.live);
        self.over().then_some(match (self.convention, mover) {
            (Convention::Misere, side) => side,
            (Convention::Normal, Side::You) => Side::Rival,
            (Convention::Normal, Side::Rival) => Side::You,
        })
    }
    /// Whether the computer is to move on the table.
    pub fn computer_to_move(&self) -> Option<Opponent> {
        match self.rival {
            Rival::Computer(who) if self.side(self.live) == Side::Rival && !self.over() => Some(who),
            _ => None,
        }
    }
    pub fn can_undo(&self) -> bool {
        self.former.is_some() || self.undone() < self.live
    }
    /// The game before it went on from an earlier position, if undoing leads there.
    fn before_branch(&self) -> Option<&Rc<Self>> {
        let undone = self.undone();
        let from_there =
            |former: &&Rc<Self>| self.live <= former.at || undone < former.at || undone == self.live;
        self.former.as_ref().filter(from_there)
    }
    pub fn can_redo(&self) -> bool {
        self.live < self.moves.len()
    }
    /// Where undoing leads: the person's previous turn, or one move back against a friend.
    fn undone(&self) -> usize {
        let persons = |ply: &usize| self.rival == Rival::Friend || self.side(*ply) == Side::You;
        (0..self.live).rev().find(persons).unwrap_or(self.live)
    }
    fn redone(&self) -> usize {
        let persons = |ply: &usize| self.rival == Rival::Friend || self.side(*ply) == Side::You;
        (self.live + 1..=self.moves.len()).find(persons).unwrap_or(self.moves.len())
    }
    fn make(&mut self, notation: &str) -> bool {
        let (Ok(mv), Ok(after)) = (self.game().read_move(notation), self.game().play(notation)) else {
            return false;
        };
        let ply = self.at;
        self.moves.truncate(ply);
        self.positions.truncate(ply + 1);
        self.moves.push(mv);
        self.positions.push(GameRef(after));
        self.live = ply + 1;
        self.at = self.live;
        true
    }
}

impl Reducible for Match {
    type Action = Action;
    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Load(game) => next = game,
            Action::Play(notation) => {
                if next.reviewing() || !next.make(&notation) {
                    return self;
                }
            }
            Action::Reply { ply, notation } => {
                if next.live != ply || next.computer_to_move().is_none() {
                    return self;
                }
                let looking = next.at;
                next.at = next.live;
                if !next.make(&notation) {
                    return self;
                }
                if looking < ply {
                    next.at = looking;
                }
            }
            Action::Branch => {
                if !next.reviewing() {
                    return self;
                }
                next.live = next.at;
                next.former = Some(self);
            }
            Action::Undo => match next.before_branch().cloned() {
                Some(former) => {
                    next.positions.clone_from(&former.positions);
                    next.moves.clone_from(&former.moves);
                    (next.live, next.at) = (former.live, former.at);
                    next.former.clone_from(&former.former);
                }
                None => {
                    next.live = next.undone();
                    next.at = next.live;
                }
            },
            Action::Redo => {
                next.live = next.redone();
                next.at = next.live;
            }
            Action::Look(ply) => next.at = ply.min(next.live),
            Action::Convention(convention) => next.convention = convention,
            Action::Rival(rival) => next.rival = rival,
            Action::Name(index, name) => {
                if let Some(slot) = next.names.get_mut(index) {
                    *slot = name;
                }
            }
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    fn played(moves: &[&str]) -> Rc<Match> {
        let start = open("nim/3+5+7").unwrap();
        let mut game = Rc::new(Match::new(start, Rival::Computer(Opponent::Perfect), 1));
        for mv in moves {
            game = game.reduce(Action::Play((*mv).into()));
        }
        game
    }

    #[test]
    fn undo_returns_to_the_persons_turn_and_redo_restores() {
        let game = played(&["1-1", "2-1", "3-1"]);
        assert_eq!((game.live, game.side(3)), (3, Side::Rival));
        let back = game.clone().reduce(Action::Undo);
        assert_eq!((back.live, back.can_redo()), (2, true));
        let start = back.clone().reduce(Action::Undo);
        assert_eq!((start.live, start.can_undo()), (0, false));
        let again = start.reduce(Action::Redo).reduce(Action::Redo);
        assert_eq!(again.game().notation(), game.game().notation());
    }

    #[test]
    fn looking_back_loses_nothing() {
        let game = played(&["1-1", "2-1"]).reduce(Action::Look(1));
        assert!(game.reviewing());
        assert_eq!(game.clone().reduce(Action::Look(9)).at, 2);
        assert!(Rc::ptr_eq(&game, &game.clone().reduce(Action::Play("3-7".into()))));
    }

    #[test]
    fn a_game_goes_on_from_an_earlier_position_and_comes_back() {
        let whole = played(&["1-1", "2-1", "3-1", "3-1", "3-1"]);
        for from in 0..5 {
            let there = whole.clone().reduce(Action::Look(from));
            let branch = there.clone().reduce(Action::Branch);
            assert_eq!((branch.live, branch.reviewing(), branch.can_redo()), (from, false, true));
            let other = branch.clone().reduce(Action::Play("3-2".into()));
            assert_eq!((other.live, other.moves.len()), (from + 1, from + 1));
            // As many steps as it takes to come back to before.
            let mut back = other;
            while back.former.is_some() {
                assert!(back.can_undo());
                back = back.reduce(Action::Undo);
            }
            assert!(back == there, "{from}");
            assert!(branch.reduce(Action::Undo) == there, "{from}");
        }
        assert!(
            Rc::ptr_eq(&whole, &whole.clone().reduce(Action::Branch)),
            "there is nothing to go back from"
        );
    }

    #[test]
    fn a_game_that_the_computer_begins_comes_back_too() {
        let mut game = (*played(&[])).clone();
        game.first = false;
        let whole = ["1-1", "2-1", "3-1"]
            .iter()
            .fold(Rc::new(game), |game, mv| game.reduce(Action::Play((*mv).to_string())));
        let there = whole.reduce(Action::Look(0));
        let branch = there.clone().reduce(Action::Branch);
        let replied = branch.reduce(Action::Reply { ply: 0, notation: "2-2".into() });
        assert_eq!((replied.live, replied.can_undo()), (1, true));
        assert!(replied.reduce(Action::Undo) == there, "there is no turn of the person's before");
    }

    #[test]
    fn illegal_moves_change_nothing() {
        let game = played(&["1-1"]);
        assert!(Rc::ptr_eq(&game, &game.clone().reduce(Action::Play("1-9".into()))));
        assert!(Rc::ptr_eq(&game, &game.clone().reduce(Action::Reply { ply: 0, notation: "1-1".into() })));
    }
}
