//! The shapes that pictures refer to by name: balls, patterns and the marks of the history.
use super::coats::{Coat, coats};
use std::fmt::Write;
use yew::prelude::*;

/// The letters of all balls.
const BALLS: &str = "rygwkpcx";

/// The definitions, hidden; once per page, before anything that uses them.
pub fn defs() -> Html {
    let shapes = shapes();
    let svg =
        format!(r#"<svg class="defs" aria-hidden="true" width="0" height="0"><defs>{shapes}</defs></svg>"#);
    Html::from_html_unchecked(svg.into())
}

/// What stands between `<defs>` and `</defs>`, for pictures that leave the page.
pub fn shapes() -> String {
    let mut out = String::new();
    for letter in BALLS.chars() {
        let _ = write!(out, r#"<g id="b{letter}">"#);
        for Coat(look, path) in coats(letter) {
            let _ = write!(out, r#"<path {look} d="M0 0{path}"/>"#);
        }
        out.push_str("</g>");
    }
    out + REST
}

const REST: &str = concat!(
    r##"<pattern id="ps" width="13" height="48" patternUnits="userSpaceOnUse">"##,
    r##"<path d="M-19 48l18-48M-6 48l18-48M7 48l18-48" stroke="#000" stroke-opacity=".22" "##,
    r##"stroke-width="4"/></pattern>"##,
    r##"<pattern id="pd" x="44" width="26" height="46" patternUnits="userSpaceOnUse">"##,
    r##"<circle cx="6" cy="37" r="2.4" fill="#fff" fill-opacity=".5"/>"##,
    r##"<circle cx="19" cy="9.5" r="2.4" fill="#fff" fill-opacity=".5"/></pattern>"##,
    r##"<g id="mg"><circle r="9" fill="var(--win)"/>"##,
    r##"<path fill="none" stroke="var(--on-win)" stroke-width="2" stroke-linecap="round" "##,
    r##"stroke-linejoin="round" d="M-4 .3l3 3.2 5.2-6"/></g>"##,
    r##"<g id="mb"><path fill="var(--lose)" d="M0-12l12 12L0 12-12 0z"/>"##,
    r##"<text y="4.8" text-anchor="middle" font-size="13" font-weight="700" fill="var(--on-lose)">?"##,
    r##"</text></g>"##,
    r##"<g id="mn"><circle r="7.5" fill="var(--surface)" stroke="var(--flat)" stroke-width="2.5"/>"##,
    r##"</g>"##,
    r##"<g id="ms"><rect fill="var(--ink)" x="-6" y="-6" width="12" height="12"/></g>"##,
);
