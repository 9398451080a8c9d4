//! How the reader left the start page, stored with its entry in the browser's history, so that Back restores it.
use crate::ui::{after_paint::after_paint, route};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// The first line of a stored state: other pages store different states.
const OURS: &str = "home";

/// How the page was left.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct HomeState {
    /// The scroll position, in pixels.
    down: f64,
    /// The address of the link that was followed.
    link: String,
    /// The shelves that were unfolded.
    pub unfolded: Vec<String>,
}

impl HomeState {
    fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let ours = lines.next()? == OURS;
        let down = lines.next()?.parse().ok().filter(|_| ours)?;
        let link = lines.next()?.to_string();
        Some(Self { down, link, unfolded: lines.map(String::from).collect() })
    }
    fn write(&self) -> String {
        let first = [OURS.to_string(), self.down.to_string(), self.link.clone()];
        first.into_iter().chain(self.unfolded.iter().cloned()).collect::<Vec<_>>().join("\n")
    }
    /// The state in which the page was left, if the reader has come back to it.
    pub fn before() -> Self {
        // Native builds draw components too, and have no history.
        if cfg!(not(target_arch = "wasm32")) {
            return Self::default();
        }
        let state = window().history().and_then(|history| history.state()).ok();
        state.and_then(|state| Self::read(&state.as_string()?)).unwrap_or_default()
    }
    /// Restores the state, once the page is drawn.
    pub fn again(&self) {
        if *self == Self::default() {
            return;
        }
        let left = self.clone();
        after_paint(move || {
            let links = document().query_selector_all("main a[href]").ok();
            let links =
                links.into_iter().flat_map(|links| (0..links.length()).filter_map(move |n| links.item(n)));
            let mut links = links.filter_map(|link| link.dyn_into::<HtmlElement>().ok());
            let link = links.find(|link| link.get_attribute("href").as_ref() == Some(&left.link));
            if let Some(link) = link {
                let still = FocusOptions::new();
                still.set_prevent_scroll(true);
                // Fails only for an element that cannot take the focus.
                let _ = link.focus_with_options(&still);
            }
            window().scroll_to_with_x_and_y(0.0, left.down);
        });
    }
}

/// Stores the state as the page is left: its current address fragment `hash`, the link followed if any, and the
/// unfolded shelves.
pub fn leave(hash: &str, link: Option<&Element>, unfolded: &[&str]) {
    let left = HomeState {
        down: window().scroll_y().unwrap_or_default(),
        link: link.and_then(|link| link.get_attribute("href")).unwrap_or_default(),
        unfolded: unfolded.iter().map(ToString::to_string).collect(),
    };
    route::keep(hash, &left.write());
}

#[cfg(test)]
mod tests {
    use super::HomeState;

    #[test]
    fn what_is_kept_is_read_again() {
        let left = HomeState { down: 120.5, link: "#/play?g=nim/3".into(), unfolded: vec!["Heaps".into()] };
        assert_eq!(HomeState::read(&left.write()), Some(left));
        assert_eq!(HomeState::read(&HomeState::default().write()), Some(HomeState::default()));
        assert!(
            HomeState::read("").is_none()
                && HomeState::read("other\n1\n").is_none()
                && HomeState::read("home\nx\n").is_none()
        );
    }
}
