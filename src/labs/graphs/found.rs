//! A graph and everything that is known of it.
use crate::core::{game::Game, grouped::format_number, notation::NotationError, outcome::Outcome};
use crate::games::arrows::{Limits, Listed, NoGraph, Spot, Unfolded, position_graph};
use kernels::digraph::{Acyclic, Cycles, Digraph, Fate, Labels, fates};
use std::rc::Rc;

/// Most vertices of a list, and of a position’s graph.
pub const MOST_VERTICES: usize = 100_000;
const MOST_POSITIONS: usize = 20_000;
/// The limits of a list of arrows.
pub const LIMITS: Limits = Limits { vertices: MOST_VERTICES, arrows: 1_000_000, name: 24, again: true };

/// What the vertices are labelled with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabelKind {
    /// Grundy values, of normal play, rather than who wins.
    pub values: bool,
    pub misere: bool,
}

/// How many vertices are P, N and drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    pub p: usize,
    pub n: usize,
    pub d: usize,
}

/// A graph, its labels of each kind, and its cycles.
pub struct Found {
    pub names: Vec<String>,
    /// The position of each vertex; empty for a list of arrows.
    pub texts: Vec<String>,
    pub graph: Digraph,
    /// Where each vertex is drawn, if it is given a place.
    pub spots: Vec<Option<Spot>>,
    pub labels: Labels,
    /// What becomes of each vertex, in normal play and in misère play.
    pub fates: [Vec<Fate>; 2],
    pub cycles: Cycles,
    /// How many arrows of the list were repetitions.
    pub again: usize,
}

