//! Everything that the views of one game share: its state, its analysis, and what can be done.
use super::{
    address,
    aim::{Aim, Ask, gathers},
    aiming::Aiming,
    analysis::{Study, Verdicts, judge, use_study},
    choices::{use_choices, use_winning},
    does::Does,
    rival::{Seen, use_rival},
    state::*,
};
use crate::core::{
    Analysis, Budget, Convention, Found, MoveView, Nimber, Outcome, Part, PieceId, Verdict, verdict,
};
use crate::ui::hooks::{UseStateSetter, use_memo, use_state};
use crate::ui::{boards::BoardEvent, model::*, storage, toast::Toast, words};
use std::{ops::Deref, rc::Rc};
use yew::prelude::*;

/// What leads on from an earlier position.
pub const GO_ON: &str = "Play from here";

/// One game on the table, for one rendering. Every button has a copy, so that copies are cheap.
#[derive(Clone, PartialEq)]
pub struct Session(Rc<Table>);

impl Deref for Session {
    type Target = Table;
    fn deref(&self) -> &Table {
        &self.0
    }
}

/// What a session holds.
#[derive(PartialEq)]
pub struct Table {
    pub game: UseReducerHandle<Match>,
    pub level: Level,
    pub study: Study,
    pub aim: Aim,
    pub preview: Option<Rc<Preview>>,
    /// The moves on lines of cells, with their values where these are shown.
    pub choices: Rc<Vec<(MoveView, Option<Nimber>)>>,
    /// The winning moves, to be marked where hints are wanted.
    winning: Rc<Found<MoveView>>,
    /// The move of the computer that is shown before it is made.
    pub shown: Option<MoveView>,
    /// Whether the computer made the last move without knowing what it is worth.
    pub guessed: bool,
    pub plies: Rc<Vec<Ply>>,
    pub toast: Option<Toast>,
    /// What a screen reader hears after a move.
    pub spoken: AttrValue,
    pub does: Rc<Does>,
    set_level: UseStateSetter<Level>,
    aiming: Aiming,
    set_toast: UseStateSetter<Option<Toast>>,
}

impl Session {
    /// The position being looked at.
    pub fn position(&self) -> &GameRef {
        self.game.game()
    }
    pub fn analysis(&self) -> &Analysis {
        &self.study.analysed.analysis
    }
    /// The components with the values that belong on the board: under misère play none, since they do not decide it.
    pub fn values(&self) -> Rc<Vec<Part>> {
        match self.game.convention {
            Convention::Normal => Rc::new(self.analysis().parts.clone()),
            Convention::Misere => Rc::default(),
        }
    }
    /// Whether the person may move in the position being looked at.
    pub fn may_move(&self) -> bool {
        let rival = self.game.rival != Rival::Friend && self.game.side(self.game.at) == Side::Rival;
        !rival && self.analysis().moves > 0
    }
    /// The winning moves as far as the board may mark them.
    pub fn marked(&self) -> Rc<Found<MoveView>> {
        if self.level != Level::Off && self.may_move() {
            self.winning.clone()
        } else {
            Rc::new(Found::none())
        }
    }
    /// The outcome and value as far as the level lets them be shown.
    pub fn verdict(&self) -> Option<Verdict> {
        (self.level != Level::Off && self.study.analysed.progress == Progress::Done)
            .then(|| self.analysis().verdict)
    }
    pub fn set_level(&self, level: Level) {
        storage::set(storage::LEVEL, address::level_word(level));
        self.set_level.set(level);
    }
    pub fn say(&self, toast: Toast) {
        self.set_toast.set(Some(toast));
    }
    pub fn quiet(&self) {
        self.set_toast.set(None);
    }
    /// Previews a move from a list, or nothing.
    pub fn preview(&self, mv: Option<MoveView>) {
        if self.may_move() || mv.is_none() {
            self.aiming.set(Aim::at_move(&**self.position(), mv));
        }
    }
    /// Makes a move. While an earlier position is looked at the game stays as it is, and going on from there is
    /// offered.
    pub fn make(&self, mv: &MoveView) {
        if !self.may_move() {
            return;
        }
        if self.game.reviewing() {
            let (session, mv) = (self.clone(), mv.clone());
            let branch = Callback::from(move |()| session.go_on(Some(&mv)));
            self.say(
                Toast::said("An earlier position: the game stays as it is.")
                    .icon("clock")
                    .action(GO_ON, branch),
            );
            return;
        }
        self.game.dispatch(Action::Play(mv.notation.clone()));
    }
    /// Goes on from the earlier position being looked at, with a move perhaps; undoing it brings the game back.
    pub fn go_on(&self, mv: Option<&MoveView>) {
        self.game.dispatch(Action::Branch);
        if let Some(mv) = mv {
            self.game.dispatch(Action::Play(mv.notation.clone()));
        }
    }
    /// The pieces picked one by one.
    pub fn picked(&self) -> Rc<Vec<PieceId>> {
        Rc::new(self.aim.picked.clone())
    }
    /// Those that may join them.
    pub fn open(&self) -> Rc<Vec<PieceId>> {
        Rc::new(self.position().open(&self.aim.picked))
    }
    /// Makes the move in preview.
    pub fn commit(&self) {
        if let Some(mv) = &self.aim.mv {
            self.make(mv);
        }
    }
    pub fn undo(&self) {
        if !self.game.can_undo() {
            return;
        }
        self.game.dispatch(Action::Undo);
        let game = self.game.dispatcher();
        let redo = Callback::from(move |()| game.dispatch(Action::Redo));
        self.say(Toast::said("Move taken back").icon("undo").action("Redo", redo));
    }
    pub fn redo(&self) {
        self.game.dispatch(Action::Redo);
    }
    pub fn look(&self, ply: usize) {
        self.game.dispatch(Action::Look(ply));
    }
    /// Keeps the pieces of the move in preview, or lets them go.
    pub fn toggle(&self) {
        if gathers(&self.position().scene()) {
            self.aiming.set(self.aim.toggled());
        }
    }
    /// What an event of the board does.
    pub fn on_board(&self, event: &BoardEvent) {
        if !self.may_move() {
            return;
        }
        let game = &**self.position();
        let before = self.aiming.at(game);
        let (aim, ask) = before.after(game, event);
        if aim != before {
            self.aiming.set(aim);
        }
        match ask {
            Ask::Nothing => {}
            Ask::Make(mv) => self.make(&mv),
            Ask::Refuse => self.say(Toast::error(self.position().card().short)),
        }
    }
}

