//! The forms against brute force, and the exercise's graphs.
use super::{form::Form, graph::*, kind::Kind};
use crate::core::{
    Budget, Change, Convention, Edit, Nimber, PieceId, Place, extras::ValueMap, nimber::mex, verdict,
};
use crate::games::open;
use proptest::prelude::*;
use std::collections::HashMap;

/// The value by the rules alone.
fn brute(graph: &Graph, left: u64, known: &mut HashMap<u64, u64>) -> u64 {
    let left = graph.joined(left);
    if let Some(value) = known.get(&left) {
        return *value;
    }
    let mut values = points(left).map(|point| brute(graph, left & !bit(point), known)).collect();
    let value = mex(&mut values).0;
    known.insert(left, value);
    value
}

fn value(kind: &str) -> u64 {
    let graph = Graph::new(Kind::read(kind).unwrap());
    brute(&graph, graph.all(), &mut HashMap::new())
}

fn known(kind: &str) -> (Form, Option<u64>) {
    let graph = Graph::new(Kind::read(kind).unwrap());
    let form = Form::of(&graph, graph.all());
    (form, form.value())
}

#[test]
fn the_forms_have_the_values_of_brute_force() {
    let lines = (1..=16).map(|n| (format!("line({n})"), Form::Line(n)));
    let circles = (3..=14).map(|n| (format!("circle({n})"), Form::Circle(n)));
    let stars = (3..=12).map(|n| (format!("star({n})"), Form::Star(n)));
    let doubles =
        (1..=5).flat_map(|m| (1..=5).map(move |n| (format!("double({m},{n})"), Form::Double(m, n))));
    for (kind, form) in
        lines.chain(circles).chain(stars).chain(doubles.filter(|(_, form)| *form != Form::Double(1, 1)))
    {
        assert_eq!(known(&kind), (form, Some(value(&kind))), "{kind}");
    }
    assert_eq!(known("double(1,1)").0, Form::Line(3));
}

