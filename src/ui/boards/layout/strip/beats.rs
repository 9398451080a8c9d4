//! The steps of the move that was made last, one after the other over the board.
use super::{
    super::shapes::{Fit, shapes},
    Line,
};
use std::{fmt::Write, slice::from_ref};

/// How long each step is seen, in milliseconds.
pub const BEAT: u32 = 450;

/// The steps, which the style sheet shows one after the other, or not at all for readers who want no motion.
pub fn beats(out: &mut String, line: &Line, fit: Fit) {
    let own = line.props.beats.iter().filter(|beat| beat.board == line.board.line);
    for (at, beat) in (0..).zip(own) {
        let [x, y] = beat.from.map(|length| fit.long(length.abs()) * i64::from(length.signum()));
        let _ = write!(out, r#"<g class="beat" style="--at:{}ms;--for:{BEAT}ms">"#, at * BEAT);
        shapes(out, &beat.rests, fit);
        let _ = write!(out, r#"<g class="comes" style="--x:{x}px;--y:{y}px">"#);
        shapes(out, from_ref(&beat.comes), fit);
        out.push_str("</g></g>");
    }
}
