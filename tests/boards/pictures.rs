//! Pictures of edges.
use crate::draw::*;
use nimscope::core::{
    Board, ComponentView, Consequence, Edge, Graph, GraphPart, MoveList, MoveView, Nimber, Phrase, PieceId,
    Place, Scene, Sign, Span, Verb, Vertex, Words,
};
use nimscope::ui::boards::picture_markup;
use nimscope::ui::model::{Level, Preview};
use std::rc::Rc;

const VERTICES: &[(i32, i32)] = &[
    (60, 0),
    (60, 65),
    (165, 65),
    (165, 0),
    (112, 112),
    (134, 93),
    (152, 77),
    (134, 125),
    (152, 125),
    (98, 0),
    (98, 39),
    (127, 39),
    (127, 0),
    (243, 0),
    (243, 38),
    (243, 70),
    (243, 101),
    (243, 131),
    (196, 21),
    (290, 22),
    (205, 54),
    (281, 54),
    (217, 86),
    (269, 86),
    (247, 141),
    (368, 0),
    (368, 29),
    (388, 0),
    (388, 29),
    (350, 29),
    (406, 29),
    (378, 67),
    (378, 93),
    (354, 73),
    (405, 102),
    (415, 144),
];
const EDGES: &[(u64, u32, u32, i32, i32, u32)] = &[
    (1, 0, 1, 0, 0, 0),
    (2, 1, 2, 0, -1, 0),
    (3, 3, 2, 0, 0, 0),
    (4, 1, 4, 0, 0, 0),
    (5, 5, 4, 0, 0, 0),
    (6, 6, 5, 0, 0, 0),
    (7, 2, 6, -1, -1, 0),
    (8, 5, 7, 1, 0, 0),
    (9, 7, 8, 0, 1, 0),
    (10, 6, 8, -1, 0, 0),
    (11, 9, 10, -1, 0, 0),
    (12, 10, 11, 0, 0, 0),
    (13, 12, 11, 1, 0, 0),
    (14, 13, 14, 0, 0, 1),
    (15, 14, 15, 0, 0, 1),
    (16, 15, 16, 1, 0, 1),
    (17, 16, 17, 1, 0, 1),
    (18, 18, 14, 1, -2, 1),
    (19, 19, 14, -1, -2, 1),
    (20, 20, 15, 1, -2, 1),
    (21, 21, 15, -1, -2, 1),
    (22, 22, 16, 1, -2, 1),
    (23, 23, 16, -1, -2, 1),
    (24, 17, 17, 0, 28, 1),
    (25, 19, 19, 0, -18, 1),
    (26, 20, 20, 0, -18, 1),
    (27, 25, 26, 0, 0, 2),
    (28, 27, 28, 1, 0, 2),
    (29, 29, 26, 0, -1, 2),
    (30, 26, 28, 0, 1, 2),
    (31, 28, 30, 0, 1, 2),
    (32, 29, 31, -1, 1, 2),
    (33, 30, 31, 1, 1, 2),
    (34, 31, 32, -1, 0, 2),
    (35, 33, 32, 0, 0, 2),
    (36, 32, 34, 0, -1, 2),
    (37, 34, 35, 1, 0, 2),
    (38, 35, 35, 3, 43, 2),
    (39, 32, 32, 0, 34, 2),
];

const HOME: Place = Place { part: 0, group: 0 };

/// The house, the tree and the girl.
fn board() -> Graph {
    let vertex = |(i, (x, y)): (usize, &(i32, i32))| Vertex {
        name: if *y == 0 { format!("0{i}") } else { format!("v{i}") },
        x: *x,
        y: *y,
    };
    let edge = |&(n, a, b, x, y, part): &(u64, u32, u32, i32, i32, u32)| Edge {
        n,
        ends: [a, b],
        bend: [x, y],
        part,
        name: if n == TRUNK { "Trunk, second part".into() } else { String::new() },
        on: if n == TRUNK { format!("edge {}", n - 1) } else { "the ground".into() },
    };
    let part = |(group, name): (u16, &str)| GraphPart {
        place: Place { part: 0, group },
        number: u32::from(group) + 1,
        name: name.into(),
        edges: EDGES.iter().filter(|edge| edge.5 == u32::from(group)).count() as u64,
    };
    Graph {
        noun: "part".into(),
        piece: "edge".into(),
        game: String::new(),
        line: HOME.gaps(),
        vertices: VERTICES.iter().enumerate().map(vertex).collect(),
        edges: EDGES.iter().map(edge).collect(),
        parts: [(0, "House"), (1, "Tree"), (2, "Girl")].into_iter().map(part).collect(),
    }
}

const TRUNK: u64 = 15;

const CUT: Verb = Verb::new("Cut", "cut", "cuts", "cut");

fn falling(falls: &[(u64, u64)]) -> Consequence {
    match falls.iter().map(|(from, to)| to - from + 1).sum::<u64>() {
        0 => Consequence::Unsaid,
        falls => Consequence::Also(format!("{falls} edges fall")),
    }
}

fn cut(n: u64, falls: &[(u64, u64)], part: u16) -> MoveView {
    let line = HOME.gaps();
    MoveView {
        notation: n.to_string(),
        phrase: Phrase {
            left: falling(falls),
            ..Phrase::new(CUT, Sign::Cut, Words::pieces("edge", [n.to_string()]))
        },
        game: 0,
        groups: vec![Place { part: 0, group: part }],
        leaves: "rest".into(),
        handles: vec![PieceId { place: line, n }],
        touches: falls.iter().chain([&(n, n)]).map(|&(from, to)| Span { place: line, from, to }).collect(),
        adds: vec![],
        typed: Default::default(),
    }
}

