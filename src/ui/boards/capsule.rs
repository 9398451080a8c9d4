//! The outline of the move in preview, with its tag.
use super::{
    labels::Tenths,
    mark::Mark,
    shape::{Rect, Shape},
};

/// The capsule's ground, to lie under the tokens.
pub fn ground(shape: &Shape, rect: &Rect, mark: Mark) -> String {
    format!(r#"<rect class="cap-fill{}" {}/>"#, mark.class(), rect.attributes(shape.half.2))
}

/// The capsule's outline, to lie over the tokens; on standing piles with a tag that says how many tokens go.
pub fn outline(shape: &Shape, rect: &Rect, mark: Mark, count: u64) -> String {
    let Rect(x, y, w, h) = *rect;
    let line = format!(r#"<rect class="cap-outline" {}/>"#, rect.attributes(shape.half.2));
    if shape.side {
        return format!(r#"<g class="cap{}" aria-hidden="true">{line}</g>"#, mark.class());
    }
    let mid = x + w / 2;
    // The notch at the right is for round tokens only: chips fill their picture.
    let notch = if shape.gap > 0 {
        format!("M{} {}h11", Tenths(x + w - 10), Tenths(y + h / 2))
    } else {
        String::new()
    };
    format!(
        r#"<g class="cap{}" aria-hidden="true">{line}<path class="cap-line" d="M{} {}v9{notch}"/>{}</g>"#,
        mark.class(),
        Tenths(mid),
        Tenths(y - 80),
        tag(mid, y - 210, mark, count)
    )
}

/// The tag "take 2" with a check or a cross, its middle at this place.
pub fn tag(x: i64, y: i64, mark: Mark, count: u64) -> String {
    tagged(x, y, mark, &format!("take {count}"))
}

/// A tag with this text and a check or a cross, its middle at (`x`, `y`) in tenths of a pixel.
pub fn tagged(x: i64, y: i64, mark: Mark, text: &str) -> String {
    let half = half(text);
    let shift = if mark == Mark::Plain { 0 } else { 10 };
    let icon = match mark {
        Mark::Plain => String::new(),
        Mark::Wins => format!(r#"<path d="m{}-1 4.5 4.5 8-9"/>"#, 10 - half),
        Mark::Loses => format!(r#"<path d="m{}-5 9 9m0-9-9 9"/>"#, 12 - half),
    };
    let (x, y, width) = (Tenths(x), Tenths(y), 2 * half);
    let rect = format!(r#"<rect x="-{half}" y="-16" width="{width}" height="30" rx="7"/>"#);
    format!(
        r#"<g class="tag" transform="translate({x} {y})">{rect}{icon}<text x="{shift}" y="5">{text}</text></g>"#
    )
}

/// Half the width of a tag with this text, in pixels.
pub fn half(text: &str) -> i64 {
    47.max(14 + 9 * text.len() as i64 / 2)
}
