//! What the last moves were and how good: for a room, which has no list of them.
use super::{blunder::judged_ply, remark, session::Session};
use crate::ui::{model::*, words};
use yew::prelude::*;

/// The move that led to the position being looked at, or the person's own move and the answer to it, with a judgement
/// where analysis is shown; none at the start.
pub fn last_moves(session: &Session) -> Option<Html> {
    let game = &session.game;
    let made = |at: usize| {
        let ply = session.plies.get(at)?;
        Some(words::made(&ply.who, ply.mv.as_ref()?))
    };
    let last = made(game.at)?;
    if session.level == Level::Off {
        return Some(html! { <div><p><b>{ format!("{last}.") }</b>{ remark::ends(game) }</p></div> });
    }
    let at = judged_ply(game);
    let Some(verdict) = remark::judgement(session) else {
        return Some(html! { <div><p><b>{ format!("{last}.") }</b></p></div> });
    };
    let mark = verdict.mark();
    let first = made(at)?;
    let (strong, text) = match verdict.quality {
        Quality::Good => (format!("{first}: a good move."), verdict.text),
        Quality::Blunder => (format!("{first}: a blunder."), verdict.text),
        _ => (format!("{first}."), format!("{} {}", verdict.strong, verdict.text)),
    };
    let known =
        (verdict.quality == Quality::Blunder && !text.is_empty()).then_some(" No reply to that wins.");
    let answer = (at < game.at).then(|| {
        let now = session.plies.get(game.at).and_then(|ply| words::now(ply.quality?, ply.verdict));
        now.map_or_else(|| format!(" {last}."), |now| format!(" {last}: {now}."))
    });
    let long = strong.len() + text.len() > remark::LONG;
    Some(html! { <>
        { mark }
        <div class={classes!(long.then_some("long"))}><p><b>{ remark::noted(&strong) }</b>{ " " }{ text }
            if let Some(known) = known { <span class="known">{ known }</span> }
            if let Some(answer) = answer { <span class="dim">{ answer }</span> }
        </p></div>
        <span class="spacer"></span>
    </> })
}
