//! The outline of the move in preview, with its tag.
use super::{
    labels::Tenths,
    shape::{Rect, Shape},
    view::Mark,
};

/// The capsule's ground, to lie under the tokens.
pub fn ground(shape: &Shape, rect: &Rect, mark: Mark) -> String {
    format!(r#"<rect class="capf{}" {}/>"#, mark.class(), rect.attributes(shape.half.2))
}

/// The capsule's outline, to lie over the tokens; standing piles add a tag that says how many go.
pub fn outline(shape: &Shape, rect: &Rect, mark: Mark, count: u64) -> String {
    let Rect(x, y, w, h) = *rect;
    let line = format!(r#"<rect class="capo" {}/>"#, rect.attributes(shape.half.2));
    if shape.side {
        return format!(r#"<g class="cap{}" aria-hidden="true">{line}</g>"#, mark.class());
    }
    let mid = x + w / 2;
    // The notch at the right is for the round ones only: chips fill their picture.
    let notch = if shape.gap > 0 {
        format!("M{} {}h11", Tenths(x + w - 10), Tenths(y + h / 2))
    } else {
        String::new()
    };
    format!(
        r#"<g class="cap{}" aria-hidden="true">{line}<path class="capl" d="M{} {}v9{notch}"/>{}</g>"#,
        mark.class(),
        Tenths(mid),
        Tenths(y - 80),
        tag(mid, y - 210, mark, count)
    )
}

/// The tag "take 2" with a check or a cross, its middle at this place.
pub fn tag(x: i64, y: i64, mark: Mark, count: u64) -> String {
    let (icon, shift) = match mark {
        Mark::Wins => (r#"<path d="m-37-1 4.5 4.5 8-9"/>"#, 10),
        Mark::Loses => (r#"<path d="m-35-5 9 9m0-9-9 9"/>"#, 10),
        Mark::Plain => ("", 0),
    };
    format!(
        concat!(
            r#"<g class="tag" transform="translate({} {})"><rect x="-47" y="-16" width="94" height="30" rx="7"/>"#,
            r#"{}<text x="{}" y="5">take {}</text></g>"#
        ),
        Tenths(x),
        Tenths(y),
        icon,
        shift,
        count
    )
}
