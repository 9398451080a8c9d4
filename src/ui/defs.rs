//! The shapes that pictures refer to by name: balls, patterns and the marks of the history.
use yew::prelude::*;

/// The definitions, hidden; once per page, before anything that uses them.
pub fn defs() -> Html {
    let svg =
        format!(r#"<svg class="defs" aria-hidden="true" width="0" height="0"><defs>{DEFS}</defs></svg>"#);
    Html::from_html_unchecked(svg.into())
}

/// What stands between `<defs>` and `</defs>`, for pictures that leave the page.
pub const DEFS: &str = concat!(
    r##"<clipPath id="bclip"><circle r="25"/></clipPath>"##,
    r##"<g id="br"><g transform="scale(.94)"><circle r="25" fill="var(--red)"/>"##,
    r##"<path fill-opacity=".15" d="M-17 18.3A25 25 0 0 0 25 0 25 25 0 0 0 17-18.3 25 25 0 0 1-17 18.3Z"/>"##,
    r##"<ellipse cx="-11" cy="-14" rx="6" ry="3.6" transform="rotate(-38 -11 -14)" fill="#fff" "##,
    r##"fill-opacity=".55"/><circle r="25" fill="none" stroke="var(--ball-o)" stroke-width="2.2"/>"##,
    r##"<circle r="12.5" fill="var(--bone)"/></g></g>"##,
    r##"<g id="by"><g transform="scale(.94)"><circle r="25" fill="var(--bone)"/>"##,
    r##"<path d="M-20.4-14.5H20.4A25 25 0 0 1 20.4 14.5H-20.4A25 25 0 0 1-20.4-14.5Z" fill="var(--yel)"/>"##,
    r##"<path d="M-20.4-14.5H20.4M-20.4 14.5H20.4" stroke="#5A3D00" stroke-width="1.6"/>"##,
    r##"<path fill-opacity=".15" d="M-17 18.3A25 25 0 0 0 25 0 25 25 0 0 0 17-18.3 25 25 0 0 1-17 18.3Z"/>"##,
    r##"<circle r="25" fill="none" stroke="var(--ball-o)" stroke-width="2.2"/>"##,
    r##"<circle r="12" fill="var(--bone)" stroke="#5A3D00" stroke-width="1.2"/></g></g>"##,
    r##"<g id="bg"><g transform="scale(.94)"><circle r="25" fill="var(--grn-fill)"/>"##,
    r##"<path d="M-17-18.3V18.3M17-18.3V18.3" stroke="var(--bone)" stroke-width="5"/>"##,
    r##"<circle r="25" fill="none" stroke="var(--ball-o)" stroke-width="2.2"/>"##,
    r##"<circle r="12.5" fill="var(--bone)"/></g></g>"##,
    r##"<g id="bw"><g transform="scale(.94)"><circle r="25" fill="#fff"/>"##,
    r##"<circle r="19" fill="none" stroke="#8A7F90" stroke-width="1.4"/>"##,
    r##"<circle r="25" fill="none" stroke="var(--ball-o)" stroke-width="2.2"/>"##,
    r##"<circle r="12.5" fill="var(--bone)"/></g></g>"##,
    r##"<g id="bk"><g transform="scale(.94)"><circle r="25" fill="#2B2731"/>"##,
    r##"<circle r="19" fill="none" stroke="#F7F0E1" stroke-width="1.6"/>"##,
    r##"<circle r="25" fill="none" stroke="#8A7F90" stroke-width="2.2"/>"##,
    r##"<circle r="12.5" fill="var(--bone)"/></g></g>"##,
    r##"<g id="bp"><g transform="scale(.94)"><circle r="25" fill="#EFA3BE"/>"##,
    r##"<path d="M0-19h.1M13.4-13.4h.1M19 0h.1M13.4 13.4h.1M0 19h.1M-13.4 13.4h.1M-19 "##,
    r##"0h.1M-13.4-13.4h.1" stroke="#7C1F45" stroke-width="5" stroke-linecap="round"/>"##,
    r##"<circle r="25" fill="none" stroke="var(--ball-o)" stroke-width="2.2"/>"##,
    r##"<circle r="12.5" fill="var(--bone)"/></g></g>"##,
    r##"<g id="bc"><g transform="scale(.94)"><circle r="25" fill="#8EDAD6"/>"##,
    r##"<path clip-path="url(#bclip)" "##,
    r##"d="M-25-25H-8.3V-8.3H-25ZM8.3-25H25V-8.3H8.3ZM-8.3-8.3H8.3V8.3H-8.3ZM-25 8.3H-8.3V25H-25ZM8.3 "##,
    r##"8.3H25V25H8.3Z" fill="#0F6A6A"/>"##,
    r##"<circle r="25" fill="none" stroke="var(--ball-o)" stroke-width="2.2"/>"##,
    r##"<circle r="12.5" fill="var(--bone)"/></g></g>"##,
    r##"<g id="bx"><g transform="scale(.94)"><circle r="25" fill="#CFC6D2"/>"##,
    r##"<path clip-path="url(#bclip)" d="M-30-10L-10-30M-30 0L0-30M-30 10L10-30M-30 20L20-30M-30 "##,
    r##"30L30-30M-20 30L30-20M-10 30L30-10M0 30L30 0M10 30L30 10" stroke="#463E4E" stroke-width="1.6"/>"##,
    r##"<circle r="25" fill="none" stroke="var(--ball-o)" stroke-width="2.2"/>"##,
    r##"<circle r="12.5" fill="var(--bone)"/></g></g>"##,
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
