//! Hints in steps: won or lost, where to look, which move, and why.
mod places;

use super::{analysis::QUICK, because, keyboard::return_to, session::Session, state::*};
use crate::core::{Analysis, Budget, Convention, Game, MoveView, Opponent, Outcome, choose};
use crate::ui::{
    model::*,
    toast::Toast,
    words::{self, count},
};
use std::rc::Rc;
use yew::prelude::*;

/// More than the number of hints for any position.
pub const ALL: usize = 9;

/// One step of the way from a question to its answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// The player to move can win.
    Won,
    /// Every move has an answer.
    Lost,
    /// Neither player can win against right play.
    Drawn,
    /// A move that keeps the draw.
    Keep(MoveView),
    /// The parts that a winning move changes, or the side of the board where it is.
    Where(Vec<String>),
    /// How many of all moves win.
    Count(u64, u64),
    /// A winning move.
    Move(MoveView),
    /// In a lost position, the move that leaves the fewest winning replies.
    HardestMove(MoveView),
    /// Why the move that was shown wins.
    Why,
}

/// The hints for a position, one step after the other; none unless the position is solved. `hardest_move` is the move of a lost
/// position that makes winning hardest for the opponent.
pub fn steps(game: &dyn Game, analysis: &Analysis, hardest_move: Option<&MoveView>) -> Vec<Step> {
    let mut steps = match (analysis.verdict.outcome(), analysis.winning.moves.first()) {
        (None, _) => return Vec::new(),
        (Some(Outcome::P), _) => {
            let hardest_move = hardest_move.cloned().map(Step::HardestMove);
            [Some(Step::Lost), hardest_move].into_iter().flatten().collect()
        }
        (Some(Outcome::D), mv) => {
            [Some(Step::Drawn), mv.cloned().map(Step::Keep)].into_iter().flatten().collect()
        }
        (Some(Outcome::N), None) => vec![Step::Won],
        (Some(Outcome::N), Some(mv)) => {
            let parts = places::of(game, analysis, mv);
            let place = match (parts.is_empty(), game.move_count()) {
                (false, _) => Some(Step::Where(parts)),
                (true, 1) => None,
                (true, all) => Some(Step::Count(analysis.winning.total, all)),
            };
            [Some(Step::Won), place, Some(Step::Move(mv.clone()))].into_iter().flatten().collect()
        }
    };
    steps.push(Step::Why);
    steps
}

/// The hints for a position of this game. A puzzle has already said that its position can be won.
fn of(game: &Match, here: &GameRef, analysis: &Analysis, hardest_move: Option<&MoveView>) -> Vec<Step> {
    let mut steps = steps(&**here, analysis, hardest_move);
    if game.asks && game.at == 0 {
        steps.retain(|step| *step != Step::Won);
    }
    steps
}

/// The move of a lost position that leaves the fewest winning replies, once a hint is asked for.
#[hook]
pub fn use_hardest_move(
    game: &GameRef,
    convention: Convention,
    analysis: &Rc<Analysis>,
    hint: usize,
) -> Rc<Option<MoveView>> {
    let wanted = hint > 0 && analysis.verdict.outcome() == Some(Outcome::P) && !analysis.over;
    use_memo((game.clone(), convention, wanted), |(game, convention, wanted)| {
        let mut budget = Budget::on_page(10 * QUICK);
        wanted.then(|| choose(&**game, *convention, Opponent::Perfect, 0, &mut budget)).flatten()
    })
}

/// How many hints were given for the first position before a move was made; the reason is not counted, since the move
/// is told before it.
#[hook]
pub fn use_first(game: &Match, analysis: &Analysis, hardest_move: Option<&MoveView>, hint: usize) -> usize {
    let given = use_mut_ref(|| (String::new(), 0));
    let mut given = given.borrow_mut();
    let start = game.start().notation();
    if given.0 != start {
        *given = (start, 0);
    }
    if game.live == 0 && game.at == 0 {
        let steps = if hint == 0 { Vec::new() } else { of(game, game.position(), analysis, hardest_move) };
        let told = steps.iter().take(hint).filter(|step| **step != Step::Why).count();
        given.1 = told.max(given.1);
    }
    given.1
}

