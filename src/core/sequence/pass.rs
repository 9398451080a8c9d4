//! The one move of whoever has lost a game whose winner begins the next: to let the winner begin.
use super::{SequenceOf, Starter};
use crate::core::{
    game::Game,
    moves::{MoveList, MoveView},
    notation::NotationError,
    phrase::{Phrase, Sign, Verb, Words},
    scene::{PieceId, Place},
};
use std::rc::Rc;

/// The notation of the pass.
const PASS: &str = "pass";

static LEAVE: Verb = Verb::new("Leave", "left", "leaves", "move");

impl SequenceOf {
    /// Whether the game in play is over, and its loser is to let the winner begin the next.
    pub(super) fn passing(&self) -> bool {
        self.at + 1 < self.games.len() && self.top().move_count() == 0 && !self.top().ended_in_draw()
    }
    /// The index of the game whose pieces are pointed at: the one in play, or in a pass the next with a move.
    pub(super) fn pointed_at(&self) -> usize {
        if !self.passing() {
            return self.at;
        }
        let later = self.games.iter().skip(self.at + 1).position(|game| game.move_count() > 0);
        self.at + 1 + later.unwrap_or(0)
    }
    /// How many boards lie before the game whose pieces are pointed at.
    fn boards_before_pointed(&self) -> u8 {
        self.games[..self.pointed_at()].iter().map(|game| game.scene().boards.len() as u8).sum()
    }
    /// The pass, pointed at by this piece.
    fn pass(&self, piece: PieceId) -> MoveView {
        let [won, next] = [self.at, self.at + 1].map(|index| self.games[index].card().name);
        let object = Words::text(format!("the start of {next} to the winner of {won}"));
        MoveView {
            notation: PASS.into(),
            phrase: Phrase { short: Words::text(PASS), ..Phrase::new(LEAVE.clone(), Sign::Take, object) },
            game: 0,
            groups: vec![],
            leaves: String::new(),
            handles: vec![piece],
            touches: vec![],
            adds: vec![],
            typed: Default::default(),
        }
    }
    /// The piece that stands for the pass: one of the next game with a move, where there is any.
    fn told_by(&self) -> PieceId {
        let first = self.games[self.pointed_at()].moves(1).moves.into_iter().next();
        let piece = first.and_then(|mv| mv.handles.first().copied());
        let piece = piece.unwrap_or(PieceId { place: Place::default(), n: 0 });
        let part = piece.place.part + self.boards_before_pointed();
        PieceId { place: Place { part, ..piece.place }, ..piece }
    }
    pub(super) fn passes(&self, limit: usize) -> MoveList<MoveView> {
        let mut found = MoveList::all(vec![self.pass(self.told_by())]);
        found.moves.truncate(limit);
        found
    }
    /// The pass, if it is pointed at by any one piece of the next game.
    pub(super) fn pointed_pass(&self, handles: &[PieceId]) -> Option<MoveView> {
        let [piece] = handles else { return None };
        let boards = self.games[self.pointed_at()].scene().boards.len() as u8;
        let before = self.boards_before_pointed();
        let there = (before..before + boards).contains(&piece.place.part)
            && self.scene().plane_of(*piece).is_some_and(|plane| plane.holds(*piece));
        (there || *piece == self.told_by()).then(|| self.pass(*piece))
    }
    /// The piece that stands for the pass, where pieces are picked one by one and none is picked yet.
    pub(super) fn open_to_pass(&self, picked: &[PieceId]) -> Vec<PieceId> {
        let piece = self.told_by();
        let scene = self.scene();
        let picks = scene.plane_of(piece).is_some_and(|plane| plane.pointing().picks());
        if picks && picked.is_empty() { vec![piece] } else { Vec::new() }
    }
    /// Whether a notation is that of a pass where none is due.
    pub(super) fn passes_early(&self, notation: &str) -> bool {
        !self.passing() && notation.trim() == PASS
    }
    pub(super) fn read_pass(&self, notation: &str) -> Result<MoveView, NotationError> {
        match notation.trim() {
            PASS => Ok(self.pass(self.told_by())),
            _ => Err(NotationError::syntax(0, "pass: the winner of the game that is over begins the next")),
        }
    }

    /// The games as `one` writes each, with what `joint` writes between them.
    pub(super) fn joined(
        games: &[Rc<dyn Game>],
        starters: &[Starter],
        one: impl Fn(&Rc<dyn Game>) -> String,
        joint: impl Fn(Starter) -> String,
    ) -> String {
        let mut text = String::new();
        for (index, game) in games.iter().enumerate() {
            if let Some(starter) = index.checked_sub(1).and_then(|before| starters.get(before)) {
                text += &joint(*starter);
            }
            text += &one(game);
        }
        text
    }
    /// The games that are left, as `one` writes each. Before a game stands the first of `joints` if the loser begins it
    /// and the second if the winner does; `pass` comes first where the winner of a game that is over is to begin.
    pub(super) fn told_left(
        &self,
        one: impl Fn(&Rc<dyn Game>) -> String,
        joints: [&str; 2],
        pass: &str,
    ) -> String {
        let from = self.at + usize::from(self.passing());
        let first = if self.passing() { pass } else { "" };
        let joint = |starter| joints[usize::from(starter == Starter::Winner)].to_string();
        first.to_string() + &Self::joined(&self.games[from..], &self.starters[from..], one, joint)
    }
}
