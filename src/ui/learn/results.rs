//! The last results of drills, stored on this device.
use crate::learn::Drill;
use crate::ui::storage;

/// How many questions were right in the last finished drill of this kind; none where there is no such drill.
pub fn last(drill: Drill) -> Option<usize> {
    let text = storage::get(storage::DRILLS)?;
    text.lines().find_map(|line| line.strip_prefix(drill.id())?.trim().parse().ok())
}

/// Stores a result.
pub fn note(drill: Drill, right: usize) {
    let known = storage::get(storage::DRILLS).unwrap_or_default();
    let others =
        known.lines().filter(|line| line.split(' ').next() != Some(drill.id())).map(ToString::to_string);
    let lines: Vec<String> = std::iter::once(format!("{} {right}", drill.id())).chain(others).collect();
    storage::set(storage::DRILLS, &lines.join("\n"));
}