fn props() -> nimscope::ui::boards::BoardsProps {
    let mut props = bare(Scene { boards: vec![Board::Graph(board())] });
    let part = |(group, name, value): (u16, &str, u64)| ComponentView {
        name: name.into(),
        text: String::new(),
        places: vec![Place { part: 0, group }],
        value: Some(Nimber(value)),
    };
    props.parts = Rc::new([(0, "House", 1), (1, "Tree", 3), (2, "Girl", 5)].map(part).to_vec());
    props.winning = Rc::new(MoveList::all(vec![
        cut(TRUNK, FALLS, 1),
        cut(18, &[], 1),
        cut(39, &[], 2),
        cut(35, &[], 2),
        cut(38, &[], 2),
    ]));
    props.choices = Rc::new(vec![(cut(TRUNK, FALLS, 1), None)]);
    props
}

const FALLS: &[(u64, u64)] = &[(16, 17), (20, 25)];

fn previewed(wins: bool, value: u64) -> Preview {
    Preview { mv: cut(TRUNK, FALLS, 1), wins: Some(wins), parts: vec![], value: Some(Nimber(value)) }
}

#[test]
fn edges_are_buttons_and_each_part_is_one_stop() {
    let drawn = html(props());
    assert_eq!(times(&drawn, r#"class="take""#), EDGES.len());
    assert_eq!(times(&drawn, r#"tabindex="0""#), 3);
    assert!(drawn.contains("Cut Trunk, second part, hangs on edge 14, 8 edges fall, winning"), "{drawn}");
    assert!(drawn.contains(r#"aria-label="House, 13 edges, value 1""#));
    assert!(drawn.contains("Cut edge 1, hangs on the ground\""));
    assert_eq!(times(&drawn, r##"href="#mg""##), 5);
    let mut hints = props();
    hints.level = Level::Hints;
    let drawn = html(hints);
    assert_eq!((times(&drawn, r##"href="#mg""##), times(&drawn, r#"class="winning-disc""#)), (0, 5));
    assert!(drawn.contains("13 edges</") || drawn.contains(">13 edges<"), "{drawn}");
    let mut off = props();
    off.disabled = true;
    let drawn = html(off);
    assert!(!drawn.contains(r#"class="take""#));
}

#[test]
fn edges_without_a_name_show_their_number_where_texts_speak_of_it() {
    assert!(!html(props()).contains("edge-number"));
    let mut numbered = props();
    numbered.numbered = true;
    let unnamed = board().edges.iter().filter(|edge| edge.name.is_empty()).count();
    assert!(unnamed > 0);
    assert_eq!(times(&html(numbered), "class=\"edge-number\""), unnamed);
}

#[test]
fn what_would_fall_is_shown() {
    let mut props = props();
    props.preview = Some(Rc::new(previewed(true, 0)));
    let drawn = html(props);
    assert!(drawn.contains("→ ∗0</text>") && drawn.contains("∗3<tspan") && drawn.contains("→ ∗4</tspan>"));
    assert_eq!(times(&drawn, r#"class="falling-edge""#), 1);
    // The edge to be cut has no disc.
    assert_eq!(times(&drawn, r##"href="#mg""##), 4);
    let (_, dotted) = drawn.split_once(r#"class="falling-edge" d=""#).expect("what falls");
    let (dotted, _) = dotted.split_once('"').expect("a path");
    assert_eq!(times(dotted, "M"), 8);
    let mut losing = self::props();
    losing.preview = Some(Rc::new(previewed(false, 2)));
    let drawn = html(losing);
    assert!(drawn.contains(r#"<g class="cap flat""#) && drawn.contains("→ ∗2</text>"));
}

#[test]
fn what_fell_is_left_behind() {
    let mut props = props();
    props.before = Some(props.scene.clone());
    assert!(!html(props).contains(r#"class="fell""#));
    let mut after = board();
    after.edges.retain(|edge| edge.n < 30);
    let mut props = bare(Scene { boards: vec![Board::Graph(after)] });
    props.before = Some(Rc::new(Scene { boards: vec![Board::Graph(board())] }));
    assert_eq!(times(&html(props), r#"class="fell""#), 1);
}

#[test]
fn a_large_picture_has_few_elements() {
    let count = 2_000;
    let mut large = board();
    large.vertices = (0..=count).map(|i| Vertex { name: format!("{i}"), x: i % 50 * 9, y: i }).collect();
    large.edges = (1..=count as u64)
        .map(|n| Edge { n, ends: [n as u32 - 1, n as u32], ..board().edges[0].clone() })
        .collect();
    large.parts.truncate(1);
    let drawn = html(bare(Scene { boards: vec![Board::Graph(large)] }));
    assert_eq!(times(&drawn, "data-piece"), 1);
    assert!(times(&drawn, "<path") < 100 && drawn.len() < 120_000, "{}", drawn.len());
}

#[test]
fn still_pictures_have_all_edges() {
    let scene = Scene { boards: vec![Board::Graph(board())] };
    let drawn = picture_markup(&scene, "");
    assert_eq!(times(&drawn, r#"class="graph-edge""#), EDGES.len());
    assert!(drawn.contains("House</text>"));
    for edges in [0, 1] {
        let mut few = board();
        few.edges.truncate(edges);
        let drawn = html(bare(Scene { boards: vec![Board::Graph(few)] }));
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
    }
}
