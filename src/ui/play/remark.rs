//! The line below the board: the move in preview, or how the last moves were, or what to do.
use super::{
    analysis::best,
    because,
    blunder::{self, judged_ply},
    count, hint,
    keyboard::return_to_board,
    puzzle,
    session::Session,
    stage::turn,
    state::*,
};
use crate::core::{Convention, MoveView, Verdict};
use crate::ui::{boards, icons::*, model::*, term::explained, words};
use std::rc::Rc;
use yew::prelude::*;

/// After this many occurrences of a position the line says that play can go on like this for ever.
const OFTEN: usize = 3;

/// A move that would have won instead of the one that is judged first, if that was a blunder.
#[hook]
pub fn use_better(game: &Match, plies: &[Ply]) -> Rc<Option<MoveView>> {
    let at = judged_ply(game);
    let blunder = plies.get(at).is_some_and(|ply| ply.quality == Some(Quality::Blunder));
    let before =
        at.checked_sub(1).filter(|_| blunder).and_then(|before| game.line().positions.get(before)).cloned();
    use_memo((before, game.convention), |(before, convention)| best(&**before.as_ref()?, *convention))
}

/// The line below the board: the move in preview with the button that makes it, or how good the last move was. Where
/// moves are `judged` that remark stays above a preview, until the next move is made; a current hint takes its place.
pub fn say(session: &Session, judged: bool) -> Html {
    let line = match &session.preview {
        Some(preview) => previewed(session, preview, judged),
        None => remark(session),
    };
    // The element stays in the page, so that a hint is announced once, whatever the line beside it shows meanwhile.
    let heard = html! { <div class="sr" role="status">{ hint::spoken_text(session) }</div> };
    html! { <div class={classes!("say", helped(session))}>{ line }{ heard }</div> }
}

/// The move in preview, with the button that makes it.
fn previewed(session: &Session, preview: &Preview, judged: bool) -> Html {
    let make = session.clone();
    let hinted = hint::of_move(session, &preview.mv);
    let explained = hinted.is_some() && session.explained() && session.hint_wins() == Some(true);
    let because = explained.then(|| because::because(session, &preview.mv)).flatten();
    let wins = hinted.filter(|_| preview.wins.is_none()).map_or(preview.wins, |_| session.hint_wins());
    let (mark, class) = match wins {
        Some(true) => (icon_with("ok", "tick"), "btn win"),
        Some(false) => (icon_with("bad", "cross"), "btn pri"),
        None => (Html::default(), "btn pri"),
    };
    let change = words::changes(
        &session.analysis().parts,
        &preview.mv,
        session.verdict().and_then(Verdict::value),
        preview.value,
    );
    html! {
        <>
            <div class="said">
                if let Some(verdict) = judgement(session).filter(|_| judged && hinted.is_none() && shows_judgement(session)) {
                    <p class="verdict">{ verdict.mark() }<span><b>{ &verdict.strong }</b><span class="rest">{ " " }{ &verdict.text }</span></span></p>
                }
                // A move of pieces picked one by one is announced once it is complete.
                <p class="next" role={gathering(session).filter(|_| hinted.is_none()).map(|_| "status")}>{ mark }<span>if let Some(told) = hinted { { told }{ ": " }<b>{ words::lower(&words::take(&preview.mv)) }</b> } else { <b>{ words::take(&preview.mv) }</b> }
                    // The reason already says what the move leaves.
                    if let Some(because) = because { { ". " }{ because } } else { <span class="known">{ words::then_in_words(&preview.mv) }</span>{ "." } }
                    if let Some(change) = change { { " " }{ change }{ "." } }
                    if let Some(more) = joined(session) { <span class="sr">{ more }</span> }</span></p>
            </div>
            <span class="spacer"></span>
            // Where there is room a hint is for the asking beside a preview, too.
            if session.hint > 0 { if session.hints_beside(&preview.mv) { { hint::button(session) } } } else { <span class="asks">{ take_back(session) }{ hint::button(session) }</span> }
            { count::steps(session, &preview.mv) }
            <span class="hint kb"><kbd>{ "Enter" }</kbd></span>
            if gathering(session).is_some() { { cancel(session, html! { { icon("close") } }, "btn icon") } }
            <button {class} onclick={move |_| make.commit()}>{ icon(words::sign(&preview.mv)) }{ words::verb(&preview.mv) }</button>
        </>
    }
}

/// What Enter does while further pieces may be picked: screen readers do not read the key beside the button.
fn joined(session: &Session) -> Option<String> {
    let name = gathering(session).filter(|_| session.aim.by_hand && !session.open().is_empty())?;
    Some(format!(" Enter makes the move; on another {name} it picks that, too."))
}

