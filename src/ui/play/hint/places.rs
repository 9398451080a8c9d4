//! Where a winning move is: the parts that it changes, or the side of the board.
use crate::core::{Analysis, ComponentView, Layout, MoveView, Place, Scene};

/// So few pieces are all at one place.
const FEW: usize = 3;

/// The parts that a move changes; none where there is only one.
pub fn changed<'a>(analysis: &'a Analysis, mv: &'a MoveView) -> impl Iterator<Item = &'a ComponentView> {
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

/// The side of a board on which a move is pointed at; none where the board has no sides.
pub fn side(scene: &Scene, mv: &MoveView) -> Option<String> {
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
    let words: Vec<_> = words.into_iter().flatten().filter(|word| !word.is_empty()).collect();
    Some(match words[..] {
        [] => "the middle of the board".into(),
        _ => format!("the {} of the board", words.join(" ")),
    })
}
