//! The reader's progress, stored on this device.
use crate::learn::{Mark, Place, Progress};
use crate::ui::storage;

/// The stored progress.
pub fn read() -> Progress {
    storage::get(storage::LEARN).map(|text| Progress::read(&text)).unwrap_or_default()
}

/// Stores the whole progress.
pub fn write(progress: &Progress) {
    storage::set(storage::LEARN, &progress.to_string());
}

/// Stores the mark of a step, counted from 0, and returns the new progress.
pub fn note(place: Place, step: usize, mark: Mark) -> Progress {
    let mut progress = read();
    progress.note(place, step, mark);
    write(&progress);
    progress
}
