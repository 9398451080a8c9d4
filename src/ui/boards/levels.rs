//! Where the levels of slabs, their ruler and their stacks are in one picture.

/// The height of a level, in pixels.
pub const LEVEL: i64 = 46;

/// Where things are in the picture of levels, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LevelPlan {
    /// The width of a slab.
    pub slab: i64,
    /// The middle of the ruler.
    pub ruler: i64,
    /// The left edges of the first two stacks, and the distance from each later stack to the one before.
    pub left: [i64; 2],
    pub step: i64,
    pub width: i64,
    /// The ground.
    pub base: i64,
}

impl LevelPlan {
    /// The plan for this many stacks and a ruler of this many levels; `tallest` is the height of the tallest stack.
    pub fn new(stacks: usize, levels: u64, tallest: u64, narrow: bool) -> Self {
        let top = if tallest >= levels { 44 } else { 4 };
        let base = LEVEL * levels as i64 + top;
        let slab = if narrow { 134 } else { 196 };
        if stacks == 2 {
            // The ruler stands between the two stacks.
            let (left, ruler, width) = if narrow { ([9, 227], 185, 376) } else { ([58, 346], 300, 600) };
            return Self { slab, ruler, left, step: 0, width, base };
        }
        let (ruler, first, gap) = if narrow { (36, 70, 12) } else { (60, 100, 24) };
        let step = slab + gap;
        let width = first + step * stacks.max(1) as i64 + if narrow { 0 } else { 12 };
        Self { slab, ruler, left: [first, first + step], step, width, base }
    }
    pub fn x(&self, stack: usize) -> i64 {
        match stack {
            0 | 1 => self.left[stack],
            _ => self.left[1] + self.step * (stack as i64 - 1),
        }
    }
    /// The top edge of a level.
    pub fn y(&self, level: u64) -> i64 {
        self.base - LEVEL * level as i64
    }
    pub fn height(&self) -> i64 {
        self.base + 62
    }
}
