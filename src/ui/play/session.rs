//! Everything that the views of one game share: its state, its analysis, and what can be done.
use super::{address, aim::Aim, analysis::Study, keyboard, state::*};
use crate::core::{Analysis, ComponentView, Game, MoveList, MoveView, Nimber, Outcome, PieceId, Verdict};
use crate::ui::{
    boards::BoardEvent,
    model::*,
    route::{self, Page},
    storage,
    toast::{Audience, Toast},
};
use std::{ops::Deref, rc::Rc};
use yew::prelude::*;

/// The label of the button that goes on from an earlier position.
pub const GO_ON: &str = "Play from here";
/// The label of the button that leads to the last position of the game.
pub const BACK: &str = "Back to the game";

/// One game on the table, for one rendering. Every button has a copy, so that copies are cheap.
#[derive(Clone, PartialEq)]
pub struct Session(pub Rc<SessionData>);

impl Deref for Session {
    type Target = SessionData;
    fn deref(&self) -> &SessionData {
        &self.0
    }
}

/// How much is shown, and how much was asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Levels {
    pub level: Level,
    /// The level that the person has chosen.
    pub chosen: Level,
}

impl Levels {
    pub fn chosen(level: Level) -> Self {
        Self { level, chosen: level }
    }
}

/// What a session holds.
#[derive(PartialEq)]
pub struct SessionData {
    pub game: UseReducerHandle<State>,
    pub level: Level,
    /// The level that the person has chosen, for the next game, too; `level` may be higher while a reason is shown.
    pub chosen: Level,
    pub study: Study,
    /// The aim as it is drawn. A key that comes before the effect of the last key is drawn acts on the aim in `game`.
    pub aim: Aim,
    pub preview: Option<Rc<Preview>>,
    /// The moves on lines of cells, with their values where these are shown.
    pub choices: Rc<Vec<(MoveView, Option<Nimber>)>>,
    /// The components with the values that belong on the board; in misère play none, since values do not decide.
    pub values: Rc<Vec<ComponentView>>,
    /// The winning moves, even if they may not be shown; [`Session::marked_moves`] holds those that may.
    pub winning: Rc<MoveList<MoveView>>,
    /// The move of the computer that is shown before it is made.
    pub shown: Option<MoveView>,
    /// Whether the computer made the last move without knowing what it is worth.
    pub guessed: bool,
    pub plies: Rc<Vec<Ply>>,
    /// Whether the link fixes the start and the analysis.
    pub locked: bool,
    /// How many hints have been given for the position being looked at.
    pub hint: usize,
    /// How many hints were given for the first position; they count in a puzzle.
    pub hints_first: usize,
    /// In a lost position, the move that leaves the fewest winning replies, once hints are asked for.
    pub hardest_move: Rc<Option<MoveView>>,
    pub toast: Option<Toast>,
    /// A move that would have won instead of a blunder that is judged below the board.
    pub better: Rc<Option<MoveView>>,
    /// What a screen reader hears after a move.
    pub spoken: AttrValue,
    pub actions: Rc<Actions>,
    // The setters of the fields above.
    pub set_level: UseStateSetter<Levels>,
    pub set_hint: UseStateSetter<(String, usize)>,
}

/// What views ask for. The callbacks stay the same from one drawing to the next.
#[derive(PartialEq)]
pub struct Actions {
    pub board: Callback<BoardEvent>,
    pub preview: Callback<Option<MoveView>>,
    pub play: Callback<MoveView>,
    pub level: Callback<Level>,
    pub look: Callback<usize>,
    /// Looks at a side line, or at the game.
    pub line: Callback<Option<usize>>,
    /// Removes the side line being looked at.
    pub drop_line: Callback<()>,
    /// Goes to the position of a cell of the map.
    pub go: Callback<(u64, u64)>,
}

