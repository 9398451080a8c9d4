//! Pictures of edges: the keyboard goes left and right through all edges in their order, and up and down along them.
use super::super::{Edge, Graph, PieceId, Place, Scene};
use super::{
    Plane,
    guidance::{Export, Hint, Meaning},
    walk::{CursorState, Direction, Step, Walk},
};

const LEGEND: [(Meaning, &str); 3] =
    [(Meaning::Wins, "cutting wins"), (Meaning::Loses, "cutting loses"), (Meaning::Falls, "falls")];

impl Graph {
    /// The vector from the first end of an edge to the second.
    fn way(&self, edge: &Edge) -> (i64, i64) {
        let at =
            |end: u32| self.vertices.get(end as usize).map_or((0, 0), |v| (i64::from(v.x), i64::from(v.y)));
        let (from, to) = (at(edge.ends[0]), at(edge.ends[1]));
        (to.0 - from.0, to.1 - from.1)
    }
    /// Up to an edge that hangs on this one, the one that goes on most straight; down to the one that this hangs on.
    fn joined(&self, edge: &Edge, up: bool) -> Option<&Edge> {
        let (dx, dy) = self.way(edge);
        let joins = |other: &&Edge| {
            let meets = if up { other.ends[0] == edge.ends[1] } else { other.ends[1] == edge.ends[0] };
            other.n != edge.n && meets
        };
        // The straightest edge has the greatest product of directions; loops go nowhere.
        let straight = |other: &&Edge| {
            let (x, y) = self.way(other);
            let length = (x.abs() + y.abs()).max(1);
            (x * dx + y * dy) * 1000 / length
        };
        self.edges.iter().filter(joins).max_by_key(straight)
    }
    /// The edge before or after this one.
    fn beside(&self, n: u64, way: Direction) -> Option<&Edge> {
        let at = self.edges.iter().position(|edge| edge.n == n)?;
        self.edges.get(if way == Direction::Left { at.checked_sub(1)? } else { at + 1 })
    }
}

/// The names of the ends of each edge.
fn ends(graph: &Graph) -> impl Iterator<Item = [&str; 2]> {
    let name = |end: u32| graph.vertices.get(end as usize).map_or("0", |vertex| vertex.name.as_str());
    graph.edges.iter().map(move |edge| edge.ends.map(name))
}

/// One edge a line, as its two ends.
fn edge_list(graph: &Graph) -> String {
    ends(graph).map(|[a, b]| [a, " ", b, "\n"].concat()).collect()
}

/// The edges and what is on the ground. Names have letters and digits alone.
fn json(graph: &Graph) -> String {
    let edges: Vec<String> = ends(graph).map(|[a, b]| ["[\"", a, "\",\"", b, "\"]"].concat()).collect();
    let ground = graph.vertices.iter().filter(|vertex| vertex.grounded());
    let ground: Vec<String> = ground.map(|vertex| ["\"", &vertex.name, "\""].concat()).collect();
    ["{\"edges\":[", &edges.join(","), "],\"ground\":[", &ground.join(","), "]}\n"].concat()
}

impl Plane for Graph {
    fn noun(&self) -> &str {
        &self.noun
    }
    fn game(&self) -> &str {
        &self.game
    }
    fn groups(&self) -> Vec<(Place, u32)> {
        self.parts.iter().map(|part| (part.place, part.number)).collect()
    }
    // Pictures stay as they are, since only a move lights them up.
    fn disable(&mut self) {}
    fn set_summand(&mut self, part: u8, label: String) {
        self.game = label;
        self.line.part = part;
        self.parts.iter_mut().for_each(|own| own.place.part = part);
    }

