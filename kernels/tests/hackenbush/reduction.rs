//! Each step of a reduction keeps the value, and the last one leaves a stalk.
use crate::{
    shapes::{cactus, graph, ring, tree},
    support::Plain,
};
use fastrand::Rng;
use kernels::hackenbush::{Branch, SeparateGraph, Step};

/// The part after some steps, as a separate graph.
fn after(graph: &Plain, part: &SeparateGraph, steps: usize) -> Plain {
    let solved = graph.solved();
    let figure = solved.reduction(part).figure(&solved, part, steps);
    let edges = figure.edges.into_iter().map(|(_, ends)| ends).collect();
    Plain { vertices: graph.vertices + graph.edges.len(), edges, grounded: graph.grounded.clone() }
}

fn check(graph: &Plain, value: impl Fn(&Plain) -> u32) {
    let solved = graph.solved();
    for part in solved.parts() {
        let reduction = solved.reduction(&part);
        assert_eq!(reduction.length, part.value);
        for steps in 0..=reduction.steps.len() {
            let figure = after(graph, &part, steps);
            assert_eq!(value(&figure), part.value, "{steps} of {:?} for {graph:?}", reduction.steps);
        }
        let stalk = after(graph, &part, reduction.steps.len());
        assert_eq!(stalk.edges.len() as u32, part.value);
        for (below, above) in stalk.edges.iter().zip(stalk.edges.iter().skip(1)) {
            assert_ne!(below, above);
        }
        assert_eq!(stalk.solved().cuts_to(0).edges().len() as u32, part.value.min(1));
    }
}

#[test]
fn small_graphs() {
    let mut rng = Rng::with_seed(12);
    for round in 0..400 {
        check(&Plain::random(&mut rng, 1 + round % 9), |figure| figure.brute().1);
    }
}

#[test]
fn larger_graphs() {
    let mut rng = Rng::with_seed(13);
    let value = |figure: &Plain| figure.solved().value();
    for round in 0..10 {
        check(&tree(&mut rng, 100, 1 + 3 * round), value);
        check(&graph(&mut rng, 80, 5 * round, 5 + round * round), value);
        check(&cactus(&mut rng, 12, 1 + round), value);
        check(&ring(&mut rng, round % 3, 4 + round, 9), value);
    }
}

/// The door of the house: three vertices, two of them on the ground and so one, become one vertex with three loops.
#[test]
fn the_door() {
    let door = Plain { grounded: vec![0, 3], ..Plain::new(&[[0, 1], [1, 2], [2, 3]]) };
    let solved = door.solved();
    let leaf = |edge| Branch { edge, length: 1 };
    let steps = solved.reduction(&solved.parts()[0]).steps;
    assert_eq!(
        steps,
        [
            Step::Fuse { vertex: 0, vertices: vec![0, 1, 2, 3], edges: vec![0, 1, 2] },
            Step::Loops { vertex: 0, edges: vec![0, 1, 2] },
            Step::Colon { vertex: 0, branches: vec![leaf(0), leaf(1), leaf(2)], length: 1 },
        ]
    );
}

/// The order of the steps does not depend on the depth of the graph, nor does the work.
#[test]
fn long_graphs() {
    let edges: Vec<[u32; 2]> = (0..300_000).flat_map(|at| [[at, at + 1], [at, at + 1]]).collect();
    let solved = Plain::new(&edges).solved();
    let reduction = solved.reduction(&solved.parts()[0]);
    assert_eq!((reduction.steps.len(), reduction.length), (3, 0));
    let comb: Vec<[u32; 2]> = (0..200_000).flat_map(|at| [[at, at + 1], [at, 200_001 + at]]).collect();
    let solved = Plain::new(&comb).solved();
    let steps: usize = solved.parts().iter().map(|part| solved.reduction(part).steps.len()).sum();
    assert_eq!(steps, 199_999);
}
