//! The keyboard map of the board.
use crate::core::Direction;
pub use crate::ui::keyfocus::{focus, focus_seen, return_to, to_board};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// To the group that people call by this number.
    Group(u32),
    /// On the boards.
    Go(Direction),
    /// To the first piece of the line that the keyboard is at, or to the last.
    End(bool),
    Commit,
    /// Adds the focused piece to the selection or removes it.
    Toggle,
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
    /// To the search field of the first page.
    Search,
    /// Through the game: −1 back, 1 forward.
    Step(i32),
    /// Go to the board, or to the text beside it.
    Board,
    Text,
    /// Says what lies on the board.
    Position,
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
    // The browser closes an open menu by itself.
    let menu = || gloo::utils::document().query_selector(".help-menu:popover-open").ok().flatten();
    if key == "Escape" && menu().is_some() {
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
        "ArrowLeft" => Key::Go(Direction::Left),
        "ArrowRight" => Key::Go(Direction::Right),
        "ArrowUp" => Key::Go(Direction::Up),
        "ArrowDown" => Key::Go(Direction::Down),
        "Home" if on_token => Key::End(false),
        "End" if on_token => Key::End(true),
        "Enter" => Key::Commit,
        " " if on_token => Key::Toggle,
        "s" | "S" => Key::Go(Direction::Across),
        "w" | "W" => Key::Winning(back),
        "u" | "U" if event.shift_key() => Key::Redo,
        "u" | "U" => Key::Undo,
        "a" | "A" => Key::Analysis,
        "h" | "H" => Key::Hint,
        "n" | "N" => Key::NewGame,
        "r" | "R" => Key::Rules,
        "f" | "F" => Key::Present,
        "Escape" => Key::Escape,
        "?" => Key::Help,
        "/" => Key::Search,
        "p" | "P" => Key::Position,
        "b" | "B" => Key::Board,
        "t" | "T" => Key::Text,
        "PageUp" | "[" => Key::Step(-1),
        "PageDown" | "]" => Key::Step(1),
        digit => match digit.parse() {
            Ok(n @ 1..=9) => Key::Group(n),
            _ => return None,
        },
    })
}

/// Whether a key belongs to the focused element: fields take all keys, and so do dialogs; buttons and links take Enter
/// and Space; rows of tabs and the pictures of values take the arrow keys.
fn belongs_elsewhere(target: &Element, key: &str, on_token: bool) -> bool {
    let inside = |selector| target.closest(selector).ok().flatten().is_some();
    let typing =
        inside("select, textarea, dialog, [contenteditable], input:not([type=radio]):not([type=checkbox])");
    let arrow = key.starts_with("Arrow") || key.starts_with("Page");
    // No number has a bracket.
    let passes = matches!(key, "[" | "]") && inside("input[inputmode=numeric]");
    (typing && !passes)
        || (!on_token
            && matches!(key, "Enter" | " ")
            && inside("button, a, summary, label, .heatbox, .col, .ruler-level, input"))
        || (!on_token
            && arrow
            && inside(
                "[role=tablist], .panel-parts, .bar, .term, .term-note, .gamebar :focus-visible, .heatbox, .hist, .ruler-level, input, .scroll, .moves.long",
            ))
}

/// Moves the focus to the board if what has it now disappears or is disabled by what is drawn next.
pub fn return_to_board() {
    // Not to a piece, which would be previewed.
    return_to("[aria-label=Board]");
}
