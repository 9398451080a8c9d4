//! One game from its start: its line, side lines, who plays, and what is being looked at.
use super::{
    line::Line,
    sides::{Rival, Side},
};
use crate::core::{Convention, Day, Game, Opponent};
use crate::ui::{model::*, words};
use std::rc::Rc;

mod turns;

/// A game from its start as far as it has come, with the moves that were taken back, and the side lines that were
/// tried.
#[derive(Clone, PartialEq)]
pub struct Match {
    /// The moves of the game, and after them those that were taken back.
    pub main: Rc<Line>,
    /// How many of the moves stand; the rest can be made again.
    pub live: usize,
    /// Side lines, none of them the beginning of another or of the game.
    pub sides: Vec<Rc<Line>>,
    /// The side line being looked at; none for the game.
    pub side: Option<usize>,
    /// The position being looked at, in the game (at most `live`) or in that side line.
    pub at: usize,
    pub convention: Convention,
    pub rival: Rival,
    /// Whether the person at the board makes the first move.
    pub first: bool,
    pub seed: u64,
    /// What the two sides are called in presenter mode.
    pub names: [String; 2],
    /// Whether the game is presented to a class: then the sides are called by `names`.
    pub presented: bool,
    /// Whether the computer is called just that, where nobody chose how well it plays.
    pub plain: bool,
    /// Whether the page asks for the winning move, and says whether the first move is one.
    pub asks: bool,
    /// The day whose puzzle this game is.
    pub day: Option<Day>,
    /// The game as it was before it went on from an earlier position; undoing what came after brings it back.
    pub former: Option<Rc<Match>>,
}

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Won(Side),
    Drawn,
}

