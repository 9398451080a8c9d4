//! Where pieces lie on a line and what stands below them, in whole pixels.
use super::super::{Layout, is_round, shapes::Fit};
use crate::core::{PieceId, Stretch, Strip, StripRow};

/// The places of everything that belongs to a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lanes {
    pub pitch: i64,
    /// The pitch that the drawing is meant for.
    meant: i64,
    /// The left edge of the first piece.
    pub left: i64,
    pub width: i64,
    pub height: i64,
    /// The lower edge of the pieces.
    pub ground: i64,
    /// The height of the pieces.
    tall: i64,
    /// How far rings reach beyond the pieces: to the sides, above and below.
    grow: [i64; 3],
    /// The lower end of the pieces' numbers.
    named: i64,
    /// The middle of the marks of moves with one piece, and of those with two; none where there are no such moves.
    pub single: Option<i64>,
    pub double: Option<i64>,
    pub brackets: i64,
    /// Whether names stand over the values of the stretches.
    pub stacked: bool,
    /// Whether there is no room for the stretches and their values.
    pub bare: bool,
}

/// The least pitch that fingers hit.
const SLIM: i64 = 24;
/// From this width on there is room for words at the left.
const ROOMY: i64 = 700;
/// Below this width every pixel counts.
const NARROW: i64 = 360;
/// In stages lower than this the stretches and their values are left out; so they are where the rows around the board,
/// `AROUND`, would leave too little room.
const LOW: i64 = 330;
const AROUND: i64 = 112;
/// The pitch beside other boards, and in still pictures.
const BESIDE_OTHERS: i64 = 36;
/// Stages so narrow or so low have no room for stretches beside other boards.
const CRAMPED: (i64, i64) = (700, 460);
const STILL: i64 = 44;
/// The least width of a stretch whose name stands beside its value.
const BESIDE: i64 = 104;
/// Below this height the rows move close together.
const TIGHT: i64 = 200;
/// Vertical distances: above the rings, for the tag of a preview; then from the ground to the numbers, on to the values
/// left by moves with one piece, to those of moves with two, and to the brackets. For each [`LaneDetail`]: tight, bare,
/// whole.
const LINES: [[i64; 5]; 3] = [[4, 24, 24, 34, 30], [36, 34, 30, 45, 38], [58, 34, 30, 45, 38]];
/// The least distance from the ground to the middle of the marks of moves with two pieces.
const YOKED: i64 = 63;
/// Above the pieces of a still picture.
const ABOVE: i64 = 8;

/// How much of a line there is room for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LaneDetail {
    /// The pieces and what moves leave, close together.
    Tight,
    /// The same, less crowded.
    Bare,
    /// The stretches and their values, too.
    Whole,
}

/// Most rows of a line that is presented.
const MOST_ROWS: u64 = 4;
/// A line is broken into rows only if that makes it larger by this factor, in percent.
const WORTH: i64 = 110;

