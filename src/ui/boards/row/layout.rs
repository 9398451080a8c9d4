//! Where cells lie on a line and what stands below them, in whole pixels.
use super::super::put::filled;
use crate::core::{CellLook, PieceId, Row, Rows};

/// The places of everything that belongs to a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    pub pitch: i64,
    /// The left edge of the first cell.
    pub left: i64,
    pub width: i64,
    pub height: i64,
    /// The ground that pins stand on, the lower edge of squares.
    pub ground: i64,
    /// How high cells are.
    pub tall: i64,
    /// The middle of the marks of moves with one cell, and of those with two; only those that there are.
    pub single: Option<i64>,
    pub double: Option<i64>,
    pub brackets: i64,
    /// Whether names stand over the values of the rows.
    pub stacked: bool,
    /// Whether there is no room for the rows and their values.
    pub bare: bool,
}

/// The pitch that suits pins, and the least that fingers hit.
pub const WIDE: i64 = 58;
const SLIM: i64 = 24;
/// From this width on there is room for words at the left.
const ROOMY: i64 = 700;
/// Below this width every pixel counts.
const NARROW: i64 = 360;
/// In frames lower than this the rows and their values are left out.
const LOW: i64 = 330;
/// The pitch beside other boards.
const BESIDE_OTHERS: i64 = 36;
/// The least width of a row whose name stands beside its value.
const BESIDE: i64 = 104;

impl Layout {
    /// The layout of a line that may be so wide and high; wider if it must. `several` where there are other boards.
    pub fn new(board: &Rows, (room, high): (i64, i64), several: bool) -> Self {
        let cells = (board.len as i64).max(1);
        let bare = high < LOW;
        let left = match room {
            ROOMY.. if !several => 96,
            NARROW.. => 8,
            _ => 4,
        };
        let most = if several { BESIDE_OTHERS } else { WIDE };
        let pitch = ((room - left - left.min(28)) / cells).clamp(SLIM, most);
        let tall = match board.look {
            CellLook::Pin => 134 * pitch / WIDE,
            CellLook::Square => pitch - 4,
            CellLook::Pawn => 3 * pitch,
        };
        let ground = if bare { 48 } else { 70 } + tall;
        let numbers = ground + 34;
        let single = board.single.then_some(numbers + 30);
        let double = board.double.then_some(single.unwrap_or(numbers - 14) + 45);
        let brackets = double.or(single).unwrap_or(numbers) + 38;
        let shortest = board.rows.iter().map(Row::len).min().unwrap_or(0) as i64;
        let stacked = (shortest + 1) * pitch < BESIDE;
        Self {
            pitch,
            left,
            width: left + cells * pitch + left.min(28),
            height: brackets
                + if bare {
                    -12
                } else if stacked {
                    106
                } else {
                    92
                },
            ground,
            tall,
            single,
            double,
            brackets,
            stacked,
            bare,
        }
    }
    /// The middle of a cell.
    pub fn x(&self, cell: u64) -> i64 {
        self.left + self.pitch * (cell as i64 - 1) + self.pitch / 2
    }
    /// A length that suits a pitch of [`WIDE`], in proportion.
    pub fn scaled(&self, length: i64) -> i64 {
        length * self.pitch / WIDE
    }
    /// Where a cell, or two at their gap, can be hit, and the ring of the focus.
    pub fn target(&self, piece: PieceId) -> String {
        let (x, half) = (self.x(piece.n), self.pitch / 2);
        let numbers = if piece.place.is_gaps() {
            let (y, wide) = (self.double.unwrap_or(self.ground), self.pitch.min(48));
            [x, y - 29, self.pitch, 46, x + half - wide / 2, y - 17, wide, 34, wide / 2]
        } else {
            let (y, end) = (self.ground - self.tall - 12, self.single.unwrap_or(self.ground) + 15);
            let top = self.ground + 13;
            [x - half, y, 2 * half, end - y, x - half + 1, top, 2 * half - 2, end + 4 - top, 10]
        };
        let rects = r#"<rect class="hit" x="@" y="@" width="@" height="@"/><rect class="fr" x="@" y="@" width="@" height="@" rx="@"/>"#;
        filled(rects, &numbers, &[])
    }
    /// The scale of what is drawn for a pitch of [`WIDE`], in thousandths, less than one.
    pub fn scale(&self) -> i64 {
        (self.pitch * 1000 / WIDE).min(999)
    }
}
