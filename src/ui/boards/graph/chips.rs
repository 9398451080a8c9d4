//! The values of the parts, below the ground.
use super::{
    super::{
        apart::{GAP, apart},
        labels::{Value, title},
        mark::Mark,
    },
    PictureProps,
    curves::Curves,
    frame::{Frame, PictureTransform},
    shown_cut::ShownCut,
};
use crate::core::{Graph, GraphPart, Nimber};
use crate::ui::{model::Level, words};
use std::fmt::Write;

/// The name of a part.
pub fn name(board: &Graph, part: &GraphPart) -> String {
    if part.name.is_empty() { title(&board.noun, part.number) } else { part.name.clone() }
}

/// Half the width of a letter in a still picture.
const LETTER: i64 = 4;

/// The horizontal extent of each part; reversed (from > to) where nothing is drawn.
fn extents(board: &Graph, curves: &Curves) -> Vec<(i64, i64)> {
    let mut ends = vec![(i64::MAX, i64::MIN); board.parts.len()];
    for (curve, edge) in curves.all.iter().zip(&board.edges) {
        let Some(end) = ends.get_mut(edge.part as usize) else { continue };
        for x in [curve.from.0, curve.to.0, curve.middle().0] {
            *end = (end.0.min(x), end.1.max(x));
        }
    }
    ends
}

