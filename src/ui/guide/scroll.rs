//! Scrolls pages to what their address names.
use crate::ui::keyfocus;
use yew::prelude::*;

/// Scrolls to the element with this id, once it is drawn.
#[hook]
pub fn use_scroll_to(id: Option<String>) {
    use_effect_with(id, |id| {
        let entry = id.as_ref().and_then(|id| gloo::utils::document().get_element_by_id(id));
        if let Some(entry) = entry {
            keyfocus::lead_to(entry);
        }
    });
}
