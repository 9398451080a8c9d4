//! Marks at the gaps of a heap, and the picture of a split in preview.
use super::{
    capsule,
    labels::{Tenths, piece_name, raw},
    shape::{Rect, Shape},
    view::{GapView, View},
};
use crate::core::{PieceId, Words, broken};
use std::fmt::Write;
use yew::prelude::*;

/// How far the parts above a gap are lifted while it is split.
pub const LIFT: i64 = 120;

impl View {
    /// "Split heap 3 into 1 and 6, winning".
    pub fn gap_label(&self, gap: &GapView) -> String {
        let verb = if gap.cut.take > 0 { "Take " } else { "Split " };
        let heap = Words::text(format!("{} {}", self.noun, self.stack.number));
        let said = broken(gap.cut.take, &gap.cut.parts, heap).to_string();
        [verb, &said, if gap.wins { ", winning" } else { "" }].concat()
    }
    /// The gaps at which the shown move splits the heap, as the numbers of tokens below them, from the ground up.
    pub fn split_at(&self) -> Vec<u64> {
        let sums = self.parts.iter().rev().scan(0, |below, part| {
            *below += part;
            Some(*below)
        });
        let mut gaps: Vec<u64> = sums.collect();
        gaps.pop();
        gaps
    }
    /// How far the shown move lifts a level.
    pub fn lift(&self, level: u64) -> i64 {
        self.split_at().iter().filter(|below| level > **below).count() as i64 * LIFT
    }
}

/// The mark of every gap, as a button beside the heap.
pub fn buttons(view: &View, shape: &Shape) -> Vec<Html> {
    let cut_at = view.split_at();
    let button = |(i, gap): (usize, &GapView)| {
        let place = PieceId { place: view.stack.place.gaps(), n: gap.cut.below };
        let (along, lifted) = (middle(shape, gap.cut.below), view.lift(gap.cut.below + 1));
        let (x, y) = shape.beside(along);
        let mut body = shape.mark_hit(along);
        if !cut_at.contains(&gap.cut.below) {
            let _ = write!(
                body,
                r#"<g class="soft" transform="translate({} {})">{}</g>"#,
                Tenths(x),
                Tenths(y - if shape.side { 0 } else { lifted }),
                mark(shape, gap.wins)
            );
        }
        let stop = view.stack.reach == 0
            && if cut_at.is_empty() { i == 0 } else { cut_at.first() == Some(&gap.cut.below) };
        let class = (!view.disabled).then_some("take gap");
        html! {
            <g key={format!("g{}", gap.cut.below)} {class} role="button" tabindex={if stop { "0" } else { "-1" }} aria-disabled={view.disabled.then_some("true")}
                data-piece={piece_name(place)} aria-label={view.gap_label(gap)}>{ raw(body) }</g>
        }
    };
    view.gaps.iter().enumerate().map(button).collect()
}

/// The middle of the gap over so many tokens, along the pile.
fn middle(shape: &Shape, below: u64) -> i64 {
    shape.along(below, 0) + shape.pitch / 2
}

/// A hollow dot, or a dashed disc with a check, and a line to the heap.
fn mark(shape: &Shape, wins: bool) -> String {
    let line = if shape.side {
        "M0-9v-9"
    } else if wins {
        "M-11 0h-9"
    } else {
        "M-6 0h-13"
    };
    let disc = if wins {
        r#"<circle class="winning-disc" r="10.5"/><path class="winning-tick" d="m-4.5.5 3 3 6-6.5"/>"#
    } else {
        r#"<circle class="gap-dot" r="5.5"/>"#
    };
    format!(r#"<path class="{}" d="{line}"/>{disc}"#, if wins { "winning-line" } else { "bracket" })
}

/// The picture of a split in preview: what lies under the tokens, and what lies over them.
pub fn preview(view: &View, shape: &Shape) -> (String, String) {
    let (mark, (_, breadth, round)) = (view.mark, shape.half);
    let (mut under, mut over) = (String::new(), String::new());
    let (mut below, mut top, mut line) = (0, 0, 0);
    for part in view.parts.iter().rev() {
        let (from, to) = (below + 1, below + part);
        let rect =
            shape.capsule(shape.along(from, 0) + view.lift(from), shape.along(to, 0) + view.lift(to), SNUG);
        under += &capsule::ground(shape, &rect, mark);
        let _ = write!(over, r#"<rect class="cap-outline" {}/>"#, rect.attributes(round));
        if !shape.side
            && let Some((.., text)) = shape.bracket
        {
            over += &label(text, rect.1 + rect.3 / 2 + 60, *part);
        }
        if below > 0 {
            line = middle(shape, below) + view.lift(from) - LIFT / 2;
            over += &divider(shape, line);
        }
        (below, top) = (to, rect.1);
    }
    if !shape.side {
        let sizes: Vec<String> = view.parts.iter().map(u64::to_string).collect();
        let text = format!("split {}", sizes.join(" | "));
        let half = capsule::half(&text) * 10;
        // Where the place beside the heap is free the tag stands there, with an arrow to the place of the new heap.
        let (x, y) = if view.new > 0 && breadth > 500 {
            (shape.mid + breadth + 70 + half, -line)
        } else {
            (shape.mid, top - 150)
        };
        if x > shape.mid && line > 1200 {
            let (from, to) = (Tenths(y + 190), Tenths(-shape.first - 330));
            let [x, bent, end] = [x, x + 330, new_place(shape).0 + 460].map(Tenths);
            let _ = write!(
                over,
                r#"<path class="new-place" d="M{x} {from}Q{bent} {} {end} {to}"/><path class="new-arrow" d="m{end} {to}l-4-9m4 9 8-6"/>"#,
                Tenths(y / 2)
            );
        }
        over += &capsule::tagged(x, y, mark, &text);
    }
    (under, format!(r#"<g class="cap{}" aria-hidden="true">{over}</g>"#, mark.class()))
}

/// How far the capsule of a part reaches beyond the middle of its last token, along the heap.
const SNUG: i64 = 232;

fn label(x: i64, y: i64, n: u64) -> String {
    format!(r#"<text class="bracket-count split-count" x="{}" y="{}">{n}</text>"#, Tenths(x), Tenths(y))
}

/// A line across the gap with a knob at its end.
fn divider(shape: &Shape, along: i64) -> String {
    let (x, y) = shape.at(along);
    let (from, to) = (shape.half.1 + 160, shape.half.1 + 70);
    let (end, knob) =
        if shape.side { ((x, y - to + 50), (x, y + from - 100)) } else { ((x + to, y), (x - from, y)) };
    let [x, y, cx, cy] = [end.0, end.1, knob.0, knob.1].map(Tenths);
    format!(
        r#"<path class="cap-line" d="M{cx} {cy}L{x} {y}"/><circle class="split-knob" cx="{cx}" cy="{cy}" r="5"/>"#
    )
}

/// The left end and the top of the place of a new heap, beside the last one.
fn new_place(shape: &Shape) -> (i64, i64) {
    (shape.across + 150, -shape.first - 200)
}

/// The place of the new heap, with the number of new heaps where there are several.
pub fn new_heap(view: &View, shape: &Shape) -> String {
    let (x, y) = new_place(shape);
    let (rect, count) = (Rect(x, y, 920, 400).attributes(128), view.new as u64);
    let count = if count > 1 { label(x + 460, y + 260, count) } else { String::new() };
    format!(
        r#"<g class="cap{} new" aria-hidden="true"><rect class="new-place" {rect}/>{count}</g>"#,
        view.mark.class()
    )
}
