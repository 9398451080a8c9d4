//! The board: dots as pieces, loops as lines behind them, and what the editor changes.
use super::{
    dots::{DOTS, Dots},
    place::{Drawing, Spot},
    regions::{BARE, Loop, Region},
    stroke::LoopMove,
    why,
};
use crate::core::{extras::Edit, notation::NotationError, scene::*};

/// The side of the square in which a dot can be pointed at, and the radius of a dot on a loop, in pixels.
const SIDE: i32 = 44;
const SPENT: i32 = 6;

/// The plane as it is drawn.
pub fn layout(plane: &Region, seat: SumContext) -> Layout {
    let (drawing, free) = (Drawing::of(plane), plane.free());
    let number = |region: usize| free.iter().position(|own| *own == region).unwrap_or(0);
    let several = free.len() > 1;
    let moved = !plane.loops.is_empty();
    let piece = |spot: &Spot| Piece {
        n: spot.dot,
        at: [spot.at[0] - SIDE / 2, spot.at[1] - SIDE / 2, SIDE, SIDE],
        round: SIDE / 2,
        look: "dot".into(),
        name: match several {
            true => format!("dot {} in region {}", spot.dot, seat.number(number(spot.region))),
            false => format!("dot {}", spot.dot),
        },
        moves: true,
        edits: moved,
        ..Piece::default()
    };
    let line = |path: String, look: &str| Shape::Line { path, look: look.into() };
    let loops = drawing.loops.iter().map(|(_, line)| line.iter().map(|[x, y]| format!("{x} {y}")));
    let loops = loops.map(|line| format!("M{}Z", line.collect::<Vec<_>>().join("L")));
    let spent = drawing.spent.iter().map(|[x, y]| {
        let (left, across) = (x - SPENT, 2 * SPENT);
        format!("M{left} {y}a{SPENT} {SPENT} 0 1 0 {across} 0a{SPENT} {SPENT} 0 1 0-{across} 0Z")
    });
    let dots = drawing.spots.iter().map(|spot| format!("M{} {}h0", spot.at[0], spot.at[1]));
    let shapes = loops.map(|path| line(path, "loop"));
    let shapes =
        shapes.chain(spent.map(|path| line(path, "spent"))).chain(dots.map(|path| line(path, "dot")));
    let zone = |(index, region): (usize, &usize)| Zone {
        place: Place { part: 0, group: index as u16 },
        number: seat.number(index),
        text: match several {
            true => format!("Region {}", seat.number(index)),
            false => why::dots(drawing.spots.len()),
        },
        at: drawing.values.iter().find(|(own, _)| own == region).map(|(_, at)| *at),
    };
    Layout {
        noun: "region".into(),
        piece: "dot".into(),
        number: seat.number(0),
        size: drawing.size.map(|side| side as u32),
        shapes: shapes.collect(),
        pieces: drawing.spots.iter().map(piece).collect(),
        sizes: [["Another dot", "A dot less"], ["Another loop", "A loop less"]]
            .map(|pair| pair.map(String::from))
            .into(),
        pen: Some(Pen {
            zones: free.iter().enumerate().map(zone).collect(),
            ways: drawing.spots.into_iter().map(|spot| spot.way).collect(),
        }),
        ..Layout::default()
    }
}

/// The dots that a loop may pass or enclose besides the picked ones.
pub fn open(plane: &Region, picked: &[PieceId], most: usize) -> Vec<PieceId> {
    let Some(begun) = LoopMove::pointed(picked) else { return Vec::new() };
    let chosen = begun.on.and(begun.inside);
    let nodes = plane.nodes();
    let free = match plane.home(chosen) {
        Some(home) => nodes[home].region.dots.without(chosen),
        None if picked.is_empty() => {
            nodes.iter().fold(Dots::default(), |all, node| all.and(node.region.dots))
        }
        None => return Vec::new(),
    };
    let (place, within) = (Place::default(), Place::default().gaps());
    let passes = free.iter().filter(|_| begun.on.len() < most).map(|n| PieceId { place, n });
    passes.chain(free.iter().map(|n| PieceId { place: within, n })).collect()
}

/// The plane after a change in the editor: a dot more or less outside all loops, a loop more or less, and a dot that is
/// pressed goes to the next region.
pub fn edited(plane: &Region, edit: &Edit) -> Result<Region, NotationError> {
    let refused = || NotationError::not_allowed(0, "a dot that can go to another region");
    let full = || NotationError::too_large(0, format!("at most {DOTS} dots"));
    let mut after = plane.clone();
    match edit {
        Edit::Add { place, .. } if place.group == 0 => {
            let [new, _] = plane.unused().split(1);
            if new.is_empty() {
                return Err(full());
            }
            after.dots = after.dots.and(new);
        }
        Edit::Remove { place } if place.group == 0 => {
            let [_, last] = after.dots.split(after.dots.len().saturating_sub(1));
            if last.is_empty() {
                return Err(NotationError::not_allowed(0, "a free dot outside all loops"));
            }
            after.dots = after.dots.without(last);
        }
        Edit::AddGroup { .. } => {
            let [dots, _] = plane.unused().split(3);
            match (dots.is_empty(), plane.bare() < BARE) {
                (true, _) => return Err(full()),
                (_, false) => {
                    return Err(NotationError::too_large(
                        0,
                        format!("at most {BARE} loops that pass no dot"),
                    ));
                }
                _ => {}
            }
            after.loops.push(Loop { on: Dots::default(), inside: Region { dots, loops: Vec::new() } });
        }
        Edit::RemoveGroup { place } if place.group == 0 => {
            after.loops.pop().ok_or_else(|| NotationError::not_allowed(0, "a loop"))?;
        }
        Edit::Recolour { piece } if piece.place.group == 0 => {
            let dot = Dots::one(piece.n).ok_or_else(refused)?;
            let home = plane.home(dot).filter(|_| !plane.loops.is_empty()).ok_or_else(refused)?;
            let next = (home + 1) % plane.nodes().len();
            after.change(&mut 0, &mut |number, dots| {
                *dots = dots.without(dot);
                if number == next {
                    *dots = dots.and(dot);
                }
            });
        }
        _ => return Err(refused()),
    }
    Ok(after)
}
