//! Ferguson, chapter 6: the graphs it speaks of. Its figures are lost: where only a value and some words are left, the
//! graph here is one that fits them.
use crate::support::Plain;
use kernels::hackenbush::{CutKind, Need};

/// The value of a graph, by the crate, checked against the definition.
fn value(edges: &[[u32; 2]]) -> u32 {
    let graph = Plain::new(edges);
    let value = graph.solved().value();
    assert_eq!(graph.brute().1, value, "{edges:?}");
    value
}

/// The graphs side by side, each with vertex 0 on the ground.
fn sum(graphs: &[&[[u32; 2]]]) -> Plain {
    let mut edges = Vec::new();
    let mut last = 0;
    for graph in graphs {
        let shift = last;
        for edge in *graph {
            let edge = edge.map(|vertex| if vertex == 0 { 0 } else { vertex + shift });
            last = last.max(edge[0]).max(edge[1]);
            edges.push(edge);
        }
    }
    Plain::new(&edges)
}

/// Figure 6.2, left: a Y whose one branch ends in two edges, as the text reduces it.
const FIRST: [[u32; 2]; 5] = [[0, 1], [1, 2], [2, 3], [2, 4], [1, 5]];

/// Figure 6.2, middle, from the text: branches worth 3, 2 and 6 on a trunk of one edge.
const SECOND: [[u32; 2]; 14] = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [2, 6],
    [1, 7],
    [7, 8],
    [1, 9],
    [9, 10],
    [10, 11],
    [11, 12],
    [11, 13],
    [13, 14],
];

/// Figure 6.2, right: of this tree only the value 4 is left.
const THIRD: [[u32; 2]; 6] = [[0, 1], [1, 2], [2, 3], [1, 4], [4, 5], [4, 6]];

#[test]
fn stalks_of_3_4_and_5() {
    let stalk = |length: u32| (0..length).map(|lower| [lower, lower + 1]).collect::<Vec<_>>();
    let solved = sum(&[&stalk(3), &stalk(4), &stalk(5)]).solved();
    assert_eq!(solved.value(), 2);
    assert_eq!(solved.winning_cuts().edges(), [1], "the second segment of the stalk of three");
    let option = solved.graph().without(1).expect("a cut");
    assert_eq!(
        kernels::hackenbush::Solution::new(option).parts().iter().map(|part| part.value).collect::<Vec<_>>(),
        [1, 4, 5]
    );
}

#[test]
fn three_trees() {
    assert_eq!((value(&FIRST), value(&SECOND), value(&THIRD)), (1, 8, 4));
    let forest = sum(&[&FIRST, &SECOND, &THIRD]);
    let solved = forest.solved();
    assert_eq!(solved.value(), 13);
    let ends = |edge: &u32| SECOND[*edge as usize - FIRST.len()];
    let cuts = solved.winning_cuts();
    assert_eq!(cuts.edges().iter().map(ends).collect::<Vec<_>>(), [[1, 2], [7, 8], [11, 12]]);
    let second = Plain::new(&SECOND).solved();
    assert_eq!(second.cuts_to(5).edges(), [1, 7, 11]);
    assert_eq!(second.edge_value(1), Some(3), "the leftmost branch");
    assert_eq!((second.edge_value(6), second.edge_value(8)), (Some(2), Some(6)));
}

/// "We must change one of the three branches to achieve nim-sum 4": with the trunk, 8 to 5.
#[test]
fn the_way_from_8_to_5() {
    let solved = Plain::new(&SECOND).solved();
    let cuts = solved.cuts_to(5);
    let ground = Need { bridge: None, value: 8, need: 5 };
    let trunk = Need { bridge: Some(0), value: 7, need: 4 };
    assert_eq!(cuts.needs(&solved, 1), [ground, trunk]);
    assert_eq!(solved.cut_kind(1), Some(CutKind::Branch(3)));
    assert_eq!(cuts.needs(&solved, 7), [ground, trunk, Need { bridge: Some(6), value: 1, need: 0 }]);
    // The branch of value 6 has to take value 5.
    let right = Need { bridge: Some(8), value: 5, need: 4 };
    assert_eq!(cuts.needs(&solved, 9)[2], right);
    assert_eq!(cuts.needs(&solved, 11).len(), 5);
}

/// The door has two vertices on the ground: "really the same as a triangle with one vertex attached to the ground".
#[test]
fn the_door() {
    assert_eq!(value(&[[0, 1], [1, 2], [2, 0]]), 1);
    let door = Plain { grounded: vec![0, 3], ..Plain::new(&[[0, 1], [1, 2], [2, 3]]) };
    assert_eq!((door.solved().value(), door.brute().1), (1, 1));
}

/// A trunk, and a circuit of four edges on it.
#[test]
fn the_christmas_tree() {
    assert_eq!(value(&[[0, 1], [1, 2], [2, 3], [3, 4], [4, 1]]), 1);
}

/// Walls, ceiling and roof, a chimney on the roof that smokes, and a window held by the right wall: circuits of four
/// edges, each "a single vertex". With the door the house is worth 3.
#[test]
fn the_house() {
    let walls = [[0, 1], [1, 2], [2, 3], [3, 0], [1, 3]];
    let chimney = [[2, 4], [4, 5], [5, 6], [6, 7], [7, 4], [6, 8]];
    let window = [[3, 9], [9, 10], [10, 11], [11, 12], [12, 9]];
    let house = [&walls[..], &chimney, &window].concat();
    assert_eq!(value(&house), 2);
    let solved = sum(&[&house, &[[0, 1], [1, 2], [2, 0]]]).solved();
    assert_eq!(solved.value(), 3);
    assert_eq!(solved.parts().iter().map(|part| part.value).collect::<Vec<_>>(), [2, 1]);
}

/// A loop is the head of the juggler, another one the ball in a hand.
#[test]
fn the_juggler() {
    let legs = [[0, 1], [0, 1], [1, 2]];
    let head = [[2, 3], [3, 3]];
    let arms = [[2, 4], [4, 5], [2, 6], [6, 7], [7, 7]];
    assert_eq!(value(&[&legs[..], &head, &arms].concat()), 4);
}

#[test]
fn circuits() {
    for n in 1..=10 {
        let on_ground: Vec<[u32; 2]> = (0..n).map(|at| [at, (at + 1) % n]).collect();
        assert_eq!(value(&on_ground), n % 2, "through the ground");
        let mut on_stalk: Vec<[u32; 2]> = (0..n).map(|at| [1 + at, 1 + (at + 1) % n]).collect();
        on_stalk.push([0, 1]);
        assert_eq!(value(&on_stalk), 1 + n % 2, "on a stalk of one edge");
    }
}

#[test]
fn sums_of_the_text() {
    let stalk = |length: u32| (0..length).map(|lower| [lower, lower + 1]).collect::<Vec<_>>();
    for (lengths, value) in
        [(&[3, 4, 5][..], 2), (&[1, 8, 4], 13), (&[3, 2, 6], 7), (&[2, 6], 4), (&[3, 1, 6], 4)]
    {
        let stalks: Vec<_> = lengths.iter().map(|length| stalk(*length)).collect();
        let stalks: Vec<&[[u32; 2]]> = stalks.iter().map(|stalk| &stalk[..]).collect();
        assert_eq!(sum(&stalks).solved().value(), value, "{lengths:?}");
    }
}
