//! Checks, or rewrites, the files that the program itself writes.
use std::path::Path;

/// Checks that a file, given by its path from the root of the project, has this text; if `NIMSCOPE_PICTURES` is set, as
/// by `cargo xtask pictures`, writes it instead.
pub fn current(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    if std::env::var_os("NIMSCOPE_PICTURES").is_some() {
        return std::fs::write(file, text).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(kept == text, "{name} is not what the program would write: run `cargo xtask pictures`");
}
