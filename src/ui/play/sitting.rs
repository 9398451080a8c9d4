//! A game from its start to its end on the screen: what its session is made of at each drawing.
use super::{
    address,
    aim::Aim,
    aiming::Aiming,
    analysis::{QUICK, Verdicts, judge, use_study},
    choices::{use_choices, use_marks},
    does::does,
    rival::{Seen, use_rival},
    session::{Session, Table},
    state::*,
};
use crate::core::{Budget, Convention, Outcome, Verdict, verdict};
use crate::ui::{model::*, storage, toast::Toast, words};
use std::rc::Rc;
use yew::prelude::*;

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
    let (winning, values) = use_marks(&position, &study.analysed.analysis);
    let plies =
        use_memo((game.positions.clone(), game.live, game.convention, study.analysed.clone()), |_| {
            plies(&game, &verdicts)
        });
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
            let mut budget = Budget::on_page(if *level == Level::Off { 0 } else { QUICK });
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
