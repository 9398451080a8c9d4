//! Whether generations grow by themselves, and whether the cube turns.

/// The speeds: the name of each, and milliseconds for a generation.
pub const SPEEDS: [(&str, f64); 3] = [("3 a second", 300.0), ("12 a second", 83.0), ("60 a second", 0.0)];
#[derive(Default)]
pub struct Motion {
    pub growing: bool,
    pub turning: bool,
    /// The index of the speed in [`SPEEDS`].
    pub speed: usize,
    /// Whether animation frames are being requested.
    pub running: bool,
    /// The time of the last frame, and how long the current generation has been shown, in milliseconds.
    pub last: f64,
    pub waited: f64,
}
