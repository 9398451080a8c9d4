//! Lines of pieces that are folded where they are too long for their room.
use super::super::narrow::has_mouse;
use crate::core::{Fold, Layout, Piece, Shape};

/// In frames narrower than this pieces are as small as fingers allow.
const NARROW: i32 = 560;
/// The most lines of the largest pieces for which there is room above each other.
const ROOMY: i32 = 2;
/// Below this height two lines have no room above each other.
const LOW: i32 = 200;
/// The least pitch for a mouse, and for a finger.
const LEAST: i32 = 26;
const FINGER: i32 = 44;
/// The pitch of smaller pieces, and of the smallest.
const SMALLER: i32 = 60;
const SMALLEST: i32 = 52;
/// The width of a still picture: longer lines would be too small to be seen.
const STILL: i32 = 16 * SMALLER;
/// The room at the edges, at the frame of the board, above a piece and below it.
const EDGE: i32 = 6;
const FRAME: i32 = 20;
const ABOVE: i32 = 30;
const BELOW: i32 = 28;
/// The additional room below the largest pieces.
const MORE: i32 = 8;

/// The layout as it is drawn in a frame of this width and height, with the numbers of its pieces among the shapes; as
/// in a still picture where `room` is none. A board that is no folded line is returned unchanged. O(n) for n pieces.
pub fn folded(board: &Layout, room: Option<[i32; 2]>) -> Layout {
    let Some(fold) = &board.fold else { return board.clone() };
    let (pieces, whole) = (board.pieces.len().max(1) as i32, (fold.pitch as i32).max(1));
    let width = room.map_or(STILL, |[room, _]| room - FRAME);
    let lines = |pitch: i32| {
        let fit = ((width - 2 * EDGE) / pitch).max(1);
        (pieces + fit - 1) / fit
    };
    let pitch = match room {
        // In so low a frame all pieces get one line if a mouse can hit them there.
        Some([_, high]) if high < LOW && lines(SMALLEST) > 1 && lines(LEAST) == 1 && has_mouse() => {
            ((width - 2 * EDGE) / pieces).clamp(LEAST, SMALLEST)
        }
        Some([room, _]) if room < NARROW && lines(FINGER) == 1 => ((width - 2 * EDGE) / pieces).min(SMALLEST),
        Some([room, _]) if room < NARROW => SMALLEST,
        Some(_) if lines(whole) <= ROOMY => whole,
        _ => SMALLER,
    };
    let scale = Scale([pitch.min(whole), whole]);
    let lines = lines(pitch);
    let across = (pieces + lines - 1) / lines;
    let high = scale.long(board.size[1] as i32);
    let down = ABOVE + high + BELOW + if pitch == whole { MORE } else { 0 };
    let mut shapes: Vec<Shape> = board.shapes.iter().map(|shape| scale.shape(shape)).collect();
    let mut laid = Vec::new();
    for (at, piece) in (0..).zip(&board.pieces) {
        let [left, top] = [EDGE + pitch * (at % across), ABOVE + down * (at / across)];
        let [wide, tall] = [piece.at[2], piece.at[3]].map(|side| scale.long(side));
        if !fold.cell.is_empty() {
            let place = [left, top + (high - pitch) / 2, pitch, pitch];
            shapes.push(Shape::Rect { at: place, look: fold.cell.clone() });
        }
        let number = (board.number + at as u32).to_string();
        shapes.push(Shape::Text { at: [left + pitch / 2, top - 12], text: number });
        let place = [left + (pitch - wide) / 2, top + (high - tall) / 2, wide, tall];
        laid.push(Piece { at: place, round: scale.long(piece.round), ..piece.clone() });
    }
    let mut after = Layout { shapes, pieces: laid, ..board.clone() };
    after.size = [(2 * EDGE + pitch * across) as u32, (down * lines) as u32];
    after.fold = Some(Box::new(Fold { pitch: pitch as u32, ..(**fold).clone() }));
    for glyph in &mut after.glyphs {
        for shape in glyph.shapes.iter_mut().chain(&mut glyph.going) {
            *shape = scale.shape(shape);
        }
    }
    after
}

/// Scales lengths by a fraction: numerator and denominator.
struct Scale([i32; 2]);

impl Scale {
    fn long(&self, length: i32) -> i32 {
        length * self.0[0] / self.0[1]
    }
    fn shape(&self, shape: &Shape) -> Shape {
        let to = |at: [i32; 2]| at.map(|length| self.long(length));
        let mut shape = shape.clone();
        match &mut shape {
            Shape::Text { at, .. } | Shape::Symbol { at, .. } => *at = to(*at),
            Shape::Rect { at, .. } => *at = at.map(|length| self.long(length)),
            Shape::Circle { at, radius, .. } => (*at, *radius) = (to(*at), self.long(*radius)),
            Shape::Stroke { from, to: end, .. } => (*from, *end) = (to(*from), to(*end)),
            Shape::Ground { at, width } => (*at, *width) = (to(*at), self.long(*width)),
            // A path is written in its own units, and keeps its size.
            Shape::Line { .. } => {}
        }
        shape
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn twenty_coins_lie_in_as_many_lines_as_there_is_room_for() {
        let lines = |room| lines_of(&"TH".repeat(10), room);
        assert_eq!((lines(1600), lines(900), lines(340)), (1, 2, 4));
    }

    #[test]
    fn seven_coins_lie_in_one_line_on_a_phone() {
        assert_eq!((lines_of("HTHHTHH", 366), lines_of("HTHHTHH", 310)), (1, 2));
    }

    fn lines_of(coins: &str, room: i32) -> usize {
        let scene = open(&format!("ruler/{coins}")).unwrap().scene();
        let board = scene.layouts().next().unwrap();
        let mut tops: Vec<i32> =
            folded(board, Some([room, 600])).pieces.iter().map(|piece| piece.at[1]).collect();
        tops.dedup();
        tops.len()
    }
}
