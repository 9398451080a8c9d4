//! Ferguson 6.2 and 6.3: the principles themselves, by the definition and by the crate.
use crate::support::Plain;
use fastrand::Rng;

/// The value, by the definition and by the crate. The crate is not given vertices that nothing holds up.
fn value(graph: &Plain) -> u32 {
    let value = graph.brute().1;
    assert_eq!(graph.solved().value(), value, "{graph:?}");
    value
}

/// Fact 176.
#[test]
fn a_loop_is_as_good_as_a_leaf() {
    let mut rng = Rng::with_seed(9);
    for round in 0..200 {
        let mut graph = Plain::random(&mut rng, 1 + round % 8);
        let at = rng.u32(0..graph.vertices as u32);
        graph.edges.push([at, at]);
        if graph.rooted((1 << graph.edges.len()) - 1).count_ones() as usize != graph.edges.len() {
            continue;
        }
        let looped = value(&graph);
        graph.edges.pop();
        graph.edges.push([at, graph.vertices as u32]);
        graph.vertices += 1;
        assert_eq!(value(&graph), looped, "{graph:?}");
    }
}

/// Two neighbours are on a circuit if they stay connected without the edge between them.
/// Fact 179.
#[test]
fn fusion() {
    let mut rng = Rng::with_seed(10);
    let mut fusions = 0;
    while fusions < 300 {
        let edges = 3 + fusions % 6;
        let graph = Plain::random(&mut rng, edges);
        let full = (1u32 << graph.edges.len()) - 1;
        let before = value(&graph);
        for (edge, [a, b]) in graph.edges.iter().enumerate() {
            if graph.rooted(full & !(1 << edge)) != full & !(1 << edge) || a == b {
                continue;
            }
            let ground = graph.grounded.contains(a) || graph.grounded.contains(b);
            let leaf = graph.edges.iter().filter(|ends| ends.contains(a)).count() == 1
                || graph.edges.iter().filter(|ends| ends.contains(b)).count() == 1;
            // Nothing falls with an edge that leads to a leaf, yet it is on no circuit, unless both its ends are on the
            // ground.
            if leaf && !(graph.grounded.contains(a) && graph.grounded.contains(b)) {
                continue;
            }
            let mut fused = graph.clone();
            let merged = |vertex: u32| if vertex == *b { *a } else { vertex };
            fused.edges.iter_mut().for_each(|ends| *ends = ends.map(merged));
            if ground {
                fused.grounded.push(*a);
            }
            assert_eq!(value(&fused), before, "{a} and {b} of {graph:?}");
            fusions += 1;
        }
    }
}

/// Fact 180.
#[test]
fn colon() {
    let mut rng = Rng::with_seed(11);
    for round in 0..60 {
        let base = Plain::random(&mut rng, 1 + round % 5);
        let on = rng.u32(0..base.vertices as u32);
        let held = base.grounded.contains(&on) || base.edges.iter().any(|ends| ends.contains(&on));
        if !held {
            continue;
        }
        let length = rng.u32(1..=6);
        let tree: Vec<[u32; 2]> = (1..=length).map(|upper| [rng.u32(0..upper), upper]).collect();
        let with = |edges: &[[u32; 2]]| {
            let mut graph = base.clone();
            let place = |vertex: u32| if vertex == 0 { on } else { base.vertices as u32 + vertex - 1 };
            graph.edges.extend(edges.iter().map(|ends| ends.map(place)));
            graph.vertices += edges.len();
            value(&graph)
        };
        let stalk: Vec<[u32; 2]> = (0..value(&Plain::new(&tree))).map(|lower| [lower, lower + 1]).collect();
        assert_eq!(with(&tree), with(&stalk), "{tree:?} on {on} of {base:?}");
    }
}