/// Starts a session with this game.
#[hook]
pub fn use_session(start: &Rc<Match>, level: Option<Level>) -> Session {
    let begin = start.clone();
    let game = use_reducer(move || (*begin).clone());
    let stored =
        move || level.or_else(|| storage::get(storage::LEVEL).and_then(|word| address::level_named(&word)));
    let level = use_state(move || stored().unwrap_or_default());
    let aim = use_state(Aim::default);
    let aiming = Aiming::new(use_mut_ref(Aim::default), aim.setter());
    let toast = use_state(|| None::<Toast>);
    let verdicts = use_memo((), |()| Verdicts::default());

    let position = game.game().clone();
    let study = use_study(&position, game.convention, *level != Level::Off);
    verdicts.learn(&position, game.convention, study.analysed.analysis.verdict);
    let current = if aim.at == position.notation() { (*aim).clone() } else { Aim::fresh(&*position) };
    let preview = use_preview(&position, &current, *level, game.convention);
    let Seen { mv: shown, guessed } = use_rival(&game, &study.analysed.progress);
    let guessed = guessed == Some(game.at);
    let choices = use_choices(&position, *level == Level::Full && game.convention == Convention::Normal);
    let winning = use_winning(&position, &study.analysed.analysis);
    let plies =
        use_memo((game.positions.clone(), game.live, game.convention, study.analysed.clone()), |_| {
            plies(&game, &verdicts)
        });
    let spoken = use_memo((plies.clone(), game.at, *level, guessed), |(plies, at, level, guessed)| {
        speech(&game, plies, *at, *level, *guessed)
    });
    let latest = use_mut_ref(|| None::<Session>);
    let does = use_memo((), |()| Does::of(&latest));
    let session = Session(Rc::new(Table {
        level: *level,
        study,
        aim: current,
        preview,
        choices,
        winning,
        shown,
        guessed,
        plies,
        toast: (*toast).clone(),
        spoken: (*spoken).clone(),
        set_level: level.setter(),
        aiming,
        set_toast: toast.setter(),
        game,
        does,
    }));
    latest.replace(Some(session.clone()));
    session
}

#[hook]
fn use_preview(position: &GameRef, aim: &Aim, level: Level, convention: Convention) -> Option<Rc<Preview>> {
    let preview = use_memo(
        (position.clone(), aim.mv.clone(), level, convention),
        |(position, mv, level, convention)| {
            let mv = mv.clone()?;
            let after = position.play(&mv.notation).ok()?;
            let mut budget = Budget::on_page(if *level == Level::Off { 0 } else { super::analysis::QUICK });
            let found =
                if *level == Level::Off { None } else { verdict(&*after, *convention, &mut budget).ok() };
            let full = *level == Level::Full && *convention == Convention::Normal;
            Some(Rc::new(Preview {
                // Hints ring the winning moves; that a previewed move loses is for Full to say.
                wins: found
                    .and_then(Verdict::outcome)
                    .map(|o| o == Outcome::P)
                    .filter(|wins| *wins || *level == Level::Full),
                parts: if full { after.parts(&mut budget) } else { Vec::new() },
                value: found.and_then(Verdict::value).filter(|_| full),
                mv,
            }))
        },
    );
    (*preview).clone()
}

/// The columns of the history.
fn plies(game: &Match, verdicts: &Verdicts) -> Vec<Ply> {
    let all = verdicts.of_all(&game.positions[..=game.live], game.convention);
    let verdict = |ply: usize| all[ply];
    let column = |ply: usize| match ply.checked_sub(1) {
        None => Ply { who: String::new(), mv: None, verdict: verdict(0), quality: None },
        Some(before) => Ply {
            who: game.side_name(game.side(before)),
            mv: game.moves.get(before).cloned(),
            verdict: verdict(ply),
            quality: Some(judge(verdict(before), verdict(ply))),
        },
    };
    (0..=game.live).map(column).collect()
}

/// What has just happened, in words.
fn speech(game: &Match, plies: &[Ply], at: usize, level: Level, guessed: bool) -> AttrValue {
    let Some(Ply { who, mv: Some(mv), verdict, .. }) = plies.get(at) else { return AttrValue::default() };
    let next = match game.winner() {
        Some(side) if at == game.live => words::wins(&game.side_name(side)),
        _ => words::to_move(&game.side_name(game.side(at))),
    };
    let guess = if guessed { words::guessed(who) + " " } else { String::new() };
    (guess + &words::announce(who, mv, (level != Level::Off).then_some(*verdict), &next)).into()
}
