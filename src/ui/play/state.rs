//! What a session holds: the game, what the player points at, and the current message; and all that can happen to it.
//!
//! An action applies to the state as it is when it is dispatched, so that events may come faster than the page is
//! drawn. Nothing is analysed here: the page analyses a move in preview when it is drawn.
use super::aim::{Aim, AimRequest, gathers};
use crate::core::{Convention, MoveView};
use crate::ui::{boards::BoardEvent, model::GameRef, toast::Toast, words};
use std::{ops::Deref, rc::Rc};
use yew::Reducible;

pub use super::game::{Ending, Match};
pub use super::line::{Line, MoveAndPosition};
pub use super::sides::{Rival, Side};

/// A game and what the player is about to do in it.
#[derive(Clone, PartialEq)]
pub struct State {
    pub game: Rc<Match>,
    /// What the player points at in the position being looked at.
    pub aim: Aim,
    /// The move in preview and the position after it, which is computed once, for drawing and for making the move.
    pub preview: Option<Rc<MoveAndPosition>>,
    /// What is to be said of what has happened last.
    pub notice: Option<Notice>,
    /// The mistake that the game has gone back to, until another move is made.
    pub mistake: Option<MoveView>,
    /// Whether the position before a mistake is looked at: another move made here goes on with the game.
    pub reconsiders: bool,
    /// Whether the position being looked at has a move: computed once for each position.
    open: bool,
}

/// A short message.
#[derive(Clone, PartialEq)]
pub enum Notice {
    /// A side line has begun.
    SideLine,
    /// The game goes on with another move than the mistake.
    Reconsidered,
    /// A message of the page, or why there is no move.
    Toast(Toast),
}

/// What can happen to a session.
pub enum Action {
    /// What the player did on the board.
    Board(BoardEvent),
    /// Previews a move from a list, or nothing, where the person may move.
    Preview(Option<MoveView>),
    /// Previews a move that the text beside the board points at, or nothing, whoever is to move.
    Point(Option<MoveView>),
    /// Keeps the pieces of the move in preview, or lets them go, where moves are gathered from pieces.
    Toggle,
    /// Makes the move in preview.
    Commit,
    /// Plays a move of the person. In the last position of the game the move is made; elsewhere it is tried in a side
    /// line, and the game stays as it is.
    Play(MoveView),
    /// Makes a move of the opponent, if the game is still in the position for which it was asked.
    Reply {
        ply: usize,
        mv: MoveView,
    },
    /// Goes on from the position being looked at: the moves up to it become the game, and the old game becomes a side
    /// line.
    Branch,
    /// Goes back to before this move of the game, which was a mistake, and on from there.
    Retry(usize),
    /// Looks at the position before this move of the game, which was a mistake, until another move is made there.
    Reconsider(usize),
    Undo,
    Redo,
    Look(usize),
    /// Looks at a side line, or at the game.
    Line(Option<usize>),
    /// Removes a side line.
    Drop(usize),
    /// Brings back a side line that was removed.
    Keep(Rc<Line>),
    Convention(Convention),
    Rival(Rival),
    Name(usize, String),
    /// Sets whether the game is presented to a class.
    Present(bool),
    /// Says something.
    Say(Toast),
    /// Removes the message.
    Quiet,
}

