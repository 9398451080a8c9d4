//! All positions of small graphs.
use crate::support::Plain;
use fastrand::Rng;
use kernels::hackenbush::Graph;

fn check(graph: &Plain) {
    let (after, value) = graph.brute();
    let solved = graph.solved();
    assert_eq!(solved.value(), value, "{graph:?}");
    let full = (1 << graph.edges.len()) - 1;
    for (edge, value) in (0..).zip(&after) {
        assert_eq!(solved.value_after(edge), Some(*value), "edge {edge} of {graph:?}");
        let fallen = full & !graph.rooted(full & !(1 << edge)) & !(1 << edge);
        let falls: u32 = solved.falls(edge).iter().map(|edge| 1 << edge).sum();
        assert_eq!(falls, fallen, "edge {edge} of {graph:?}");
    }
    assert!(solved.values_after().into_iter().eq(after.iter().map(|value| Some(*value))));
    for target in 0..=after.iter().max().map_or(0, |most| most + 2) {
        let expected: Vec<u32> =
            (0..).zip(&after).filter(|(_, value)| **value == target).map(|(edge, _)| edge).collect();
        assert_eq!(solved.cuts_to(target).edges(), expected, "to {target}: {graph:?}");
    }
}

#[test]
fn random_graphs_of_up_to_nine_edges() {
    let mut rng = Rng::with_seed(1);
    for round in 0..6000 {
        check(&Plain::random(&mut rng, 1 + round % 9));
    }
}

#[test]
fn random_graphs_of_twelve_edges() {
    let mut rng = Rng::with_seed(2);
    (0..60).for_each(|_| check(&Plain::random(&mut rng, 12)));
}

/// Every graph with three vertices above and on the ground, and up to five edges.
#[test]
fn all_graphs_on_three_vertices() {
    let kinds = [[0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [2, 2]];
    for code in 0..6u32.pow(5) {
        let edges: Vec<[u32; 2]> = (0..5).map(|place| kinds[(code / 6u32.pow(place) % 6) as usize]).collect();
        let graph = Plain { vertices: 3, ..Plain::new(&edges) };
        if edges.is_sorted() && Graph::new(3, &edges, &[0]).is_ok() {
            check(&graph);
        }
    }
}