impl Session {
    /// The hints for the position being looked at.
    fn steps(&self) -> Vec<Step> {
        if self.study.analysed.progress != Progress::Done {
            return Vec::new();
        }
        of(&self.game, self.position(), self.analysis(), (*self.hardest_move).as_ref())
    }
    /// The hint that has been reached.
    fn step(&self) -> Option<Step> {
        let steps = self.steps();
        steps.get(self.hint.min(steps.len()).checked_sub(1)?).cloned()
    }
    /// The hint that has been reached; if that is the reason, the hint before it, which it explains.
    pub(super) fn step_before_why(&self) -> Option<Step> {
        let step = self.step().filter(|step| *step != Step::Why);
        step.or_else(|| {
            self.steps().into_iter().rev().find(|step| *step != Step::Why).filter(|_| self.hint > 0)
        })
    }
    /// The parts that the hint points out, if it says where to look.
    pub fn hinted(&self) -> Rc<HintTargets> {
        let winning = self.analysis().winning.moves.first();
        let told = winning.filter(|_| self.hints() && matches!(self.step(), Some(Step::Where(_))));
        let parts = told.map(|mv| places::marked(&self.position().scene(), self.analysis(), mv));
        Rc::new(parts.unwrap_or_default())
    }
    /// Whether a hint can be asked for beside this move in preview: a reason only if this is the move that it explains.
    pub fn hints_beside(&self, mv: &MoveView) -> bool {
        self.steps().get(self.hint) != Some(&Step::Why) || of_move(self, mv).is_some()
    }
    /// The move that the last hint has shown, where it is no longer seen.
    fn put_away(&self) -> Option<MoveView> {
        match self.step_before_why().filter(|_| self.preview.is_none())? {
            Step::Move(mv) | Step::HardestMove(mv) | Step::Keep(mv) => Some(mv),
            _ => None,
        }
    }
    /// Whether hints can be asked for.
    pub fn hints(&self) -> bool {
        self.level == Level::Off && !self.locked && self.may_move()
    }
    /// Whether the reasons have been asked for.
    pub fn explained(&self) -> bool {
        self.hints() && self.step() == Some(Step::Why)
    }
    /// `Some(true)` if the move that the last hint has shown wins; none otherwise.
    pub fn hint_wins(&self) -> Option<bool> {
        matches!(self.step_before_why(), Some(Step::Move(_))).then_some(true)
    }
    /// Gives the next hint.
    pub fn next_hint(&self) {
        if !self.hints() {
            return;
        }
        let steps = self.steps();
        if self.hint >= steps.len() && !steps.is_empty() {
            if let Some(mv) = self.put_away() {
                return self.preview(Some(mv));
            }
            return self.say(Toast::info("There are no more hints here."));
        }
        let next = if self.hint == 0 { 1 } else { (self.hint + 1).min(steps.len().max(1)) };
        self.set_hint.set((self.position().notation(), next));
        // After the last hint Enter makes the move instead of asking for more.
        return_to(if next < steps.len() { ".say [aria-keyshortcuts=H]" } else { "[aria-label=Board]" });
        // Hints in words stand in the line of the move in preview.
        match next.checked_sub(1).and_then(|step| steps.get(step)) {
            Some(Step::Move(mv) | Step::HardestMove(mv) | Step::Keep(mv)) => self.preview(Some(mv.clone())),
            Some(Step::Why) | None => {}
            Some(_) => self.preview(None),
        }
    }
}

