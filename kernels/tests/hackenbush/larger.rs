//! Hundreds of edges: each edge is cut and the rest solved anew.
use crate::{
    shapes::{cactus, graph, grid, ring, theta, tree},
    support::Plain,
};
use fastrand::Rng;
use kernels::hackenbush::{CutKind, Solution};

/// Checks all cuts of a graph; returns how many edges belong to rings.
fn check(graph: &Plain) -> usize {
    let solved = graph.solved();
    let edges = 0..graph.edges.len() as u32;
    let cut = |edge| Solution::new(solved.graph().without(edge).expect("a standing edge"));
    let mut after = Vec::new();
    for edge in edges.clone() {
        let option = cut(edge);
        let fallen: Vec<u32> =
            edges.clone().filter(|other| *other != edge && !option.graph().is_standing(*other)).collect();
        let mut falls = solved.falls(edge);
        falls.sort_unstable();
        assert_eq!(falls, fallen, "{edge} of {graph:?}");
        assert_eq!(solved.value_after(edge), Some(option.value()), "{edge} of {graph:?}");
        after.push(option.value());
    }
    assert!(solved.values_after().into_iter().eq(after.iter().map(|value| Some(*value))));
    let mut targets = after.clone();
    targets.extend([0, solved.value(), 1 << 20, u32::MAX]);
    targets.sort_unstable();
    targets.dedup();
    for target in targets {
        let expected: Vec<u32> = edges.clone().filter(|edge| after[*edge as usize] == target).collect();
        assert_eq!(solved.cuts_to(target).edges(), expected, "to {target}: {graph:?}");
    }
    // After a winning cut, the branches on the way to it have the values that they needed.
    let wins = solved.winning_cuts();
    for edge in wins.edges().iter().take(20) {
        let option = cut(*edge);
        for need in wins.needs(&solved, *edge) {
            let found = need.bridge.map_or(Some(0), |bridge| option.edge_value(bridge));
            assert_eq!(found, Some(need.bridge.map_or(0, |_| need.need + 1)), "{edge} of {graph:?}");
        }
    }
    let parts = solved.parts();
    assert_eq!(parts.iter().fold(0, |sum, part| sum ^ part.value), solved.value());
    let mut all: Vec<u32> = parts.into_iter().flat_map(|part| part.edges).collect();
    all.sort_unstable();
    assert!(all.into_iter().eq(edges.clone()));
    edges.filter(|edge| matches!(solved.cut_kind(*edge), Some(CutKind::Ring { .. }))).count()
}

#[test]
fn trees() {
    let mut rng = Rng::with_seed(3);
    for spread in [1, 2, 5, 40, 400] {
        assert_eq!(check(&tree(&mut rng, 400, spread)), 0);
    }
}

#[test]
fn random_graphs() {
    let mut rng = Rng::with_seed(4);
    let mut rings = 0;
    for round in 0..60 {
        rings += check(&graph(&mut rng, 150, 10 * (round % 9), 2 + round * round));
    }
    assert!(rings > 1000, "{rings}");
}

/// Pieces of many values, and more pieces than are computed one by one.
#[test]
fn rings_with_stalks() {
    let mut rng = Rng::with_seed(5);
    for (length, most) in
        [(1, 3), (2, 3), (3, 9), (7, 20), (60, 2), (61, 5), (100, 0), (120, 1), (12, 70), (56, 12)]
    {
        for trunk in [0, 1, 4] {
            let rings = check(&ring(&mut rng, trunk, length, most));
            assert_eq!(rings, if length > 1 { length as usize } else { 0 });
        }
    }
    // Pieces of 7 bits and more, which are beyond the tables.
    check(&ring(&mut rng, 1, 53, 100));
    check(&ring(&mut rng, 2, 60, 130));
}

#[test]
fn cactus_graphs() {
    let mut rng = Rng::with_seed(6);
    (1..12).for_each(|longest| assert!(check(&cactus(&mut rng, 40, longest)) > 0 || longest == 1));
}

#[test]
fn theta_graphs() {
    let mut rng = Rng::with_seed(7);
    (2..9).for_each(|paths| assert!(check(&theta(&mut rng, paths, 70)) > 0));
}

#[test]
fn grids() {
    for (columns, rows) in [(1, 30), (2, 30), (30, 2), (12, 12)] {
        check(&grid(columns, rows, true));
        check(&grid(columns, rows, false));
    }
}
