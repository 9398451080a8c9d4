//! What the presenter's panel tells beside the board.
use super::{ended, remark, session::Session};
use crate::core::MoveView;
use crate::ui::{
    boards::ringed,
    panels::WhySection,
    rule::{here, moving, moving_and_ending},
    words,
};
use yew::prelude::*;

/// The result in words, once the game is over.
pub fn over(session: &Session) -> Option<String> {
    let game = &session.game;
    game.ending().filter(|_| !game.reviewing()).map(|ending| game.ended(ending))
}

/// What decided the game, once it is over.
pub fn decided(session: &Session) -> Option<String> {
    let ending = session.game.ending().filter(|_| !session.game.reviewing() && remark::may_judge(session));
    ended::decided(session, ending?)
}

/// How to move and how the game ends; only how to move where winning moves are listed beside it. After the end, what
/// decided the game.
pub fn rule_or_decision(session: &Session) -> Html {
    if over(session).is_some() {
        return html! { { for decided(session) } };
    }
    let card = session.position().card();
    let told = if unmarked(session).is_empty() { moving_and_ending(card) } else { moving(card) };
    html! { <>{ here(session.position()) }{ told }</> }
}

/// The winning moves that the board does not mark each alone, where they may be shown, with their letters on it.
pub fn unmarked(session: &Session) -> Vec<(MoveView, Option<char>)> {
    let (scene, marked) = (session.position().scene(), session.marked_moves());
    let all = marked.moves.iter().cloned().zip(words::letters(&marked.moves));
    all.filter(|(mv, _)| !ringed(&scene, mv)).collect()
}

/// The derivation beside the board; the board can be pointed at meanwhile.
pub fn because(session: &Session) -> Html {
    let (game, analysis) = (session.position().clone(), session.study.analysed.analysis.clone());
    html! { <WhySection {game} {analysis} preview={session.preview.clone()} large={true} /> }
}
