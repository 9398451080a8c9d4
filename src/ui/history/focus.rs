//! Keyboard focus among the columns: one tab stop, arrows between them, and the current one in sight.
use super::chart::Pitch;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The column that the tab key stops at, and the keys of the chart.
#[hook]
pub fn use_roving(
    scroll: &NodeRef,
    at: usize,
    columns: usize,
    on_go: &Callback<usize>,
) -> (usize, Callback<KeyboardEvent>) {
    let moved = use_state(|| None::<usize>);
    {
        let moved = moved.clone();
        use_effect_with((at, columns), move |_| {
            if moved.is_some() {
                moved.set(None);
            }
        });
    }
    let stop = moved.unwrap_or(at).min(columns.saturating_sub(1));
    let (scroll, on_go) = (scroll.clone(), on_go.clone());
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let last = columns.saturating_sub(1);
        let to = match event.key().as_str() {
            "ArrowLeft" => stop.saturating_sub(1),
            "ArrowRight" => (stop + 1).min(last),
            "Home" => 0,
            "End" => last,
            "Enter" | " " => {
                on_go.emit(stop);
                stop
            }
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        moved.set(Some(to));
        focus(&scroll, to);
    });
    (stop, onkeydown)
}

fn focus(scroll: &NodeRef, column: usize) {
    let Some(scroll) = scroll.cast::<web_sys::Element>() else { return };
    let columns = scroll.query_selector_all(".col").ok();
    let column = columns.and_then(|all| all.item(column as u32));
    if let Some(column) = column.and_then(|node| node.dyn_into::<web_sys::SvgElement>().ok()) {
        // Fails only where the column cannot take the focus; then the focus stays.
        let _ = column.focus();
    }
}

/// Scrolls so that a column is in sight.
pub fn reveal(scroll: &NodeRef, column: usize, pitch: Pitch) {
    let Some(scroll) = scroll.cast::<web_sys::Element>() else { return };
    let (from, to) = ((pitch.x(column) - pitch.0 / 2) as i32, (pitch.x(column) + pitch.0 / 2) as i32);
    let (left, width) = (scroll.scroll_left(), scroll.client_width());
    if from < left || to > left + width {
        scroll.set_scroll_left(if column == 0 { 0 } else { to - width });
    }
}
