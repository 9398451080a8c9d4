//! What the keys do.
use super::{
    Setting, bar, cursor, edges, grid,
    keyboard::{self, Key},
    lines, pieces,
    session::Session,
    state::Action,
};
use crate::ui::play::bar::Open;
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
) {
    // One listener, which knows what was drawn last.
    let latest = use_mut_ref(|| None::<Rc<dyn Fn(&KeyboardEvent)>>);
    let (session, open, present) = (session.clone(), open.clone(), present.clone());
    latest.replace(Some(Rc::new(move |event| {
        if open.is_none()
            && let Some(key) = keyboard::read(event)
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
        Key::Stack(number) => {
            return cursor::choose(session, |stack| stack.number == number)
                || lines::choose(&session.position().scene(), number)
                || edges::choose(session, number);
        }
        Key::Sideways(step) => {
            let scene = session.position().scene();
            return pieces::step(&scene, [step, 0]).unwrap_or(false)
                || grid::sideways(&scene, step).unwrap_or(false)
                || edges::sideways(session, step)
                || lines::sideways(&scene, step)
                || cursor::sideways(session, step);
        }
        Key::Upright(step) => {
            let scene = session.position().scene();
            let line = pieces::step(&scene, [0, -step])
                .or_else(|| grid::upright(&scene, step))
                .or_else(|| edges::upright(session, step))
                .or_else(|| lines::upright(&scene, step));
            return line.unwrap_or_else(|| cursor::upright(session, step));
        }
        Key::Commit => {
            let ready = session.aim.mv.is_some();
            session.commit();
            return ready;
        }
        Key::Toggle if lines::toggle(session) => {}
        Key::Toggle => session.toggle(),
        Key::Split => return cursor::change(session),
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
        Key::Hint => session.next_hint(),
        Key::NewGame if session.locked => return false,
        Key::NewGame => show(Open::NewGame),
        Key::Rules => show(Open::Rules),
        Key::Help => show(Open::Keys),
        Key::Present if setting != Setting::Embed => present.emit(setting == Setting::Play),
        Key::Present => return false,
        Key::Step(step) => session.game.dispatch(Action::Look(at.saturating_add_signed(step as isize))),
        Key::Escape if session.aim.mv.is_some() || !session.aim.picked.is_empty() => session.preview(None),
        Key::Escape if setting == Setting::Present => present.emit(false),
        Key::Escape => session.quiet(),
    }
    true
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
    let alone = if let [piece] = mv.handles[..] { Some(piece) } else { None };
    let there = alone.is_none_or(cursor::focus);
    session.preview(Some(mv));
    // Another page is turned to by the preview.
    alone.filter(|_| !there).into_iter().for_each(cursor::focus_later);
}
