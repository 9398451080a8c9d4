//! Texts within markup.

/// A text as the value of an attribute.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}
