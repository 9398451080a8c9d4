//! Whether generations grow by themselves, and whether the cube turns.

/// What a speed is called, and milliseconds for a generation.
pub const SPEEDS: [(&str, f64); 3] = [("3 a second", 300.0), ("12 a second", 83.0), ("60 a second", 0.0)];
#[derive(Default)]
pub struct Motion {
    pub growing: bool,
    pub turning: bool,
    /// Which of [`SPEEDS`].
    pub speed: usize,
    /// Whether frames are asked for.
    pub running: bool,
    /// When the last frame was, and how long a generation has waited since the one before, in milliseconds.
    pub last: f64,
    pub waited: f64,
}
