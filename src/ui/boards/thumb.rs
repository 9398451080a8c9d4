//! A small picture of a position, for the gallery and the puzzle.
use super::{
    graph, grid,
    labels::{ball, raw},
    layout,
};
use crate::core::{Board, Look, MIXED, Scene, Stack};
use std::fmt::Write;
use yew::prelude::*;

/// Most tokens of a stack and most stacks that a small picture shows.
const MOST: usize = 12;

/// Most edges of a picture.
const EDGES: usize = 200;

/// Most pieces of a line.
const PIECES: usize = 14;

/// A small picture with the proportions 7 to 3, without interaction.
pub fn thumb(scene: &Scene) -> Html {
    raw(thumb_markup(scene))
}

/// The small picture as markup, for a page that has the shapes of [`defs`](crate::ui::defs::defs).
pub fn thumb_markup(scene: &Scene) -> String {
    let looks =
        scene.boards.iter().filter_map(Board::stacks).flat_map(|b| b.stacks.iter().map(|s| (b.look, s)));
    let stacks: Vec<(Look, &Stack)> = looks.take(MOST).collect();
    let (mut drawn, mut highest, mut x) = (String::new(), 0, 0);
    for (look, stack) in &stacks {
        let (width, pitch) = size(*look);
        let mut y = 0;
        let tokens = stack.runs.iter().flat_map(|run| (0..run.len.min(MOST as u64)).map(|_| run.colour));
        for colour in tokens.take(MOST) {
            token(&mut drawn, *look, colour, (x, -y));
            y += pitch;
        }
        highest = highest.max(y);
        x += width;
    }
    for board in scene.graphs().filter(|board| board.edges.len() <= EDGES) {
        let (figure, [left, top, right]) = graph::figure(board, &|_| "");
        let _ = write!(drawn, r#"<g transform="translate({} -2)">{figure}</g>"#, x + 20 - left);
        highest = highest.max(-top);
        x += right - left + 40;
    }
    let flat =
        scene.coins().map(grid::still).chain(scene.layouts().map(|board| layout::still(board, Some(PIECES))));
    for (board, [width, height]) in flat {
        let _ = write!(drawn, r#"<g transform="translate({x} {})">{board}</g>"#, -height);
        highest = highest.max(height);
        x += width;
    }
    // All small pictures have the same proportions, so that they line up.
    let width = (x + 40).max(280).max((highest + 24) * 7 / 3);
    let height = width * 3 / 7;
    let left = (width - x) / 2;
    format!(
        concat!(
            r#"<svg viewBox="0 0 {0} {1}" aria-hidden="true"><path class="ground-line" d="M{2} {3}H{4}"/>"#,
            r#"<g transform="translate({5} {3})">{6}</g></svg>"#
        ),
        width,
        height,
        (left - 30).max(8),
        height - 14,
        (left + x + 30).min(width - 8),
        left,
        drawn
    )
}

/// The width of a stack and the height of a token.
fn size(look: Look) -> (i64, i64) {
    match look {
        Look::Ball => (46, 19),
        Look::Chip => (52, 16),
        Look::Slab => (62, 19),
    }
}

fn token(out: &mut String, look: Look, colour: u8, at: (i64, i64)) {
    let (x, y) = at;
    let _ = match look {
        Look::Ball => {
            let (shape, _) = ball(colour);
            write!(
                out,
                r##"<use href="#b{shape}" transform="translate({} {}) scale(.36)"/>"##,
                x + 23,
                y - 11
            )
        }
        Look::Chip => write!(
            out,
            r#"<rect x="{}" y="{}" width="42" height="13" rx="4" fill="var(--surface)" stroke="var(--ink)" stroke-width="2"/>"#,
            x + 5,
            y - 15
        ),
        Look::Slab => {
            let (class, round, letter) = match colour {
                0 => ("green-fill", 8, "G"),
                MIXED => ("token-outline", 8, ""),
                _ => ("red-fill", 2, "R"),
            };
            write!(
                out,
                concat!(
                    r#"<rect class="{}" x="{}" y="{}" width="52" height="16.5" rx="{}"/>"#,
                    r#"<text class="swatch-letter" x="{}" y="{}">{}</text>"#
                ),
                class,
                x + 5,
                y - 18,
                round,
                x + 31,
                y - 5,
                letter
            )
        }
    };
}
