//! What a picture is made of: dots and the strokes between them, with their names.

/// A vertex. On the ground if its name begins with 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dot {
    pub name: String,
    pub place: Option<[i32; 2]>,
    /// The name of the part that stands on the dot; only dots on the ground have one.
    pub title: String,
}

/// An edge.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stroke {
    pub n: u64,
    pub ends: [u32; 2],
    pub bend: Option<[i32; 2]>,
    pub name: String,
}

impl Dot {
    pub fn grounded(&self) -> bool {
        self.name.starts_with('0')
    }
}