/// Hints have a line of their own on phones, as long as the position stays: the board does not move under the finger.
fn helped(session: &Session) -> Option<&'static str> {
    (session.hint > 0 && session.hints()).then_some("hinted")
}

/// The name of the pieces that are picked one by one, if any are picked.
pub fn gathering(session: &Session) -> Option<String> {
    let first = *session.game.aim.picked.first()?;
    let scene = session.position().scene();
    scene.plane_of(first)?.picked_noun().map(String::from)
}

/// The button that lets go of all picked pieces.
pub fn cancel(session: &Session, label: Html, class: &'static str) -> Html {
    let drop = session.clone();
    let onclick = move |_: MouseEvent| {
        drop.preview(None);
        return_to_board();
    };
    html! { <button {class} aria-label="Cancel" title="Cancel" aria-keyshortcuts="Escape" {onclick}>{ label }</button> }
}

/// How the last moves were, or what to do.
fn remark(session: &Session) -> Html {
    let game = &session.game;
    if let Some(mv) = &session.shown {
        let takes = words::takes(&game.side_name(game.side_to_move(game.at)), mv);
        return html! { <div><b>{ takes }</b>{ words::then_in_words(mv) }{ "." }</div> };
    }
    if game.ending_here().is_some() {
        return html! { <div class="dim">{ game.how_it_ends() }</div> };
    }
    if let Some(piece) = gathering(session) {
        let picked = words::picked(session.aim.picked.len() as u64, &piece);
        return html! { <>
            <div role="status"><b>{ picked }</b>{ " " }<span class="dim">{ session.position().short_rule() }</span></div>
            <span class="spacer"></span>
            { cancel(session, html! { { "Cancel" } }, "btn") }
        </> };
    }
    if let (true, Some(ply)) = (session.guessed, session.plies.get(game.at)) {
        return html! { <>{ icon_with("warn", "warn") }<div>{ words::guessed(&ply.who) }</div></> };
    }
    if game.visits() >= OFTEN {
        return html! { <>{ icon_with("warn", "warn") }<div>{ words::again_and_again(game.visits()) }</div></> };
    }
    let judged = judged(session).filter(|_| shows_judgement(session));
    if !session.may_move() {
        return judged.unwrap_or_else(|| html! { <div class="dim">{ turn(session) }</div> });
    }
    let said = match (hint::text(session), mistake(session).or(judged)) {
        (Some(hint), _) => {
            html! { <><div aria-hidden="true"><b>{ hint }</b></div><span class="spacer"></span></> }
        }
        (None, Some(judged)) => judged,
        (None, None) => {
            html! { <><div class="dim">{ session.position().short_rule() }{ ends(game) }{ how(session) }</div><span class="spacer"></span></> }
        }
    };
    html! { <>{ said }{ hint::button(session) }</> }
}

/// The mistake to which the game has gone back, until another move is made.
fn mistake(session: &Session) -> Option<Html> {
    let game = &session.game;
    let made = words::made(&words::you(&game.side_name(game.side_to_move(game.at))), game.mistake.as_ref()?);
    Some(html! { <>
        { icon_with("warn", "warn") }
        <div role="status">{ format!("Here {made}: a blunder. ") }<b>{ "Find a better move." }</b></div>
        <span class="spacer"></span>
    </> })
}

/// Whether the moves that have been made may be judged: also where analysis is off, unless the link fixes that.
pub fn may_judge(session: &Session) -> bool {
    session.level != Level::Off || !session.locked
}

/// Whether the judgement is shown below the board. Where analysis is off players hear only of their own moves, since a
/// judgement of the opponent's move reveals who can win. A puzzle's first move is judged elsewhere.
fn shows_judgement(session: &Session) -> bool {
    let game = &session.game;
    let at = judged_ply(game);
    let own = game.rival != Rival::Friend
        && at.checked_sub(1).map(|before| game.side_to_move(before)) == Some(Side::You);
    let answer = at == 1 && game.side.is_none() && puzzle::answered(game).is_some();
    // After going back to a mistake the player looks for another move; the judgement of the move before that is no
    // help.
    let again = game.mistake.is_some();
    // After the end there is nothing to give away.
    let shown = session.level != Level::Off || game.ending().is_some();
    may_judge(session) && !again && (own || shown) && !answer
}

/// How a move was, in words.
pub struct Judgement {
    pub quality: Quality,
    pub strong: String,
    pub text: String,
}

