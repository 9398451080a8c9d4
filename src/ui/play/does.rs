//! What the views of a game ask for, as callbacks that stay the same from one drawing to the next: a view whose other
//! properties stay the same too need not be drawn again.
use super::{screen, session::Session};
use crate::core::MoveView;
use crate::ui::{boards::BoardEvent, model::Level};
use std::{
    cell::RefCell,
    rc::{Rc, Weak},
};
use yew::Callback;

/// The session as it was drawn last.
pub type Latest = RefCell<Option<Session>>;

/// The callbacks.
#[derive(PartialEq)]
pub struct Does {
    pub board: Callback<BoardEvent>,
    pub preview: Callback<Option<MoveView>>,
    pub play: Callback<MoveView>,
    pub level: Callback<Level>,
    pub look: Callback<usize>,
    /// To the position at a place of the map.
    pub go: Callback<(u64, u64)>,
    pub cancel: Callback<()>,
    pub longer: Callback<()>,
}

impl Does {
    /// Callbacks that ask the latest session.
    pub fn of(latest: &Rc<Latest>) -> Self {
        Self {
            board: ask(latest, |session, event| match event {
                BoardEvent::Recolour(piece) => screen::recolour(session, piece),
                _ => session.on_board(&event),
            }),
            preview: ask(latest, Session::preview),
            play: ask(latest, |session, mv| session.make(&mv)),
            level: ask(latest, Session::set_level),
            look: ask(latest, Session::look),
            go: ask(latest, |session, (x, y)| screen::begin(session, &*session.position().at(x, y))),
            cancel: ask(latest, |session, ()| session.study.cancel.emit(())),
            longer: ask(latest, |session, ()| session.study.longer.emit(())),
        }
    }
}

/// The session holds the callbacks, so that these must not hold it.
fn ask<T: 'static>(latest: &Rc<Latest>, does: fn(&Session, T)) -> Callback<T> {
    let latest = Rc::downgrade(latest);
    Callback::from(move |value| {
        if let Some(session) = last(&latest) {
            does(&session, value);
        }
    })
}

fn last(latest: &Weak<Latest>) -> Option<Session> {
    latest.upgrade()?.borrow().clone()
}
