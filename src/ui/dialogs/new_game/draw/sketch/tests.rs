//! Drawing without a hand.
use super::*;
use crate::core::{Edit, open};

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
