//! Inputs that are no rooted graphs, and numbers that name no edge or vertex.
use kernels::hackenbush::{EDGE_LIMIT, Graph, GraphError, Solution, VERTEX_LIMIT};

fn error(vertices: usize, edges: &[[u32; 2]], grounded: &[u32]) -> GraphError {
    Graph::new(vertices, edges, grounded).expect_err("no rooted graph")
}

#[test]
fn errors_name_what_is_wrong() {
    assert_eq!(error(4, &[[0, 1], [2, 3]], &[0]), GraphError::Unrooted(1));
    assert_eq!(error(2, &[[1, 1]], &[0]), GraphError::Unrooted(0));
    assert_eq!(error(1, &[[0, 0]], &[]), GraphError::Unrooted(0));
    assert_eq!(error(3, &[[0, 3]], &[0]), GraphError::UnknownVertex(3));
    assert_eq!(error(0, &[], &[0]), GraphError::UnknownVertex(0));
    assert_eq!(error(VERTEX_LIMIT + 1, &[], &[0]), GraphError::TooManyVertices);
    assert_eq!(error(1, &vec![[0, 0]; EDGE_LIMIT + 1], &[0]), GraphError::TooManyEdges);
    assert_eq!(GraphError::Unrooted(7).to_string(), "edge 7 is not connected to the ground");
}

#[test]
fn nothing_is_worth_nothing() {
    for graph in [Graph::new(0, &[], &[]), Graph::new(5, &[], &[]), Graph::new(3, &[], &[1, 1])] {
        let solved = Solution::new(graph.expect("an empty graph"));
        assert_eq!(solved.value(), 0);
        assert!(solved.winning_cuts().edges().is_empty() && solved.parts().is_empty());
        assert_eq!(solved.graph().standing().count(), 0);
    }
}

#[test]
fn what_is_not_rooted_has_fallen() {
    let graph = Graph::rooted_part(6, &[[4, 5], [0, 1], [2, 2], [1, 3], [3, 0]], &[0]).expect("a graph");
    assert_eq!(graph.standing().collect::<Vec<_>>(), [1, 3, 4]);
    let solved = Solution::new(graph);
    assert_eq!((solved.value(), solved.value_after(0), solved.value_after(3)), (1, None, Some(0)));
    assert_eq!((solved.vertex_value(5), solved.vertex_value(1)), (None, Some(1)));
    assert_eq!(solved.edge_value(2), None);
    assert_eq!(solved.values_after(), [None, Some(2), None, Some(0), Some(2)]);
    assert!(solved.graph().without(0).is_none());
}

#[test]
fn numbers_that_name_nothing() {
    let solved = Solution::new(Graph::new(2, &[[0, 1]], &[0]).expect("an edge"));
    for number in [2, 100, u32::MAX] {
        assert!(solved.graph().without(number).is_none() && !solved.graph().is_standing(number));
        assert!(!solved.graph().is_grounded(number) && solved.falls(number).is_empty());
        assert_eq!((solved.vertex_value(number), solved.edge_value(number)), (None, None));
        assert_eq!((solved.value_after(number), solved.cut_kind(number)), (None, None));
        assert!(solved.winning_cuts().needs(&solved, number).is_empty());
    }
}

/// A graph after several cuts is the graph of what is left, with the same numbers.
#[test]
fn cuts_follow_one_another() {
    let graph = Graph::new(5, &[[0, 1], [1, 2], [2, 1], [2, 3], [3, 4], [0, 2]], &[0]).expect("a graph");
    let graph = graph.without(0).and_then(|graph| graph.without(5)).expect("two edges");
    assert_eq!(graph.standing().count(), 0);
    assert_eq!((graph.edges().len(), graph.vertices()), (6, 5));
}
