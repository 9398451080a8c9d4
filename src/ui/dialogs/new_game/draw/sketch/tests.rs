//! Drawing by function calls.
use super::*;
use crate::core::Edit;
use crate::games::open;

/// Two walls and a roof.
fn arch() -> Graph {
    let mut graph = Graph::default();
    let dots = [[0, 0], [0, 30], [30, 30], [30, 0]].map(|at| vertex(&mut graph, at));
    for pair in dots.windows(2) {
        edge(&mut graph, [pair[0], pair[1]]);
    }
    graph
}

fn names(graph: &Graph) -> String {
    graph.vertices.iter().map(|vertex| vertex.name.as_str()).collect::<Vec<_>>().join(" ")
}

fn hangs(graph: &Graph) -> usize {
    hanging(graph).into_iter().filter(|hangs| *hangs).count()
}

#[test]
fn names_say_what_is_on_the_ground() {
    let mut graph = arch();
    assert_eq!(names(&graph), "0 a b 0a");
    put(&mut graph, 3, [30, 10]);
    assert_eq!(names(&graph), "0 a b c");
    put(&mut graph, 3, [30, -20]);
    assert_eq!((names(&graph).as_str(), graph.vertices[3].y), ("0 a b 0a", 0));
}

#[test]
fn what_is_drawn_can_be_played() {
    let mut graph = arch();
    let looped = edge(&mut graph, [1, 1]);
    bend(&mut graph, looped, [-20, 30]);
    graph.edges[looped].name = "Ear".into();
    graph.parts[0].name = "Arch".into();
    divide(&mut graph);
    let game = open("hackenbush/1").unwrap();
    let drawn = game.edit(&Edit::Draw { part: 0, graph: Box::new(graph) }).unwrap();
    assert_eq!(drawn.notation(), "hackenbush/0-a-b-0a,a-a~-20_0'Ear',0@0'Arch',a@0_30,b@30_30,0a@30");
}

#[test]
fn parts_are_what_the_ground_connects() {
    let mut graph = arch();
    graph.parts[0].name = "Arch".into();
    let hut = vertex(&mut graph, [60, 30]);
    edge(&mut graph, [3, hut]);
    assert_eq!(graph.parts.iter().map(|part| part.edges).collect::<Vec<_>>(), [3, 1]);
    assert_eq!((graph.parts[0].name.as_str(), graph.parts[1].name.as_str()), ("Arch", ""));
    edge(&mut graph, [0, 3]);
    assert_eq!(graph.parts.len(), 3, "an edge along the ground is a part of its own");
    edge(&mut graph, [2, hut]);
    assert_eq!(graph.parts.iter().map(|part| part.edges).collect::<Vec<_>>(), [5, 1]);
}

#[test]
fn edges_that_hang_on_nothing_are_found() {
    let mut graph = arch();
    assert_eq!(hangs(&graph), 0);
    remove(&mut graph, |index, _| index == 0);
    assert_eq!((hangs(&graph), names(&graph).as_str()), (0, "a b 0a"));
    remove(&mut graph, |index, _| index == 1);
    assert_eq!((hangs(&graph), names(&graph).as_str()), (1, "a b"));
    remove_vertex(&mut graph, 0);
    assert_eq!((graph.edges.len(), graph.vertices.len(), graph.parts.len()), (0, 0, 0));
}

#[test]
fn edges_beside_each_other_are_bent_apart() {
    let mut graph = arch();
    let bends: Vec<[i32; 2]> = (0..4)
        .map(|_| {
            let new = edge(&mut graph, [0, 1]);
            graph.edges[new].bend
        })
        .collect();
    let mut apart = bends.clone();
    apart.sort_unstable();
    apart.dedup();
    assert_eq!(apart.len(), 4, "{bends:?}");
    let loops: Vec<[i32; 2]> = (0..3)
        .map(|_| {
            let new = edge(&mut graph, [1, 1]);
            graph.edges[new].bend
        })
        .collect();
    assert_eq!(loops, [[0, 22], [22, 0], [-22, 0]]);
    assert_eq!(graph.edges.last().map(|edge| edge.n), Some(10));
}

mod sheets {
    use super::super::super::sheet::{DragInProgress, End, Item, Sheet};
    use super::*;

    #[test]
    fn the_keyboard_draws_a_picture() {
        let mut sheet = Sheet::new(Graph::default());
        sheet.begin();
        assert_eq!(sheet.said, "Choose a vertex where the edge begins");
        sheet.add_ground();
        assert_eq!((sheet.chosen, sheet.said.as_str()), (Some(Item::Vertex(0)), "Ground vertex 0 added"));
        sheet.begin();
        sheet.shift([-5, 0]);
        assert_eq!(sheet.said, "−0.5 across, 3 up");
        sheet.end();
        assert_eq!(sheet.said, "Edge 1, 0 to a drawn");
        sheet.add_loop();
        sheet.begin();
        // Straight up from the end, then down again to the ground.
        for _ in 0..12 {
            sheet.shift([0, -5]);
        }
        sheet.shift([5, 0]);
        assert_eq!(sheet.said, "Ground vertex 0");
        sheet.end();
        assert_eq!(
            sheet.graph.edges.iter().map(|edge| edge.ends).collect::<Vec<_>>(),
            [[0, 1], [1, 1], [1, 0]]
        );
        sheet.delete(Item::Edge(1));
        assert_eq!(sheet.said, "Edge 2, a to a deleted");
        sheet.undo();
        sheet.undo();
        assert_eq!(sheet.graph.edges.len(), 2);
        sheet.redo();
        assert_eq!((sheet.graph.edges.len(), sheet.can_redo()), (3, true));
    }

    #[test]
    fn an_edge_may_begin_and_end_in_the_air() {
        let mut sheet = Sheet::new(Graph::default());
        let from = End::Free([0, 40]);
        sheet.drag = Some(DragInProgress::Edge { from, to: from, far: false });
        sheet.end();
        assert!(sheet.graph.vertices.is_empty() && !sheet.can_undo(), "a click draws nothing");
        sheet.drag = Some(DragInProgress::Edge { from, to: from, far: true });
        sheet.end();
        assert_eq!((sheet.graph.vertices.len(), sheet.graph.edges[0].is_loop()), (1, true));
        sheet.next(false, true);
        assert_eq!(sheet.said, "Vertex a");
        sheet.shift([0, -40]);
        assert_eq!(sheet.said, "Ground vertex 0 at 0 across, 0 up");
        sheet.save_for_undo();
        sheet.settle();
        sheet.undo();
        assert_eq!(sheet.graph.vertices[0].y, 40);
    }
}
