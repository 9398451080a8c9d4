//! What stands below a line: the value after each move, the rows that a move would leave, and their values.
use super::{
    super::{
        labels::{Value, title},
        view::Mark,
    },
    Layout, Line,
};
use crate::core::*;
use std::fmt::Write;

pub fn below(still: &mut String, over: &mut String, line: &Line, layout: &Layout) {
    let board = &line.board;
    if layout.left > 40 && line.choices.iter().any(|(_, value)| value.is_some()) {
        let lines = [
            (layout.single, format!("one {}:", board.piece)),
            (layout.double, format!("two {}s:", board.piece)),
        ];
        for (y, text) in lines.into_iter().filter_map(|(y, text)| Some((y?, text))) {
            let _ = write!(
                still,
                r#"<text class="ls" x="10" y="{}">{text}<tspan x="10" dy="16">value left</tspan></text>"#,
                y - 3
            );
        }
    }
    for row in &board.rows {
        for n in row.from..=row.to {
            if let Some(y) = layout.single.filter(|_| board.single) {
                mark(still, line, layout, board.piece(n, false), (layout.x(n), y));
            }
            if let Some(y) = layout.double.filter(|_| n < row.to) {
                let (from, to) = (layout.x(n) + layout.scaled(8), layout.x(n + 1) - layout.scaled(8));
                let _ = write!(
                    still,
                    r#"<path class="bk" d="M{from} {}v9q0 3 3 3H{}q3 0 3-3v-9"/>"#,
                    y - 27,
                    to - 3
                );
                mark(still, line, layout, board.piece(n, true), ((from + to) / 2, y));
            }
        }
    }
    for (index, row) in board.rows.iter().enumerate().filter(|_| !layout.bare) {
        if line.changed() == Some(index) {
            let class = line.cap.as_ref().map_or("", |(_, _, mark)| mark.class());
            let _ = write!(over, r#"<g class="cap{class}">"#);
            line.left().into_iter().for_each(|(from, to)| bracket(over, layout, from, to));
            over.push_str("</g>");
            chip(over, line, layout, index, row);
        } else {
            bracket(still, layout, row.from, row.to);
            chip(still, line, layout, index, row);
        }
    }
}

/// The value that a move leaves: a check where it wins, a chip where it does not.
fn mark(out: &mut String, line: &Line, layout: &Layout, piece: PieceId, (x, y): (i64, i64)) {
    if line.wins(piece) {
        let _ = write!(out, r##"<use href="#mg" transform="translate({x} {y}) scale(1.5)"/>"##);
        return;
    }
    let Some(value) = line.choice(piece).and_then(|(_, value)| *value) else { return };
    let text = value.to_string();
    let letters = text.chars().count() as i64;
    let wide = (letters * 9 + 20).min(layout.pitch - 2);
    let size = match layout.pitch - letters * 9 {
        ..5 => "vt xs",
        5..18 => "vt sm",
        _ => "vt",
    };
    let _ = write!(
        out,
        r#"<rect class="vc" x="{}" y="{}" width="{wide}" height="28" rx="{}"/><text class="{size}" x="{x}" y="{}">{text}</text>"#,
        x - wide / 2,
        y - 14,
        (wide / 2).min(14),
        y + 6
    );
}

/// The size of a row under its bracket.
fn bracket(out: &mut String, layout: &Layout, from: u64, to: u64) {
    let half = layout.pitch * 3 / 8;
    let (left, right, y) = (layout.x(from) - half, layout.x(to) + half, layout.brackets);
    let _ = write!(
        out,
        r#"<path class="bk" d="M{left} {}v7H{right}v-7"/><text class="mt" x="{}" y="{}">{}</text>"#,
        y - 7,
        (left + right) / 2,
        y + 19,
        to - from + 1
    );
}

/// "∗6 → ∗3 ⊕ ∗2 = ∗1", or of sizes "11 → 3 + 7".
fn change(line: &Line, index: usize) -> (String, String) {
    let now = line.values.get(index).map(|value| value.text()).unwrap_or_default();
    if line.changed() != Some(index) || (line.then.is_empty() && !line.left().is_empty()) {
        return (now, String::new());
    }
    let terms: Vec<String> = line.then.iter().map(|value| value.text()).collect();
    let stars: Option<Vec<Nimber>> = line
        .then
        .iter()
        .map(|value| match value {
            Value::Star(value) => Some(*value),
            Value::Count(_) => None,
        })
        .collect();
    let after = match (line.values.get(index), stars, &terms[..]) {
        (Some(Value::Star(_)), _, []) => "∗0".into(),
        (_, _, []) => "0".into(),
        (_, Some(values), [_, _]) => {
            format!("{} = {}", terms.join(" ⊕ "), values.into_iter().sum::<Nimber>())
        }
        _ => terms.join(" + "),
    };
    (now, format!(" → {after}"))
}

/// The value of a row with its name.
fn chip(out: &mut String, line: &Line, layout: &Layout, index: usize, row: &Row) {
    let (now, then) = change(line, index);
    let name = title(&line.board.noun, row.number);
    let class = match (then.is_empty(), line.cap.as_ref().map(|(.., mark)| *mark)) {
        (false, Some(Mark::Wins)) => "vc on",
        (false, _) => "vc flat",
        _ => "vc",
    };
    let wide = (now.chars().count() + then.chars().count()) as i64 * 11 + 26;
    let title_wide = if layout.stacked { 0 } else { name.len() as i64 * 7 + 8 };
    let half = (wide + title_wide) / 2;
    let mid = ((layout.x(row.from) + layout.x(row.to)) / 2).clamp(half, (layout.width - half).max(half));
    let left = mid - half + title_wide;
    let y = layout.brackets + if layout.stacked { 74 } else { 62 };
    let (anchor, tx, ty) =
        if layout.stacked { ("lb", mid, y - 24) } else { ("lb", mid - half + title_wide / 2 - 4, y + 5) };
    let _ = write!(
        out,
        concat!(
            r#"<text class="{}" x="{}" y="{}">{}</text><rect class="{}" x="{}" y="{}" width="{}" height="32" rx="16"/>"#,
            r#"<text class="vt big" x="{}" y="{}">{}<tspan class="{}">{}</tspan></text>"#
        ),
        anchor,
        tx,
        ty,
        name,
        class,
        left,
        y - 16,
        wide,
        left + wide / 2,
        y + 6,
        now,
        if class == "vc flat" { "to flat" } else { "to" },
        then
    );
}
