//! The arrow keys on pictures of edges: left and right through all of them in the order of the page, up and down along
//! them.
use super::{cursor, session::Session};
use crate::core::{Edge, Graph, PieceId, Scene};
use crate::ui::boards::{BoardEvent, piece_of};

/// The picture and the edge that the keyboard is at.
fn here(scene: &Scene) -> Option<(&Graph, &Edge)> {
    let piece = piece_of(&gloo::utils::document().active_element()?)?;
    let board = scene.graphs().find(|board| board.line == piece.place)?;
    Some((board, board.find(piece.n)?))
}

/// To an edge: by the focus where it has an element, else by what is pointed at, which the element of its part follows.
fn go(session: &Session, piece: PieceId) -> bool {
    if !cursor::focus(piece) {
        session.on_board(&BoardEvent::Focus(piece));
    }
    true
}

/// To the next edge; false where the keyboard is on another kind of board, or at the end of this one beside others.
pub fn sideways(session: &Session, step: i32) -> bool {
    let scene = session.position().scene();
    let (board, at) = match here(&scene) {
        Some((board, edge)) => (board, board.edges.iter().position(|other| other.n == edge.n)),
        None if scene.boards.len() == 1 => match scene.graphs().next() {
            Some(board) => (board, None),
            None => return false,
        },
        None => return false,
    };
    let last = board.edges.len().checked_sub(1);
    let next = match (at, last) {
        (_, None) => return false,
        (Some(at), Some(last)) => {
            let next = at.checked_add_signed(step as isize).filter(|next| *next <= last);
            match next {
                None if scene.boards.len() > 1 => return false,
                None if step > 0 => 0,
                None => last,
                Some(next) => next,
            }
        }
        (None, Some(last)) => {
            if step > 0 {
                0
            } else {
                last
            }
        }
    };
    go(session, board.edge(board.edges[next].n))
}

/// Up to an edge that hangs on this one, the one that goes on most straight; down to the one that this hangs on. None
/// where the keyboard is not on a picture.
pub fn upright(session: &Session, step: i32) -> Option<bool> {
    let scene = session.position().scene();
    let Some((board, edge)) = here(&scene) else {
        let active = gloo::utils::document().active_element().and_then(|at| piece_of(&at));
        let first = scene.boards.first()?.graph()?.edges.first().filter(|_| active.is_none())?;
        return Some(go(session, scene.boards.first()?.graph()?.edge(first.n)));
    };
    let at = |end: u32| board.vertices.get(end as usize).map_or((0, 0), |v| (i64::from(v.x), i64::from(v.y)));
    let way = |edge: &Edge| {
        let (from, to) = (at(edge.ends[0]), at(edge.ends[1]));
        (to.0 - from.0, to.1 - from.1)
    };
    let (dx, dy) = way(edge);
    let joined = |other: &&Edge| {
        let meets = if step > 0 { other.ends[0] == edge.ends[1] } else { other.ends[1] == edge.ends[0] };
        other.n != edge.n && meets
    };
    // Straight on has the greatest product of directions; loops go nowhere.
    let straight = |other: &&Edge| {
        let (x, y) = way(other);
        let length = (x.abs() + y.abs()).max(1);
        (x * dx + y * dy) * 1000 / length
    };
    let next = board.edges.iter().filter(joined).max_by_key(straight);
    Some(next.is_some_and(|next| go(session, board.edge(next.n))))
}

/// To the first edge of the part of this number.
pub fn choose(session: &Session, number: u32) -> bool {
    let scene = session.position().scene();
    let found = scene.graphs().find_map(|board| {
        let part = board.parts.iter().position(|part| part.number == number)?;
        let edge = board.edges.iter().find(|edge| edge.part as usize == part)?;
        Some(board.edge(edge.n))
    });
    found.is_some_and(|piece| go(session, piece))
}
