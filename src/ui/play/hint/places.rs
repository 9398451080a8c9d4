//! Where a winning move is: the parts that it changes, the groups of pieces, or the side of the board.
use crate::core::{Analysis, Board, ComponentView, Game, MoveView, PieceId, Place, Scene};
use crate::ui::model::HintTargets;
use crate::ui::words;

/// The parts that a move changes; none where there is only one.
fn changed<'a>(
    scene: &Scene,
    analysis: &'a Analysis,
    mv: &'a MoveView,
) -> impl Iterator<Item = &'a ComponentView> + use<'a> {
    let places = mv.places(scene);
    let changed = move |part: &&ComponentView| {
        places.iter().any(|at| part.places.iter().any(|place| place.home() == at.home()))
    };
    let several = analysis.parts.len() > 1;
    analysis.parts.iter().filter(move |part| several && changed(part))
}

/// The names of the places of a move, for a hint; empty where there is only one place.
pub fn of(game: &dyn Game, analysis: &Analysis, mv: &MoveView) -> Vec<String> {
    let scene = game.scene();
    let parts: Vec<_> = changed(&scene, analysis, mv).map(|part| with_article(&part.name)).collect();
    if !parts.is_empty() {
        return parts;
    }
    let groups = groups(&scene, mv);
    if groups.is_empty() {
        side(&scene, mv).into_iter().map(|(name, _)| name).collect()
    } else {
        names(&scene, &groups)
    }
}

/// "pile 2", "the tree".
fn with_article(name: &str) -> String {
    let name = words::lower(name);
    if name.ends_with(|c: char| c.is_ascii_digit()) { name } else { format!("the {name}") }
}

/// The groups or pieces that the board marks for a hint at this move.
pub fn marked(scene: &Scene, analysis: &Analysis, mv: &MoveView) -> HintTargets {
    let parts: Vec<_> = changed(scene, analysis, mv).flat_map(|part| part.places.iter().copied()).collect();
    let groups = || groups(scene, mv).into_iter().map(|(place, _)| place).collect();
    let places: Vec<Place> = if parts.is_empty() { groups() } else { parts };
    let side = if places.is_empty() { side(scene, mv) } else { None };
    HintTargets { places, pieces: side.map(|(_, pieces)| pieces).unwrap_or_default() }
}

/// The groups that a move changes, where there are several that are no parts of their own.
fn groups(scene: &Scene, mv: &MoveView) -> Vec<(Place, u32)> {
    let all = scene.groups();
    let own = |(place, _): &(Place, u32)| mv.groups.contains(place);
    if all.len() > 1 { all.into_iter().filter(own).collect() } else { Vec::new() }
}

/// The names of groups: "heap 2", "both heaps".
fn names(scene: &Scene, groups: &[(Place, u32)]) -> Vec<String> {
    let noun = scene.boards.first().map_or("part", Board::noun);
    match groups {
        [_, _] if scene.places().len() == 2 => vec![format!("both {noun}s")],
        _ => groups.iter().map(|(_, number)| format!("{noun} {number}")).collect(),
    }
}

/// The side of the board where a move's last piece lies, and the pieces there.
fn side(scene: &Scene, mv: &MoveView) -> Option<(String, Vec<PieceId>)> {
    let piece = *mv.handles.last()?;
    scene.plane_of(piece)?.side(piece)
}
