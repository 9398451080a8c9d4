//! A still picture of a position, all stacks side by side, to be saved or printed.
use super::{
    graph, grid,
    labels::{Tenths, raw, title},
    layout,
    levels::LEVEL,
    pile::shape_of,
    slab,
    view::TALLEST,
};
use crate::core::{Board, Look, Scene, Stack, Stacks};
use crate::ui::words::format_number;
use std::fmt::Write;
use yew::prelude::*;

/// A position as one picture.
pub fn picture(scene: &Scene) -> Html {
    raw(drawn(scene, "", true))
}

/// A position as the text of an SVG document; `inside` stands before the tokens, for styles and definitions.
/// Stacks too tall to draw show their number.
pub fn picture_markup(scene: &Scene, inside: &str) -> String {
    drawn(scene, inside, false)
}

/// The same document; `numbered` where texts beside the picture speak of edges by their number.
fn drawn(scene: &Scene, inside: &str, numbered: bool) -> String {
    let drawings: Vec<_> = scene.graphs().map(|board| graph::figure(board, &|_| "")).collect();
    let highest = drawings.iter().map(|(_, bounds)| 20 - bounds[1]);
    let stacks = scene.boards.iter().filter_map(Board::stacks).map(above);
    let highest = highest.chain(scene.boards.iter().filter_map(flat).map(|(_, size)| size[1]));
    let above = stacks.chain(highest).max().unwrap_or(0).max(60) + 20;
    let (mut drawn, mut x) = (String::new(), 24);
    let mut drawings = drawings.into_iter();
    for board in &scene.boards {
        let Board::Stacks(board) = board else {
            if let Some(board) = board.graph()
                && let Some((figure, [left, _, right])) = drawings.next()
            {
                let (from, base) = (x + 16 - left, above);
                let _ = write!(drawn, r#"<g transform="translate({from} {base})">{figure}"#);
                graph::names(&mut drawn, board, 34);
                if numbered {
                    graph::still_numbers(&mut drawn, board);
                }
                drawn.push_str("</g>");
                x += right - left + 56;
                continue;
            }
            if let Some((figure, [width, height])) = flat(board) {
                let _ = write!(drawn, r#"<g transform="translate({x} {})">{figure}</g>"#, above - height);
                x += width;
                continue;
            }
            continue;
        };
        for stack in &board.stacks {
            let width = width_of(board.look);
            one(&mut drawn, board, stack, (x, above));
            let value = format_number(stack.height());
            let _ = write!(
                drawn,
                r#"<text class="label" x="{0}" y="{1}">{2}</text><text class="board-number" x="{0}" y="{3}">{4}</text>"#,
                x + centre_of(board.look),
                above + 34,
                title(&board.noun, stack.number),
                above + 56,
                value
            );
            x += width + 12;
        }
        x += 12;
    }
    let (width, height) = (x.max(120), above + 70);
    let hatch: String = (20..width - 24).step_by(12).map(|x| format!("M{x} {}l10-10", above + 11)).collect();
    format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="0 0 {0} {1}" width="{0}" height="{1}""#,
            r#" role="img" aria-label="Position">{2}<path class="ground-line" d="M16 {3}H{4}"/><path class="ground-hatch" d="{5}"/>{6}</svg>"#
        ),
        width,
        height,
        inside,
        above,
        width - 16,
        hatch,
        drawn
    )
}

/// The markup and the size of a board that is drawn flat; none for stacks.
fn flat(board: &Board) -> Option<(String, [i64; 2])> {
    board.coins().map(grid::still).or_else(|| board.layout().map(|board| layout::still(board, None)))
}

fn width_of(look: Look) -> i64 {
    match look {
        Look::Ball => 92,
        Look::Chip => 152,
        Look::Slab => 196,
    }
}

/// The middle of the tokens, with room at the left for the brackets of balls and chips.
fn centre_of(look: Look) -> i64 {
    match look {
        Look::Ball => 56,
        Look::Chip => 90,
        Look::Slab => 98,
    }
}

/// The height of the tallest stack that is drawn.
fn above(board: &Stacks) -> i64 {
    let drawn = board.stacks.iter().filter(|stack| stack.height() <= TALLEST);
    let height = |stack: &Stack| match board.look {
        Look::Slab => LEVEL * stack.height() as i64,
        look => shape_of(look, false, false, false).length(&stack.runs) / 10,
    };
    drawn.map(height).max().unwrap_or(0)
}

/// One stack with its left edge and its ground at this place.
fn one(out: &mut String, board: &Stacks, stack: &Stack, at: (i64, i64)) {
    let (x, base) = at;
    if stack.height() > TALLEST {
        let mid = x + centre_of(board.look);
        let _ =
            write!(out, r#"<path class="bracket" d="M{0} {1}v-40" stroke-dasharray="4 4"/>"#, mid, base - 4);
        return;
    }
    let mut level = 0;
    for (i, run) in stack.runs.iter().enumerate() {
        for _ in 0..run.len {
            level += 1;
            let (left, top, body) = match board.look {
                Look::Slab => {
                    (x * 10, (base - LEVEL * level as i64) * 10, slab::body(run.colour, level, None, 196))
                }
                look => {
                    let shape = shape_of(look, false, false, false);
                    let y = base * 10 - shape.along(level, i);
                    (x * 10 + shape.mid, y, (shape.body)(run.colour))
                }
            };
            let class = match (board.look, run.colour) {
                (Look::Slab, 0) => "slab green",
                (Look::Slab, _) => "slab red",
                _ => "token",
            };
            let _ = write!(
                out,
                r#"<g class="{class}" transform="translate({} {})">{body}</g>"#,
                Tenths(left),
                Tenths(top)
            );
        }
    }
}
