//! What the editor does to a graph and its tokens.
use super::{
    drawing::{Drawing, VERTICES, VertexOrder},
    picture,
    tokens::TOKENS,
    ways,
};
use crate::core::{
    extras::{Change, Edit},
    notation::NotationError,
    scene::PieceId,
};

/// The graph after an edit, and the names of the vertices with tokens. The first token is the pen: a pressed vertex
/// gains or loses an arrow from the vertex of the pen, and that vertex itself a loop.
///
/// # Errors
/// What is not there, or is too much.
pub fn edited(
    graph: &Drawing,
    tokens: &[usize],
    edit: &Edit,
) -> Result<(Drawing, Vec<String>), NotationError> {
    let refused = || NotationError::not_allowed(0, "a vertex or an arrow of the graph");
    let mut tokens = tokens.to_vec();
    let read = |piece: PieceId| {
        let (from, to) = picture::read(piece.n).filter(|_| piece.place.group == 0).ok_or_else(refused)?;
        if from.unwrap_or(0).max(to) < graph.len() { Ok((from, to)) } else { Err(refused()) }
    };
    // By name, since vertices are renumbered when others are added or removed.
    let names = |tokens: &[usize]| tokens.iter().map(|at| graph.names[*at].clone()).collect();
    let after = match edit {
        Edit::Recolour { piece } => match read(*piece)? {
            (Some(from), to) => graph.toggle_arrow(from, to),
            (None, to) => graph.toggle_arrow(tokens[0], to),
        },
        Edit::Piece { piece, change: Change::Hold } => {
            tokens[0] = read(*piece)?.1;
            graph.clone()
        }
        Edit::Piece { piece, change: Change::Erase } => match read(*piece)? {
            (Some(from), to) => graph.toggle_arrow(from, to),
            (None, at) => graph.without(at),
        },
        Edit::Piece { piece, change: Change::Carry(by) } => match read(*piece)? {
            (None, _) if *by == [0, 0] => graph.clone(),
            (None, at) => ways::drawn(graph).carried(at, *by),
            _ => return Err(refused()),
        },
        Edit::Arrange { .. } => Drawing { spots: None, way: VertexOrder::Drawn, ..graph.clone() },
        Edit::Add { place, .. } if place.group == 0 => graph.grown(),
        Edit::Remove { place } if place.group == 0 => graph.without(graph.len() - 1),
        Edit::AddGroup { .. } if tokens.len() < TOKENS => {
            tokens.push(0);
            graph.clone()
        }
        Edit::RemoveGroup { place } if place.group == 0 && tokens.len() > 1 => {
            tokens.pop();
            graph.clone()
        }
        _ => return Err(refused()),
    };
    match after.len() {
        0 => Err(NotationError::not_allowed(0, "at least one vertex")),
        1..=VERTICES => Ok((after, names(&tokens))),
        _ => Err(NotationError::too_large(0, format!("at most {VERTICES} vertices"))),
    }
}
