//! What is brought into sight when it changes out of sight.
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Scrolls an element into sight, no further than that takes.
pub fn reveal(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