impl State {
    pub fn new(game: Rc<Match>) -> Self {
        let open = game.position().move_count() > 0;
        Self {
            game,
            aim: Aim::default(),
            preview: None,
            notice: None,
            mistake: None,
            reconsiders: false,
            open,
        }
    }
    /// Whether the person may move in the position being looked at.
    pub fn may_move(&self) -> bool {
        self.open && self.persons_turn()
    }
    /// Applies an action; returns whether anything has changed.
    fn act(&mut self, action: Action) -> bool {
        match action {
            Action::Board(event) => self.on_board(&event),
            Action::Preview(Some(_)) if !self.may_move() => false,
            Action::Preview(mv) | Action::Point(mv) => self.point(mv),
            Action::Toggle => gathers(&self.game.position().scene()) && self.take_aim(self.aim.toggled()),
            Action::Commit => self.preview.clone().is_some_and(|moved| self.play(&moved)),
            Action::Play(mv) => self.chosen(&mv).is_some_and(|moved| self.play(&moved)),
            Action::Reply { ply, mv } => self.reply(ply, &mv),
            Action::Branch => self.change(Match::branch),
            Action::Retry(ply) => self.retry(ply),
            Action::Reconsider(ply) => self.reconsider(ply),
            Action::Undo => self.change(Match::undo),
            Action::Redo => self.change(Match::redo),
            Action::Look(ply) => self.change(|game| game.look(ply)),
            Action::Line(side) => self.change(|game| game.show(side)),
            Action::Drop(side) => self.change(|game| game.forget(side)),
            Action::Keep(line) => self.change(|game| game.bring_back(&line)),
            // Convention and opponent can only be chosen before the first move.
            Action::Convention(_) | Action::Rival(_) if self.game.live > 0 => false,
            Action::Convention(convention) => self.change(|game| set(&mut game.convention, convention)),
            Action::Rival(rival) => self.change(|game| set(&mut game.rival, rival)),
            Action::Name(index, name) => self.change(|game| game.name(index, name)),
            Action::Present(on) => self.change(|game| set(&mut game.presented, on)),
            Action::Say(toast) => self.tell(toast),
            Action::Quiet => self.notice.take().is_some(),
        }
    }
    /// Changes the game; returns whether that changed anything. In another position the aim is reset.
    fn change(&mut self, change: impl FnOnce(&mut Match) -> bool) -> bool {
        let before = self.game.position().clone();
        let changed = change(Rc::make_mut(&mut self.game));
        if !Rc::ptr_eq(&self.game.position().0, &before.0) {
            *self = Self { notice: self.notice.take(), ..Self::new(self.game.clone()) };
        }
        changed
    }
    fn on_board(&mut self, event: &BoardEvent) -> bool {
        if !self.may_move() {
            return false;
        }
        let position = self.game.position().clone();
        let (aim, ask) = self.aim.after(&*position, event);
        match ask {
            AimRequest::Nothing => self.take_aim(aim),
            AimRequest::Refuse => {
                let aimed = self.take_aim(aim);
                // The rule in one sentence.
                self.tell(Toast::error(position.short_rule())) || aimed
            }
            AimRequest::Apart => {
                let aimed = self.take_aim(aim);
                self.tell(Toast::error(words::does_not_fit(&position.short_rule()))) || aimed
            }
            AimRequest::Stray(reason) => {
                let aimed = self.take_aim(aim);
                self.tell(Toast::error(reason)) || aimed
            }
            AimRequest::Make(mv) => {
                let moved = self.aimed_at(&mv);
                let aimed = self.take_aim(aim);
                moved.is_some_and(|moved| self.play(&moved)) || aimed
            }
        }
    }
    /// Sets a new aim, and computes the position after its move, unless that is known already.
    fn take_aim(&mut self, aim: Aim) -> bool {
        if aim == self.aim {
            return false;
        }
        self.preview = aim.mv.as_ref().and_then(|mv| self.aimed_at(mv));
        self.aim = aim;
        true
    }
    /// The move in preview, if it is this one.
    fn previewed(&self, mv: &MoveView) -> Option<Rc<MoveAndPosition>> {
        self.preview.clone().filter(|preview| preview.mv.notation == mv.notation)
    }
    /// A move that the board points at, with the position after it.
    fn aimed_at(&self, mv: &MoveView) -> Option<Rc<MoveAndPosition>> {
        self.previewed(mv).or_else(|| made(self.game.position(), mv.clone()))
    }
    /// A move that was chosen elsewhere, with the position after it.
    fn chosen(&self, mv: &MoveView) -> Option<Rc<MoveAndPosition>> {
        self.previewed(mv).or_else(|| given(self.game.position(), mv))
    }
    /// Previews a move that was chosen elsewhere.
    fn point(&mut self, mv: Option<MoveView>) -> bool {
        let moved = mv.and_then(|mv| self.chosen(&mv));
        let aim = moved.as_ref().map_or_else(Aim::default, |moved| Aim::at_move(moved.mv.clone()));
        if aim == self.aim {
            return false;
        }
        (self.aim, self.preview) = (aim, moved);
        true
    }
    fn play(&mut self, moved: &MoveAndPosition) -> bool {
        if !self.may_move() {
            return false;
        }
        let game = &self.game;
        let own = game.main.moves.get(game.at).is_some_and(|next| next.notation == moved.mv.notation);
        let leaves = game.reviewing() && game.side.is_none() && !own;
        let goes_on = leaves && self.reconsiders;
        let played = self.change(|game| {
            if goes_on {
                game.branch();
            }
            game.play(moved)
        });
        if played {
            // A message about the previous position no longer applies.
            self.notice = leaves.then_some(if goes_on { Notice::Reconsidered } else { Notice::SideLine });
        }
        played
    }
    fn reconsider(&mut self, ply: usize) -> bool {
        let runs = !self.game.reviewing() && (!self.game.asks || self.game.ending().is_none());
        let back = ply.checked_sub(1).is_some_and(|before| self.change(|game| game.look(before)));
        self.reconsiders = back && runs;
        back
    }
    fn retry(&mut self, ply: usize) -> bool {
        let game = &self.game;
        let Some(before) = ply.checked_sub(1).filter(|_| ply <= game.live && game.side.is_none()) else {
            return false;
        };
        let mistake = game.main.moves.get(before).cloned();
        let back = self.change(|game| {
            game.look(before);
            game.branch()
        });
        self.mistake = mistake.filter(|_| back);
        back
    }
    fn reply(&mut self, ply: usize, mv: &MoveView) -> bool {
        if self.game.live != ply || !self.game.is_answered() {
            return false;
        }
        given(self.game.last_position(), mv).is_some_and(|moved| self.change(|game| game.make(&moved)))
    }
    /// Shows a message; one that is shown already is announced once more.
    fn tell(&mut self, toast: Toast) -> bool {
        let toast = match &self.notice {
            Some(Notice::Toast(before)) => toast.after(before),
            _ => toast,
        };
        set(&mut self.notice, Some(Notice::Toast(toast)))
    }
}

