//! A game from its start to its end on the screen: what its session is made of at each drawing.
use super::{
    actions::{ActionContext, callbacks},
    address,
    analysis::{QUICK, Verdicts, judge, use_study},
    choices::{use_choices, use_marks},
    hint, remark,
    rival::{ComputerStatus, use_rival},
    session::{BACK, Levels, Session, SessionData},
    speech::{SpeechContext, use_speech},
    state::*,
};
use crate::core::{Budget, Convention, Outcome, Verdict, verdict};
use crate::ui::{
    model::*,
    storage,
    toast::Toast,
    voice::{Sound, use_voice},
};
use std::rc::Rc;
use yew::prelude::*;

/// Starts a session with this game. `level` is the link's; `usual` is for people who have chosen none. If it is
/// `locked`, neither the level nor the start can be changed.
#[hook]
pub fn use_session(start: &Rc<Match>, level: Option<Level>, usual: Level, locked: bool) -> Session {
    let begin = start.clone();
    let game = use_reducer(move || State::new(begin));
    let stored =
        move || level.or_else(|| storage::get(storage::LEVEL).and_then(|word| address::level_named(&word)));
    let levels = use_state_eq(move || Levels::chosen(stored().unwrap_or(usual)));
    let Levels { level, chosen } = *levels;
    // What a reason has revealed is hidden again after going back from its position.
    let as_chosen = levels.setter();
    use_effect_with(game.reviewing(), move |reviewing| {
        if !reviewing {
            as_chosen.set(Levels::chosen(chosen));
        }
    });
    // Made once for each message: a button made anew would look like another message.
    let toast = use_memo(game.notice.clone(), |said| said.as_ref().map(|said| toast(said, &game)));
    let verdicts = use_memo((), |()| Verdicts::default());

    let position = game.position().clone();
    let hinted = use_state(|| (String::new(), 0));
    let hint = if hinted.0 == position.notation() { hinted.1 } else { 0 };
    let study = use_study(&position, game.convention, level != Level::Off || hint > 0);
    let hardest_move = hint::use_hardest_move(&position, game.convention, &study.analysed.analysis, hint);
    let hints_first = hint::use_first(&game, &study.analysed.analysis, (*hardest_move).as_ref(), hint);
    verdicts.learn(&position, game.convention, study.analysed.analysis.verdict);
    let preview = use_preview(&position, &game.preview, level, game.convention);
    let ComputerStatus { mv: shown, guessed } = use_rival(&game, &study.analysed.progress);
    let guessed = guessed == Some(game.at);
    let choices = use_choices(&position, level == Level::Full && game.convention == Convention::Normal);
    let (winning, values) = use_marks(&position, &study.analysed.analysis);
    let called = (game.presented, game.names.clone());
    let about = (game.line().clone(), game.end(), game.convention, study.analysed.clone(), called);
    let plies = use_memo(about, |_| plies(&game, &verdicts));
    let better = remark::use_better(&game, &plies);
    let spoken = use_speech(&SpeechContext {
        game: &game,
        plies: &plies,
        level,
        guessed,
        // Except on the play screen, judgements that are not shown are not spoken either.
        judges: !locked && (usual == Level::Off && !game.presented || level != Level::Off),
        better: (*better).as_ref(),
    });
    use_voice(&spoken, game.at, move_sound(&game, &plies, !locked || level != Level::Off));
    let actions = use_memo((chosen, locked), |(chosen, locked)| {
        callbacks(ActionContext {
            game: game.clone(),
            level: *chosen,
            set_level: levels.setter(),
            locked: *locked,
        })
    });
    Session(Rc::new(SessionData {
        level,
        chosen,
        study,
        aim: game.aim.clone(),
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
        hints_first,
        hardest_move,
        toast: (*toast).clone(),
        spoken,
        set_level: levels.setter(),
        set_hint: hinted.setter(),
        game,
        actions,
    }))
}

/// The sound of the last move; for a person's own move that may be judged, it tells how good the move was.
fn move_sound(game: &Match, plies: &[Ply], judges: bool) -> Option<Sound> {
    let before = game.at.checked_sub(1)?;
    let own = |side: Side| side == Side::You || game.rival == Rival::Friend;
    Some(match (game.ending_here(), plies.get(game.at)?.quality) {
        (Some(Ending::Drawn), _) => Sound::Drawn,
        (Some(Ending::Won(side)), _) => {
            if own(side) {
                Sound::Won
            } else {
                Sound::Lost
            }
        }
        (None, Some(Quality::Good)) if judges && own(game.side_to_move(before)) => Sound::Good,
        (None, Some(Quality::Blunder)) if judges && own(game.side_to_move(before)) => Sound::Blunder,
        (None, _) => Sound::Move,
    })
}

/// A message as it is shown.
fn toast(said: &Notice, game: &UseReducerHandle<State>) -> Toast {
    match said {
        Notice::SideLine => {
            let back = game.dispatcher();
            let back = Callback::from(move |()| back.dispatch(Action::Line(None)));
            Toast::info("A side line: the game stays as it is.").icon("clock").action(BACK, back)
        }
        Notice::Reconsidered => {
            let undo = game.dispatcher();
            // First to before the new move, then to after the mistake, which was never taken back.
            let undo = Callback::from(move |()| {
                undo.dispatch(Action::Undo);
                undo.dispatch(Action::Undo);
            });
            Toast::info("The game goes on with this move. The one before is kept as a side line.")
                .icon("clock")
                .action("Undo", undo)
        }
        Notice::Toast(toast) => toast.clone(),
    }
}

/// The preview of a move, with what may be shown of it.
#[hook]
fn use_preview(
    position: &GameRef,
    moved: &Option<Rc<MoveAndPosition>>,
    level: Level,
    convention: Convention,
) -> Option<Rc<Preview>> {
    let preview = use_memo(
        (position.clone(), moved.clone(), level, convention),
        |(position, moved, level, convention)| {
            let MoveAndPosition { mv, after } = &**moved.as_ref()?;
            let mut budget = Budget::on_page(if *level == Level::Off { 0 } else { QUICK });
            let wanted =
                || match verdict(&**position, *convention, &mut Budget::on_page(QUICK)).ok()?.outcome()? {
                    Outcome::D => Some(Outcome::D),
                    Outcome::N | Outcome::P => Some(Outcome::P),
                };
            let wanted = if position.rules().is_some() { Some(Outcome::P) } else { wanted() };
            let found =
                if *level == Level::Off { None } else { verdict(&**after, *convention, &mut budget).ok() };
            let full = *level == Level::Full && *convention == Convention::Normal;
            Some(Rc::new(Preview {
                // Hints ring the winning moves; that a previewed move loses is for Full to say.
                wins: found
                    .and_then(Verdict::outcome)
                    .map(|outcome| outcome == Outcome::P || Some(outcome) == wanted)
                    .filter(|wins| *wins || *level == Level::Full),
                parts: if full { after.parts(&mut budget) } else { Vec::new() },
                value: found.and_then(Verdict::value).filter(|_| full),
                mv: mv.clone(),
            }))
        },
    );
    (*preview).clone()
}

/// The columns of the history.
pub fn plies(game: &Match, verdicts: &Verdicts) -> Vec<Ply> {
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
