//! What the keys do.
use super::{
    Setting, bar,
    keyboard::{self, Key},
    session::Session,
    state::Action,
};
use crate::ui::hooks::{UseStateHandle, use_effect_with};
use crate::{core::*, ui::play::bar::Open};
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
    open: &UseStateHandle<Option<Open>>,
    present: &Callback<bool>,
    locked: bool,
) {
    // One listener, which knows what was drawn last.
    let latest = use_mut_ref(|| None::<Rc<dyn Fn(&KeyboardEvent)>>);
    let (session, open, present) = (session.clone(), open.clone(), present.clone());
    latest.replace(Some(Rc::new(move |event| {
        if open.is_none()
            && let Some(key) = keyboard::read(event)
            && !(locked && key == Key::Analysis)
            && act(key, &session, setting, &open, &present)
        {
            event.prevent_default();
        }
    })));
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&gloo::utils::document(), "keydown", options, move |event| {
                let answer = latest.borrow().clone();
                if let (Some(event), Some(answer)) = (event.dyn_ref(), answer) {
                    answer(event);
                }
            });
        move || drop(listener)
    });
}

/// Whether the key did something.
fn act(
    key: Key,
    session: &Session,
    setting: Setting,
    open: &UseStateHandle<Option<Open>>,
    present: &Callback<bool>,
) -> bool {
    let show = |what| {
        if setting == Setting::Play {
            open.set(Some(what));
        }
    };
    let at = session.game.at;
    match key {
        Key::Stack(number) => return choose(session, |stack| stack.number == number),
        Key::Sideways(step) => return sideways(session, step),
        Key::Upright(step) => return upright(session, step),
        Key::Commit => {
            let ready = session.aim.mv.is_some();
            session.commit();
            return ready;
        }
        Key::Toggle => session.toggle(),
        Key::Winning(step) => winning(session, step),
        Key::Undo => session.undo(),
        Key::Redo => session.redo(),
        Key::Analysis if setting == Setting::Present => {
            let hidden = session.level == crate::ui::model::Level::Off;
            session.set_level(if hidden {
                crate::ui::model::Level::Full
            } else {
                crate::ui::model::Level::Off
            });
        }
        Key::Analysis => session.set_level(bar::next_level(session.level)),
        Key::NewGame => show(Open::NewGame),
        Key::Rules => show(Open::Rules),
        Key::Help => show(Open::Keys),
        Key::Present if setting != Setting::Embed => present.emit(setting == Setting::Play),
        Key::Present => return false,
        Key::Step(step) => session.game.dispatch(Action::Look(at.saturating_add_signed(step as isize))),
        Key::Escape if session.aim.mv.is_some() => session.preview(None),
        Key::Escape if setting == Setting::Present => present.emit(false),
        Key::Escape => session.quiet(),
    }
    true
}

/// Focuses a token; a field where the stack is drawn as a number.
fn focus(piece: PieceId) -> bool {
    let Place { part, group } = piece.place;
    keyboard::focus(&format!("[data-piece=\"{part}.{group}.{}\"]", piece.n))
        || keyboard::focus(&format!("[data-place=\"{part}.{group}\"] input"))
}

fn choose(session: &Session, wanted: impl Fn(&Stack) -> bool) -> bool {
    let scene = session.position().scene();
    let stack = scene.stacks().find(|stack| wanted(stack) && stack.reach > 0);
    stack.is_some_and(|stack| focus(PieceId { place: stack.place, n: stack.height() + 1 - stack.next(1, 1) }))
}

/// The token that the keyboard is at, with its stack.
fn cursor(session: &Session, scene: &Scene) -> Option<(Stack, PieceId)> {
    let active = gloo::utils::document().active_element()?;
    let name = active.get_attribute("data-piece")?;
    let mut numbers = name.split('.').map(|n| n.parse::<u64>().ok());
    let (part, group, n) = (numbers.next()??, numbers.next()??, numbers.next()??);
    let place = Place { part: part as u8, group: group as u16 };
    let _ = session;
    let stack = scene.stacks().find(|stack| stack.place == place)?.clone();
    Some((stack, PieceId { place, n }))
}

fn sideways(session: &Session, step: i32) -> bool {
    let scene = session.position().scene();
    let stacks: Vec<&Stack> = scene.stacks().filter(|stack| stack.reach > 0).collect();
    if stacks.is_empty() {
        return false;
    }
    let here = cursor(session, &scene);
    let index =
        here.as_ref().and_then(|(stack, _)| stacks.iter().position(|other| other.place == stack.place));
    let next = match index {
        Some(index) => (index as i32 + step).rem_euclid(stacks.len() as i32) as usize,
        None if step > 0 => 0,
        None => stacks.len() - 1,
    };
    let count = here.map_or(1, |(stack, piece)| stack.height() + 1 - piece.n);
    let stack = stacks[next];
    focus(PieceId { place: stack.place, n: stack.height() + 1 - stack.next(count, 1) })
}

fn upright(session: &Session, step: i32) -> bool {
    let scene = session.position().scene();
    let Some((stack, piece)) = cursor(session, &scene) else {
        return choose(session, |_| true);
    };
    let count = (stack.height() + 1).saturating_sub(piece.n);
    let next = stack.next(count.saturating_add_signed(-i64::from(step)), -i64::from(step));
    focus(PieceId { n: stack.height() + 1 - next, ..piece })
}

/// Previews the next or previous winning move.
fn winning(session: &Session, step: i32) {
    if session.level == crate::ui::model::Level::Off || !session.may_move() {
        return;
    }
    let moves = &session.analysis().winning.moves;
    if moves.is_empty() {
        return;
    }
    let current = session.aim.mv.as_ref().and_then(|mv| moves.iter().position(|other| other == mv));
    let count = moves.len() as i32;
    let next =
        current.map_or(if step > 0 { 0 } else { count - 1 }, |index| (index as i32 + step).rem_euclid(count));
    let mv = moves[next as usize].clone();
    if let [piece] = mv.handles[..] {
        focus(piece);
    }
    session.preview(Some(mv));
}
