//! The pieces of a board as buttons.
use super::super::labels::{escaped, raw};
use std::fmt::Write;
use yew::prelude::*;

/// From so many pieces on they are written as text, a hundred at a time: as nodes of their own they would hold up the page.
const MANY: usize = 600;
const AT_ONCE: usize = 100;

/// A piece that can be pressed.
pub struct Button {
    pub name: String,
    pub takes: bool,
    /// Whether the tab key stops here.
    pub is_stop: bool,
    pub picked: bool,
    pub label: String,
    /// The markup of the piece.
    pub drawn: String,
}

/// All pieces of a board. Pieces written as text are replaced, and lose the focus, only where they change.
pub fn all(buttons: Vec<Button>) -> Html {
    if buttons.len() < MANY {
        return buttons.into_iter().map(Button::html).collect();
    }
    let written = |some: &[Button]| {
        let mut out = String::new();
        some.iter().for_each(|button| button.write(&mut out));
        raw(out)
    };
    buttons.chunks(AT_ONCE).map(written).collect()
}

impl Button {
    fn tabindex(&self) -> &'static str {
        if self.is_stop { "0" } else { "-1" }
    }
    fn html(self) -> Html {
        let tabindex = self.tabindex();
        html! {
            <g key={self.name.clone()} class={self.takes.then_some("take")} role="button" {tabindex}
                aria-disabled={(!self.takes).then_some("true")} aria-pressed={self.picked.then_some("true")} data-piece={self.name}
                aria-label={self.label}>{ raw(self.drawn) }</g>
        }
    }
    fn write(&self, out: &mut String) {
        let shut = if self.takes { "class=\"take\"" } else { "aria-disabled=\"true\"" };
        let pressed = if self.picked { " aria-pressed=\"true\"" } else { "" };
        let _ = write!(
            out,
            r#"<g {shut} role="button" tabindex="{}"{pressed} data-piece="{}" aria-label="{}">{}</g>"#,
            self.tabindex(),
            self.name,
            escaped(&self.label),
            self.drawn
        );
    }
}
