//! Shapes that are drawn, but not pointed at.
use crate::core::Shape;
use std::fmt::Write;

/// How a drawing is fitted into a picture: by what scale, and at what place.
#[derive(Clone, Copy)]
pub struct Fit {
    /// The scale as a fraction, at most 1: numerator and denominator.
    pub by: [i64; 2],
    /// Where the drawing begins in the picture.
    pub at: [i64; 2],
    /// The origin of the coordinates in the drawing.
    pub from: [i32; 2],
}

impl Fit {
    /// The drawing at its own size and place.
    pub const WHOLE: Self = Self { by: [1, 1], at: [0, 0], from: [0, 0] };

    /// For coordinates that are relative to a place in the drawing.
    pub fn within(self, [x, y]: [i32; 2]) -> Self {
        Self { from: [self.from[0] + x, self.from[1] + y], ..self }
    }
    pub fn long(self, length: i32) -> i64 {
        i64::from(length) * self.by[0] / self.by[1]
    }
    pub fn place(self, [x, y]: [i32; 2]) -> [i64; 2] {
        [self.at[0] + self.long(self.from[0] + x), self.at[1] + self.long(self.from[1] + y)]
    }
    /// Left, top, width and height in the picture.
    pub fn rect(self, [x, y, width, height]: [i32; 4]) -> [i64; 4] {
        let ([left, top], [right, below]) = (self.place([x, y]), self.place([x + width, y + height]));
        [left, top, right - left, below - top]
    }
    /// Whether letters among the shapes are large enough to be read.
    fn roomy(self) -> bool {
        4 * self.by[0] >= 3 * self.by[1]
    }
    fn moved(self) -> bool {
        self.by[0] != self.by[1] || self.place([0, 0]) != [0, 0]
    }
    /// The SVG transform for a drawing in coordinates of its own at this place, turned by `turn` degrees.
    fn to(self, at: [i32; 2], turn: i32) -> String {
        let ([x, y], turn) = (self.place(at), i64::from(turn));
        match self.by[0] < self.by[1] {
            true => {
                let part = 1000 + 1000 * self.by[0] / self.by[1];
                format!("translate({x} {y}) rotate({turn}) scale(.{})", &part.to_string()[1..])
            }
            false => format!("translate({x} {y}) rotate({turn})"),
        }
    }
}

pub fn shapes(out: &mut String, shapes: &[Shape], fit: Fit) {
    shapes.iter().for_each(|shape| one(out, shape, fit));
}

/// Only the shapes that are drawn by name, without what they stand on.
pub fn symbols(out: &mut String, list: &[Shape], fit: Fit) {
    let named = list.iter().filter(|shape| matches!(shape, Shape::Symbol { .. }));
    named.for_each(|shape| one(out, shape, fit));
}

fn one(out: &mut String, shape: &Shape, fit: Fit) {
    match shape {
        Shape::Text { at, text } => {
            if fit.roomy() {
                let [x, y] = fit.place(*at);
                let _ = write!(out, r#"<text class="label" x="{x}" y="{y}">{text}</text>"#);
            }
        }
        Shape::Line { path, look } => {
            let moved =
                if fit.moved() { format!(r#" transform="{}""#, fit.to([0, 0], 0)) } else { String::new() };
            let _ = write!(out, r#"<path class="board-line {look}" d="{path}"{moved}/>"#);
        }
        Shape::Rect { at, look } => {
            let [x, y, width, height] = fit.rect(*at);
            let _ =
                write!(out, r#"<rect class="{look}" x="{x}" y="{y}" width="{width}" height="{height}"/>"#);
        }
        Shape::Circle { at, radius, look } => {
            let [x, y] = fit.place(*at);
            let _ = write!(out, r#"<circle class="{look}" cx="{x}" cy="{y}" r="{}"/>"#, fit.long(*radius));
        }
        Shape::Stroke { from, to, look } => {
            let ([x, y], [to_x, to_y]) = (fit.place(*from), fit.place(*to));
            let _ = write!(out, r#"<path class="{look}" d="M{x} {y}L{to_x} {to_y}"/>"#);
        }
        Shape::Symbol { at, name, turn, look } => {
            let place = fit.to(*at, *turn);
            let _ = write!(out, r##"<use class="{look}" href="#{name}" transform="{place}"/>"##);
        }
        Shape::Ground { at, width } => {
            let ([from, y], to) = (fit.place(*at), fit.place([at[0] + width, at[1]])[0]);
            ground(out, [from, to], y);
        }
    }
}

/// A line with hatches below.
fn ground(out: &mut String, [from, to]: [i64; 2], y: i64) {
    let _ = write!(
        out,
        r#"<path class="ground-line" d="M{} {y}H{}"/><path class="ground-hatch" d=""#,
        from - 8,
        to + 8
    );
    let mut x = from - 4;
    while x < to - 4 {
        let _ = write!(out, "M{x} {}l10-10", y + 13);
        x += 12;
    }
    out.push_str(r#""/>"#);
}
