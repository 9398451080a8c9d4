//! Where a winning move is: the parts that it changes, the stacks, or the side of the board.
use crate::core::{
    Analysis, Board, Coins, ComponentView, Game, Layout, MoveView, Piece, PieceId, Place, Scene,
};
use crate::ui::model::Hinted;
use crate::ui::words;

/// So few pieces are all at one place.
const FEW: usize = 3;

/// The parts that a move changes; none where there is only one.
fn changed<'a>(analysis: &'a Analysis, mv: &'a MoveView) -> impl Iterator<Item = &'a ComponentView> {
    let changed = move |part: &&ComponentView| {
        let own = |at: &Place| part.places.iter().any(|place| place.home() == at.home());
        if mv.groups.is_empty() {
            mv.handles.iter().any(|piece| own(&piece.place))
        } else {
            mv.groups.iter().any(own)
        }
    };
    let several = analysis.parts.len() > 1;
    analysis.parts.iter().filter(move |part| several && changed(part))
}

/// What a hint calls the place of a move; nothing where there is only one place.
pub fn of(game: &dyn Game, analysis: &Analysis, mv: &MoveView) -> Vec<String> {
    let parts: Vec<_> = changed(analysis, mv).map(|part| words::lower(&part.name)).collect();
    if !parts.is_empty() {
        return parts;
    }
    let scene = game.scene();
    let stacks = stacks(&scene, mv);
    if stacks.is_empty() {
        side(&scene, mv).into_iter().map(|(name, _)| name).collect()
    } else {
        names(&scene, &stacks)
    }
}

/// What the board marks of it.
pub fn marked(scene: &Scene, analysis: &Analysis, mv: &MoveView) -> Hinted {
    let parts: Vec<_> = changed(analysis, mv).flat_map(|part| part.places.iter().copied()).collect();
    let stacks = || stacks(scene, mv).into_iter().map(|(place, _)| place).collect();
    let places: Vec<Place> = if parts.is_empty() { stacks() } else { parts };
    let side = if places.is_empty() { side(scene, mv) } else { None };
    Hinted { places, pieces: side.map(|(_, pieces)| pieces).unwrap_or_default() }
}

/// The stacks that a move takes from, where there are several that are no parts of their own.
fn stacks(scene: &Scene, mv: &MoveView) -> Vec<(Place, u32)> {
    let all = scene.boards.iter().filter(|board| board.stacks().is_some()).flat_map(Board::groups);
    let all: Vec<_> = all.collect();
    let taken = |(place, _): &(Place, u32)| mv.groups.contains(place);
    if all.len() > 1 { all.into_iter().filter(taken).collect() } else { Vec::new() }
}

/// What they are called: "heap 2", "both heaps".
fn names(scene: &Scene, stacks: &[(Place, u32)]) -> Vec<String> {
    let noun = scene.boards.iter().find(|board| board.stacks().is_some()).map_or("stack", Board::noun);
    match stacks {
        [_, _] if scene.stacks().count() == 2 => vec![format!("both {noun}s")],
        _ => stacks.iter().map(|(_, number)| format!("{noun} {number}")).collect(),
    }
}

/// The side of a board on which a move is pointed at, and the pieces there; none where the board has no sides.
fn side(scene: &Scene, mv: &MoveView) -> Option<(String, Vec<PieceId>)> {
    coins_side(scene, mv).or_else(|| layout_side(scene, mv))
}

/// Which third of the board a piece is in, from the top and from the left; none where that is too narrow to have thirds.
type Thirds = [Option<usize>; 2];

/// The same of a board of coins: where the last coin of the move is.
fn coins_side(scene: &Scene, mv: &MoveView) -> Option<(String, Vec<PieceId>)> {
    let piece = mv.handles.last()?;
    let board = scene.boards.iter().filter_map(Board::coins).find(|board| board.line == piece.place)?;
    let Coins { rows, columns, .. } = *board;
    if rows < 2 || columns < 2 {
        return None;
    }
    // The middle of the coin, in halves.
    let third = |at: u64, of: u32| (3 * (2 * at + 1) / (2 * u64::from(of))).min(2) as usize;
    let thirds = |n: u64| {
        let (row, column) = ((n - 1) / u64::from(columns), (n - 1) % u64::from(columns));
        [Some(third(row, rows)), Some(third(column, columns))]
    };
    let here = thirds(piece.n.max(1));
    let coins = (1..=u64::from(rows) * u64::from(columns)).filter(|n| thirds(*n) == here);
    Some((named(here), coins.map(|n| PieceId { n, ..*piece }).collect()))
}

fn layout_side(scene: &Scene, mv: &MoveView) -> Option<(String, Vec<PieceId>)> {
    let piece = mv.handles.first()?;
    // A line that is folded has no sides of its own.
    let own = |board: &&Layout| board.line == piece.place && board.pieces.len() > FEW && board.fold.is_none();
    let board = scene.layouts().find(own)?;
    let thirds = |piece: &Piece| {
        [1, 0].map(|axis| {
            let (long, middle) = (board.size[axis] as i32, piece.at[axis] + piece.at[axis + 2] / 2);
            (2 * long >= board.size[0] as i32).then(|| (3 * middle / long.max(1)).clamp(0, 2) as usize)
        })
    };
    let here = thirds(board.pieces.iter().find(|other| other.n == piece.n)?);
    let there = board.pieces.iter().filter(|other| thirds(other) == here);
    Some((named(here), there.map(|other| board.piece(other.n)).collect()))
}

fn named(thirds: Thirds) -> String {
    let names = [["top", "", "bottom"], ["left", "", "right"]];
    let words = thirds.into_iter().zip(names).filter_map(|(third, names)| names.get(third?).copied());
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    match words[..] {
        [] => "the middle of the board".into(),
        _ => format!("the {} of the board", words.join(" ")),
    }
}
