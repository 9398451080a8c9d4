//! What stands below a line: the value after each move, the stretches that a move would leave, and their values.
use super::{
    super::super::{
        apart::apart,
        labels::{Value, title},
        mark::Mark,
    },
    Lanes, Line,
};
use crate::core::{Nimber, PieceId, Stretch};
use std::fmt::Write;

pub fn below(still: &mut String, over: &mut String, line: &Line, lanes: &Lanes) {
    let board = line.board;
    if lanes.left > 40 && line.props.choices.iter().any(|(_, value)| value.is_some()) {
        for (y, [what, plural, verb]) in
            [(lanes.single, ["one", "", "leaves"]), (lanes.double, ["two", "s", "leave"])]
        {
            let Some(y) = y else { continue };
            let (y, piece) = (y - 3, &board.piece);
            let _ = write!(
                still,
                r#"<text class="leaves-label" x="10" y="{y}">{what} {piece}{plural}<tspan x="10" dy="1.1em">{verb}</tspan></text>"#
            );
        }
    }
    let starred = starred(line, lanes);
    for stretch in &line.strip.stretches {
        for n in stretch.from..=stretch.to {
            if let Some(y) = lanes.single {
                mark(still, line, lanes, board.on_strip(n, false), [lanes.x(n), y], starred);
            }
            if let Some(y) = lanes.double.filter(|_| n < stretch.to) {
                let (from, to) = (lanes.x(n) + lanes.scaled(8), lanes.x(n + 1) - lanes.scaled(8));
                let (top, turn) = (y - 27, to - 3);
                let _ =
                    write!(still, r#"<path class="bracket" d="M{from} {top}v9q0 3 3 3H{turn}q3 0 3-3v-9"/>"#);
                mark(still, line, lanes, board.on_strip(n, true), [(from + to) / 2, y], starred);
            }
        }
    }
    if lanes.bare {
        return;
    }
    let chips: Vec<Chip> =
        line.strip.stretches.iter().enumerate().map(|it| Chip::of(line, lanes, it)).collect();
    let (lefts, _) = apart(&chips.iter().map(|chip| [chip.mid, chip.wide]).collect::<Vec<_>>(), lanes.width);
    for (chip, left) in chips.into_iter().zip(lefts) {
        let stretch = chip.stretch;
        let out = match line.shown.as_ref().filter(|_| chip.changes) {
            Some(shown) => {
                let _ = write!(over, r#"<g class="cap{}">"#, shown.mark.class());
                for (from, to, _) in &shown.left {
                    bracket(over, lanes, *from, *to);
                }
                over.push_str("</g>");
                &mut *over
            }
            None => {
                bracket(still, lanes, stretch.from, stretch.to);
                &mut *still
            }
        };
        chip.draw(out, line, lanes, left);
    }
}

/// The width of a letter in a chip; on the projector it is the same.
const LETTER: i64 = 11;
/// The room between two chips.
const APART: i64 = 5;

/// Whether there is room for the star before each value that a move leaves.
fn starred(line: &Line, lanes: &Lanes) -> bool {
    let values = line.props.choices.iter().filter_map(|(_, value)| *value);
    values.max().is_none_or(|most| (most.0.to_string().len() as i64 + 1) * LETTER <= lanes.pitch - APART)
}

/// The mark of a move: a check where it wins, else a chip with the value that it leaves.
fn mark(out: &mut String, line: &Line, lanes: &Lanes, piece: PieceId, [x, y]: [i64; 2], starred: bool) {
    if line.wins(piece) {
        let _ = write!(out, r##"<use href="#mg" transform="translate({x} {y}) scale(1.5)"/>"##);
        return;
    }
    let Some((_, Some(value))) = line.choice(piece) else { return };
    let text = if starred { Value::Star(*value).text() } else { value.0.to_string() };
    let letters = text.chars().count() as i64;
    let wide = (letters * 9 + 20).min(lanes.pitch - APART);
    let size = match lanes.pitch - letters * 9 {
        ..9 => " tiny",
        9..22 => " compact",
        _ => "",
    };
    let (left, top, round) = (x - wide / 2, y - 14, (wide / 2).min(14));
    let _ = write!(
        out,
        r#"<rect class="value-chip" x="{left}" y="{top}" width="{wide}" height="28" rx="{round}"/>"#
    );
    let _ = write!(out, r#"<text class="value-text{size}" x="{x}" y="{}">{text}</text>"#, y + 6);
}

/// A bracket below a stretch with its size.
fn bracket(out: &mut String, lanes: &Lanes, from: u64, to: u64) {
    let half = lanes.pitch * 3 / 8;
    let (left, right, y) = (lanes.x(from) - half, lanes.x(to) + half, lanes.brackets);
    let _ = write!(out, r#"<path class="bracket" d="M{left} {}v7H{right}v-7"/>"#, y - 7);
    let (x, y, count) = ((left + right) / 2, y + 19, to - from + 1);
    let _ = write!(out, r#"<text class="bracket-count" x="{x}" y="{y}">{count}</text>"#);
}

/// " → ∗3 ⊕ ∗2 = ∗1", or with sizes " → 3 + 7"; the flag tells whether there is anything to say.
fn after(line: &Line, stretch: &Stretch, left: &[(u64, u64, Option<Nimber>)]) -> (String, bool) {
    let mut text = String::from(" → ");
    let stars = matches!(line.value(stretch), Value::Star(_));
    let mut total = Nimber(0);
    for (index, (from, to, value)) in left.iter().enumerate() {
        if index > 0 {
            text.push_str(if stars { " ⊕ " } else { " + " });
        }
        match value.filter(|_| stars) {
            Some(value) => {
                text.push_str(&Value::Star(value).text());
                total = total + value;
            }
            None if stars => return (text, false),
            None => text.push_str(&Value::Count(to - from + 1).text()),
        }
    }
    let sum = if stars { Value::Star(total) } else { Value::Count(0) };
    match left.len() {
        0 => text.push_str(&sum.text()),
        2 if stars => {
            let _ = write!(text, " = {}", sum.text());
        }
        _ => {}
    }
    (text, line.props.preview.is_some())
}

/// The chip of a stretch: its name, its value, and what the shown move makes of that.
struct Chip<'l> {
    stretch: &'l Stretch,
    /// Whether the shown move is made in this stretch.
    changes: bool,
    name: String,
    now: String,
    then: String,
    /// The middle of the stretch, and how wide name and value are together.
    mid: i64,
    wide: i64,
}

impl<'l> Chip<'l> {
    fn of(line: &Line<'l>, lanes: &Lanes, (index, stretch): (usize, &'l Stretch)) -> Self {
        let shown = line.shown.as_ref().filter(|shown| shown.stretch == index);
        let then = shown.map(|shown| after(line, stretch, &shown.left)).filter(|(_, known)| *known);
        let then = then.map(|(then, _)| then).unwrap_or_default();
        let (now, name) = (line.value(stretch).text(), title(&line.board.noun, stretch.number));
        let mid = (lanes.x(stretch.from) + lanes.x(stretch.to)) / 2;
        let mut chip = Self { stretch, changes: shown.is_some(), name, now, then, mid, wide: 0 };
        let (named, valued) = (chip.name_wide(line), chip.value_wide(line));
        chip.wide = if lanes.stacked { named.max(valued) } else { named + valued };
        chip
    }
    fn name_wide(&self, line: &Line) -> i64 {
        // Letters are larger in the presenter.
        let letter = if line.props.present { 10 } else { 7 };
        self.name.len() as i64 * letter + 8
    }
    fn value_wide(&self, line: &Line) -> i64 {
        let letter = if line.props.present { 16 } else { 11 };
        (self.now.chars().count() + self.then.chars().count()) as i64 * letter + 26
    }
    fn draw(&self, out: &mut String, line: &Line, lanes: &Lanes, left: i64) {
        let (named, wide) = (self.name_wide(line), self.value_wide(line));
        let y = lanes.brackets + if lanes.stacked { 74 } else { 62 };
        let (x, up, left) = if lanes.stacked {
            (left + self.wide / 2, 24, left + (self.wide - wide) / 2)
        } else {
            (left + named / 2 - 4, -5, left + named)
        };
        let mark = line.shown.as_ref().filter(|_| !self.then.is_empty()).map(|shown| shown.mark);
        let [chip, to] = match mark {
            None => ["value-chip", "to"],
            Some(Mark::Wins) => ["value-chip on", "to"],
            Some(_) => ["value-chip flat", "to flat"],
        };
        let Self { name, now, then, .. } = self;
        let _ = write!(out, r#"<text class="label" x="{x}" y="{}">{name}</text>"#, y - up);
        let _ = write!(
            out,
            r#"<rect class="{chip}" x="{left}" y="{}" width="{wide}" height="32" rx="16"/>"#,
            y - 16
        );
        let (x, y) = (left + wide / 2, y + 6);
        let _ = write!(
            out,
            r#"<text class="value-text big" x="{x}" y="{y}">{now}<tspan class="{to}">{then}</tspan></text>"#
        );
    }
}