impl Lanes {
    /// The rows in which a line is drawn as large as possible, and the places in them: on a screen that is seen from
    /// afar a line that is too long is broken, as a text is.
    pub fn rows(board: &Layout, strip: &Strip, room: (i64, i64), marked: bool) -> (Self, Vec<StripRow>) {
        let lanes =
            |rows: i64, most: u64| Self::new(board, strip, (room.0, room.1 / rows), most, false, marked);
        // The scale at which the rows fit into the room, in thousandths.
        let size = |lanes: &Self, rows: i64, most: u64| {
            (room.0 * 1000 / lanes.wide(most)).min(room.1 * 1000 / (rows * lanes.height))
        };
        let mut best = (lanes(1, strip.len), vec![strip.whole()]);
        let mut largest = size(&best.0, 1, strip.len) * WORTH / 100;
        for wanted in 2..=MOST_ROWS.min(strip.len) {
            let all = (strip.len.div_ceil(wanted)..=strip.len).map(|most| strip.rows(most));
            let mut all = all.filter(|rows| rows.len() as u64 <= wanted);
            let Some(shortest) = all.next() else { continue };
            // Slightly longer rows are preferred if they break no stretch.
            let whole = |rows: &[StripRow]| rows.iter().all(|row| !strip.goes_on(row.to));
            let little = span(&shortest) * WORTH as u64 / 100;
            let mut near = all.take_while(|rows| span(rows) <= little);
            let rows =
                if whole(&shortest) { shortest } else { near.find(|rows| whole(rows)).unwrap_or(shortest) };
            let most = span(&rows);
            let lanes = lanes(rows.len() as i64, most);
            let size = size(&lanes, rows.len() as i64, most);
            if size > largest {
                (best, largest) = ((lanes, rows), size);
            }
        }
        best
    }
    /// From where to where a row reaches in the picture of the whole line: first its pieces, then its marks. Marks
    /// reach half a piece farther where the line goes on, since a mark may belong to two rows.
    pub fn reach(&self, strip: &Strip, row: StripRow) -> [[i64; 2]; 2] {
        let half = self.pitch / 2;
        let beyond = |goes_on: bool| if goes_on { self.pitch } else { half };
        let left = |beyond: i64| match row.from {
            0 | 1 => 0,
            from => self.x(from) - beyond,
        };
        let right = self.x(row.to);
        let goes_on = strip.goes_on(row.from.saturating_sub(1));
        [[left(half), right + half], [left(beyond(goes_on)), right + beyond(strip.goes_on(row.to))]]
    }
    /// The places on a line of which `most` pieces share this width and height; it gets wider if it must. `several`
    /// tells whether there are other boards, and `marked` whether moves may have marks below the pieces.
    pub fn new(
        board: &Layout,
        strip: &Strip,
        (room, high): (i64, i64),
        most: u64,
        several: bool,
        marked: bool,
    ) -> Self {
        let left = match room {
            ROOMY.. if !several => 96,
            NARROW.. => 8,
            _ => 4,
        };
        let meant = i64::from(strip.pitch).max(1);
        let cramped = several && (room < CRAMPED.0 || high < CRAMPED.1);
        let largest = match several {
            true if room < CRAMPED.0 => SLIM,
            true => BESIDE_OTHERS,
            false => meant,
        };
        let pitch = ((room - left - left.min(28)) / (most as i64).max(1)).clamp(SLIM.min(largest), largest);
        let of = |room| Self::of(board, strip, [pitch, left], room, marked);
        // Computed with marks, so that the rows stay the same whatever is shown.
        let all = Self::of(board, strip, [pitch, left], LaneDetail::Whole, true).height + AROUND;
        if high < TIGHT {
            return of(LaneDetail::Tight);
        }
        of(if cramped || high < LOW || high < all { LaneDetail::Bare } else { LaneDetail::Whole })
    }
    /// The places in a still picture.
    pub fn still(board: &Layout, strip: &Strip) -> Self {
        let lanes =
            Self::of(board, strip, [STILL.min(i64::from(strip.pitch).max(1)), 8], LaneDetail::Whole, true);
        Self { ground: ABOVE + lanes.tall, ..lanes }
    }
    fn of(board: &Layout, strip: &Strip, [pitch, left]: [i64; 2], room: LaneDetail, marked: bool) -> Self {
        let [tag, to_numbers, to_single, to_double, to_brackets] = LINES[room as usize];
        let bare = room != LaneDetail::Whole;
        let meant = i64::from(strip.pitch).max(1);
        let tall = i64::from(board.size[1]) * pitch / meant;
        let grow = if board.pieces.first().is_some_and(is_round) { [0, 0, 6] } else { [4, 5, 5] };
        let ground = tag + grow[1] + tall;
        let numbers = ground + to_numbers;
        let single = (strip.single && marked).then_some(numbers + to_single);
        // The marks of moves with two pieces lie below the numbers, whether or not there are marks for one piece.
        let double = (single.unwrap_or(numbers - 14) + to_double).max(ground + YOKED);
        let double = strip.double.then_some(double);
        let brackets = double.or(single).unwrap_or(numbers) + to_brackets;
        let shortest = strip.stretches.iter().map(Stretch::len).min().unwrap_or(0) as i64;
        let stacked = (shortest + 1) * pitch < BESIDE;
        let below = match (bare, stacked) {
            (true, _) => -12,
            (_, true) => 106,
            _ => 92,
        };
        Self {
            pitch,
            meant,
            left,
            width: wide(left, (board.pieces.len() as i64).max(1), pitch),
            height: brackets + below,
            ground,
            tall,
            grow,
            named: numbers + 8,
            single,
            double,
            brackets,
            stacked,
            bare,
        }
    }
    /// The width of so many pieces, with the space beside them.
    pub fn wide(&self, pieces: u64) -> i64 {
        wide(self.left, pieces as i64, self.pitch)
    }
    /// How the drawing is fitted into this picture.
    pub fn fit(&self) -> Fit {
        Fit { by: [self.pitch, self.meant], at: [self.left, self.ground - self.tall], from: [0, 0] }
    }
    /// The middle of a piece.
    pub fn x(&self, n: u64) -> i64 {
        self.left + self.pitch * (n as i64 - 1) + self.pitch / 2
    }
    /// A length of the drawing, scaled to this pitch.
    pub fn scaled(&self, length: i64) -> i64 {
        length * self.pitch / self.meant
    }
    /// The upper edge of a ring.
    pub fn top(&self) -> i64 {
        self.ground - self.tall - self.grow[1]
    }
    /// A rectangle round the pieces from `from` to `to`, as attributes.
    pub fn around(&self, board: &Layout, from: u64, to: u64) -> String {
        let piece = |n: u64| board.pieces.get(n.saturating_sub(1) as usize);
        let (Some(first), Some(last)) = (piece(from), piece(to)) else { return String::new() };
        let [x, y, ..] = first.at;
        let (fit, [aside, _, below]) = (self.fit(), self.grow);
        let left = fit.place([x, y])[0] - aside;
        let right = fit.place([last.at[0] + last.at[2], y])[0] + aside;
        let round = if aside == 0 { fit.long(first.round) } else { first.round.into() };
        let (top, width) = (self.top(), right - left);
        format!(r#"x="{left}" y="{top}" width="{width}" height="{}" rx="{round}""#, self.ground + below - top)
    }
    /// Where a piece, or a pair at its gap, can be hit, and its focus ring.
    pub fn target(&self, piece: PieceId) -> String {
        let (x, half) = (self.x(piece.n), self.pitch / 2);
        // Round the pieces and their numbers, and what a preview draws round them.
        let ring = |pieces: i64| {
            let top = self.top() - 5;
            [x - half + 1, top, pieces * self.pitch - 2, self.named - top]
        };
        let (hit, ring) = if piece.place.is_gaps() {
            let y = self.double.unwrap_or(self.ground);
            ([x, y - 29, self.pitch, 46], ring(2))
        } else {
            let (y, end) = (self.top(), self.single.map_or(self.named, |marks| marks + 15));
            ([x - half, y, 2 * half, end - y], ring(1))
        };
        let attributes =
            |[x, y, width, height]: [i64; 4]| format!(r#"x="{x}" y="{y}" width="{width}" height="{height}""#);
        let (hit, ring) = (attributes(hit), attributes(ring));
        format!(r#"<rect class="hit" {hit}/><rect class="focus-ring" {ring} rx="12"/>"#)
    }
}

/// The pieces of the longest row.
fn span(rows: &[StripRow]) -> u64 {
    rows.iter().map(StripRow::span).max().unwrap_or(1)
}

fn wide(left: i64, pieces: i64, pitch: i64) -> i64 {
    left + pieces * pitch + left.min(28)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn long_lines_are_broken_where_stretches_end() {
        let rows = |notation: &str| {
            let scene = open(notation).unwrap().scene();
            let board = scene.layouts().next().unwrap();
            let (_, rows) = Lanes::rows(board, board.strip.as_ref().unwrap(), (880, 600), true);
            rows.iter().map(|row| (row.from, row.to)).collect::<Vec<_>>()
        };
        assert_eq!(rows("kayles/5.7"), [(1, 13)]);
        assert_eq!(rows("kayles/20.15.12.9"), [(1, 36), (38, 59)]);
        // A line on which nothing stands is seen whole.
        assert_eq!(rows("kayles/............."), [(1, 13)]);
        assert_eq!(rows("kayles/30.25"), [(1, 30), (32, 56)]);
        assert_eq!(rows("kayles/70"), [(1, 35), (36, 70)]);
    }
}
