//! Random graphs are what was asked for, and the same for the same seed.
use kernels::hackenbush::{
    Graph, Solution,
    generate::{Shape, graph, with_one_winning_cut, with_value},
};

const SHAPES: [Shape; 5] = [
    Shape::Forest { trees: 1 },
    Shape::Forest { trees: 4 },
    Shape::Graphs { parts: 1, circuits: 30 },
    Shape::Graphs { parts: 3, circuits: 60 },
    Shape::Graphs { parts: 2, circuits: 100 },
];

fn same(a: &Graph, b: &Graph) -> bool {
    a.edges() == b.edges() && a.standing().eq(b.standing())
}

#[test]
fn graphs_have_their_edges_and_parts() {
    for shape in SHAPES {
        for edges in [0, 1, 2, 5, 40, 1000] {
            let drawn = graph(7, shape, edges);
            assert!(same(&drawn, &graph(7, shape, edges)));
            assert_eq!(drawn.standing().count(), edges as usize);
            assert!(edges < 40 || !same(&drawn, &graph(8, shape, edges)));
            let Shape::Forest { trees } = shape else { continue };
            let solved = Solution::new(drawn);
            assert_eq!(solved.parts().len(), trees.min(edges) as usize);
            assert!(
                (0..edges).all(|edge| matches!(
                    solved.cut_kind(edge),
                    Some(kernels::hackenbush::CutKind::Branch(_))
                ))
            );
        }
    }
}

#[test]
fn values_are_as_chosen() {
    for shape in SHAPES {
        for value in [0, 1, 5, 13, 40] {
            for edges in [0, 3, 30] {
                let drawn = with_value(value.into(), shape, edges, value);
                assert_eq!(Solution::new(drawn.clone()).value(), value);
                assert!(drawn.edges().len() as u32 <= edges + 64);
                assert!(same(&drawn, &with_value(value.into(), shape, edges, value)));
            }
        }
    }
}

#[test]
fn exactly_one_cut_wins() {
    for shape in SHAPES {
        for edges in [1, 2, 5, 20, 100] {
            for seed in 0..5 {
                let drawn = with_one_winning_cut(seed, shape, edges);
                assert_eq!(drawn.standing().count(), edges as usize);
                let solved = Solution::new(drawn);
                let cuts = solved.winning_cuts();
                assert_eq!(cuts.edges().len(), 1);
                // The only winning cut of a single tree is its trunk; and graphs of circuits alone have no branches.
                let ends = solved.graph().edges()[cuts.edges()[0] as usize];
                assert!(!ends.contains(&0) || !SHAPES[1..4].contains(&shape) || edges < 20);
            }
        }
    }
    assert_eq!(with_one_winning_cut(1, SHAPES[0], 0).standing().count(), 0);
}

#[test]
fn no_size_is_too_great() {
    assert_eq!(graph(1, SHAPES[0], u32::MAX).edges().len(), kernels::hackenbush::VERTEX_LIMIT - 1);
}