impl Match {
    pub fn new(start: Rc<dyn Game>, rival: Rival, seed: u64) -> Self {
        Self {
            main: Rc::new(Line::new(start)),
            live: 0,
            sides: Vec::new(),
            side: None,
            at: 0,
            convention: Convention::Normal,
            rival,
            first: true,
            seed,
            names: Self::usual_names(),
            presented: false,
            plain: false,
            asks: false,
            day: None,
            former: None,
        }
    }
    /// What the sides are called in presenter mode unless somebody named them.
    pub fn usual_names() -> [String; 2] {
        ["Team A".into(), "Team B".into()]
    }
    /// The default names of two people: the one that begins first.
    pub fn nameless(&self) -> [String; 2] {
        if self.presented { Self::usual_names() } else { ["Player 1".into(), "Player 2".into()] }
    }
    /// What somebody called the sides; empty where nobody did.
    pub fn own_names(&self) -> [String; 2] {
        if self.names == Self::usual_names() { Default::default() } else { self.names.clone() }
    }
    /// The line being looked at: a side line, or the game with the moves that were taken back.
    pub fn line(&self) -> &Rc<Line> {
        self.side.and_then(|side| self.sides.get(side)).unwrap_or(&self.main)
    }
    /// How many moves of the line being looked at stand; in a side line all.
    pub fn end(&self) -> usize {
        if self.side.is_some() { self.line().len() } else { self.live }
    }
    /// How many moves the side line being looked at shares with the game; none in the game itself.
    pub fn fork(&self) -> Option<usize> {
        self.side.map(|_| self.line().shared(&self.main))
    }
    /// The position being looked at.
    pub fn position(&self) -> &GameRef {
        let positions = &self.line().positions;
        &positions[self.at.min(positions.len() - 1)]
    }
    /// The position of the game itself, after all moves that stand.
    pub fn last_position(&self) -> &GameRef {
        &self.main.positions[self.live]
    }
    pub fn start(&self) -> &GameRef {
        &self.main.positions[0]
    }
    /// Whose turn it is after `ply` moves.
    pub fn side_to_move(&self, ply: usize) -> Side {
        if ply.is_multiple_of(2) == self.first { Side::You } else { Side::Rival }
    }
    pub fn side_name(&self, side: Side) -> String {
        match (side, self.rival) {
            (side, Rival::Friend) if self.presented || self.own_names() != <[String; 2]>::default() => {
                self.names[usize::from((side == Side::You) != self.first)].clone()
            }
            (side, Rival::Friend) => self.nameless()[usize::from(side == Side::Rival)].clone(),
            (Side::You, _) => "You".into(),
            (Side::Rival, Rival::Computer(_)) if self.plain => "The computer".into(),
            (Side::Rival, rival) => rival.name().into(),
        }
    }
    /// Whose move it was that led to `ply`, as the subject of a sentence: "Strong’s move", and in a side line, where the
    /// person tries moves for the computer too, "Your move for Strong".
    pub fn move_name(&self, ply: usize) -> String {
        let mover = self.side_to_move(ply.saturating_sub(1));
        let who = self.side_name(mover);
        let tried = self.side.is_some() && ply > self.line().shared(&self.main);
        let for_other = tried && mover == Side::Rival && self.rival != Rival::Friend;
        if for_other { format!("Your move for {who}") } else { format!("{} move", words::whose(&who)) }
    }
    /// Whether an earlier position or a side line is being looked at.
    pub fn reviewing(&self) -> bool {
        self.side.is_some() || self.at < self.live
    }
    /// Whether the game on the table has ended.
    pub fn over(&self) -> bool {
        self.last_position().move_count() == 0
    }
    /// How the game on the table has ended, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        self.ending_of(self.last_position(), self.live)
    }
    /// How the position being looked at, in the game or a side line, has ended, if it has no move.
    pub fn ending_here(&self) -> Option<Ending> {
        self.ending_of(self.position(), self.at)
    }
    fn ending_of(&self, game: &GameRef, ply: usize) -> Option<Ending> {
        let won = || if game.ended_in_draw() { Ending::Drawn } else { Ending::Won(self.wins_at(ply)) };
        (game.move_count() == 0).then(won)
    }
    /// Why there is no move where the game has ended.
    pub fn how_it_ends(&self) -> &'static str {
        match self.convention {
            // With `rules`, play may end otherwise, as the rule says.
            _ if self.start().rules().is_none() => "The game is over.",
            Convention::Normal => "No move is left.",
            Convention::Misere => "No move is left: under misère play the last move loses.",
        }
    }
    /// "You win", "A draw".
    pub fn ended(&self, ending: Ending) -> String {
        match ending {
            // A team may be called by a plural.
            Ending::Won(side) if self.presented && self.rival == Rival::Friend => {
                words::winner(&self.side_name(side))
            }
            Ending::Won(side) => words::wins(&self.side_name(side)),
            Ending::Drawn => words::DRAW.into(),
        }
    }
    /// How many times the position being looked at has occurred in this line up to now.
    pub fn visits(&self) -> usize {
        let here = self.position().notation();
        self.line().positions[..=self.at].iter().filter(|position| position.notation() == here).count()
    }
    /// Who wins where no move is left after `ply` moves.
    fn wins_at(&self, ply: usize) -> Side {
        match (self.convention, self.side_to_move(ply)) {
            (Convention::Misere, side) => side,
            (Convention::Normal, Side::You) => Side::Rival,
            (Convention::Normal, Side::Rival) => Side::You,
        }
    }
    /// Whether the person moves in the position being looked at; in an earlier position or a side line the person moves
    /// for both sides.
    pub fn persons_turn(&self) -> bool {
        let rival = self.rival != Rival::Friend && self.side_to_move(self.at) == Side::Rival;
        self.reviewing() || !rival
    }
    /// Whether the next move on the table is not a person's.
    pub fn is_answered(&self) -> bool {
        self.rival != Rival::Friend && self.side_to_move(self.live) == Side::Rival && !self.over()
    }
    /// The computer's strength, if it is to move on the table.
    pub fn computer_to_move(&self) -> Option<Opponent> {
        match self.rival {
            Rival::Computer(who) if self.is_answered() => Some(who),
            _ => None,
        }
    }
    /// Whether undoing is possible: in a side line back to where it begins, in an earlier position back to the start.
    pub fn can_undo(&self) -> bool {
        match self.fork() {
            Some(fork) => self.at > fork,
            None if self.reviewing() => self.at > 0,
            None => self.former.is_some() || self.undone() < self.live,
        }
    }
    /// The game before it went on from an earlier position, if undoing leads there.
    fn before_branch(&self) -> Option<&Rc<Self>> {
        let undone = self.undone();
        let from_there =
            |former: &&Rc<Self>| self.live <= former.at || undone < former.at || undone == self.live;
        self.former.as_ref().filter(from_there)
    }
    pub fn can_redo(&self) -> bool {
        if self.reviewing() { self.at < self.end() } else { self.live < self.main.len() }
    }
    /// How many moves stand after undoing: up to the person's previous turn, or one move less against a friend.
    fn undone(&self) -> usize {
        let persons = |ply: &usize| self.rival == Rival::Friend || self.side_to_move(*ply) == Side::You;
        (0..self.live).rev().find(persons).unwrap_or(self.live)
    }
    fn redone(&self) -> usize {
        let persons = |ply: &usize| self.rival == Rival::Friend || self.side_to_move(*ply) == Side::You;
        (self.live + 1..=self.main.len()).find(persons).unwrap_or(self.main.len())
    }
}
