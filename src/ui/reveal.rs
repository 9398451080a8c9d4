//! Scrolls elements into sight.
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Scrolls an element into sight, no further than that takes.
pub fn reveal(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Scrolls the row of tabs, and nothing else, until all of this tab is seen.
pub fn reveal_in_row(tab: &HtmlElement) {
    let Some(tabs) = tab.parent_element() else { return };
    let [row, own] = [&tabs, tab.as_ref()].map(Element::get_bounding_client_rect);
    let beyond = (own.right() - row.right()).max(0.0) + (own.left() - row.left()).min(0.0);
    if beyond != 0.0 {
        // A part of the next tab is shown, too, as a sign that there are more.
        let by = beyond + own.width().copysign(beyond) / 2.0;
        tabs.set_scroll_left(tabs.scroll_left() + by as i32);
    }
}
