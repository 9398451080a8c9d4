//! Two maps laid over each other.
use super::Found;
use crate::core::extras::ValueMap;
use std::rc::Rc;

/// What a cell says of two maps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// P in both.
    Both,
    /// P in the first alone, or in the second alone.
    First,
    Second,
    /// N in both; where values are compared, with the same value.
    Same,
    /// N in both, with different values.
    Differ,
    /// At least one of them has no position there.
    None,
}

/// The marks in the order of their counts.
pub const MARKS: [Mark; 5] = [Mark::Both, Mark::First, Mark::Second, Mark::Same, Mark::Differ];

/// Two maps over each other, as far as both go.
#[derive(Clone, PartialEq, Debug)]
pub struct MapComparison {
    /// The first map, so far.
    pub map: Rc<ValueMap>,
    /// The second map, so far.
    pub other: Rc<ValueMap>,
    /// Row by row.
    pub marks: Vec<Mark>,
    /// How many cells have each of [`MARKS`].
    pub counts: [usize; 5],
    /// The first cell in which they differ, by x + y and then by x.
    pub first: Option<(usize, usize)>,
    /// Whether values are compared, not only outcomes.
    pub valued: bool,
}

impl MapComparison {
    /// Compares the outcomes, and the values unless only outcomes are asked for or known. O(side²).
    pub fn new(one: &Found, other: &Found, outcomes: bool) -> Self {
        let valued = !outcomes && one.valued && other.valued;
        let side = one.values.side.min(other.values.side);
        let [one, other] = [one, other].map(|found| if valued { &found.values } else { &found.outcomes });
        let [map, other] = [one.corner(side), other.corner(side)].map(Rc::new);
        let marks: Vec<Mark> = map.values.iter().zip(&other.values).map(mark).collect();
        let counts = MARKS.map(|wanted| marks.iter().filter(|mark| **mark == wanted).count());
        let differs =
            |(x, y): &(usize, usize)| !matches!(marks[y * side + x], Mark::Both | Mark::Same | Mark::None);
        let cells = (0..side * side).map(|at| (at % side, at / side));
        let first = cells.filter(differs).min_by_key(|(x, y)| (x + y, *x));
        Self { map, other, marks, counts, first, valued }
    }
    /// The mark of a cell; [`Mark::None`] outside the maps.
    pub fn mark(&self, (x, y): (usize, usize)) -> Mark {
        let inside = x < self.map.side;
        self.marks.get(y * self.map.side + x).copied().filter(|_| inside).unwrap_or(Mark::None)
    }
}

fn mark((one, other): (&u16, &u16)) -> Mark {
    match (*one, *other) {
        (ValueMap::NONE, _) | (_, ValueMap::NONE) => Mark::None,
        (0, 0) => Mark::Both,
        (0, _) => Mark::First,
        (_, 0) => Mark::Second,
        (one, other) if one == other => Mark::Same,
        _ => Mark::Differ,
    }
}