/// Ferguson, exercise 4.5.11: the values that brute force gives, as the statements list them.
/// Facts 114 to 120.
#[test]
fn the_exercise() {
    let lines = [0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0, 2];
    assert_eq!(&super::form::LINES[..21], &lines);
    let circles = [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
    assert_eq!((3..=16).filter_map(|n| Form::Circle(n).value()).collect::<Vec<_>>(), circles);
    assert_eq!((value("lattice(3,3)"), value("lattice(4,4)"), value("board")), (2, 0, 0));
    let solved = |notation: &str| {
        let game = open(notation).unwrap();
        verdict(&*game, Convention::Normal, &mut Budget::new(1_000_000)).unwrap().value()
    };
    let stars: Vec<_> = (1..=10).map(|n| solved(&format!("vertices:star({n})/1-{}", n + 1))).collect();
    assert!(stars.iter().zip(1..).all(|(value, n)| *value == Some(Nimber(if n % 2 == 1 { 1 } else { 2 }))));
    // A double star without leaves on one side is a star with one leaf more.
    let double = |m: u64, n: u64| match (m.min(n), m.max(n)) {
        (0, most) => solved(&format!("vertices:star({})/1-{}", most + 1, most + 2)),
        (m, n) => solved(&format!("vertices:double({m},{n})/1-{}", m + n + 2)),
    };
    let doubles = [
        [1, 2, 1, 2, 1, 2],
        [2, 0, 3, 0, 3, 0],
        [1, 3, 0, 3, 0, 3],
        [2, 0, 3, 0, 3, 0],
        [1, 3, 0, 3, 0, 3],
        [2, 0, 3, 0, 3, 0],
    ];
    for (m, row) in (0..).zip(doubles) {
        for (n, value) in (0..).zip(row) {
            assert_eq!(double(m, n), Some(Nimber(value)), "{m} {n}");
        }
    }
    for (n, value) in (1..=20).zip(&lines[1..]) {
        assert_eq!(solved(&format!("vertices:line({n})/1-{}", n + 1)), Some(Nimber(*value)), "{n}");
    }
    for (n, value) in (3..=16).zip(circles) {
        assert_eq!(solved(&format!("vertices:circle({n})/1-{n}")), Some(Nimber(value)), "{n}");
    }
    assert_eq!(solved("vertices:lattice(3,3)/1-9"), Some(Nimber(2)));
    assert_eq!(solved("vertices:lattice(4,4)/1-16"), Some(Nimber(0)));
    assert_eq!(solved("vertices:board/1-12"), Some(Nimber(0)));
    assert_eq!(solved("vertices:double(3,4)/1-9"), Some(Nimber(3)));
}

#[test]
fn opposite_points_answer_each_other() {
    for (kind, mirrored) in [
        ("lattice(4,4)", true),
        ("lattice(6,6)", true),
        ("lattice(2,4)", true),
        ("lattice(3,4)", false),
        ("board", true),
        ("lattice(3,3)", false),
        ("circle(8)", true),
        ("circle(5)", false),
    ] {
        let graph = Graph::new(Kind::read(kind).unwrap());
        assert_eq!(graph.mirrored(graph.all()), mirrored, "{kind}");
    }
}

#[test]
fn pictures_keep_points_apart() {
    for kind in
        ["star(24)", "circle(24)", "line(30)", "double(12,12)", "lattice(6,6)", "board", "edges(1-2,2-3,1-4)"]
    {
        let graph = Graph::new(Kind::read(kind).unwrap());
        for (i, [x, y]) in graph.places.iter().enumerate() {
            for [u, v] in &graph.places[..i] {
                assert!((x - u).pow(2) + (y - v).pow(2) >= WIDE * WIDE, "{kind}: {x},{y} and {u},{v}");
            }
        }
    }
}

#[test]
fn wrong_graphs_are_refused_at_their_place() {
    for (text, at) in [
        ("vertices/1", 9),
        ("vertices:disc(3)/1", 9),
        ("vertices:star(3/1", 15),
        ("vertices:star(3)x/1", 16),
        ("vertices:edges(1-1)/1", 15),
        ("vertices:star(99)/1", 14),
        ("vertices:circle(2)/1", 9),
        ("vertices:star(3)/9", 17),
        ("vertices:star(3)/3-1", 19),
        ("vertices:star(3)/", 17),
    ] {
        let error = open(text).err().unwrap_or_else(|| panic!("{text} opens"));
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

proptest! {
    #[test]
    fn any_graph_is_solved_as_by_brute_force(edges in proptest::collection::btree_set((1usize..8, 1usize..8), 1..12), left in 1u64..128) {
        let edges: Vec<String> = edges.iter().filter(|(a, b)| a != b).map(|(a, b)| format!("{a}-{b}")).collect();
        prop_assume!(!edges.is_empty());
        let kind = format!("edges({})", edges.join(","));
        let graph = Graph::new(Kind::read(&kind).unwrap());
        let left = super::left::PointSet(left & graph.all());
        let game = open(&format!("vertices:{kind}/{left}")).unwrap();
        let value = brute(&graph, left.0, &mut HashMap::new());
        let found = verdict(&*game, Convention::Normal, &mut Budget::new(1_000_000)).unwrap();
        prop_assert_eq!(found.value(), Some(Nimber(value)));
    }
}

/// What the editor makes of a position.
fn edits(notation: &str, edits: &[Edit]) -> Result<String, String> {
    let mut game = open(notation).unwrap();
    for edit in edits {
        game = game.edit(edit).map_err(|error| error.to_string())?;
    }
    Ok(game.notation())
}

fn piece(n: u64) -> PieceId {
    PieceId { place: Place::default(), n }
}

#[test]
fn a_graph_is_drawn_by_a_pen() {
    let press = |n| Edit::Recolour { piece: piece(n) };
    let change = |n, change| Edit::Piece { piece: piece(n), change };
    // The pen goes to 1; 3 is joined to it, and parted from 2.
    let triangle = edits("vertices:edges(1@0_0,2@5_0,3@5_5,1-2,2-3)/1-3", &[press(1), press(3)]);
    assert_eq!(triangle.unwrap(), "vertices:edges(1@0_0,2@5_0,3@5_5,1-2,1-3,2-3)/1-3");
    let parted = edits("vertices:edges(1@0_0,2@5_0,3@5_5,1-2,2-3)/1-3", &[change(3, Change::Hold), press(2)]);
    assert_eq!(parted.unwrap(), "vertices:edges(1@0_0,2@5_0,3@5_5,1-2)/1-3");
    // Pressed again, the point lays the pen down.
    let laid = edits("vertices:edges(1-2,3)/1-3", &[press(1), press(1), press(3), press(2)]);
    assert_eq!(laid.unwrap().matches('-').count(), 3);
    // A graph of a known kind becomes a drawing as it stands: points keep their distance.
    let lattice = edits("vertices:lattice(2,2)/1-4", &[press(1), press(4)]).unwrap();
    assert_eq!(lattice, "vertices:edges(1@0_0,2@4_0,3@0_4,4@4_4,1-2,1-3,1-4,2-4,3-4)/1-4");
    let carried = edits("vertices:lattice(2,2)/1-4", &[change(4, Change::Carry([2, -9]))]).unwrap();
    assert_eq!(carried, "vertices:edges(1@0_0,2@4_0,3@0_4,4@6_0,1-2,1-3,2-4,3-4)/1-4");
}

#[test]
fn points_come_and_go() {
    let erase = |n| Edit::Piece { piece: piece(n), change: Change::Erase };
    let measure = |kind: &str, larger: bool| {
        let sizes = Kind::read(kind).unwrap().sizes().len();
        let place = Place { group: u16::from(sizes == 3), ..Place::default() };
        match (sizes, larger) {
            (2, true) => Edit::AddGroup { part: 0 },
            (2, false) => Edit::RemoveGroup { place },
            (_, true) => Edit::Add { place, colour: 0 },
            (_, false) => Edit::Remove { place },
        }
    };
    for kind in ["star(3)", "line(4)", "circle(4)", "double(1,2)", "lattice(3,2)", "board", "edges(1-2)"] {
        let graph = Graph::new(Kind::read(kind).unwrap());
        let count = graph.places.len();
        let start = format!("vertices:{kind}/{}", super::left::PointSet(graph.all()));
        let more = edits(&start, &[measure(kind, true)]).unwrap();
        assert!(more.ends_with(&format!("/1-{}", count + 1)), "{more}");
        let grown = open(&more).unwrap();
        assert_eq!(grown.scene().layouts().next().unwrap().pieces.len(), count + 1);
        // The graph is a drawing now, so that its number of points is its only measure.
        let back = grown.edit(&Edit::Remove { place: Place::default() }).unwrap();
        assert_eq!(back.move_count(), open(&start).unwrap().move_count(), "{kind}");
        let fewer = edits(&start, &[measure(kind, false)]).unwrap();
        assert!(fewer.ends_with(&format!("/{}", super::left::PointSet(graph.all() >> 1))), "{fewer}");
    }
    // A point that goes takes its edges along, and its number is free.
    let gone =
        edits("vertices:edges(1-2,2-3)/1-3", &[erase(2), Edit::Add { place: Place::default(), colour: 0 }]);
    let gone = gone.unwrap();
    assert!(gone.ends_with("/1-3") && open(&gone).unwrap().move_count() == 0, "{gone}");
    assert!(edits("vertices:edges(1)/1", &[erase(1)]).unwrap_err().contains("at least one point"));
    let full =
        format!("vertices:edges({})/1-40", (1..=40).map(|n| n.to_string()).collect::<Vec<_>>().join(","));
    let more = edits(&full, &[Edit::Add { place: Place::default(), colour: 0 }]);
    assert!(more.unwrap_err().contains("at most 40 points"));
}

#[test]
fn drawings_read_back_and_stay_where_they_are() {
    for text in ["edges(1@3_7,2@9_9,1-2)", "edges(4,1-2)", "edges(2@0_0)", "edges(1@5_5,2-3)"] {
        assert_eq!(Kind::read(text).unwrap().to_string(), text);
    }
    assert_eq!(Kind::read("edges(1, 2,1-2)").unwrap().to_string(), "edges(1-2)");
    for (text, at) in
        [("edges(1@3)", 9), ("edges(1@3_)", 10), ("edges(0)", 6), ("edges(1@100_0)", 8), ("edges()", 6)]
    {
        assert_eq!(Kind::read(text).unwrap_err().at, at, "{text}");
    }
    // Another point may go to the border without moving this one.
    let at = |text: &str| Graph::new(Kind::read(text).unwrap()).places[0];
    assert_eq!(at("edges(1@5_5,2@3_3)"), at("edges(1@5_5,2@0_9)"));
}

/// Every place of the map of a double star has the value of the graph with so many neighbours left, by brute force.
#[test]
fn the_map_of_a_double_star() {
    let (game, graph) =
        (open("vertices:double(3,4)/1-3+5-8").unwrap(), Graph::new(Kind::read("double(3,4)").unwrap()));
    let map = game.workshop().map(100).unwrap();
    assert_eq!((map.side, map.here), (5, Some((2, 3))));
    assert_eq!(game.workshop().at(2, 3).unwrap().notation(), game.notation());
    let mut known = HashMap::new();
    for (n, value) in map.values.iter().enumerate() {
        let (x, y) = (n % 5, n / 5);
        let Some(at) = game.workshop().at(x as u64, y as u64) else {
            assert_eq!((*value, x), (ValueMap::NONE, 4));
            continue;
        };
        let [left, right] = [(3, x), (6, y)].map(|(from, n)| (from..from + n).fold(0, |set, p| set | bit(p)));
        assert_eq!(u64::from(*value), brute(&graph, 3 | left | right, &mut known), "{x}, {y}");
        assert_eq!(at.key()[0].count_ones() as usize, 2 + x + y);
    }
    for without in ["vertices:double(3,4)/1+3-9", "vertices:star(4)/1-5"] {
        assert!(open(without).unwrap().workshop().map(9).is_none(), "{without}");
    }
}
