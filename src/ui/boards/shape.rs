//! Where tokens lie in a pile, standing or on its side, and the outlines round them.
use super::labels::Tenths;
use crate::core::Run;
use crate::ui::coats::Coat;

/// The geometry of one kind of token. Lengths in tenths of a pixel; "along" is from the ground up.
pub struct Shape {
    /// Whether piles lie on their side, the ground at the left.
    pub side: bool,
    /// The picture's extent across the pile, and the middle of the pile in it.
    pub across: i64,
    pub mid: i64,
    /// From the ground to the middle of the first token, and from the middle of the last token to the end.
    pub first: i64,
    pub last: i64,
    pub pitch: i64,
    /// Additional distance between runs.
    pub gap: i64,
    /// Half the capsule of a single token: along, across, and its rounding.
    pub half: (i64, i64, i64),
    /// The bracket of a run: its x, half its height less half the pitch, and the x of the length. None: no brackets.
    pub bracket: Option<(i64, i64, i64)>,
    /// Rectangles round the token, each with width, height and rounding: where it can be hit, the focus ring, the ring
    /// of a winning token, and the outline of a token just taken.
    pub hit: Outline,
    pub focus: Outline,
    pub ring: Outline,
    pub ghost: Outline,
    /// Path data of a mark beside the ring of a winning token, starting at the token's middle; empty for none.
    pub notch: &'static str,
    /// From the middle of a token to the marks of the gaps, across the pile; 0 where gaps are not marked.
    pub mark: i64,
    /// What tokens of a colour are painted with.
    pub coats: fn(u8) -> &'static [Coat],
    /// The class of the number on a token that can be taken, and how far below the token's middle the number stands.
    pub number: (&'static str, i64),
    /// Whether only every fifth token has its number, beside it, where that is large enough to read.
    pub fifths: bool,
    /// The letter on a token of a colour that cannot be taken.
    pub letter: Option<fn(u8) -> char>,
    /// The inside of a token of a colour, for a picture.
    pub body: fn(u8) -> String,
}

/// A rectangle round the middle of a token: width, height, rounding.
pub struct Outline(pub i64, pub i64, pub i64);

impl Outline {
    /// As a rectangle's attributes, its middle at this place.
    pub fn at(&self, (x, y): (i64, i64)) -> String {
        let Self(w, h, round) = *self;
        Rect(x - w / 2, y - h / 2, w, h).attributes(round)
    }
}

/// A rectangle: x, y, width, height.
pub struct Rect(pub i64, pub i64, pub i64, pub i64);

impl Rect {
    /// The attributes of the rectangle, with rounded corners.
    pub fn attributes(&self, round: i64) -> String {
        let Self(x, y, w, h) = *self;
        let [x, y, w, h, round] = [x, y, w, h, round].map(Tenths);
        format!(r#"x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}""#)
    }
}

impl Shape {
    /// From the ground to the middle of a token.
    pub fn along(&self, level: u64, run: usize) -> i64 {
        self.first + self.pitch * (level as i64 - 1) + self.gap * run as i64
    }
    /// The picture's extent along a pile of these runs.
    pub fn length(&self, runs: &[Run]) -> i64 {
        let height = runs.iter().map(|run| run.len).sum();
        self.along(height, runs.len().saturating_sub(1)) + self.last
    }
    /// The width and height of a picture with this extent along the pile.
    pub fn size(&self, length: i64) -> (i64, i64) {
        if self.side { (length, self.across) } else { (self.across, length) }
    }
    /// The top of the picture: the ground is at zero, so that nothing moves when the top of a pile is taken.
    pub fn top(&self, length: i64) -> i64 {
        if self.side { 0 } else { -length }
    }
    /// The place of a token at this distance `along` the pile.
    pub fn at(&self, along: i64) -> (i64, i64) {
        if self.side { (along, self.mid) } else { (self.mid, -along) }
    }
    /// The place of a gap's mark at this distance `along` the pile.
    pub fn beside(&self, along: i64) -> (i64, i64) {
        if self.side { (along, self.mid + self.mark) } else { (self.mid + self.mark, -along) }
    }
    /// Where the mark of a gap can be hit.
    pub fn mark_hit(&self, along: i64) -> String {
        let (w, h) = if self.side { (self.pitch, 250) } else { (480, self.pitch) };
        let hit = Outline(w, h, 0).at(self.beside(along));
        let ring = Outline(w.min(360), h.min(360), 100).at(self.beside(along));
        format!(r#"<rect class="hit" {hit}/><rect class="focus-ring" {ring}/>"#)
    }
    /// A rectangle round the tokens from one place along the pile to another, `half` beyond their middles.
    pub fn capsule(&self, from: i64, to: i64, half: i64) -> Rect {
        let breadth = self.half.1;
        let long = to - from + 2 * half;
        if self.side {
            Rect(from - half, self.mid - breadth, long, 2 * breadth)
        } else {
            Rect(self.mid - breadth, -to - half, 2 * breadth, long)
        }
    }
}