/// A legal move of a position, with the position after it.
fn made(position: &GameRef, mv: MoveView) -> Option<Rc<MoveAndPosition>> {
    let after = GameRef(position.make(&mv).ok()?);
    Some(Rc::new(MoveAndPosition { mv, after }))
}

/// A move from a list, a text or a search, as seen from this position: it may have been chosen in an earlier position,
/// when the list was drawn. Pieces identify most moves, so that the notation need not be parsed.
fn given(position: &GameRef, mv: &MoveView) -> Option<Rc<MoveAndPosition>> {
    let own = position.select(&mv.handles).filter(|own| own.notation == mv.notation);
    made(position, own.or_else(|| position.read_move(&mv.notation).ok())?)
}

/// Sets a value; returns whether it has changed.
fn set<T: PartialEq>(slot: &mut T, value: T) -> bool {
    let before = std::mem::replace(slot, value);
    before != *slot
}

/// A state can be read as its game.
impl Deref for State {
    type Target = Match;
    fn deref(&self) -> &Match {
        &self.game
    }
}

impl Reducible for State {
    type Action = Action;
    /// Returns the same state where nothing has changed, so that nothing is drawn.
    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        if next.act(action) { Rc::new(next) } else { self }
    }
}

#[cfg(test)]
mod tests;
