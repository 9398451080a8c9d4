//! The P-positions with two stacks, for every set S.
//!
//! Go up the levels with a queue: a green level joins it; a red level takes the oldest green level as its partner,
//! or itself if the queue is empty. The P-positions are (0, 0) and (level, partner), in both orders.
//!
//! Why: a pair other than (0, 0) holds a red level, so only one stack can be lowered, and no level has two partners:
//! no move leads from a P-position to another. From any other position (x, y) one does: to (0, 0) if a stack is empty
//! or both tops are green. Else let y be red, q its partner. If q < x, lower x to q. Otherwise x < q <= y. If the
//! partner of x is below y, lower y to it. If it is not, x is green and was still queued when y was reached, so y took
//! a level no higher than x: q <= x, a contradiction. Fisher and Larsson's Lemma 3 (the queue is never empty when a
//! red level comes) and Proposition 6 are special cases.
/// The partners of the levels 0 to n of a table.
pub struct Pairing {
    partners: Vec<u32>,
}

/// Stands for a green level whose red partner, if any, is higher than the table.
const OPEN: u32 = u32::MAX;

impl Pairing {
    /// Pairs the levels `0..colours.len()`, true for red. O(n), without a queue in memory:
    /// the queued levels are the green ones from the oldest on.
    pub fn new(colours: &[bool]) -> Self {
        let mut partners = vec![OPEN; colours.len()];
        if let Some(ground) = partners.first_mut() {
            *ground = 0;
        }
        let mut oldest = 1;
        let mut from = 1;
        while from < colours.len() {
            let to = colours.len().min(from + 4096);
            oldest = pair_range(colours, &mut partners, oldest, from, to);
            from = to;
        }
        Pairing { partners }
    }

    /// The partner of `level`, if it lies within the table.
    pub fn partner(&self, level: usize) -> Option<usize> {
        self.partners.get(level).filter(|partner| **partner != OPEN).map(|partner| *partner as usize)
    }

    /// Whether (x, y) is a P-position; both at most the table's last level.
    pub fn is_p(&self, x: usize, y: usize) -> bool {
        self.partner(x) == Some(y)
    }

    /// All pairs (lower, upper) within the table, by their upper level; (0, 0) comes first.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.partners.len())
            .filter_map(|level| Some((self.partner(level)?, level)))
            .filter(|(a, b)| a <= b)
    }
}

/// Pairs the levels `from..to`; `oldest` is at most the oldest queued green level. Kept out of line for the sake of
/// wasm, whose first compiler does not replace a loop that is already running.
#[inline(never)]
fn pair_range(colours: &[bool], partners: &mut [u32], mut oldest: usize, from: usize, to: usize) -> usize {
    for level in from..to {
        if !colours[level] {
            continue;
        }
        while oldest < level && colours[oldest] {
            oldest += 1;
        }
        if oldest < level {
            partners[oldest] = level as u32;
            partners[level] = oldest as u32;
            oldest += 1;
        } else {
            partners[level] = level as u32;
        }
    }
    oldest
}
