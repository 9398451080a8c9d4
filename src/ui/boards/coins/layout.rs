//! Where the coins of a row lie, and how they are drawn.
use super::super::put::put;
use crate::core::{Coins, Nimber};

/// Below this room coins are as small as fingers allow.
const NARROW: i64 = 560;
/// Lines of large coins that have room above each other.
const ROOMY: i64 = 2;
/// The room at the edges.
const EDGE: i64 = 6;

/// Coins in lines of equal length.
pub struct Layout {
    /// From one coin to the next, and from one line to the next.
    pitch: i64,
    height: i64,
    radius: i64,
    /// Coins in each line but the last.
    across: i64,
}

impl Layout {
    fn new(board: &Coins, width: i64, [pitch, height, radius]: [i64; 3]) -> Self {
        let coins = i64::from(board.columns).max(1);
        let fit = ((width - 2 * EDGE) / pitch).max(1);
        let lines = (coins + fit - 1) / fit;
        Self { pitch, height, radius, across: (coins + lines - 1) / lines }
    }
    /// Large coins where there is room for them.
    pub fn of(board: &Coins, room: (i64, i64)) -> Self {
        // Beside the edges of the frame.
        let width = room.0 - 20;
        let large = Self::new(board, width, [76, 122, 28]);
        if room.0 >= NARROW && large.lines(board) <= ROOMY {
            return large;
        }
        Self::new(board, width, if room.0 < NARROW { [52, 98, 20] } else { [60, 102, 22] })
    }
    /// In one line, or in a square where that would be too long to see anything.
    pub fn still(board: &Coins) -> Self {
        Self::new(board, 60 * 16, [60, 102, 22])
    }
    fn lines(&self, board: &Coins) -> i64 {
        (i64::from(board.columns).max(1) + self.across - 1) / self.across
    }
    /// The width and the height of all.
    pub fn size(&self, board: &Coins) -> [i64; 2] {
        [2 * EDGE + self.pitch * self.across, self.height * self.lines(board)]
    }
    /// The middle of a coin.
    fn at(&self, n: u64) -> [i64; 2] {
        let place = n.saturating_sub(1) as i64;
        let x = EDGE + self.pitch / 2 + self.pitch * (place % self.across);
        [x, 30 + self.radius + self.height * (place / self.across)]
    }
    /// Its number, above it.
    pub fn number(&self, out: &mut String, board: &Coins, n: u64) {
        let [x, y] = self.at(n);
        let label = r#"<text class="lb" x="@" y="@">~</text>"#;
        put(out, label, &[x, y - self.radius - 12], &[&board.label(n)]);
    }
    /// Its value, below it.
    pub fn value(&self, out: &mut String, board: &Coins, n: u64, value: Nimber) {
        let [x, y] = self.at(n);
        let class = if board.shows_heads(n) { " red" } else { "" };
        put(
            out,
            r#"<text class="rn~" x="@" y="@">~</text>"#,
            &[x, y + self.radius + 24],
            &[class, &value.0.to_string()],
        );
    }
    /// A coin as it shows, with the room round it to point at.
    pub fn coin(&self, out: &mut String, board: &Coins, n: u64, more: &str) {
        let [x, y] = self.at(n);
        let half = self.pitch / 2;
        if let Some(count) = board.count(n) {
            return self.square(out, [x, y], count, more);
        }
        let (class, letter) = if board.shows_heads(n) { ("heads", "H") } else { ("tails", "T") };
        put(
            out,
            concat!(
                r#"<g transform="translate(@ @)"><rect class="hit" x="@" y="@" width="@" height="@"/>"#,
                r#"<g class="co ~~"><circle r="@"/><circle class="rim" r="@"/><text y="7">~</text></g></g>"#
            ),
            &[x, y, -half, -half, 2 * half, 2 * half, self.radius, self.radius - 5],
            &[class, more, letter],
        );
    }
    /// A square of a strip, with the coins on it.
    fn square(&self, out: &mut String, [x, y]: [i64; 2], count: u32, more: &str) {
        let half = self.pitch / 2;
        let square = concat!(
            r#"<g transform="translate(@ @)"><rect class="hit" x="@" y="@" width="@" height="@"/>"#,
            r#"<rect class="cl" x="@" y="@" width="@" height="@"/>"#
        );
        put(out, square, &[x, y, -half, -half, 2 * half, 2 * half, -half, -half, 2 * half, 2 * half], &[]);
        if count > 0 {
            let coin =
                r#"<g class="co heads~"><circle r="@"/><circle class="rim" r="@"/><text y="7">~</text></g>"#;
            let number = if count > 1 { count.to_string() } else { String::new() };
            put(out, coin, &[self.radius - 4, self.radius - 8], &[more, &number]);
        }
        out.push_str("</g>");
    }
    /// The square round a coin that is turned.
    pub fn frame(&self, out: &mut String, n: u64, class: &str) {
        let [x, y] = self.at(n);
        let half = self.pitch / 2 - 3;
        let square = r#"<rect class="~" x="@" y="@" width="@" height="@" rx="12"/>"#;
        put(out, square, &[x - half, y - half, 2 * half, 2 * half], &[class]);
    }
    /// The line round it, with what becomes of it where that is known: the side that it will show, or a coin more or less.
    pub fn tag(&self, out: &mut String, board: &Coins, n: u64, mark: &str, sign: &str) {
        let [x, y] = self.at(n);
        let half = self.pitch / 2 - 3;
        put(out, r#"<g class="cap~" transform="translate(@ @)">"#, &[x, y], &[mark]);
        let square = r#"<rect class="capo" x="@" y="@" width="@" height="@" rx="12"/>"#;
        put(out, square, &[-half, -half, 2 * half, 2 * half], &[]);
        let turns = board.counts.is_empty();
        if !sign.is_empty() {
            let (wide, text) = if turns { (46, 10) } else { (26, 0) };
            let tag = r#"<g class="tag" transform="translate(@ @)"><rect x="@" y="-13" width="@" height="26" rx="13"/>"#;
            put(out, tag, &[half - 15, -half + 4, -wide / 2, wide], &[]);
            if turns {
                out.push_str(r#"<path d="M-17-1a7 7 0 0 1 12-3m0-4v4h-4M-3 2a7 7 0 0 1-12 3m0 4V5h4"/>"#);
            }
            put(out, r#"<text x="@" y="5">~</text></g>"#, &[text], &[sign]);
        }
        out.push_str("</g>");
    }
}