impl Session {
    /// The position being looked at.
    pub fn position(&self) -> &GameRef {
        self.game.position()
    }
    pub fn analysis(&self) -> &Analysis {
        &self.study.analysed.analysis
    }
    /// Whether the person may move in the position being looked at.
    pub fn may_move(&self) -> bool {
        self.game.may_move()
    }
    /// The winning moves as far as the board may mark them.
    pub fn marked_moves(&self) -> Rc<MoveList<MoveView>> {
        if self.level != Level::Off && self.may_move() {
            self.winning.clone()
        } else {
            Rc::new(MoveList::none())
        }
    }
    /// Whether the position is a draw with right play.
    pub fn is_draw(&self) -> bool {
        self.outcome() == Some(Outcome::D)
    }
    /// The outcome of the position, whether or not it may be shown; none until it is known.
    pub fn outcome(&self) -> Option<Outcome> {
        let done = self.study.analysed.progress == Progress::Done;
        self.analysis().verdict.outcome().filter(|_| done)
    }
    /// The outcome and value as far as the level lets them be shown.
    pub fn verdict(&self) -> Option<Verdict> {
        (self.level != Level::Off && self.study.analysed.progress == Progress::Done)
            .then(|| self.analysis().verdict)
    }
    pub fn set_level(&self, level: Level) {
        show_level(&self.set_level, self.locked, level);
        keyboard::return_to_board();
    }
    /// Shows everything in this game; the level chosen for later games stays.
    pub fn show_all(&self) {
        if !self.locked {
            self.set_level.set(Levels { level: Level::Full, chosen: self.chosen });
        }
    }
    pub fn say(&self, toast: Toast) {
        self.game.dispatch(Action::Say(toast));
    }
    pub fn quiet(&self) {
        self.game.dispatch(Action::Quiet);
    }
    /// Previews a move from a list, or nothing.
    pub fn preview(&self, mv: Option<MoveView>) {
        self.game.dispatch(Action::Preview(mv));
    }
    /// Goes on from the position being looked at; undoing it brings the game back.
    pub fn go_on(&self) {
        self.game.dispatch(Action::Branch);
        keyboard::return_to_board();
    }
    /// The pieces picked one by one.
    pub fn picked(&self) -> Rc<Vec<PieceId>> {
        Rc::new(self.aim.picked.clone())
    }
    /// The drawn line that picked the pieces.
    pub fn line(&self) -> Option<Rc<[[i32; 2]]>> {
        self.aim.line.clone()
    }
    /// The pieces that may join the picked ones.
    pub fn open(&self) -> Rc<Vec<PieceId>> {
        Rc::new(self.position().next_picks(&self.aim.picked))
    }
    /// Makes the move in preview.
    pub fn commit(&self) {
        self.game.dispatch(Action::Commit);
        // The button that makes the move disappears with the preview.
        keyboard::return_to_board();
    }
    pub fn undo(&self) {
        if !self.game.can_undo() {
            let why = match self.game.fork() {
                Some(_) => format!("The side line begins here. “{BACK}” leaves it."),
                None => "There is nothing to take back.".into(),
            };
            return self.say(Toast::info(why).icon("undo"));
        }
        let looks = self.game.reviewing();
        self.set_hint.set(Default::default());
        self.game.dispatch(Action::Undo);
        if looks {
            keyboard::return_to_board();
            return;
        }
        let game = self.game.dispatcher();
        let redo = Callback::from(move |()| game.dispatch(Action::Redo));
        keyboard::return_to_board();
        // Not announced, since the speech already says where the game is now.
        self.say(
            Toast::info("Move taken back").icon("undo").action("Redo", redo).for_audience(Audience::Seen),
        );
    }
    pub fn redo(&self) {
        if !self.game.can_redo() {
            return self.say(Toast::info("There is nothing to make again.").icon("redo"));
        }
        self.game.dispatch(Action::Redo);
        // The message about taking back no longer applies.
        self.quiet();
        keyboard::return_to_board();
    }
    pub fn look(&self, ply: usize) {
        // A hint of before would be heard again.
        self.set_hint.set(Default::default());
        self.game.dispatch(Action::Look(ply));
        keyboard::return_to_board();
    }
    /// Looks at the position before this move of the game, which was a mistake; a better move made there goes on with
    /// the game.
    pub fn reconsider(&self, ply: usize) {
        self.set_hint.set(Default::default());
        self.game.dispatch(Action::Reconsider(ply));
        keyboard::return_to_board();
    }
    /// What an event of the board does.
    pub fn on_board(&self, event: &BoardEvent) {
        self.game.dispatch(Action::Board(event.clone()));
    }
    /// Keeps the pieces of the move in preview, or lets them go.
    pub fn toggle(&self) {
        self.game.dispatch(Action::Toggle);
    }
    /// Begins another game on the same terms, as an entry of its own in the browser's history.
    pub fn begin(&self, start: &dyn Game) {
        begin(&self.game, self.chosen, self.locked, start);
    }
}

/// Chooses how much is shown, unless the link fixes it.
pub fn show_level(set_level: &UseStateSetter<Levels>, locked: bool, level: Level) {
    if !locked {
        storage::set(storage::LEVEL, address::level_word(level));
        set_level.set(Levels::chosen(level));
    }
}

/// Begins another game on the same terms, as an entry of its own in the browser's history; says why not where the link
/// fixes the start.
pub fn begin(game: &UseReducerHandle<State>, level: Level, locked: bool, start: &dyn Game) {
    if locked {
        let fixed = Toast::info("The link of this game fixes where it starts.").icon("clock");
        game.dispatch(Action::Say(fixed));
        return;
    }
    let mut link = address::link(game, level);
    link.game = start.notation();
    link.moves.clear();
    link.sides.clear();
    link.shown = None;
    link.asks = false;
    route::go(Page::Play, &link);
}
