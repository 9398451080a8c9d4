//! The stalk at the end of a reduction: a bamboo cane with its joints and leaves, and its value beside it.
use crate::ui::boards::ground;
use std::fmt::Write;

/// The lowest that a segment is drawn, in pixels; of longer stalks the middle is left out.
const LEAST: i64 = 8;
/// How many segments the three dots replace.
const GAP: i64 = 3;

/// A stalk of `length` edges in a place of this width and height, with letters of this size.
pub fn bamboo(length: i64, [width, height, letters]: [i64; 3]) -> String {
    let room = height - height / 12;
    let most = room / LEAST;
    let shown = length.min(most);
    let each = (room / shown.max(1)).min(height / 7);
    let wide = (each * 2 / 3).clamp(7, height / 9);
    // Where the dots begin, in segments from below.
    let out_from = if length > most { shown * 2 / 3 } else { shown };
    let mut out = format!(
        r#"<svg viewBox="{} {} {width} {}" aria-hidden="true" preserveAspectRatio="xMidYMax">"#,
        -width / 2,
        -height,
        height + 14
    );
    let reach = (width / 2 - 4).min(wide * 5 + 30);
    if letters > 0 {
        ground(&mut out, -reach, reach, 0);
    } else {
        let _ = write!(out, r#"<path class="ground-line" d="M{} 0H{reach}"/>"#, -reach);
    }
    let letters = if letters > 0 { letters * 3 / 2 } else { 16 };
    for n in 0..shown {
        let below = -n * each;
        if (out_from..out_from + GAP).contains(&n) {
            let _ = write!(out, r#"<circle class="bamboo-dots" cy="{}" r="2"/>"#, below - each / 2);
            continue;
        }
        let _ = write!(
            out,
            r#"<rect class="bamboo" x="{}" y="{}" width="{wide}" height="{}" rx="{}"/>"#,
            -wide / 2,
            below - each + 1,
            each - 2,
            (wide / 4).min(each / 3)
        );
    }
    // Leaves grow at joints, from the highest down, by turns to both sides.
    for (turn, n) in (1..shown).rev().step_by(2).take(4).enumerate() {
        // None where the dots or the value stand.
        let low = turn % 2 == 1 && n * each < 2 * letters;
        if !low && !(out_from..=out_from + GAP).contains(&n) {
            leaf(&mut out, if turn % 2 == 0 { -1 } else { 1 }, wide, -n * each);
        }
    }
    if shown == 1 {
        leaf(&mut out, -1, wide, -each);
    }
    let _ = write!(
        out,
        r#"<text class="figure-value" x="{}" y="{}" font-size="{letters}">∗{length}</text></svg>"#,
        wide / 2 + letters / 2,
        -letters / 2
    );
    out
}

/// A leaf to one side, at a joint of height `y`.
fn leaf(out: &mut String, side: i64, wide: i64, y: i64) {
    let (start, s) = (side * wide / 2, side * wide.max(9));
    let up = wide.max(9);
    let _ = write!(
        out,
        r#"<path class="bamboo" d="M{start} {y}q{} {} {} {}q{} {up} {} {}z"/>"#,
        s * 3 / 4,
        -up * 6 / 5,
        s * 2,
        -up * 3 / 5,
        -s / 2,
        -s * 2,
        up * 3 / 5
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_stalks_are_shortened() {
        for (length, shown, dots) in [(1, 1, 0), (5, 5, 0), (21, 21, 0), (22, 18, 3), (1_000_000, 18, 3)] {
            let drawn = bamboo(length, [350, 186, 16]);
            assert_eq!(drawn.matches("<rect").count(), shown, "{length}");
            assert_eq!(drawn.matches("<circle").count(), dots, "{length}");
            assert!(drawn.contains("<path class=\"bamboo\"") && drawn.contains(&format!(">∗{length}<")));
        }
    }
}
