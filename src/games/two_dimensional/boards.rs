//! Where the boards of the counters lie, and what is drawn of each below its pieces.
use super::{EDGE, SIDE, counters::COUNTERS, square::Size};
use crate::core::scene::Shape;

/// The most width that several boards share.
const WIDE: i32 = 820;

/// The upper left corner of each counter's board, and the size of the whole picture.
pub fn corners(size: Size, counters: usize) -> (Vec<[i32; 2]>, [u32; 2]) {
    let (width, height) = (size.columns as i32 * SIDE + EDGE + 12, size.rows as i32 * SIDE + EDGE + 24);
    let counters = counters as i32;
    let down = |across: i32| (counters + across - 1) / across;
    // As square as can be, so that they are large in wide windows and in high ones.
    let longer = |across: &i32| (across * width).max(down(*across) * height);
    let most = (WIDE / width).clamp(1, COUNTERS as i32).min(counters);
    let across = (1..=most).min_by_key(longer).unwrap_or(1);
    let corner = |counter: i32| [counter % across * width + EDGE, counter / across * height + 26];
    ((0..counters).map(corner).collect(), [(across * width) as u32, (down(across) * height) as u32])
}

/// The numbers of columns and rows, and the squares, of a board, with its title above.
pub fn shapes(size: Size, title: &str, [x, y]: [i32; 2]) -> Vec<Shape> {
    let (columns, rows) = (size.columns as i32, size.rows as i32);
    let text = |x: i32, y: i32, text: String| Shape::Text { at: [x, y], text };
    let line = |path: String| Shape::Line { path, look: "grid".into() };
    let (right, below) = (x + columns * SIDE, y + rows * SIDE);
    let title = text(x + columns * SIDE / 2, y - 8, title.into());
    let across = (0..columns).map(|at| text(x + at * SIDE + SIDE / 2, below + 18, at.to_string()));
    let up = (0..rows).map(|at| text(x - 16, below - at * SIDE - SIDE / 2 + 6, at.to_string()));
    let upright = (0..=columns).map(|at| format!("M{} {y}V{below}", x + at * SIDE));
    let level = (0..=rows).map(|at| format!("M{x} {}H{right}", y + at * SIDE));
    let grid = line(upright.chain(level).collect());
    std::iter::once(title).chain([grid]).chain(across).chain(up).collect()
}
