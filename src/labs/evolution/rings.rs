//! The P-positions of any game as a picture that grows: those of each step on a ring, joined to one that was found before.
use super::game::{Evolution, Found};

/// The most P-positions of the picture.
pub const DRAWN: usize = 400;
/// The most options that are looked at to find parents.
const WORK: u64 = 200_000;

/// A P-position of the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Dot {
    pub id: u32,
    pub step: u32,
    /// From the middle, across and up; the last ring has radius 1.
    pub at: [f64; 2],
    /// A P-position of the step before, two moves away, by its place in the list.
    pub parent: Option<usize>,
}

impl Evolution {
    /// The first P-positions found, ring by ring, those with parents near each other beside each other. Looks at their options
    /// and the options of these, as far as some hundredths of a second go.
    pub fn rings(&self, found: &[Found]) -> Vec<Dot> {
        let shown = &found[..found.len().min(DRAWN)];
        let last = shown.last().map_or(0, |found| found.facts.step()).max(1);
        let mut work = WORK;
        let mut dots: Vec<Dot> = Vec::with_capacity(shown.len());
        for ring in shown.chunk_by(|one, other| one.facts.step() == other.facts.step()) {
            let step = ring[0].facts.step();
            let mut born: Vec<(f64, u32, Option<usize>)> = Vec::with_capacity(ring.len());
            for found in ring {
                let parent = self.found_before(found, &mut work);
                let parent = parent.and_then(|id| dots.iter().position(|dot| dot.id == id));
                let angle = parent.map_or(f64::INFINITY, |parent| angle(dots[parent].at));
                born.push((angle, found.id, parent));
            }
            born.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
            let count = born.len() as f64;
            // A single end position stands in the middle, several stand around it.
            let radius = match (step, born.len()) {
                (0, 1) => 0.0,
                (0, _) => 0.4 / f64::from(last + 1),
                _ => f64::from(step) / f64::from(last),
            };
            for (at, (_, id, parent)) in born.into_iter().enumerate() {
                let turn = std::f64::consts::TAU * (at as f64 + 0.5) / count;
                dots.push(Dot { id, step, at: [radius * turn.cos(), radius * turn.sin()], parent });
            }
        }
        dots
    }
    /// A P-position found a step before that is two moves away.
    fn found_before(&self, found: &Found, work: &mut u64) -> Option<u32> {
        let before = found.facts.step().checked_sub(1)?;
        for option in self.options_of(found.id, work)? {
            for next in self.options_of(option, work)? {
                let facts = self.facts.get(next as usize).copied().flatten();
                if facts.is_some_and(|facts| facts.is_p && facts.step() == before) {
                    return Some(next);
                }
            }
        }
        None
    }
}

fn angle([x, y]: [f64; 2]) -> f64 {
    y.atan2(x).rem_euclid(std::f64::consts::TAU)
}
