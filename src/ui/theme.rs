//! Light and dark: the stored choice, else what the device prefers; and whether the device asks for reduced motion.
use crate::ui::storage;
use gloo::utils::{document_element, window};

/// Whether the device matches this media query.
fn is(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the device prefers a dark theme.
fn prefers_dark() -> bool {
    is("(prefers-color-scheme: dark)")
}

/// Whether the device asks for reduced motion.
pub fn still() -> bool {
    is("(prefers-reduced-motion: reduce)")
}

/// Sets the theme of the page: what a link asks for, else the stored choice, else the device's.
pub fn apply(link: Option<&str>) {
    let stored = storage::get(storage::THEME);
    let wanted =
        link.filter(|theme| *theme != "auto").or(if link.is_some() { None } else { stored.as_deref() });
    let dark = wanted.map_or_else(prefers_dark, |theme| theme == "dark");
    set(dark);
}

fn set(dark: bool) {
    let theme = if dark { "dark" } else { "light" };
    // Cannot fail for this attribute name.
    let _ = document_element().set_attribute("data-theme", theme);
}

/// Changes to the other theme and remembers it.
pub fn switch() {
    let dark = document_element().get_attribute("data-theme").as_deref() == Some("dark");
    set(!dark);
    storage::set(storage::THEME, if dark { "light" } else { "dark" });
}
