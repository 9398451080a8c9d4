//! The data from which a setting is drawn.
use super::{bar::PlayDialog, check, session::Session, sheet::Sheet};
use crate::games::Link;
use std::rc::Rc;
use yew::prelude::*;

/// A game with its dialogs and panels.
pub struct DrawContext<'a> {
    pub session: &'a Session,
    pub checks: &'a check::Checks,
    pub link: &'a Rc<Link>,
    /// The part of the page that narrow screens show.
    pub sheet: &'a UseStateHandle<Option<Sheet>>,
    pub on_open: &'a Callback<PlayDialog>,
    pub present: &'a Callback<bool>,
    /// Whether the presenter shows the reasons.
    pub why: &'a UseStateHandle<bool>,
    /// Whether the panel stands beside the board.
    pub wide: bool,
}
