//! A graph as a picture: ends at the right, the other vertices as far to the left as play has to go, and arrows between.
use super::{
    drawing::{Drawing, VERTICES},
    sketch::{Sketch, WIDE},
    tokens::Tokens,
    ways,
};
use crate::core::{loopy::LoopyValue, nimber::Nimber, scene::*};
use kernels::digraph::Cycles;

/// The width of the button on an arrow.
const BUTTON: i32 = 44;
/// Most followers that the spoken name of a vertex lists.
const NAMED: usize = 6;

/// The number of the piece that is a vertex; [`arrow`] has that of an arrow.
pub fn vertex(at: usize) -> u64 {
    at as u64 + 1
}
pub fn arrow(from: usize, to: usize) -> u64 {
    ((from + 1) * (VERTICES + 1) + to + 1) as u64
}
/// Reads the number of a piece: both ends of an arrow, or no first end and a vertex. None if the number is neither.
pub fn read(n: u64) -> Option<(Option<usize>, usize)> {
    let n = usize::try_from(n).ok()?;
    let (from, to) = (n / (VERTICES + 1), n % (VERTICES + 1));
    Some((from.checked_sub(1), to.checked_sub(1)?))
}

pub fn layout(graph: &Drawing, labels: &[LoopyValue], tokens: &Tokens, seat: SumContext) -> Layout {
    let sketch = Sketch::new(graph, ways::places(graph, labels));
    let several = tokens.at.len() > 1;
    let line = |(from, to)| Shape::Line { path: sketch.curve(from, to).path, look: "arrow".into() };
    let round = |n: u64, [x, y]: [f64; 2], wide: i32| {
        let at = [x as i32 - wide / 2, y as i32 - wide / 2, wide, wide];
        (n, at, wide / 2)
    };
    let names = (0..graph.len()).map(|at| {
        let text = format!("{}{}", graph.names[at], " ●".repeat(tokens.count(at)));
        Shape::Text { at: sketch.beside(at, text.chars().count()), text }
    });
    let vertices = (0..graph.len()).map(|at| {
        let (n, place, radius) = round(vertex(at), sketch.middles[at], WIDE);
        let count = tokens.count(at);
        let held = match count {
            0 => String::new(),
            1 => " token".into(),
            _ => format!(" token of{count}"),
        };
        let here = match count {
            0 => String::new(),
            1 => ", a token".into(),
            _ => format!(", {count} tokens"),
        };
        let name = format!("vertex {}{here}, {}", graph.names[at], arrows(graph, at));
        Piece {
            n,
            at: place,
            round: radius,
            look: format!("plain vertex{held}"),
            name,
            value: labels[at].value().map(Nimber),
            outcome: Some(labels[at].outcome()),
            moves: !several && graph.followers[tokens.at[0]].contains(&at),
            edits: true,
            ..Piece::default()
        }
    });
    let buttons = graph.arrows().filter(|(from, _)| several && tokens.count(*from) > 0).map(|(from, to)| {
        let (n, place, radius) = round(arrow(from, to), sketch.curve(from, to).middle, BUTTON);
        Piece {
            n,
            at: place,
            round: radius,
            look: "plain via".into(),
            name: format!("from {} to {}", graph.names[from], graph.names[to]),
            moves: true,
            edits: true,
            ..Piece::default()
        }
    });
    Layout {
        noun: "graph".into(),
        piece: "vertex".into(),
        game: String::new(),
        line: Place::default(),
        number: seat.number(0),
        size: sketch.size,
        shapes: graph.arrows().map(line).chain(names).collect(),
        pieces: vertices.chain(buttons).collect(),
        sizes: [["Another vertex", "A vertex less"], ["Another token", "A token less"]]
            .map(|pair| pair.map(String::from))
            .into(),
        draws: Some(Draws::Arrow),
        note: Some(size(graph)),
        ..Layout::default()
    }
}

/// How large the graph is, and whether play can go round.
fn size(graph: &Drawing) -> Note {
    let counted = |count: usize, noun: &str| format!("{count} {noun}{}", if count == 1 { "" } else { "s" });
    let vertices = if graph.len() == 1 { "1 vertex".into() } else { format!("{} vertices", graph.len()) };
    let cycles = Cycles::of(&graph.digraph()).vertices;
    Note {
        open: false,
        strong: format!("{vertices}, {}.", counted(graph.arrows().count(), "arrow")),
        text: match cycles {
            0 => "No way back.".into(),
            1 => "A token can come back to one vertex.".into(),
            _ => format!("A token can come back to {cycles} vertices."),
        },
        colours: vec![],
    }
}

/// Where the arrows of a vertex lead, in spoken words.
fn arrows(graph: &Drawing, at: usize) -> String {
    let own = &graph.followers[at];
    let named: Vec<&str> = own.iter().take(NAMED).map(|to| graph.names[*to].as_str()).collect();
    let more = own.len() - named.len();
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    match own.len() {
        0 => "no arrow leads on".into(),
        1 => format!("an arrow to {}", named[0]),
        _ => format!("arrows to {}{more}", named.join(", ")),
    }
}
