//! Vertex removal: points of a graph are removed with their edges.
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, Valued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use graph::{Graph, WIDE, bit, points};
use kind::Kind;
use left::{Point, PointSet};
use std::rc::Rc;
use values::Values;

mod drawn;
mod editing;
mod form;
mod graph;
mod kind;
mod left;
mod map;
#[cfg(test)]
mod tests;
mod values;
mod why;

static REMOVE: Verb = Verb::new("Remove", "removed", "removes", "removal");

/// Vertex removal (Ferguson, Part I, exercise 4.5.11): a point is removed with the edges at it; one without edges stays.
#[derive(Clone)]
pub struct VertexRemoval {
    graph: Rc<Graph>,
    values: Rc<Values>,
    /// The point that has the pen in the editor.
    pen: Option<usize>,
}

impl VertexRemoval {
    fn on(kind: Kind) -> (Self, PointSet) {
        let graph = Graph::new(kind);
        let all = PointSet(graph.all());
        (Self { graph: Rc::new(graph), values: Rc::default(), pen: None }, all)
    }
    /// The value of a position, where it is known or soon found.
    fn value(&self, left: PointSet) -> Option<u64> {
        self.values.of(&self.graph, left.0)
    }
    /// The piece of a point; if `valued`, with the value of what its removal leaves, where that is known.
    fn piece(&self, left: PointSet, point: usize, valued: bool) -> Piece {
        let [x, y] = self.graph.places[point - 1];
        let moves = self.graph.near(point, left.0) != 0;
        let after = PointSet(left.0 & !bit(point));
        let pen = self.pen == Some(point);
        let near = points(self.graph.near(point, left.0)).map(|near| near.to_string()).collect::<Vec<_>>();
        let state = match &near[..] {
            [] => ", without edges".into(),
            near => format!(", joined to {}", near.join(", ")),
        };
        Piece {
            n: point as u64,
            at: [x - WIDE / 2, y - WIDE / 2, WIDE, WIDE],
            round: WIDE / 2,
            look: ["point", if moves { "" } else { " alone" }, if pen { " token" } else { "" }].concat(),
            name: format!("point {point}{}{state}", if pen { ", with the pen" } else { "" }),
            value: if moves && valued { self.value(after).map(Nimber) } else { None },
            moves,
            edits: true,
            ..Piece::default()
        }
    }
}

