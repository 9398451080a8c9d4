//! Which dots and loops a line drawn by hand passes and encloses.
use super::{
    dots::Dots,
    line::{closed, crosses, distance_to, encloses},
    place::Drawing,
    regions::Region,
    stroke::LoopMove,
};
use crate::core::scene::LineError;

/// A dot is passed by a line that comes as near as this; less than half the distance of two dots.
const NEAR: f64 = 17.0;

/// The loop that a line of points stands for, through at most `most` dots.
///
/// # Errors
/// Why the line is no such loop.
pub fn trace(
    plane: &Region,
    drawing: &Drawing,
    points: &[[i32; 2]],
    most: usize,
) -> Result<LoopMove, LineError> {
    let line = closed(points)?;
    if drawing.loops.iter().any(|(_, other)| crosses(&line, other)) {
        return Err(LineError::Touches);
    }
    // Loops are numbered from the outside inwards, so that the last one round the line is the innermost.
    let round = drawing.loops.iter().filter(|(_, own)| encloses(own, line[0]));
    let region = round.map(|(number, _)| *number).max().unwrap_or(0);
    let mut mv = LoopMove::default();
    for spot in drawing.spots.iter().filter(|spot| spot.region == region) {
        let dot = Dots::one(spot.dot).unwrap_or_default();
        if distance_to(&line, spot.at) <= NEAR {
            mv.on = mv.on.and(dot);
        } else if encloses(&line, spot.at) {
            mv.inside = mv.inside.and(dot);
        }
    }
    let own = &plane.nodes()[region].loops;
    let caught = drawing.loops.iter().filter(|(number, _)| own.contains(number));
    mv.loops = caught.filter(|(_, other)| encloses(&line, other[0])).map(|(number, _)| *number).collect();
    mv.loops.sort_unstable();
    match mv.on.len() {
        0 => Err(LineError::NoPiece),
        on if on > most => Err(LineError::TooManyPieces(most)),
        _ => Ok(mv),
    }
}
