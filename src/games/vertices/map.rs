//! The map of a double star: how many neighbours each of its two middles still has.
use super::{
    VertexRemoval,
    graph::{bit, points},
    kind::Kind,
    left::PointSet,
};
use crate::core::{extras::ValueMap, ruleset::Workshop};

impl VertexRemoval {
    /// The points beside the middles of a double star of which both middles are left.
    fn arms(&self, left: PointSet) -> Option<[u64; 2]> {
        let Kind::Double(m, n) = self.graph.kind else { return None };
        let both = bit(1) | bit(2);
        let set = |from: usize, count: usize| (from..from + count).fold(0, |set, point| set | bit(point));
        (left.0 & both == both).then(|| [set(3, m), set(m + 3, n)])
    }
}

impl Workshop<Self> for VertexRemoval {
    fn map(&self, position: &PointSet, side: usize) -> Option<ValueMap> {
        let arms = self.arms(*position)?;
        let here = arms.map(|arm| u64::from((arm & position.0).count_ones()));
        let most = arms.iter().map(|arm| arm.count_ones() as usize).max()?;
        let value = |x: u64, y: u64| self.value(self.at(position, x, y)?);
        Some(ValueMap::of(side.min(most + 1), here, value))
    }
    fn at(&self, position: &PointSet, x: u64, y: u64) -> Option<PointSet> {
        let mut left = bit(1) | bit(2);
        for (arm, count) in self.arms(*position)?.into_iter().zip([x, y]) {
            // Those that are left first, so that the position itself is at its own place.
            let all = points(arm & position.0).chain(points(arm & !position.0));
            let count = usize::try_from(count).ok().filter(|count| *count <= arm.count_ones() as usize)?;
            left |= all.take(count).fold(0, |set, point| set | bit(point));
        }
        Some(PointSet(left))
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["neighbours at the left", "neighbours at the right"])
    }
}