impl Ruleset for VertexRemoval {
    type Position = PointSet;
    type Move = Point;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "vertices",
        name: "Vertex Removal",
        short: "Remove a point with all edges at it.",
        shelf: "Graphs",
        piece: "point",
        group: "graph",
        rules: &[
            (
                "Move",
                "Choose a point that is joined to another, and remove it with all edges at it. A point without edges cannot be removed.",
            ),
            (
                "End",
                "When no edge is left, play is over. In normal play the player who removed the last edge wins. In misère play that player loses.",
            ),
            (
                "Editor",
                "To make a graph of your own, open New game and Editor. Add points and drag them into place. Press a point to give it the pen, then press another to join the two or to remove their edge. Keys: arrow keys go to the nearest point, Enter presses it, P gives it the pen, Alt and an arrow key move it, Delete removes it. You can also type the edges: 3@5_2 puts point 3 5 squares to the right and 2 down.",
            ),
            (
                "Value: an exercise",
                "The value is the nim-sum of the values of the parts that are not joined. A line of *n* edges has the value of a heap of *n* in the octal game 0.37. Why? gives the formulas for circles, stars and double stars. Other graphs have no formula: their values are found by trying all moves.",
            ),
        ],
        source: "Ferguson, Part I, 4.5, exercise 11",
        presets: &[
            Preset {
                name: "Exercise 4.5.11 (e), figure 4.3 (i)",
                notation: "vertices:lattice(3,3)/1-9",
                about: "Ferguson 4.5, exercise 11e: the three by three lattice. Who wins?",
            },
            Preset {
                name: "Exercise 4.5.11 (b)",
                notation: "vertices:line(9)/1-10",
                about: "Ferguson 4.5, exercise 11b: a line of nine edges. What are the values of lines?",
            },
            Preset {
                name: "Exercise 4.5.11 (c)",
                notation: "vertices:circle(13)/1-13",
                about: "Ferguson 4.5, exercise 11c: thirteen points in a circle. What are the values of circles?",
            },
            Preset {
                name: "Exercise 4.5.11 (a)",
                notation: "vertices:star(6)/1-7",
                about: "Ferguson 4.5, exercise 11a: a star of six. What is the value of a star?",
            },
            Preset {
                name: "Exercise 4.5.11 (d)",
                notation: "vertices:double(3,4)/1-9",
                about: "Ferguson 4.5, exercise 11d: two stars with their middles joined. What is the value?",
            },
            Preset {
                name: "Exercise 4.5.11 (e), figure 4.3 (ii)",
                notation: "vertices:board/1-12",
                about: "Ferguson 4.5, exercise 11e: noughts and crosses. Who wins?",
            },
            Preset {
                name: "Four by four",
                notation: "vertices:lattice(4,4)/1-16",
                about: "Who wins on a lattice with an even number of rows?",
            },
        ],
        keywords: "graph vertex vertices node kayles star path line circle cycle lattice grid tic-tac-toe",
        typing: "The graph, as star(5), line(4), circle(6), double(2,3), lattice(3,3), board or edges(1@0_0,2@5_0,1-2,2-3), where places may be left out, and the points that are left, such as 1-4+6.",
        remarks: Remarks::NONE,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        Ok(Self::on(Kind::read(params)?).0)
    }
    fn params(&self) -> String {
        self.graph.kind.to_string()
    }
    fn read(&self, text: &str) -> Result<PointSet, NotationError> {
        PointSet::read(text, self.graph.places.len())
    }
    fn allows(&self, position: &PointSet, mv: &Point) -> bool {
        (1..=self.graph.places.len()).contains(&mv.0)
            && position.0 & bit(mv.0) != 0
            && self.graph.near(mv.0, position.0) != 0
    }
    fn moves(&self, position: &PointSet, limit: usize) -> MoveList<Point> {
        let all: Vec<Point> = points(self.graph.joined(position.0)).map(Point).collect();
        let total = all.len() as u64;
        MoveList { moves: all.into_iter().take(limit).collect(), total }
    }
    fn option(&self, position: &PointSet, mv: &Point) -> PointSet {
        PointSet(position.0 & !bit(mv.0))
    }
    fn read_move(&self, text: &str) -> Result<Point, NotationError> {
        let left = PointSet::read(text, self.graph.places.len())?;
        let mut all = points(left.0);
        match (all.next(), all.next()) {
            (Some(point), None) => Ok(Point(point)),
            _ => Err(NotationError::syntax(0, "one point")),
        }
    }

    fn board(&self, position: &PointSet, seat: SumContext) -> Board {
        let middle = |point: usize| self.graph.places[point - 1];
        let line = |(a, b): (usize, usize)| {
            let ([x, y], [u, v]) = (middle(a), middle(b));
            Shape::Line { path: format!("M{x} {y}L{u} {v}"), look: "edge".into() }
        };
        let number = |point: usize| {
            let [x, y] = middle(point);
            Shape::Text { at: [x + WIDE / 2 + 4, y - WIDE / 2 + 4], text: point.to_string() }
        };
        let lines = self.graph.edges(position.0).map(line);
        let valued = self.value(*position).is_some();
        let of_point = |point| self.piece(*position, point, valued);
        Board::Layout(Layout {
            noun: "graph".into(),
            piece: "point".into(),
            game: String::new(),
            line: Place::default(),
            number: seat.number(0),
            size: self.graph.size.map(|side| side as u32),
            shapes: lines.chain(points(position.0).map(number)).collect(),
            pieces: points(position.0).map(of_point).collect(),
            sizes: self.graph.kind.sizes(),
            draws: Some(Draws::Edge),
            words: Some(self.graph.in_words(position.0).into()),
            ..Layout::default()
        })
    }
    fn view(&self, position: &PointSet, mv: &Point) -> MoveView {
        let after = self.option(position, mv);
        let (place, n) = (Place::default(), mv.0 as u64);
        let edges = u64::from(self.graph.near(mv.0, position.0).count_ones());
        let also = if edges == 1 { "with 1 edge".into() } else { format!("with {edges} edges") };
        let object = Words::pieces("point", [n.to_string()]).game();
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { left: Consequence::By(also), ..Phrase::new(REMOVE.clone(), Sign::Cut, object) },
            game: 0,
            groups: vec![place],
            leaves: after.text(),
            handles: vec![PieceId { place, n }],
            touches: vec![Span { place, from: n, to: n }],
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &PointSet, handles: &[PieceId]) -> Option<Point> {
        let [piece] = handles else { return None };
        let within = (1..=self.graph.places.len() as u64).contains(&piece.n);
        (within && piece.place == Place::default()).then_some(Point(piece.n as usize))
    }
    fn text(&self, position: &PointSet) -> String {
        position.text()
    }
    fn latex(&self, position: &PointSet) -> String {
        let all: Vec<String> = points(position.0).map(|point| point.to_string()).collect();
        format!("\\{{{}\\}}", all.join(","))
    }

    fn weight(&self, position: &PointSet) -> u64 {
        1 + u64::from(position.0.count_ones()) / 2
    }
    fn key(&self, position: &PointSet) -> Key {
        vec![self.graph.joined(position.0)]
    }
    fn from_key(&self, key: &[u64]) -> PointSet {
        PointSet(key.first().copied().unwrap_or(0))
    }
    fn theorem(&self, component: &PointSet) -> Option<Nimber> {
        self.value(*component).map(Nimber)
    }
    fn is_mex_of_options(&self, _: &PointSet) -> bool {
        true
    }
    fn outcome(&self, position: &PointSet) -> Option<Outcome> {
        self.graph.mirrored(position.0).then_some(Outcome::P)
    }
    fn why(&self, position: &PointSet, _: usize, convention: Convention, _: SumContext) -> Why {
        match convention {
            Convention::Normal => why::normal(&self.graph, position.0, |part| self.value(PointSet(part))),
            Convention::Misere => {
                Why::default().text("In misère play whoever finds no edge left wins.").searched()
            }
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> PointSet {
        let mut left = PointSet(self.graph.all());
        // The smaller `size` is, the more points have been removed.
        for _ in 0..usize::from(3 - size.clamp(1, 3)) + rng.usize(0..=2) {
            let moves = self.moves(&left, usize::MAX).moves;
            let after = rng.choice(&moves).map(|mv| self.option(&left, mv));
            left = after.filter(|after| self.graph.joined(after.0).count_ones() > 2).unwrap_or(left);
        }
        left
    }
    fn edit(&self, position: &PointSet, edit: &Edit) -> Result<(Self, PointSet), NotationError> {
        let (kind, left, pen) = editing::edited(&self.graph, *position, self.pen, edit)?;
        Ok((Self { pen, ..Self::on(kind).0 }, left))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}
