//! Where a winning move is: the parts that it changes, the stacks, or the side of the board.
use crate::core::{Analysis, Board, Coins, ComponentView, Game, Layout, MoveView, Place, Scene};
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
    if stacks.is_empty() { side(&scene, mv).into_iter().collect() } else { names(&scene, &stacks) }
}

/// What the board marks of it.
pub fn marked(scene: &Scene, analysis: &Analysis, mv: &MoveView) -> Vec<Place> {
    let parts: Vec<_> = changed(analysis, mv).flat_map(|part| part.places.iter().copied()).collect();
    let stacks = || stacks(scene, mv).into_iter().map(|(place, _)| place).collect();
    if parts.is_empty() { stacks() } else { parts }
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

/// The side of a board on which a move is pointed at; none where the board has no sides.
fn side(scene: &Scene, mv: &MoveView) -> Option<String> {
    coins_side(scene, mv).or_else(|| layout_side(scene, mv))
}

/// The same of a board of coins: where the last coin of the move is.
fn coins_side(scene: &Scene, mv: &MoveView) -> Option<String> {
    let piece = mv.handles.last()?;
    let board = scene.boards.iter().filter_map(Board::coins).find(|board| board.line == piece.place)?;
    let Coins { rows, columns, .. } = *board;
    let (n, wide) = (u32::try_from(piece.n.checked_sub(1)?).ok()?, columns.max(1));
    // The middle of the coin, in halves.
    let third = |at: u32, of: u32, names: [&'static str; 3]| {
        (of > 1).then(|| names[(3 * (2 * at + 1) / (2 * of.max(1))).min(2) as usize])
    };
    let words =
        [third(n / wide, rows, ["top", "", "bottom"]), third(n % wide, columns, ["left", "", "right"])];
    (rows > 1 && columns > 1).then(|| named(words))
}

fn layout_side(scene: &Scene, mv: &MoveView) -> Option<String> {
    let piece = mv.handles.first()?;
    // A line that is folded has no sides of its own.
    let own = |board: &&Layout| board.line == piece.place && board.pieces.len() > FEW && board.fold.is_none();
    let board = scene.layouts().find(own)?;
    let at = board.pieces.iter().find(|other| other.n == piece.n)?.at;
    // Which third of the board it is, or none where that is too narrow to have thirds.
    let third = |axis: usize, names: [&'static str; 3]| {
        let (long, middle) = (board.size[axis] as i32, at[axis] + at[axis + 2] / 2);
        (2 * long >= board.size[0] as i32).then(|| names[(3 * middle / long.max(1)).clamp(0, 2) as usize])
    };
    let words = [third(1, ["top", "", "bottom"]), third(0, ["left", "", "right"])];
    Some(named(words))
}

fn named(words: [Option<&str>; 2]) -> String {
    let words: Vec<_> = words.into_iter().flatten().filter(|word| !word.is_empty()).collect();
    match words[..] {
        [] => "the middle of the board".into(),
        _ => format!("the {} of the board", words.join(" ")),
    }
}
