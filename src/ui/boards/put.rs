//! Markup from templates: far less code than the formatting of the standard library takes at every place.
use std::fmt::Write;

/// Appends a template in which each `@` stands for the next number and each `~` for the next text.
pub fn put(out: &mut String, template: &str, numbers: &[i64], texts: &[&str]) {
    let (mut numbers, mut texts) = (numbers.iter(), texts.iter());
    for c in template.chars() {
        match c {
            '@' => {
                let _ = write!(out, "{}", numbers.next().copied().unwrap_or_default());
            }
            '~' => out.push_str(texts.next().copied().unwrap_or_default()),
            _ => out.push(c),
        }
    }
}

/// A text as the value of an attribute.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

/// A template filled in as by [`put`], as a new text.
pub fn filled(template: &str, numbers: &[i64], texts: &[&str]) -> String {
    let mut out = String::new();
    put(&mut out, template, numbers, texts);
    out
}
