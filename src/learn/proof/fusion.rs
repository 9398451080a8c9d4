//! The fusion principle for circles that stand on the ground (Ferguson, Part I, 6.3; Winning Ways, chapter 7): fused, a circle
//! of *n* edges is worth *n* mod 2.
use super::{
    Case, Proof, Refused, Reply,
    columns::{Evened, evened},
    position::{after, nim_sum},
};
use crate::core::Game;
use std::collections::BTreeMap;

pub struct Fusion;

const OF: Refused = Refused::Claim(
    "stalks of Hackenbush and circles that meet the ground, whose fused values have nim-sum 0",
);

/// Most edges of a picture.
const MOST_EDGES: usize = 200;

/// What stands on the ground: its edges from there on, and whether it comes back to it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Strand {
    edges: Vec<u64>,
    closed: bool,
}

impl Strand {
    /// The fused value.
    fn size(&self) -> u64 {
        let length = self.edges.len() as u64;
        if self.closed { length % 2 } else { length }
    }
    /// The edge whose cut leaves this size: of a circle with an odd number of edges the middle one, for 0.
    fn cut(&self, to: u64) -> Option<u64> {
        let at = if self.closed { self.edges.len() / 2 } else { usize::try_from(to).ok()? };
        self.edges.get(at).copied()
    }
}

/// Stalks first, then circles.
fn read(position: &dyn Game) -> Result<Vec<Strand>, Refused> {
    let scene = position.scene();
    let mut graphs = scene.graphs();
    let (Some(graph), None) = (graphs.next(), graphs.next()) else { return Err(OF) };
    if scene.boards.len() > 1 || !position.notation().starts_with("hackenbush/") {
        return Err(OF);
    }
    if graph.edges.len() > MOST_EDGES {
        return Err(Refused::TooLarge);
    }
    let grounded = |dot: u32| graph.vertices[dot as usize].grounded();
    let mut at: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (index, edge) in graph.edges.iter().enumerate() {
        edge.ends
            .iter()
            .filter(|dot| !grounded(**dot))
            .for_each(|dot| at.entry(*dot).or_default().push(index));
    }
    // A point above the ground with three ends is where something branches, or grows on a circle.
    if at.values().any(|edges| edges.len() > 2) {
        return Err(OF);
    }
    let mut used = vec![false; graph.edges.len()];
    let mut strands = Vec::new();
    for begin in 0..graph.edges.len() {
        let ends = graph.edges[begin].ends;
        let Some(foot) = ends.iter().position(|dot| grounded(*dot)).filter(|_| !used[begin]) else {
            continue;
        };
        let (mut edge, mut dot) = (begin, ends[1 - foot]);
        let mut edges = Vec::new();
        let closed = loop {
            used[edge] = true;
            edges.push(graph.edges[edge].n);
            if grounded(dot) {
                break true;
            }
            let Some(next) = at[&dot].iter().copied().find(|next| !used[*next]) else { break false };
            let [from, to] = graph.edges[next].ends;
            (edge, dot) = (next, if from == dot { to } else { from });
        };
        strands.push(Strand { edges, closed });
    }
    // What is left of a loop at a point above the ground.
    if used.contains(&false) {
        return Err(OF);
    }
    strands.sort_by_key(|strand| strand.closed);
    Ok(strands)
}

fn sizes(strands: &[Strand]) -> Vec<u64> {
    strands.iter().map(Strand::size).collect()
}

impl Proof for Fusion {
    fn id(&self) -> &'static str {
        "fusion"
    }
    fn name(&self) -> &'static str {
        "The fusion principle"
    }
    fn claim(&self) -> &'static str {
        "Stalks, and circles that meet the ground. Fused, a circle of *n* edges is worth *n* mod 2; a stalk of *n* is worth *n*. The nim-sum of these is 0. So whoever moves loses."
    }
    fn task(&self) -> &'static str {
        "You move first. Cut the last edge once, and the proof is wrong."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Stalk",
                when: "you cut a stalk, and in the leftmost odd column a stalk has a one",
                answer: "this stalk makes all columns even",
            },
            Case {
                name: "Opened",
                when: "you cut a circle of *n* edges: two stalks with *n* − 1 edges are left, whose nim-sum is odd just if that of the circle was not",
                answer: "a stalk makes all columns even",
            },
            Case {
                name: "Middle",
                when: "only circles have a one in the leftmost odd column",
                answer: "cut such a circle in its middle: two equal stalks are worth 0",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), Refused> {
        if nim_sum(sizes(&read(position)?)) == 0 { Ok(()) } else { Err(OF) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, Refused> {
        self.covers(position)?;
        let cut: u64 =
            position.read_move(mv).ok().and_then(|mv| mv.notation.parse().ok()).ok_or(Refused::Move)?;
        let opened =
            read(position)?.into_iter().find(|strand| strand.edges.contains(&cut)).ok_or(Refused::Move)?;
        let left = read(&*after(position, mv)?)?;
        // The number of edges of a sum is odd just if its value is: so it is not 0 after any cut.
        let Some(Evened { heap, to, column, .. }) = evened(&sizes(&left)) else { return Err(OF) };
        let strand = &left[heap];
        let edge = strand.cut(to).ok_or(OF)?;
        let (case, because) = if strand.closed {
            let half = strand.edges.len() / 2;
            (
                "Middle",
                format!(
                    "The ones do not add up, and only circles are left to change; edge {edge} is in the middle, with {half} on either side."
                ),
            )
        } else {
            let length = strand.edges.len();
            let why = format!(
                "the leftmost odd column is that of {column}, and a stalk of {length} has a one there: {to} is left of it"
            );
            match opened.closed {
                true => (
                    "Opened",
                    format!("Your cut made stalks of a circle with {} edges; {why}.", opened.edges.len()),
                ),
                false => ("Stalk", format!("In your nim-sum {why}.")),
            }
        };
        Ok(Some(Reply { mv: edge.to_string(), case, because }))
    }
}
