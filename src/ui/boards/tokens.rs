//! The tokens of a pile, painted together: a browser needs time for each element, above all for those that it has to
//! place separately, but paints one path through all tokens as fast as a path through one.
use super::{labels::Tenths, shape::Shape};
use crate::ui::coats::Coat;
use std::fmt::Write;

/// One token: how far along the pile its middle is, its colour, and how many go with it where it can be taken.
pub type Token = (i64, u8, Option<u64>);

/// All tokens with their letters and numbers.
pub fn paint(out: &mut String, shape: &Shape, tokens: &[Token]) {
    let mut colours: Vec<u8> = tokens.iter().map(|token| token.1).collect();
    colours.sort_unstable();
    colours.dedup();
    for colour in colours {
        for Coat(look, path) in (shape.coats)(colour) {
            let _ = write!(out, r#"<path {look} d=""#);
            for token in tokens.iter().filter(|token| token.1 == colour) {
                let (x, y) = shape.at(token.0);
                let _ = write!(out, "M{} {}{path}", Tenths(x), Tenths(y));
            }
            out.push_str(r#""/>"#);
        }
    }
    letters(out, shape, tokens);
    numbers(out, shape, tokens);
}

fn letters(out: &mut String, shape: &Shape, tokens: &[Token]) {
    let Some(letter) = shape.letter else { return };
    let (mut x, mut y, mut text) = (String::new(), String::new(), String::new());
    for (along, colour, _) in tokens.iter().filter(|token| token.2.is_none()) {
        let at = shape.at(*along);
        let _ = write!(x, "{} ", Tenths(at.0));
        let _ = write!(y, "{} ", Tenths(at.1 + 47));
        text.push(letter(*colour));
    }
    if !text.is_empty() {
        let _ = write!(out, r#"<text class="ball-letter" x="{x}" y="{y}">{text}</text>"#);
    }
}

/// Where the number begins that stands beside a token.
fn beside(shape: &Shape, along: i64) -> (i64, i64) {
    let (x, y) = shape.at(along);
    (x + shape.ring.0 / 2 + 40, y)
}

fn numbers(out: &mut String, shape: &Shape, tokens: &[Token]) {
    let (class, below) = shape.number;
    for (along, _, take) in tokens {
        let Some(count) = take.filter(|count| !shape.fifths || *count == 1 || count.is_multiple_of(5)) else {
            continue;
        };
        let (x, y) = if shape.fifths { beside(shape, *along) } else { shape.at(*along) };
        let _ = write!(
            out,
            r#"<text class="{class}" x="{}" y="{}">{count}</text>"#,
            Tenths(x),
            Tenths(y + below)
        );
    }
}
