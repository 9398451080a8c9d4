//! The shapes that pictures refer to by name: balls, patterns and the marks of the history.
use super::coats::{Coat, coats, letters};
use std::fmt::Write;
use yew::prelude::*;

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
    for letter in letters() {
        let _ = write!(out, r#"<g id="b{letter}">"#);
        for Coat(look, path) in coats(letter) {
            let _ = write!(out, r#"<path {look} d="M0 0{path}"/>"#);
        }
        out.push_str("</g>");
    }
    out + CELLS + REST
}

/// A pin that stands on its middle, its outline alone, and a pawn.
const CELLS: &str = concat!(
    r##"<path id="po" stroke="currentColor" stroke-width="2.2" d="M-12 0C-15-8-20.5-26-20.5-46C-20.5-68-9.5-84"##,
    r##"-8.5-99C-8-107-12.5-111-12.5-121A12.5 13 0 0 1 12.5-121C12.5-111 8-107 8.5-99C9.5-84 20.5-68 20.5-46C20.5-26 15-8 12 0Z"/>"##,
    r##"<g id="pn"><use href="#po" fill="var(--bone)"/><path fill-opacity=".1" d="M6 0H12C15-8 20.5-26 20.5-46C20.5-68 9.5-84"##,
    r##" 8.5-99C8-107 12.5-111 12.5-121Q12-130 6-132Z"/><path fill="var(--red-fill)" d="M-8.8-101H8.8L8.9-95.5H-8.9ZM-9.9-90H9.9L11.4"##,
    r##"-84.5H-11.4Z"/><path fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="4" stroke-linecap="round" "##,
    r##"d="M-14-70C-16-56-16-40-12-22"/><use href="#po" fill="none" color="var(--ball-o)"/></g>"##,
    r##"<path id="pw" d="M-15 0H15C15-7 10-9 6-12C7-18 8-21 5-25A9 9 0 1 0-5-25C-8-21-7-18-6-12C-10-9-15-7-15 0Z"/>"##,
);

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