    fn holds(&self, piece: PieceId) -> bool {
        self.holds(piece)
    }
    fn singles(&self) -> Vec<PieceId> {
        self.edges.iter().map(|edge| self.edge(edge.n)).collect()
    }
    fn shows_values(&self) -> bool {
        false
    }
    fn listing(&self) -> Option<&str> {
        Some(&self.piece)
    }
    fn group_of(&self, piece: PieceId) -> Option<(Place, u32, &str)> {
        let edge = self.find(piece.n).filter(|_| piece.place == self.line)?;
        self.parts.get(edge.part as usize).map(|part| (part.place, part.number, &*part.name))
    }

    fn step(&self, walk: &Walk) -> Step {
        let to = |edge: &Edge| Step::To(self.edge(edge.n));
        match (walk.from.and_then(|piece| self.find(piece.n)), walk.direction) {
            (_, Direction::Across) => Step::Unknown,
            (None, Direction::Left | Direction::Right) => Step::NextBoard(CursorState::default()),
            (None, Direction::Up | Direction::Down) => self.edges.first().map_or(Step::Unknown, to),
            (Some(edge), Direction::Left | Direction::Right) => {
                self.beside(edge.n, walk.direction).map_or(Step::NextBoard(CursorState::default()), to)
            }
            (Some(edge), way) => self.joined(edge, way == Direction::Up).map_or(Step::Stay, to),
        }
    }
    fn entry(&self, walk: &Walk, _: CursorState) -> Option<PieceId> {
        let end = if walk.direction == Direction::Left { self.edges.last() } else { self.edges.first() };
        end.map(|edge| self.edge(edge.n))
    }
    /// A picture has no lines: the first or last of all edges of the same part.
    fn line_end(&self, from: PieceId, last: bool, _: &dyn Fn(PieceId) -> bool) -> Option<PieceId> {
        let part = self.find(from.n)?.part;
        let mut own = self.edges.iter().filter(|edge| edge.part == part);
        let end = if last { own.next_back() } else { own.next() };
        end.map(|edge| self.edge(edge.n))
    }
    fn enter(&self, number: u32) -> Option<PieceId> {
        let part = self.parts.iter().position(|part| part.number == number)?;
        let first = self.edges.iter().find(|edge| edge.part as usize == part);
        first.map(|edge| self.edge(edge.n))
    }
    // The edges of a stalk are numbered upwards, and numbers stay: the one below is the nearest.
    fn fallback_piece(&self, gone: PieceId) -> Option<PieceId> {
        let nearest = self.edges.iter().min_by_key(|edge| (edge.n.abs_diff(gone.n), edge.n));
        nearest.filter(|_| gone.place == self.line).map(|edge| self.edge(edge.n))
    }

    fn keys(&self, _: &Scene) -> Vec<Hint> {
        vec![Hint::new(&["←", "→"], &*self.piece), Hint::new(&["Enter"], "cut")]
    }
    fn next_win(&self) -> &'static str {
        "next winning cut"
    }
    fn legend(&self) -> &'static [(Meaning, &'static str)] {
        &LEGEND
    }
    fn exports(&self) -> Vec<Export> {
        vec![
            Export { name: "Edge list", end: "txt", text: Some(edge_list(self)) },
            Export { name: "JSON", end: "json", text: Some(json(self)) },
            Export { name: "TikZ", end: "tex", text: None },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["3,4", "(()(()))", "0a-a-b-0b,a-a,0a-c,0a-c"] {
            let game = open(&("hackenbush/".to_string() + text)).unwrap();
            let scene = game.scene();
            let graph = scene.graphs().next().unwrap();
            for written in [edge_list(graph), json(graph)] {
                let again = open(&("hackenbush/".to_string() + &written)).unwrap();
                let again = again.scene();
                assert_eq!(edge_list(again.graphs().next().unwrap()), edge_list(graph), "{written}");
            }
        }
        let graph = open("hackenbush/0-a-0").unwrap().scene().graphs().next().cloned().unwrap();
        assert_eq!(edge_list(&graph), "0 a\n0 a\n");
        assert_eq!(json(&graph), "{\"edges\":[[\"0\",\"a\"],[\"0\",\"a\"]],\"ground\":[\"0\"]}\n");
    }
}
