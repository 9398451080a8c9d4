//! What the editor does to a graph: points are joined by a pen, carried, added and taken away.
use super::{
    drawn::{DrawnGraph, FARTHEST, POINTS, SQUARE, Spot},
    graph::{Graph, MARGIN, all, bit, points},
    kind::Kind,
    left::PointSet,
};
use crate::core::{
    extras::{Change, Edit},
    notation::NotationError,
    scene::PieceId,
};

/// The kind of graph, the points that are left and the one that has the pen, after an edit.
pub type Edited = (Kind, PointSet, Option<usize>);

/// The graph after an edit. A pressed point takes the pen; if another point has the pen, the two are joined, or parted
/// if they were joined.
///
/// # Errors
/// What is not there, or is too much.
pub fn edited(
    graph: &Graph,
    left: PointSet,
    pen: Option<usize>,
    edit: &Edit,
) -> Result<Edited, NotationError> {
    let refused = || NotationError::not_allowed(0, "a point of the graph, or a measure that it has");
    let read = |piece: PieceId| {
        let there = piece.place.group == 0 && points(left.0).any(|point| point as u64 == piece.n);
        if there { Ok(piece.n as usize) } else { Err(refused()) }
    };
    let pen = pen.filter(|pen| left.0 & bit(*pen) != 0);
    let kind = || graph.kind.clone();
    Ok(match edit {
        Edit::Recolour { piece } => match (read(*piece)?, pen) {
            (point, None) => (kind(), left, Some(point)),
            (point, Some(pen)) if pen == point => (kind(), left, None),
            (point, Some(pen)) => (Kind::Drawn(drawn(graph, left).toggle_edge(pen, point)), left, Some(pen)),
        },
        Edit::Piece { piece, change } => match (read(*piece)?, change) {
            (point, Change::Hold) => (kind(), left, Some(point)),
            (point, Change::Erase) => erased(graph, left, point, pen)?,
            (_, Change::Carry([0, 0])) => (kind(), left, pen),
            (point, Change::Carry(by)) => (Kind::Drawn(drawn(graph, left).carried(point, *by)), left, pen),
        },
        Edit::Arrange { .. } => match &graph.kind {
            Kind::Drawn(drawn) => (Kind::Drawn(drawn.clone().unplaced()), left, pen),
            other => (other.clone(), left, pen),
        },
        _ => {
            let (measure, larger) = measured(edit).ok_or_else(refused)?;
            match (measure.cmp(&graph.kind.measures().len()), larger) {
                (std::cmp::Ordering::Less, _) => {
                    let kind = graph.kind.resized(measure == 0, larger).ok_or_else(refused)?.checked()?;
                    let all = PointSet(all(kind.points()));
                    (kind, all, None)
                }
                (std::cmp::Ordering::Equal, true) => {
                    let free = (1..=POINTS).find(|point| left.0 & bit(*point) == 0);
                    let point =
                        free.ok_or_else(|| NotationError::too_large(0, format!("at most {POINTS} points")))?;
                    let kind = Kind::Drawn(drawn(graph, left).grown(point));
                    (kind, PointSet(left.0 | bit(point)), pen)
                }
                (std::cmp::Ordering::Equal, false) => {
                    erased(graph, left, points(left.0).last().ok_or_else(refused)?, pen)?
                }
                _ => return Err(refused()),
            }
        }
    })
}

/// The graph without a point. In a graph of a known kind it is removed as in play; from a drawing it is erased.
fn erased(graph: &Graph, left: PointSet, point: usize, pen: Option<usize>) -> Result<Edited, NotationError> {
    let rest = PointSet(left.0 & !bit(point));
    if rest.0 == 0 {
        return Err(NotationError::not_allowed(0, "at least one point"));
    }
    let kind = match &graph.kind {
        Kind::Drawn(_) => Kind::Drawn(drawn(graph, rest)),
        other => other.clone(),
    };
    Ok((kind, rest, pen.filter(|pen| *pen != point)))
}

/// What is left of a graph as a drawing: every point on the square of the paper that is nearest to it.
fn drawn(graph: &Graph, left: PointSet) -> DrawnGraph {
    let near = |px: i32| ((px - MARGIN + SQUARE / 2) / SQUARE).clamp(0, FARTHEST.into()) as u16;
    let spot = |point: usize| -> (usize, Spot) { (point, graph.places[point - 1].map(near)) };
    DrawnGraph::new(graph.edges(left.0), points(left.0).map(spot).collect())
}

/// Which measure an edit changes, from 0, and whether it grows.
fn measured(edit: &Edit) -> Option<(usize, bool)> {
    match edit {
        Edit::Add { place, .. } if place.group == 0 => Some((0, true)),
        Edit::Remove { place } if place.group == 0 => Some((0, false)),
        Edit::AddGroup { .. } => Some((1, true)),
        Edit::RemoveGroup { place } if place.group == 0 => Some((1, false)),
        Edit::Add { place, .. } if place.group == 1 => Some((2, true)),
        Edit::Remove { place } if place.group == 1 => Some((2, false)),
        _ => None,
    }
}