impl Judgement {
    pub fn mark(&self) -> Html {
        match self.quality {
            Quality::Good => icon_with("ok", "tick"),
            Quality::Blunder => icon_with("warn", "warn"),
            Quality::NoWinningMove | Quality::Unknown => Html::default(),
        }
    }
}

/// The judgement of the move that is judged first; none at the start, and where the position is not solved.
pub fn judgement(session: &Session) -> Option<Judgement> {
    let game = &session.game;
    let at = judged_ply(game);
    let ply = session.plies.get(at)?;
    let quality = ply.quality?;
    let (mut strong, mut text) =
        words::judged(&ply.who, &game.move_name(at), quality, (*session.better).as_ref())?;
    // The text advises the next player, whose move has already been made or is not the question in an earlier position.
    if quality == Quality::NoWinningMove && (at < game.at || game.reviewing()) {
        text.clear();
        strong = words::own_move(quality, None).filter(|_| at < game.at).unwrap_or(strong);
    }
    Some(Judgement { quality, strong, text })
}

/// A judgement in which the word "blunder" is explained. Names stand before it, and may contain anything, so the last
/// one counts.
pub fn noted(strong: &str) -> Html {
    let Some((before, after)) = strong.rsplit_once("blunder") else {
        return html! { { strong.to_string() } };
    };
    html! { <>{ before.to_string() }{ explained("blunder", "blunder") }{ after.to_string() }</> }
}

/// Longer texts, in bytes, have smaller letters in the presenter.
pub const LONG: usize = 64;

/// The judgement of the last moves, with the button that takes a blunder back; none at the start, and where the
/// positions are not solved.
fn judged(session: &Session) -> Option<Html> {
    let game = &session.game;
    let at = judged_ply(game);
    let verdict = judgement(session)?;
    let mark = verdict.mark();
    let why = (verdict.quality == Quality::Blunder && !verdict.text.is_empty())
        .then_some(" No reply to that wins.");
    let Judgement { strong, text, .. } = verdict;
    // How good the answer was would reveal who can win now.
    let answer = (at < game.at && session.level != Level::Off).then(|| session.plies.get(game.at)).flatten();
    let answer = answer.and_then(|ply| words::answered(&ply.who, ply.quality?, ply.verdict));
    let long = strong.len() + text.len() > LONG;
    Some(html! { <>
        { mark }
        <div class={classes!(long.then_some("long"))}><p><b>{ noted(&strong) }</b>{ " " }{ text }
            if let Some(why) = why { <span class="known">{ why }</span> }
            if let Some(answer) = answer { <span class="dim">{ " " }{ answer }</span> }
        </p></div>
        <span class="spacer"></span>
        { take_back(session) }{ blunder::reason(session) }
    </> })
}

/// Whether the line tells of a blunder of the person that can be taken back.
pub fn blundered(session: &Session) -> bool {
    let game = &session.game;
    let ply = session.plies.get(judged_ply(game));
    let mine = |ply: &&Ply| game.rival == Rival::Friend || ply.who == "You";
    let blunder = ply.filter(mine).is_some_and(|ply| ply.quality == Some(Quality::Blunder));
    blunder && !game.reviewing() && shows_judgement(session)
}

/// The button that takes back a blunder of the person.
fn take_back(session: &Session) -> Html {
    if !blundered(session) {
        return Html::default();
    }
    let undo = session.clone();
    html! { <button class="btn take-back" aria-label="Take back" onclick={move |_| undo.undo()}>{ icon("undo") }<span>{ "Take back" }</span></button> }
}

/// Added in misère play to a rule that says itself who wins.
pub const TURNED: &str = " In misère play it is the other way round.";

/// Who wins, before the first move, where the rule in short does not say it.
pub fn ends(game: &Match) -> &'static str {
    match game.convention {
        Convention::Misere if game.start().rules().is_none() => TURNED,
        _ if game.live > 0 || game.start().rules().is_none() => "",
        Convention::Normal => " Last move wins.",
        Convention::Misere => " Last move loses.",
    }
}

/// How a move is made on this board, by mouse, by finger and by keyboard.
fn how(session: &Session) -> Html {
    let [mouse, finger] = boards::move_instructions(&**session.position());
    // Typing and drawing are the same on every device.
    let keys = mouse.starts_with("Point").then_some("Arrow keys preview, Enter makes the move.");
    html! { <>{ " " }if let Some(keys) = keys { <span class="by-keys">{ keys }</span> }<span class="by-mouse">{ mouse }</span><span class="by-finger">{ finger }</span></> }
}
