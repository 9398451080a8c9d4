//! The keyboard map of the board.
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// The stack that people call by this number.
    Stack(u32),
    /// To the stack on the left (−1) or right (1).
    Sideways(i32),
    /// One token up (1) or down (−1).
    Upright(i32),
    Commit,
    /// Puts the stack in or out of the selection.
    Toggle,
    /// Between taking and splitting.
    Split,
    /// Next (1) or previous (−1) winning move.
    Winning(i32),
    Undo,
    Redo,
    Analysis,
    Hint,
    NewGame,
    Rules,
    Present,
    Escape,
    Help,
    /// Through the game: −1 back, 1 forward.
    Step(i32),
}

/// The meaning of a key press on the play screen, unless it belongs to a field or a dialog.
pub fn read(event: &KeyboardEvent) -> Option<Key> {
    let key = event.key();
    if (event.ctrl_key() || event.meta_key()) && !event.alt_key() {
        return match (key.as_str(), event.shift_key()) {
            ("z", false) => Some(Key::Undo),
            ("Z" | "z", true) | ("y", _) => Some(Key::Redo),
            _ => None,
        };
    }
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let on_token = target.as_ref().is_some_and(|element| element.has_attribute("data-piece"));
    if key == "Enter" && target.as_ref().is_some_and(|element| element.matches(".tall input") == Ok(true)) {
        return Some(Key::Commit);
    }
    if target.is_some_and(|element| belongs_elsewhere(&element, &key, on_token)) {
        return None;
    }
    let back = if event.shift_key() { -1 } else { 1 };
    Some(match key.as_str() {
        "ArrowLeft" => Key::Sideways(-1),
        "ArrowRight" => Key::Sideways(1),
        "ArrowUp" => Key::Upright(1),
        "ArrowDown" => Key::Upright(-1),
        "Enter" => Key::Commit,
        " " if on_token => Key::Toggle,
        "s" | "S" => Key::Split,
        "w" | "W" => Key::Winning(back),
        "u" => Key::Undo,
        "U" => Key::Redo,
        "a" | "A" => Key::Analysis,
        "h" | "H" => Key::Hint,
        "n" | "N" => Key::NewGame,
        "r" | "R" => Key::Rules,
        "f" | "F" => Key::Present,
        "Escape" => Key::Escape,
        "?" => Key::Help,
        "PageUp" | "[" => Key::Step(-1),
        "PageDown" | "]" => Key::Step(1),
        digit => match digit.parse() {
            Ok(n @ 1..=9) => Key::Stack(n),
            _ => return None,
        },
    })
}

/// Fields take all keys, and so do dialogs; buttons and links take Enter and Space; rows of tabs and the
/// pictures of values take their arrows.
fn belongs_elsewhere(target: &Element, key: &str, on_token: bool) -> bool {
    let inside = |selector| target.closest(selector).ok().flatten().is_some();
    let typing =
        inside("select, textarea, dialog, [contenteditable], input:not([type=radio]):not([type=checkbox])");
    let arrow = key.starts_with("Arrow") || key.starts_with("Page");
    typing
        || (!on_token
            && matches!(key, "Enter" | " ")
            && inside("button, a, summary, label, .heatbox, .col, .lvl, input"))
        || (!on_token
            && arrow
            && inside("[role=tablist], .heatbox, .hist, .lvl, input, .scroll, .moves.long"))
}

/// Moves the focus to the first element that matches; false if there is none.
pub fn focus(selector: &str) -> bool {
    let found = gloo::utils::document().query_selector(selector).ok().flatten();
    // Pictures have `focus` too, though not by way of HtmlElement.
    found.is_some_and(|element| element.unchecked_into::<HtmlElement>().focus().is_ok())
}
