//! The settings in which a game is shown, and its dialogs, each in its own part of the program.
use super::{Setting, embed, present, screen, table::DrawContext};
use crate::part::Part;
use crate::ui::{
    dialogs::{
        embed::{Embed, EmbedProps},
        keys::{Keyboard, Keys, KeysProps},
        new_game::{NewGameDialog, NewGameDialogProps},
        rules::{Rules, RulesProps},
        share::{Share, ShareProps},
    },
    lazy,
};
use yew::prelude::*;

/// Draws a game in its setting.
pub type Draw = fn(&DrawContext<'_>) -> Html;

crate::parts! {
    static SCREEN in screen: Draw = screen::view;
    static PRESENT in present: Draw = |table| html! {
        <present::Presenter session={table.session.clone()} present={table.present.clone()} on_open={table.on_open.clone()} why={table.why.clone()} />
    };
    static FRAME in embed: Draw = |table| embed::view(table.session, table.link, table.on_open);
    pub static RULES in dialogs: lazy::Draw<RulesProps> = |props| html! { <Rules ..(*props).clone() /> };
    static KEYS in dialogs: lazy::Draw<KeysProps> = |props| html! { <Keys ..(*props).clone() /> };
    pub static EMBED in dialogs: lazy::Draw<EmbedProps> = |props| html! { <Embed ..(*props).clone() /> };
    pub static SHARE in share: lazy::Draw<ShareProps> = |props| html! { <Share ..(*props).clone() /> };
    pub static NEW_GAME in new_game: lazy::Draw<NewGameDialogProps> = |props| html! { <NewGameDialog ..(*props).clone() /> };
}

impl Setting {
    /// The part of the program that draws this setting.
    pub fn part(self) -> &'static Part<Draw> {
        match self {
            Self::Play => &SCREEN,
            Self::Present => &PRESENT,
            Self::Embed => &FRAME,
        }
    }
}

/// The dialog with the keys of a game, or of any other page.
pub fn keys_of(of: Keyboard, on_close: Callback<()>) -> Html {
    lazy::lazy_dialog(&KEYS, "Keyboard", on_close.clone(), KeysProps { of, on_close })
}

/// The names of the parts with dialogs.
pub fn dialog_parts() -> Vec<&'static str> {
    vec![RULES.name(), KEYS.name(), EMBED.name(), SHARE.name(), NEW_GAME.name()]
}
