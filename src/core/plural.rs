//! What several of a thing are called.

/// The noun for several: "piles", "vertices".
///
/// ```
/// assert_eq!(["pile", "vertex"].map(nimscope::core::plural), ["piles", "vertices"]);
/// ```
pub fn plural(noun: &str) -> String {
    noun.strip_suffix("ex").map_or_else(|| format!("{noun}s"), |stem| format!("{stem}ices"))
}
