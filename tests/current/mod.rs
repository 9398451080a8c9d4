//! Files that the program itself has written.
use std::path::Path;

/// Holds that a file, named from the root of the project, is as it would be written now; where `NIMSCOPE_PICTURES` says so,
/// as `cargo xtask pictures` does, writes it.
pub fn current(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    if std::env::var_os("NIMSCOPE_PICTURES").is_some() {
        return std::fs::write(file, text).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(kept == text, "{name} is not what the program would write: run `cargo xtask pictures`");
}
