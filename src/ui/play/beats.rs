//! The steps of the move that led here, where it was made of several: for the board, and in words below it.
use super::{session::Session, state::Match};
use crate::core::MoveStep;
use crate::ui::{boards::BEAT, theme, words};
use std::rc::Rc;
use yew::prelude::*;

/// The steps of the move that led to the position being looked at.
fn of(game: &Match) -> Vec<MoveStep> {
    let line = game.line();
    let made = game.at.checked_sub(1).and_then(|ply| Some((line.positions.get(ply)?, line.moves.get(ply)?)));
    made.map_or_else(Vec::new, |(before, mv)| before.move_steps(mv.into()))
}

/// The steps for the board.
pub fn made(session: &Session) -> Rc<Vec<MoveStep>> {
    Rc::new(of(&session.game))
}

/// How long the steps are shown altogether, in milliseconds.
pub fn lasting(game: &Match) -> u32 {
    if theme::still() { 0 } else { of(game).len() as u32 * BEAT }
}

/// The steps in words, to be unfolded.
pub fn list(session: &Session) -> Html {
    let beats = of(&session.game);
    if beats.is_empty() {
        return Html::default();
    }
    let steps = words::count(beats.len() as u64, "step");
    html! {
        <details class="fold beats" key={session.game.at}><summary>{ format!("The last move in {steps}") }</summary>
            <ol class="small">{ for beats.iter().map(|beat| html! { <li>{ beat.told.clone() }</li> }) }</ol>
        </details>
    }
}
