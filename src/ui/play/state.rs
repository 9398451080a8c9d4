//! One game from its start: its line, side lines, who plays, and what is being looked at.
use crate::core::{Convention, Game, Opponent};
use crate::games::SideLine;
use crate::ui::{model::*, words};
use std::rc::Rc;
use yew::Reducible;

pub use super::line::Line;
pub use super::sides::{Rival, Side};

/// A game from its start to its end so far, with the moves that were taken back, and what else was tried.
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
    /// Whether it is presented to a class: then the sides are called by these names.
    pub presented: bool,
    /// Whether it is asked for the winning move: the page says whether the first move is one.
    pub asks: bool,
    /// The game as it was before it went on from an earlier position; undoing what came after brings it back.
    pub former: Option<Rc<Match>>,
}

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Won(Side),
    Drawn,
}

/// What can happen to a game.
pub enum Action {
    /// A move of this notation. In the last position of the game it is made; elsewhere it is tried in a side line, and the
    /// game stays as it is.
    Play(String),
    /// Goes on from the position being looked at: what leads to it becomes the game, which becomes a side line.
    Branch,
    /// A move of the computer, if the game still stands where it was asked for.
    Reply {
        ply: usize,
        notation: String,
    },
    Undo,
    Redo,
    Look(usize),
    /// To a side line, or back to the game.
    Line(Option<usize>),
    /// Removes a side line.
    Drop(usize),
    /// Brings back a side line that was removed.
    Keep(Rc<Line>),
    Convention(Convention),
    Rival(Rival),
    Name(usize, String),
    /// Whether it is presented to a class.
    Present(bool),
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
            asks: false,
            former: None,
        }
    }
    /// What the sides are called in presenter mode unless somebody named them.
    pub fn usual_names() -> [String; 2] {
        ["Team A".into(), "Team B".into()]
    }
    /// The line being looked at: a side line, or the game with what was taken back.
    pub fn line(&self) -> &Rc<Line> {
        self.side.and_then(|side| self.sides.get(side)).unwrap_or(&self.main)
    }
    /// How many moves of the line being looked at stand.
    pub fn end(&self) -> usize {
        if self.side.is_some() { self.line().len() } else { self.live }
    }
    /// How many moves the side line being looked at shares with the game; none in the game itself.
    pub fn fork(&self) -> Option<usize> {
        self.side.map(|_| self.line().shared(&self.main))
    }
    /// The position being looked at.
    pub fn game(&self) -> &GameRef {
        let positions = &self.line().positions;
        &positions[self.at.min(positions.len() - 1)]
    }
    /// The position of the game itself, after all moves that stand.
    pub fn table(&self) -> &GameRef {
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
            (side, Rival::Friend) if self.presented => {
                self.names[usize::from((side == Side::You) != self.first)].clone()
            }
            (Side::You, Rival::Friend) => "First".into(),
            (Side::You, _) => "You".into(),
            (Side::Rival, Rival::Friend) => "Second".into(),
            (Side::Rival, rival) => rival.name().into(),
        }
    }
    /// Whether an earlier position or a side line is being looked at.
    pub fn reviewing(&self) -> bool {
        self.side.is_some() || self.at < self.live
    }
    /// Whether the game on the table has ended.
    pub fn over(&self) -> bool {
        self.table().move_count() == 0
    }
    /// How the game on the table has ended, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        self.ending_of(self.table(), self.live)
    }
    /// How the position being looked at, in the game or a side line, has ended, if it has no move.
    pub fn ending_here(&self) -> Option<Ending> {
        self.ending_of(self.game(), self.at)
    }
    fn ending_of(&self, game: &GameRef, ply: usize) -> Option<Ending> {
        let won = || if game.drawn() { Ending::Drawn } else { Ending::Won(self.wins_at(ply)) };
        (game.move_count() == 0).then(won)
    }
    /// "You win", "A draw".
    pub fn ended(&self, ending: Ending) -> String {
        match ending {
            Ending::Won(side) => words::wins(&self.side_name(side)),
            Ending::Drawn => words::DRAW.into(),
        }
    }
    /// How often the position being looked at has been there in this line, this time included.
    pub fn visits(&self) -> usize {
        let here = self.game().notation();
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
    /// Whether the computer is to move on the table.
    pub fn computer_to_move(&self) -> Option<Opponent> {
        match self.rival {
            Rival::Computer(who) if self.side_to_move(self.live) == Side::Rival && !self.over() => Some(who),
            _ => None,
        }
    }
    /// In a side line undoing steps back to where it begins.
    pub fn can_undo(&self) -> bool {
        match self.fork() {
            Some(fork) => self.at > fork,
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
        if self.side.is_some() { self.at < self.end() } else { self.live < self.main.len() }
    }
    /// Where undoing leads: the person's previous turn, or one move back against a friend.
    fn undone(&self) -> usize {
        let persons = |ply: &usize| self.rival == Rival::Friend || self.side_to_move(*ply) == Side::You;
        (0..self.live).rev().find(persons).unwrap_or(self.live)
    }
    fn redone(&self) -> usize {
        let persons = |ply: &usize| self.rival == Rival::Friend || self.side_to_move(*ply) == Side::You;
        (self.live + 1..=self.main.len()).find(persons).unwrap_or(self.main.len())
    }
    /// Makes a move in the game. What was taken back stays as a side line if it went another way.
    fn make(&mut self, notation: &str) -> bool {
        let Some(main) = self.main.with(self.live, notation) else { return false };
        let looking = self.reviewing();
        let before = std::mem::replace(&mut self.main, Rc::new(main));
        self.live += 1;
        if self.main.begins(&before) {
            // The move that was taken back, made again: so can those after it.
            self.main = before;
        } else {
            self.keep(before);
        }
        if !looking {
            self.at = self.live;
        }
        true
    }
    /// Tries a move from the position being looked at.
    fn attempt(&mut self, notation: &str) -> bool {
        let Some(tried) = self.line().with(self.at, notation) else { return false };
        self.at += 1;
        let leads = |line: &Rc<Line>| tried.begins(line);
        if self.stands(&tried) {
            self.side = None;
        } else if self.side.is_none_or(|side| !leads(&self.sides[side])) {
            match self.sides.iter().position(leads) {
                Some(known) => self.side = Some(known),
                None => {
                    self.keep(Rc::new(tried));
                    self.side = self.sides.len().checked_sub(1);
                }
            }
        }
        true
    }
    /// Whether the game as it stands begins with all of this line.
    fn stands(&self, line: &Line) -> bool {
        line.len() <= self.live && line.begins(&self.main)
    }
    /// Keeps a line as a side line, unless another one or the game begins with it; those that it begins with go, and the
    /// oldest one where there are too many.
    pub fn keep(&mut self, line: Rc<Line>) {
        let shown = self.side.and_then(|side| self.sides.get(side)).cloned();
        let mut sides = std::mem::take(&mut self.sides);
        if !sides.iter().any(|side| line.begins(side)) {
            sides.retain(|side| !side.begins(&line));
            sides.push(line);
        }
        sides.retain(|side| !self.stands(side));
        if sides.len() > SideLine::MOST {
            sides.remove(0);
        }
        self.side = shown.and_then(|shown| sides.iter().position(|side| shown.begins(side)));
        self.sides = sides;
    }
}

impl Reducible for Match {
    type Action = Action;
    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Play(notation) => {
                let made = if next.reviewing() { next.attempt(&notation) } else { next.make(&notation) };
                if !made {
                    return self;
                }
            }
            Action::Reply { ply, notation } => {
                if next.live != ply || next.computer_to_move().is_none() || !next.make(&notation) {
                    return self;
                }
            }
            Action::Branch => {
                if !next.reviewing() {
                    return self;
                }
                let main = next.side.map_or_else(|| next.main.clone(), |side| next.sides.remove(side));
                let before = std::mem::replace(&mut next.main, main);
                (next.live, next.side) = (next.at, None);
                next.keep(before);
                next.former = Some(self);
            }
            Action::Undo if next.side.is_some() => {
                if !next.can_undo() {
                    return self;
                }
                next.at -= 1;
            }
            Action::Undo => match next.before_branch().cloned() {
                Some(former) => {
                    next = (*former).clone();
                    for line in self.sides.iter().chain([&self.main]) {
                        next.keep(line.clone());
                    }
                }
                None => {
                    next.live = next.undone();
                    next.at = next.live;
                }
            },
            Action::Redo if next.side.is_some() => next.at = (next.at + 1).min(next.end()),
            Action::Redo => {
                next.live = next.redone();
                next.at = next.live;
            }
            Action::Look(ply) => next.at = ply.min(next.end()),
            Action::Line(None) => (next.side, next.at) = (None, next.live),
            Action::Line(Some(side)) => {
                let Some(line) = next.sides.get(side) else { return self };
                next.at = line.shared(&next.main) + 1;
                next.side = Some(side);
            }
            Action::Drop(side) => {
                if side >= next.sides.len() {
                    return self;
                }
                let fork = next.fork().unwrap_or(next.at);
                next.sides.remove(side);
                match next.side {
                    Some(shown) if shown == side => (next.side, next.at) = (None, fork.min(next.live)),
                    Some(shown) if shown > side => next.side = Some(shown - 1),
                    _ => {}
                }
            }
            Action::Keep(line) => {
                next.keep(line.clone());
                let back = next.sides.iter().position(|side| **side == *line);
                if back.is_some() {
                    next.at = line.shared(&next.main) + 1;
                    next.side = back;
                }
            }
            Action::Convention(convention) => next.convention = convention,
            Action::Rival(rival) => next.rival = rival,
            Action::Present(on) if on == next.presented => return self,
            Action::Present(on) => next.presented = on,
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
mod tests;
