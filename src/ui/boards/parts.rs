//! The parts of the program that draw boards, by the kind of board.
use super::{BoardEvent, BoardsProps, graph, grid, layout, view};
use crate::{
    core::{Board, Place, Scene},
    part::{FetchError, Part},
};
use futures_util::future::try_join_all;
use yew::{Callback, Html};

/// The data from which a board is drawn.
pub struct Drawing<'a> {
    pub props: &'a BoardsProps,
    pub board: &'a Board,
    pub index: usize,
    pub room: (i64, i64),
    pub on: &'a Callback<BoardEvent>,
}

type Draw = fn(&Drawing<'_>) -> Html;

crate::parts! {
    static STRIPS in rows: Draw = |d| match d.board {
        Board::Layout(board) => {
            let strip = board.strip.as_ref();
            strip.map_or_else(Html::default, |strip| layout::strip(d.props, (board, strip), d.room, d.on))
        }
        _ => Html::default(),
    };
    static GRAPHS in graphs: Draw = |d| graph::graph(d.props, d.index, d.on);
    static COINS in coins: Draw = |d| match d.board {
        Board::Coins(board) => grid::grid(d.props, board, d.on),
        _ => Html::default(),
    };
    static LAYOUTS in layouts: Draw = |d| match d.board {
        Board::Layout(board) => layout::layout(d.props, board, d.room),
        _ => Html::default(),
    };
}

/// The part of the program that draws a board; none for stacks, which every page can draw.
fn part(board: &Board) -> Option<&'static Part<Draw>> {
    match board {
        Board::Stacks(_) => None,
        Board::Graph(_) => Some(&GRAPHS),
        Board::Coins(_) => Some(&COINS),
        Board::Layout(board) if board.strip.is_some() => Some(&STRIPS),
        Board::Layout(_) => Some(&LAYOUTS),
    }
}

/// Whether a board of this table is drawn piece by piece, with an element for each.
pub fn whole(scene: &Scene, board: &Board) -> bool {
    match board {
        Board::Layout(board) => layout::drawn(scene, board),
        Board::Graph(board) => board.edges.len() <= graph::ALL,
        Board::Stacks(_) | Board::Coins(_) => true,
    }
}

/// Most rows, or columns, of coins that are drawn.
const LINES: u32 = 16;

/// How many pieces of a board are drawn. Stacks and lines count as none: they have limits of their own.
pub fn pieces(board: &Board) -> usize {
    match board {
        Board::Layout(board) if board.strip.is_none() => board.pieces.len(),
        Board::Coins(board) => (board.rows.min(LINES) * board.columns.min(LINES)) as usize,
        Board::Graph(board) => board.edges.len().min(graph::ALL),
        Board::Layout(_) | Board::Stacks(_) => 0,
    }
}

/// Whether the pieces at this place are too many to be drawn, so that their number is shown.
pub fn in_figures(scene: &Scene, board: &Board, place: Place) -> bool {
    match board {
        Board::Stacks(board) => {
            let own = board.stacks.iter().find(|stack| stack.place == place.home());
            own.is_some_and(|stack| stack.height() > view::TALLEST)
        }
        Board::Layout(board) => !layout::drawn(scene, board),
        Board::Graph(_) | Board::Coins(_) => false,
    }
}

/// Draws a board with the part of the program that [`ready`] has fetched.
pub fn draw(drawing: &Drawing<'_>) -> Html {
    part(drawing.board).and_then(Part::get).map_or_else(Html::default, |draw| draw(drawing))
}

/// The names of the parts of the program that draw a scene.
pub fn parts(scene: &Scene) -> impl Iterator<Item = &'static str> {
    scene.boards.iter().filter_map(part).map(Part::name)
}

/// Fetches the parts of the program that draw a scene.
///
/// # Errors
/// If a part of the program could not be fetched this time.
pub async fn ready(scene: &Scene) -> Result<(), FetchError> {
    try_join_all(scene.boards.iter().filter_map(part).map(Part::load)).await.map(drop)
}
