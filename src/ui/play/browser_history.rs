//! The address of a game, and the presenter as an entry of its own in the browser's history, which leads back to the game.
use super::{Setting, address, keyboard::return_to_board, session::Session};
use crate::games::Link;
use crate::ui::{
    after_paint::after_paint,
    route::{self, Page},
    storage::{self, RecentGame},
};
use gloo::{events::EventListener, utils::window};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use yew::prelude::*;

/// The entry from which the game was presented.
#[derive(Default)]
pub struct PresenterReturn {
    /// The address of that entry, while it directly precedes the present one.
    back: RefCell<Option<String>>,
    /// Whether the browser is on its way back there.
    goes: Cell<bool>,
}

/// The setting in which the game is shown, a callback that enters or leaves the presenter, and the way back.
#[hook]
pub fn use_setting(first: Setting) -> (UseStateHandle<Setting>, Callback<bool>, Rc<PresenterReturn>) {
    let setting = use_state(|| first);
    let way = use_memo((), |()| PresenterReturn::default());
    {
        let (setting, way) = (setting.setter(), way.clone());
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), "popstate", move |_| {
                if way.back.borrow().as_deref() == Some(&*route::current()) {
                    way.back.take();
                    way.goes.set(false);
                    // The game goes on there in its present position.
                    route::stay();
                    setting.set(Setting::Play);
                    return_to_board();
                }
            });
            move || drop(listener)
        });
    }
    let present = {
        let (setting, way) = (setting.setter(), way.clone());
        use_callback((), move |on: bool, ()| {
            if !on && way.back.borrow().is_some() {
                // Whoever leaves twice goes back once.
                if !way.goes.replace(true) {
                    route::back();
                }
                return;
            }
            setting.set(if on { Setting::Present } else { Setting::Play });
            return_to_board();
        })
    };
    (setting, present, way)
}

/// Keeps the game in the address, whenever it changes, and remembers it once a move has been made.
#[hook]
pub fn use_address(session: &Session, setting: Setting, start: &Rc<Link>, way: &Rc<PresenterReturn>) {
    let mut link = address::link(&session.game, session.chosen);
    link.locked = start.locked;
    link.theme = start.theme.clone();
    link.origin = start.origin.clone();
    let (game, way) = (session.game.clone(), way.clone());
    // The page and the game for the new address, and what the address was before.
    let next = use_mut_ref(|| None::<(Page, RecentGame, String)>);
    use_effect_with((link.to_string(), setting), move |_| {
        let page = setting.page();
        let before = next.take();
        let waits = before.is_some();
        let from = before.map_or_else(route::current, |(_, _, from)| from);
        next.replace(Some((page, address::last(&game, link), from)));
        if !waits {
            after_paint(move || {
                let Some((page, last, from)) = next.take() else { return };
                // If the address has changed meanwhile it belongs to another game.
                if route::current() == from {
                    if page == Page::Present && route::shows(&from, Page::Play) {
                        route::push(page, &last.link);
                        way.back.replace(Some(from));
                    } else {
                        route::replace(page, &last.link);
                    }
                }
                if !last.link.moves.is_empty() && page != Page::Embed {
                    storage::remember(last);
                }
            });
        }
    });
}
