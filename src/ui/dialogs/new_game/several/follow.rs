//! Keeps the focus on a game that is moved up or down, and within the list when a game is removed.
use crate::ui::after_paint::after_paint;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

/// The control of a row that has the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowControl {
    Text,
    Up,
    Down,
    Remove,
}

impl RowControl {
    /// The selector of the control in its row, and of the one that replaces it where it is disabled.
    fn found(self) -> [&'static str; 2] {
        match self {
            Self::Text => ["input", "input"],
            Self::Up => ["button:nth-of-type(1)", "button:nth-of-type(2)"],
            Self::Down => ["button:nth-of-type(2)", "button:nth-of-type(1)"],
            Self::Remove => ["button:nth-of-type(3)", "input"],
        }
    }
}

/// Once the list is redrawn, focuses the control in this row, or the search field where no row is left.
pub fn follow(event: &Event, row: usize, tool: RowControl) {
    let here = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(all) = here.and_then(|here| here.closest(".several").ok().flatten()) else { return };
    after_paint(move || {
        let rows = all.query_selector_all("ol.rows > li").ok();
        let last = rows.as_ref().and_then(|rows| rows.length().checked_sub(1));
        let row = last.and_then(|last| rows?.item(last.min(row as u32))?.dyn_into::<Element>().ok());
        let found = match row {
            Some(row) => tool
                .found()
                .iter()
                .find_map(|which| row.query_selector(&format!("{which}:not(:disabled)")).ok().flatten()),
            None => all.query_selector("input[type=search]").ok().flatten(),
        };
        if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            // Fails only for an element that cannot take the focus.
            let _ = found.focus();
        }
    });
}
