//! What has been done, kept on this device.
use crate::learn::{Mark, Place, Progress};
use crate::ui::storage;

/// What is remembered.
pub fn read() -> Progress {
    storage::get(storage::LEARN).map(|text| Progress::read(&text)).unwrap_or_default()
}

/// Remembers all of it.
pub fn write(progress: &Progress) {
    storage::set(storage::LEARN, &progress.to_string());
}

/// Remembers what became of a step, from 0.
pub fn note(place: Place, step: usize, mark: Mark) -> Progress {
    let mut progress = read();
    progress.note(place, step, mark);
    write(&progress);
    progress
}
