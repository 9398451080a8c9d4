//! A game from its start to its end on the screen: what its session is made of at each drawing.
use super::{
    address,
    aim::Aim,
    aiming::Aiming,
    analysis::{QUICK, Verdicts, judge, use_study},
    choices::{use_choices, use_marks},
    does::does,
    hint, remark,
    rival::{Seen, use_rival},
    session::{Session, Table},
    state::*,
};
use crate::core::{Budget, Convention, Outcome, Verdict, verdict};
use crate::ui::{model::*, storage, toast::Toast, words};
use std::rc::Rc;
use yew::prelude::*;

/// Starts a session with this game. `level` is the link's, `usual` the one of those who have chosen none; where it is
/// `locked` neither it nor the start changes.
#[hook]
pub fn use_session(start: &Rc<Match>, level: Option<Level>, usual: Level, locked: bool) -> Session {
    let begin = start.clone();
    let game = use_reducer(move || (*begin).clone());
    let stored =
        move || level.or_else(|| storage::get(storage::LEVEL).and_then(|word| address::level_named(&word)));
    let level = use_state(move || stored().unwrap_or(usual));
    let aim = use_state(Aim::default);
    let aiming = Aiming::new(use_mut_ref(Aim::default), aim.setter());
    let toast = use_state(|| None::<Toast>);
    let verdicts = use_memo((), |()| Verdicts::default());

    let position = game.game().clone();
    let hinted = use_state(|| (String::new(), 0));
    let hint = if hinted.0 == position.notation() { hinted.1 } else { 0 };
    let study = use_study(&position, game.convention, *level != Level::Off || hint > 0);
    let rope = hint::use_rope(&position, game.convention, &study.analysed.analysis, hint);
    verdicts.learn(&position, game.convention, study.analysed.analysis.verdict);
    let current = if aim.at == position.notation() { (*aim).clone() } else { Aim::fresh(&*position) };
    let preview = use_preview(&position, &current, *level, game.convention);
    let Seen { mv: shown, guessed } = use_rival(&game, &study.analysed.progress);
    let guessed = guessed == Some(game.at);
    let choices = use_choices(&position, *level == Level::Full && game.convention == Convention::Normal);
    let (winning, values) = use_marks(&position, &study.analysed.analysis);
    let called = (game.presented, game.names.clone());
    let about = (game.line().clone(), game.end(), game.convention, study.analysed.clone(), called);
    let plies = use_memo(about, |_| plies(&game, &verdicts));
    let better = remark::use_better(&game, &plies);
    let spoken = use_memo((plies.clone(), game.at, *level, guessed), |(plies, at, level, guessed)| {
        speech(&game, plies, *at, *level, *guessed)
    });
    let latest = use_mut_ref(|| None::<Session>);
    let does = use_memo((), |()| does(&latest));
    let session = Session(Rc::new(Table {
        level: *level,
        study,
        aim: current,
        preview,
        choices,
        values,
        winning,
        shown,
        guessed,
        plies,
        better,
        locked,
        hint,
        rope,
        toast: (*toast).clone(),
        spoken: (*spoken).clone(),
        set_level: level.setter(),
        set_hint: hinted.setter(),
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
            let mut budget = Budget::on_page(if *level == Level::Off { 0 } else { QUICK });
            let wanted =
                || match verdict(&**position, *convention, &mut Budget::on_page(QUICK)).ok()?.outcome()? {
                    Outcome::D => Some(Outcome::D),
                    Outcome::N | Outcome::P => Some(Outcome::P),
                };
            let wanted = if position.rules().is_some() { Some(Outcome::P) } else { wanted() };
            let found =
                if *level == Level::Off { None } else { verdict(&*after, *convention, &mut budget).ok() };
            let full = *level == Level::Full && *convention == Convention::Normal;
            Some(Rc::new(Preview {
                // Hints ring the winning moves; that a previewed move loses is for Full to say.
                wins: found
                    .and_then(Verdict::outcome)
                    .map(|outcome| outcome == Outcome::P || Some(outcome) == wanted)
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
    let all = verdicts.of_all(&game.line().positions[..=game.end()], game.convention);
    let verdict = |ply: usize| all[ply];
    let column = |ply: usize| match ply.checked_sub(1) {
        None => Ply { who: String::new(), mv: None, verdict: verdict(0), quality: None },
        Some(before) => Ply {
            who: game.side_name(game.side_to_move(before)),
            mv: game.line().moves.get(before).cloned(),
            verdict: verdict(ply),
            quality: Some(judge(verdict(before), verdict(ply))),
        },
    };
    (0..=game.end()).map(column).collect()
}

/// What has just happened, in words.
fn speech(game: &Match, plies: &[Ply], at: usize, level: Level, guessed: bool) -> AttrValue {
    let Some(Ply { who, mv: Some(mv), verdict, .. }) = plies.get(at) else { return AttrValue::default() };
    let next = match game.ending_here() {
        Some(ending) => game.ended(ending),
        None => words::to_move(&game.side_name(game.side_to_move(at))),
    };
    let line = if game.side.is_some() { "Side line. " } else { "" };
    let guess = if guessed { words::guessed(who) + " " } else { String::new() };
    (line.to_string() + &guess + &words::announce(who, mv, *verdict, level, &next)).into()
}
