//! What a game is shown by: the settings and the dialogs, each in a part of the program of its own.
use super::{Setting, bar::Open, check, embed, present, screen, session::Session};
use crate::games::Link;
use crate::part::Part;
use crate::ui::{
    dialogs::{embed::Embed, keys::Keys, new_game::NewGameDialog, rules::Rules, share::Share},
    view::show_rc,
};
use std::rc::Rc;
use yew::{Callback, Html};

/// What a setting is drawn from.
pub struct Table<'a> {
    pub session: &'a Session,
    pub checks: &'a check::Checks,
    pub link: &'a Rc<Link>,
    pub on_open: &'a Callback<Open>,
    pub present: &'a Callback<bool>,
}

/// Draws a game in its setting.
pub type Draw = fn(&Table<'_>) -> Html;

crate::parts! {
    static SCREEN in screen: Draw = |table| screen::view(table.session, table.checks, table.on_open, table.present);
    static PRESENT in present: Draw = |table| present::view(table.session, table.present, table.on_open);
    static FRAME in embed: Draw = |table| embed::view(table.session, table.link, table.on_open);
    pub static RULES in dialogs: fn(Rc<Rules>) -> Html = show_rc;
    pub static KEYS in dialogs: fn(Rc<Keys>) -> Html = show_rc;
    pub static EMBED in dialogs: fn(Rc<Embed>) -> Html = show_rc;
    pub static SHARE in share: fn(Rc<Share>) -> Html = show_rc;
    pub static NEW_GAME in new_game: fn(Rc<NewGameDialog>) -> Html = show_rc;
}

impl Setting {
    /// The part of the program that draws it.
    pub fn part(self) -> &'static Part<Draw> {
        match self {
            Self::Play => &SCREEN,
            Self::Present => &PRESENT,
            Self::Embed => &FRAME,
        }
    }
}

/// The names of the parts with dialogs.
pub fn dialog_parts() -> Vec<&'static str> {
    vec![RULES.name(), KEYS.name(), EMBED.name(), SHARE.name(), NEW_GAME.name()]
}