impl Found {
    /// The graph of a list of arrows. Takes O(n log n) for the names, and O(V + E) for each value.
    ///
    /// # Errors
    /// What is wrong with the list, and where.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let Listed { names, spots, arrows } = Listed::read(text, &LIMITS)?;
        Ok(Self::of(names, Vec::new(), spots, &arrows))
    }
    /// The graph of a position: its first vertex is that position.
    ///
    /// # Errors
    /// Why there is no graph, as a sentence.
    pub fn unfolded(game: &Rc<dyn Game>) -> Result<Self, String> {
        let found = position_graph(game, MOST_POSITIONS).map_err(|why| match why {
            NoGraph::Large => format!(
                "Too many positions may follow: more than {}, or too many moves. Take a smaller one.",
                format_number(MOST_POSITIONS as u64)
            ),
            NoGraph::Over => "Play is over in this position.".into(),
        })?;
        let Unfolded { names, texts, arrows, .. } = found;
        let spots = vec![None; names.len()];
        Ok(Self::of(names, texts, spots, &arrows))
    }
    fn of(names: Vec<String>, texts: Vec<String>, spots: Vec<Option<Spot>>, arrows: &[(u32, u32)]) -> Self {
        let graph = Digraph::new(names.len(), arrows);
        let labels = match Acyclic::of(&graph) {
            Some(Acyclic { values, order }) => {
                let mut place = vec![0; order.len()];
                (0..).zip(&order).for_each(|(when, at)| place[*at as usize] = when);
                Labels { values, order: place }
            }
            None => Labels::of(&graph),
        };
        let fates = [false, true].map(|misere| fates(&graph, misere));
        let (cycles, again) = (Cycles::of(&graph), arrows.len() - graph.arrows());
        Self { names, texts, graph, spots, labels, fates, cycles, again }
    }
    pub fn len(&self) -> usize {
        self.names.len()
    }
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
    /// The vertex of this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|own| own == name)
    }
    /// What becomes of a player who has to move there.
    pub fn fate(&self, at: usize, asked: LabelKind) -> Fate {
        self.fates[usize::from(asked.misere)][at]
    }
    pub fn outcome(&self, at: usize, asked: LabelKind) -> Outcome {
        match self.fate(at, asked) {
            Fate::Lost(_) => Outcome::P,
            Fate::Won(_) => Outcome::N,
            Fate::Drawn => Outcome::D,
        }
    }
    /// The value of a vertex: `3`, `∞`, `∞(0, 1)`.
    pub fn value(&self, at: usize) -> String {
        if let Some(value) = self.labels.value(at) {
            return value.to_string();
        }
        let leaves: Vec<String> =
            self.labels.leaves(&self.graph, at).iter().map(|leaf| leaf.to_string()).collect();
        if leaves.is_empty() { "∞".into() } else { format!("∞({})", leaves.join(", ")) }
    }
    /// Its label: its value, or `P`, `N` or `draw`.
    pub fn label(&self, at: usize, asked: LabelKind) -> String {
        match (asked.values, self.outcome(at, asked)) {
            (true, _) => self.value(at),
            (false, Outcome::P) => "P".into(),
            (false, Outcome::N) => "N".into(),
            (false, Outcome::D) => "draw".into(),
        }
    }
    /// How many vertices have each outcome.
    pub fn counts(&self, misere: bool) -> Counts {
        let mut counts = Counts::default();
        for fate in &self.fates[usize::from(misere)] {
            match fate {
                Fate::Lost(_) => counts.p += 1,
                Fate::Won(_) => counts.n += 1,
                Fate::Drawn => counts.d += 1,
            }
        }
        counts
    }
    /// The greatest value; none where no vertex has one.
    pub fn greatest(&self) -> Option<u32> {
        (0..self.len()).filter_map(|at| self.labels.value(at)).max()
    }
    /// How many vertices have no value.
    pub fn endless(&self) -> usize {
        (0..self.len()).filter(|at| self.labels.value(*at).is_none()).count()
    }
    /// How large it is: "5 vertices, 5 arrows".
    pub fn size(&self) -> String {
        let counted = |count: usize, one: &str, many: &str| {
            format!("{} {}", format_number(count as u64), if count == 1 { one } else { many })
        };
        format!(
            "{}, {}",
            counted(self.len(), "vertex", "vertices"),
            counted(self.graph.arrows(), "arrow", "arrows")
        )
    }
    /// Whether play can go round, and one way round.
    pub fn cycle(&self) -> String {
        const SHOWN: usize = 8;
        let Cycles { vertices, one, .. } = &self.cycles;
        let name = |at: &u32| self.names[*at as usize].clone();
        let mut way: Vec<String> = one.iter().take(SHOWN).map(name).collect();
        way.push(if one.len() > SHOWN {
            format!("… ({} vertices)", one.len())
        } else {
            one.first().map(name).unwrap_or_default()
        });
        match vertices {
            0 if (0..self.names.len()).all(|at| self.graph.followers(at).is_empty()) => {
                "No arrow yet: write a>b for an arrow from a to b.".into()
            }
            0 => "No cycle: every play ends.".into(),
            1 => format!("One vertex lies on a cycle: {}.", way.join(" → ")),
            _ => {
                format!(
                    "{} vertices lie on cycles, such as {}.",
                    format_number(*vertices as u64),
                    way.join(" → ")
                )
            }
        }
    }
    /// The list that [`Found::read`] reads, a line for each vertex.
    pub fn list(&self) -> String {
        let mut out = String::new();
        for (at, name) in self.names.iter().enumerate() {
            let followers = self.graph.followers(at);
            if followers.is_empty() && !self.graph.before(at).is_empty() {
                continue;
            }
            out += name;
            for (index, to) in followers.iter().enumerate() {
                out += if index == 0 { ">" } else { "," };
                out += &self.names[*to as usize];
            }
            out.push('\n');
        }
        out
    }
}

/// Line and column of a place in a text, from 1; columns are counted in characters.
///
/// ```
/// assert_eq!(nimscope::labs::graphs::located("a>b\nb>?", 6), (2, 3));
/// ```
pub fn located(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    (before.matches('\n').count() + 1, before[line..].chars().count() + 1)
}