/// The text of the hint that has been reached; none before the first.
pub fn text(session: &Session) -> Option<String> {
    if !session.hints() || session.hint == 0 {
        return None;
    }
    let you = session.game.rival != Rival::Friend && !session.game.reviewing();
    Some(match (session.step(), &session.study.analysed.progress) {
        (None, Progress::Computing { .. }) => "Looking for the answer …".into(),
        (None, _) => "This position is too large to be solved: there is no hint.".into(),
        (Some(Step::Won), _) if you => "You can win from here.".into(),
        (Some(Step::Won), _) => "Whoever moves now can win.".into(),
        (Some(Step::Lost), _) if you && session.analysis().moves == 1 => {
            "You are losing, and there is only one move.".into()
        }
        (Some(Step::Lost), _) if you => {
            "You are losing: every move has an answer. Make a move that is hard to answer.".into()
        }
        (Some(Step::Lost), _) => "Whoever moves now is losing: every move has an answer.".into(),
        (Some(Step::Drawn), _) => "With right play nobody wins from here.".into(),
        (Some(Step::Keep(mv)), _) => format!("This keeps the draw: {}.", words::lower(&words::take(&mv))),
        (Some(Step::Where(parts)), _) => format!("Look at {}.", crate::core::list(&parts)),
        (Some(Step::Count(wins, all)), _) => {
            format!(
                "{} of {} {}.",
                words::format_number(wins),
                count(all, "move"),
                if wins == 1 { "wins" } else { "win" }
            )
        }
        (Some(Step::Move(mv)), _) => format!("This wins: {}.", words::lower(&words::take(&mv))),
        (Some(Step::HardestMove(mv)), _) => {
            format!("This leaves the fewest replies that win: {}.", words::lower(&words::take(&mv)))
        }
        (Some(Step::Why), _) => match session.step_before_why() {
            Some(Step::Move(mv)) => {
                let because = match session.game.presented {
                    // Before a class there is no panel that says more.
                    true => because::shown(session, &mv, 1),
                    false => because::because(session, &mv).map(Into::into),
                };
                why(&mv, because)
            }
            _ if session.game.presented => "Show the analysis for the reason: key A.".into(),
            _ => "The reason is in the panel.".into(),
        },
    })
}

/// A winning move and why it wins.
fn why(mv: &MoveView, because: Option<String>) -> String {
    format!("This wins: {}. {}", words::lower(&words::take(mv)), because.unwrap_or_default())
}

/// Where the reasons are shown, the sentence that they begin with: why the move that was told wins.
pub fn in_a_sentence(session: &Session) -> Option<String> {
    session.explained().then(|| match session.step_before_why() {
        Some(Step::Move(mv)) => why(&mv, because::shown(session, &mv, 2)),
        Some(Step::HardestMove(mv)) => {
            let least = words::lower(&words::take(&mv));
            let reply = because::reply(session, &mv).map(|reply| format!(" One of them is to {reply}."));
            let reply = reply.unwrap_or_default();
            format!(
                "Here every move has a reply that wins. The fewest such replies are left by this one: {least}.{reply}"
            )
        }
        _ => String::new(),
    })
}

/// The address of the lesson that teaches how to find such a move.
pub fn lesson(session: &Session) -> String {
    let mirrored = match session.step_before_why() {
        Some(Step::Move(mv)) => because::lesson(session, &mv).filter(|_| session.explained()),
        _ => None,
    };
    mirrored.map_or_else(|| because::course(&session.game), Into::into)
}

/// The hint for screen readers, which do not show the panel.
pub fn spoken_text(session: &Session) -> Option<String> {
    let there = if session.explained() { " The key T leads to the panel, which tells more." } else { "" };
    Some(text(session)? + there)
}

/// What is told of a move in preview that a hint has shown.
pub fn of_move(session: &Session, mv: &MoveView) -> Option<&'static str> {
    let is = |shown: &MoveView| shown.notation == mv.notation;
    match session.step_before_why().filter(|_| session.hints())? {
        Step::Move(shown) if is(&shown) => Some("This wins"),
        Step::Keep(shown) if is(&shown) => Some("This keeps the draw"),
        Step::HardestMove(shown) if is(&shown) => Some("This leaves the fewest replies that win"),
        _ => None,
    }
}

/// The button that gives the next hint. After the last it stays as long as it has the focus.
pub fn button(session: &Session) -> Html {
    if !session.hints() {
        return Html::default();
    }
    let next = session.clone();
    let text = match session.steps().get(session.hint) {
        _ if session.hint == 0 => "Hint",
        Some(Step::Why) => "Why?",
        Some(_) => "Next hint",
        None if session.put_away().is_some() => "Show the move",
        None => "No more hints",
    };
    let none = text == "No more hints";
    html! { <button class={classes!("btn", none.then_some("spent"))} aria-keyshortcuts="H" aria-disabled={none.then_some("true")} onclick={move |_| next.next_hint()}>{ text }</button> }
}

#[cfg(test)]
mod tests;
