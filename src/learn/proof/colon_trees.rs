//! Trees of Green Hackenbush, read from what is drawn, and their values by the definition.
use super::{ProofRefusal, position::graph_of};
use crate::core::{Game, mex};
use std::collections::{BTreeMap, BTreeSet};

/// Most edges of a picture.
const MOST_EDGES: usize = 60;
/// Most trees whose values are computed for one answer.
const MOST_TREES: usize = 20_000;

/// An edge with what grows on its upper end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// The number of the edge.
    pub edge: u64,
    /// Ordered by their shapes.
    pub branches: Vec<Tree>,
    /// The shape, as brackets: the same for trees that differ only in the numbers of edges and the order of branches.
    pub shape: String,
}

impl Tree {
    fn of(edge: u64, branches: Vec<Self>) -> Self {
        let branches = sorted(branches);
        let inside: String = branches.iter().map(|branch| &*branch.shape).collect();
        Self { edge, branches, shape: format!("({inside})") }
    }
    fn edges(&self, into: &mut Vec<u64>) {
        into.push(self.edge);
        self.branches.iter().for_each(|branch| branch.edges(into));
    }
    /// What is left after a cut; none where this edge is cut.
    fn without(&self, cut: u64) -> Option<Self> {
        (self.edge != cut).then(|| Self::of(self.edge, without(&self.branches, cut)))
    }
}

fn sorted(mut trees: Vec<Tree>) -> Vec<Tree> {
    trees.sort_by(|a, b| a.shape.cmp(&b.shape));
    trees
}

/// Trees on one vertex after a cut.
pub fn without(trees: &[Tree], cut: u64) -> Vec<Tree> {
    sorted(trees.iter().filter_map(|tree| tree.without(cut)).collect())
}

/// The numbers of all edges of these trees.
pub fn edges(trees: &[Tree]) -> Vec<u64> {
    let mut all = Vec::new();
    trees.iter().for_each(|tree| tree.edges(&mut all));
    all
}

/// The trees of a picture.
///
/// # Errors
/// `of`, where it is no picture of trees.
pub fn read(position: &dyn Game, of: ProofRefusal) -> Result<Vec<Tree>, ProofRefusal> {
    let graph = graph_of(position, MOST_EDGES, of)?;
    let grounded = |dot: u32| graph.vertices[dot as usize].grounded();
    // Each vertex above the ground hangs on one edge, and no edge joins two places of the ground.
    let mut above: BTreeMap<u32, Vec<(u64, u32)>> = BTreeMap::new();
    let mut trunks = Vec::new();
    let mut upper = BTreeSet::new();
    for edge in &graph.edges {
        let [from, to] = edge.ends;
        let [from, to] = if grounded(to) { [to, from] } else { [from, to] };
        if grounded(to) || !upper.insert(to) {
            return Err(of);
        }
        if grounded(from) { &mut trunks } else { above.entry(from).or_default() }.push((edge.n, to));
    }
    Ok(sorted(trunks.into_iter().map(|trunk| grown(trunk, &above)).collect()))
}

fn grown((edge, top): (u64, u32), above: &BTreeMap<u32, Vec<(u64, u32)>>) -> Tree {
    let branches = above.get(&top).into_iter().flatten().map(|branch| grown(*branch, above));
    Tree::of(edge, branches.collect())
}

/// Values found so far, by shape.
#[derive(Default)]
pub struct Values(BTreeMap<String, u64>);

impl Values {
    /// The value of trees side by side.
    pub fn of(&mut self, trees: &[Tree]) -> Result<u64, ProofRefusal> {
        trees.iter().try_fold(0, |sum, tree| Ok(sum ^ self.of_tree(tree)?))
    }
    /// The value of a tree: the mex of the values that cuts leave.
    fn of_tree(&mut self, tree: &Tree) -> Result<u64, ProofRefusal> {
        if let Some(known) = self.0.get(&tree.shape) {
            return Ok(*known);
        }
        if self.0.len() >= MOST_TREES {
            return Err(ProofRefusal::TooLarge);
        }
        let mut cuts = Vec::new();
        tree.edges(&mut cuts);
        let left = cuts.into_iter().map(|cut| tree.without(cut).map_or(Ok(0), |left| self.of_tree(&left)));
        let mut left = left.collect::<Result<Vec<u64>, _>>()?;
        let value = mex(&mut left).0;
        self.0.insert(tree.shape.clone(), value);
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    const OF: ProofRefusal = ProofRefusal::Claim("trees");

    #[test]
    fn trees_are_read_and_valued() {
        let value = |text: &str| {
            let trees = read(&*open(text).unwrap(), OF)?;
            Values::default().of(&trees)
        };
        for (text, of) in [("0", 0), ("3", 3), ("(()())", 1), ("((())())", 4), ("(()()),3", 2)] {
            assert_eq!(value(&format!("hackenbush/{text}")), Ok(of), "{text}");
        }
        for other in ["hackenbush/0-a-b-0", "hackenbush/0-a-a", "nim/3", "hackenbush/2&hackenbush/2"] {
            assert_eq!(value(other), Err(OF), "{other}");
        }
    }
}
