//! What the keys do.
use super::{
    Setting, bar,
    keyboard::{self, Key},
    session::Session,
    speech::SpeechContext,
    state::Action,
    walk,
};
use crate::core::Pointing;
use crate::ui::{
    after_paint::after_paint,
    model::Level,
    play::bar::PlayDialog,
    prepared,
    toast::{Audience, Toast},
    words,
};
use gloo::events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Listens to the keyboard while the game is on the screen.
#[hook]
pub fn use_keys(
    session: &Session,
    setting: Setting,
    open: &UseStateHandle<Option<PlayDialog>>,
    present: &Callback<bool>,
    why: &UseStateHandle<bool>,
) {
    let (session, open, present, why) = (session.clone(), open.clone(), present.clone(), why.clone());
    use_pressed(Rc::new(move |event| {
        let Some(key) = keyboard::read(event).filter(|_| open.is_none()) else { return false };
        // Escape closes the reasons in the presenter before it leaves the presenter.
        let reads = setting == Setting::Present && *why && session.level == Level::Full;
        if reads && key == Key::Escape && session.game.aim.mv.is_none() && session.game.aim.picked.is_empty()
        {
            why.set(false);
            return true;
        }
        act(key, &session, setting, &open, &present)
    }));
}

/// Passes every key press, wherever the focus is, to `on_key`, which returns whether it has handled the key: then the
/// browser does not.
#[hook]
pub fn use_pressed(on_key: Rc<dyn Fn(&KeyboardEvent) -> bool>) {
    // A single listener, which always uses the latest `on_key`.
    let latest = use_mut_ref(|| None::<Rc<dyn Fn(&KeyboardEvent) -> bool>>);
    latest.replace(Some(on_key));
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&gloo::utils::document(), "keydown", options, move |event| {
                let answer = latest.borrow().clone();
                if let (Some(event), Some(answer)) = (event.dyn_ref(), answer)
                    && answer(event)
                {
                    event.prevent_default();
                }
            });
        move || drop(listener)
    });
}

/// What a key does on the board alone: whether it did something; none for the keys of the page.
pub fn on_board(key: Key, session: &Session) -> Option<bool> {
    match key {
        Key::Group(number) => return Some(walk::enter(session, number)),
        Key::Go(way) => return Some(walk::step(session, way)),
        Key::End(last) => return Some(walk::end(session, last)),
        Key::Commit => {
            if walk::choose(session) {
                return Some(true);
            }
            if session.game.aim.mv.is_none() {
                return Some(false);
            }
            session.commit();
        }
        Key::Toggle => walk::toggle(session),
        Key::Winning(step) => winning(session, step),
        Key::Undo => session.undo(),
        Key::Redo => session.redo(),
        Key::Escape if session.game.aim.mv.is_some() || !session.game.aim.picked.is_empty() => {
            session.preview(None)
        }
        _ => return None,
    }
    Some(true)
}

/// Where the keyboard begins beside the board.
const BESIDE: &str = ":is(.panel, .presenter-panel) :is([role=tab][aria-selected=true], button, a[href], [tabindex='0']):not(.term)";

/// Handles a key; returns whether the browser should not.
fn act(
    key: Key,
    session: &Session,
    setting: Setting,
    open: &UseStateHandle<Option<PlayDialog>>,
    present: &Callback<bool>,
) -> bool {
    let show = |what| {
        if setting != Setting::Embed {
            open.set(Some(what));
        }
    };
    let at = session.game.at;
    if let Some(done) = on_board(key, session) {
        return done;
    }
    match key {
        Key::Analysis => session.set_level(bar::next_level(session.level)),
        Key::Hint if session.hints() => session.next_hint(),
        // With analysis the board itself marks the winning moves.
        Key::Hint => winning(session, 1),
        Key::NewGame if session.locked => return false,
        Key::NewGame => show(PlayDialog::NewGame),
        Key::Rules => show(PlayDialog::Rules),
        Key::Help => show(PlayDialog::Keys),
        Key::Search if setting == Setting::Play => prepared::search(),
        Key::Search => return false,
        Key::Present if setting != Setting::Embed => present.emit(setting == Setting::Play),
        Key::Present => return false,
        Key::Board => return keyboard::to_board(),
        // On phones the text is opened by its tabs.
        Key::Text => return [BESIDE, ".phone-tabs button", ".panel"].into_iter().any(keyboard::focus_seen),
        Key::Position => {
            // The same text is announced a second time only if it has been removed in between.
            session.quiet();
            let session = session.clone();
            after_paint(move || session.say(Toast::info(position(&session)).for_audience(Audience::Heard)));
        }
        Key::Step(step) => {
            session.game.dispatch(Action::Look(at.saturating_add_signed(step as isize)));
            keyboard::return_to_board();
        }
        Key::Escape if setting == Setting::Present => present.emit(false),
        Key::Escape if session.game.reviewing() || session.game.side.is_some() => {
            session.game.dispatch(Action::Line(None));
            keyboard::return_to_board();
        }
        // Escape also closes what the browser has opened.
        Key::Escape => {
            session.quiet();
            return false;
        }
        _ => session.quiet(),
    }
    true
}

/// The position being looked at in words.
fn position(session: &Session) -> String {
    let (game, plies) = (&*session.game, &*session.plies);
    let now = SpeechContext {
        game,
        plies,
        level: session.level,
        guessed: session.guessed,
        judges: false,
        better: None,
    };
    now.standing(session.position())
}

/// Previews the next or previous winning move; without analysis it asks for a hint.
fn winning(session: &Session, step: i32) {
    if session.hints() {
        return session.next_hint();
    }
    if session.level == Level::Off || !session.may_move() {
        return;
    }
    let moves = &session.analysis().winning.moves;
    if moves.is_empty() {
        if session.verdict().is_some() {
            session.say(Toast::error("No move wins here."));
        }
        return;
    }
    let current = session.game.aim.mv.as_ref().and_then(|mv| moves.iter().position(|other| other == mv));
    let count = moves.len() as i32;
    let next =
        current.map_or(if step > 0 { 0 } else { count - 1 }, |index| (index as i32 + step).rem_euclid(count));
    let mv = moves[next as usize].clone();
    let alone = if let [piece] = mv.handles[..] { Some(piece) } else { None };
    let here = walk::here();
    // Moves the focus to a piece of the move, for the next key.
    let there = match alone {
        Some(piece) => walk::focus(piece),
        None => walk::at_one_of(&mv.handles),
    };
    // The name of a piece is announced when it gets the focus, but not if it had the focus already; and the name of one
    // of several pieces tells only a part of the move.
    let told = session.position().scene().points(Pointing::Picked);
    if alone.is_none() && !told || alone.is_some() && here == alone {
        session.say(Toast::info(format!("{}, wins", words::take(&mv))).for_audience(Audience::Heard));
    }
    session.preview(Some(mv));
    // If the piece is on another page, the preview turns to that page first.
    alone.filter(|_| !there).into_iter().for_each(walk::focus_later);
}
