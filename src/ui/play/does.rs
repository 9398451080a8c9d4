//! What the views of a game ask for, as callbacks that stay the same from one drawing to the next: a view whose other
//! properties stay the same too need not be drawn again.
use super::{
    session::{Does, Session},
    state::Action,
};
use crate::ui::boards::BoardEvent;
use std::{
    cell::RefCell,
    rc::{Rc, Weak},
};
use yew::Callback;

/// The session as it was drawn last.
pub type Latest = RefCell<Option<Session>>;

/// Callbacks that ask the latest session.
pub fn does(latest: &Rc<Latest>) -> Does {
    Does {
        board: ask(latest, |session, event| match event {
            BoardEvent::Recolour(piece) => session.recolour(piece),
            _ => session.on_board(&event),
        }),
        preview: ask(latest, Session::preview),
        play: ask(latest, |session, mv| session.make(&mv)),
        level: ask(latest, Session::set_level),
        look: ask(latest, Session::look),
        line: ask(latest, |session, line| session.game.dispatch(Action::Line(line))),
        drop_line: ask(latest, |session, ()| session.drop_line()),
        go: ask(latest, |session, (x, y)| session.begin(&*session.position().at(x, y))),
        cancel: ask(latest, |session, ()| session.study.cancel.emit(())),
        longer: ask(latest, |session, ()| session.study.longer.emit(())),
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