/// The names of the parts that have one, `below` pixels below the ground, for a still picture; names that would overlap
/// become one text.
pub fn names(out: &mut String, board: &Graph, below: i64) {
    let extents = extents(board, &Curves::of(board));
    let drawn =
        board.parts.iter().zip(extents).filter(|(part, (from, to))| from <= to && !part.name.is_empty());
    let mut texts: Vec<(i64, String)> =
        drawn.map(|(part, (from, to))| ((from + to) / 2, part.name.clone())).collect();
    texts.sort_by_key(|(mid, _)| 2 * mid / NEAR);
    texts.dedup_by(|next, own| {
        let joins = next.0 - own.0 < LETTER * (own.1.chars().count() + next.1.chars().count()) as i64;
        if joins {
            (own.0, own.1) = ((own.0 + next.0) / 2, [&own.1, ", ", &next.1].concat());
        }
        joins
    });
    for (mid, text) in texts {
        let _ = write!(out, r#"<text class="label" x="{mid}" y="{below}">{text}</text>"#);
    }
}

/// The value of a part, where it is known and may be shown.
pub fn value(props: &PictureProps, part: &GraphPart) -> Option<Nimber> {
    let own = props.parts.iter().find(|own| own.places.contains(&part.place))?;
    own.value.filter(|_| props.level == Level::Full)
}

/// The text of a part's chip, and what the move in preview makes of its value.
fn text(props: &PictureProps, board: &Graph, part: &GraphPart, short: bool) -> (String, String) {
    let Some(now) = value(props, part) else {
        let count =
            if short { words::format_number(part.edges) } else { words::count(part.edges, &board.piece) };
        return (count, String::new());
    };
    let mut text = (Value::Star(now).text(), String::new());
    let preview = props.preview.as_deref();
    let cut = preview.filter(|preview| preview.mv.groups.contains(&part.place));
    if let Some(then) = cut.and_then(|preview| words::part_after(&props.parts, now, preview.value?)) {
        text.1 = format!(" → {}", Value::Star(then).text());
    }
    text
}

/// A chip: its part, the middle of that part, the chip's width, and its left end.
struct Chip {
    part: usize,
    mid: i64,
    wide: i64,
    left: i64,
}

/// Parts whose ends add up to the same multiple of this stand at the same place.
const NEAR: i64 = 40;

/// Moves chips, ordered by their middles, apart as little as possible; whether all fit so.
fn spread(chips: &mut [Chip], width: i64) -> bool {
    let labels: Vec<_> = chips.iter().map(|chip| [chip.mid, chip.wide]).collect();
    let (lefts, fits) = apart(&labels, width);
    chips.iter_mut().zip(lefts).for_each(|(chip, left)| chip.left = left);
    fits
}

/// Where the names of the parts stand.
#[derive(Clone, Copy, PartialEq)]
enum Names {
    Beside,
    Over,
    Nowhere,
}

/// The chips of all parts, with their names beside or over them if there is room, else without names. If even that does
/// not fit, the chips that do not hide each other, among them the chip that changes.
pub fn chips(
    out: &mut String,
    props: &PictureProps,
    board: &Graph,
    curves: &Curves,
    shown: Option<&ShownCut>,
    (frame, placed): (&Frame, &PictureTransform),
) {
    let (width, height) = (frame.size.0 as i64, frame.size.1 as i64);
    let size =
        |text: &str, each: i64| (text.chars().count() as i64 * each * (frame.letters * 10.0) as i64) / 10;
    let high = (34.0 * frame.letters) as i64;
    let below = if frame.low() { 36.0 } else { 42.0 * frame.letters };
    let lowest = height - high / 2 - 3;
    let y = ((placed.y + below) as i64).min(lowest);
    let changed = shown.and_then(|shown| board.edges.get(shown.cut)).map(|edge| edge.part as usize);
    let mut chips = Vec::new();
    // Parts that stand within each other keep their order, though their middles may differ by a hair.
    let mut extents: Vec<(usize, (i64, i64))> = extents(board, curves).into_iter().enumerate().collect();
    extents.sort_by_key(|(_, (from, to))| from.saturating_add(*to) / NEAR);
    for (part, (from, to)) in extents {
        let [left, right] = [from, to].map(|x| if from > to { -1 } else { placed.at((x, 0)).0 as i64 });
        if right >= 0 && left <= width {
            chips.push(Chip { part, mid: (left + right) / 2, wide: 0, left: 0 });
        }
    }
    let beside = |part: usize| size(&name(board, &board.parts[part]), 8) + 22;
    let over = |part: usize| size(&name(board, &board.parts[part]), 8);
    let measured = |chips: &mut Vec<Chip>, names: Names| {
        for chip in chips.iter_mut() {
            let (now, then) = text(props, board, &board.parts[chip.part], names == Names::Nowhere);
            let own = size(&now, 10) + size(&then, 10) + high;
            chip.wide = match names {
                Names::Beside => own + beside(chip.part),
                Names::Over => own.max(over(chip.part)),
                Names::Nowhere => own,
            };
        }
        spread(chips, width)
    };
    // A low frame has no line for names over the chips.
    let lines = if frame.low() { &[Names::Beside][..] } else { &[Names::Beside, Names::Over] };
    let fits = lines.iter().copied().find(|names| measured(&mut chips, *names));
    let names = fits.unwrap_or(Names::Nowhere);
    let y = match names {
        Names::Over => ((placed.y + frame.below()) as i64 - high / 2 - 3).min(lowest),
        _ => y,
    };
    if fits.is_none() && !measured(&mut chips, names) {
        // Each chip goes below its part, as long as there is room; the chip that changes comes first.
        chips.sort_by_key(|chip| Some(chip.part) != changed);
        let mut taken: Vec<(i64, i64)> = Vec::new();
        chips.retain_mut(|chip| {
            chip.left = (chip.mid - chip.wide / 2).min(width - chip.wide - 4).max(4);
            let (from, to) = (chip.left, chip.left + chip.wide);
            let clear = taken.iter().all(|own| from > own.1 + GAP || to + GAP < own.0);
            taken.extend(clear.then_some((from, to)));
            clear
        });
    }
    for chip in chips {
        let part = &board.parts[chip.part];
        let (now, then) = text(props, board, part, names == Names::Nowhere);
        let beside = if names == Names::Beside { beside(chip.part) } else { 0 };
        let (left, wide) = (chip.left + beside, chip.wide - beside);
        let class = match shown.filter(|_| !then.is_empty()).map(|shown| shown.mark) {
            None if props.hinted.places.contains(&part.place) => ["value-chip look-here", "to"],
            None => ["value-chip", "to"],
            Some(Mark::Wins) => ["value-chip on", "to"],
            Some(_) => ["value-chip flat", "to flat"],
        };
        let own = name(board, part);
        match names {
            Names::Beside => {
                let _ = write!(out, r#"<text class="part-name" x="{}" y="{}">{own}</text>"#, left - 8, y + 5);
            }
            Names::Over => {
                let (x, y) = (left + wide / 2, y - high / 2 - high / 7);
                let _ = write!(out, r#"<text class="part-name centred" x="{x}" y="{y}">{own}</text>"#);
            }
            Names::Nowhere => {}
        }
        let [chip, to] = class;
        let (half, top) = (high / 2, y - high / 2);
        let _ = write!(
            out,
            r#"<rect class="{chip}" x="{left}" y="{top}" width="{wide}" height="{high}" rx="{half}"/>"#
        );
        let (x, y) = (left + wide / 2, y + high / 5);
        let _ = write!(
            out,
            r#"<text class="value-text big" x="{x}" y="{y}">{now}<tspan class="{to}">{then}</tspan></text>"#
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn names_of_parts_within_each_other_are_one_text() {
        let written = |notation: &str| {
            let game = open(notation).unwrap_or_else(|error| panic!("{error}"));
            let mut out = String::new();
            game.scene().graphs().for_each(|board| names(&mut out, board, 34));
            let texts = out.split('>').filter_map(|text| text.strip_suffix("</text"));
            texts.map(String::from).collect::<Vec<_>>()
        };
        let house = "hackenbush/0a-a-b-0b,0c-c-d-0d,0e-e,0a@0'House',a@0_60,b@100_60,0b@100,0c@38'Door',c@38_30,d@62_30,0d@62,0e@180'Tree',e@180_60";
        assert_eq!(written(house), ["House, Door", "Tree"]);
        assert_eq!(written("hackenbush/3"), [""; 0]);
    }
}
