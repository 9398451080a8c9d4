//! The arrow keys on lines of cells: left and right to the next cell, down to take the one at the right along, up
//! to let it go.
use super::{cursor::focus, session::Session};
use crate::core::{Board, Graph, PieceId, Place, Row, Rows, Scene, Stack};
use crate::ui::boards::{BoardEvent, drawn, piece_of};

/// Pictures of more edges have no element for each.
const DRAWN: usize = 300;

/// The piece that the keyboard is at.
fn active() -> Option<PieceId> {
    piece_of(&gloo::utils::document().active_element()?)
}

/// What the keyboard may stop at, in the order of the page: cells, or gaps where `gap` says so and there are any.
fn stops(scene: &Scene, gap: bool) -> Vec<PieceId> {
    let mut all = Vec::new();
    for board in &scene.boards {
        match board {
            Board::Stacks(board) => {
                let active = board.stacks.iter().filter(|stack| stack.moves());
                let top =
                    |stack: &Stack| PieceId { place: stack.place, n: stack.height() + 1 - stack.next(1, 1) };
                all.extend(active.map(top));
            }
            Board::Rows(board) if drawn(scene, board) => {
                let gap = board.double && (gap || !board.single);
                let pieces = (1..=board.len).map(|n| board.piece(n, gap));
                all.extend(pieces.filter(|piece| board.holds(*piece)));
            }
            // Typed, in one field.
            Board::Rows(board) => all.push(board.piece(1, false)),
            Board::Coins(board) => {
                all.extend((1..=u64::from(board.rows) * u64::from(board.columns)).map(|n| board.coin(n)));
            }
            Board::Layout(board) => all.extend(board.pieces.iter().map(|piece| board.piece(piece.n))),
            Board::Graph(board) => {
                // Large pictures are one stop.
                let stops = if board.edges.len() > DRAWN { 1 } else { board.edges.len() };
                all.extend(board.edges.iter().take(stops).map(|edge| board.edge(edge.n)));
            }
        }
    }
    all
}

/// To the next stop, where there are lines; false where there are none.
pub fn sideways(scene: &Scene, step: i32) -> bool {
    if scene.rows().next().is_none()
        && scene.graphs().next().is_none()
        && scene.coins().next().is_none()
        && scene.layouts().next().is_none()
    {
        return false;
    }
    let here = active();
    let stops = stops(scene, here.is_some_and(|piece| piece.place.is_gaps()));
    // Whether each piece there is a stop of its own.
    let single = |place: Place| {
        let small = |board: &Graph| board.line == place && board.edges.len() <= DRAWN;
        scene.rows().any(|board| board.line == place)
            || scene.coins().any(|board| board.line == place)
            || scene.layouts().any(|board| board.line == place)
            || scene.graphs().any(small)
    };
    let at = here.and_then(|here| {
        let same =
            |stop: &PieceId| stop.place == here.place && (stop.n == here.n || !single(here.place.home()));
        stops.iter().position(same)
    });
    let next = match at {
        Some(at) => (at as i32 + step).rem_euclid(stops.len() as i32) as usize,
        None if step > 0 => 0,
        None => stops.len().saturating_sub(1),
    };
    stops.get(next).is_some_and(|piece| focus(*piece))
}

/// Down to two cells, up to one again; none where the keyboard is not on a line.
pub fn upright(scene: &Scene, step: i32) -> Option<bool> {
    let Some(here) = active() else {
        let first = scene.boards.first()?.rows()?;
        return Some(first.rows.first().is_some_and(|row| enter(first, row)));
    };
    let board = scene.rows().find(|board| board.line == here.place.home())?;
    let row = board.row_of(here.n)?;
    // The last cell of a row has no neighbour at its right.
    let to = if step < 0 {
        board.piece(here.n.min(row.to.saturating_sub(1)), true)
    } else {
        board.piece(here.n, false)
    };
    Some(board.holds(to) && focus(to))
}

/// Picks the coin that the keyboard is at, or lets it go; false elsewhere.
pub fn toggle(session: &Session) -> bool {
    let scene = session.position().scene();
    let here = active().filter(|piece| scene.coins().any(|board| board.holds(*piece)));
    here.is_some_and(|piece| {
        session.on_board(&BoardEvent::Activate(piece));
        true
    })
}

/// To the row of this number.
pub fn choose(scene: &Scene, number: u32) -> bool {
    let rows = scene.rows().flat_map(|board| board.rows.iter().map(move |row| (board, row)));
    rows.into_iter().find(|(_, row)| row.number == number).is_some_and(|(board, row)| enter(board, row))
}

fn enter(board: &Rows, row: &Row) -> bool {
    focus(board.piece(row.from, !board.single))
}
