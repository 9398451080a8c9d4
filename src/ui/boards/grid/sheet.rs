//! Where the cells of a board lie, and how they are drawn. Of large boards only some rows and columns are shown, with
//! gaps between them.
use crate::core::{Coins, Factor, Nimber};
use std::{collections::BTreeSet, fmt::Write};

/// Most rows, or columns, that are all shown; of larger boards so many at most.
const SHOWN: usize = 16;
/// Boards with more columns than this have narrower cells.
const WIDE: u32 = 12;
/// The height of a cell, and the width of a gap where lines are left out.
pub const HEIGHT: i64 = 50;
const GAP: i64 = 24;

/// The rows and the columns that are shown, counted from 0.
pub struct Sheet {
    rows: Vec<u64>,
    columns: Vec<u64>,
    width: i64,
    /// The room for the numbers at the left and at the top.
    edge: i64,
}

/// All rows or columns, or the first of the wanted ones that there is room for, ascending.
fn lines(count: u32, wanted: impl Iterator<Item = u64>) -> Vec<u64> {
    if count as usize <= SHOWN {
        return (0..count.into()).collect();
    }
    let mut found = BTreeSet::from([0]);
    for line in wanted {
        if found.len() < SHOWN {
            found.insert(line);
        }
    }
    found.into_iter().collect()
}

/// Whether rows or columns are left out before the shown one at this index.
fn gap(lines: &[u64], index: usize) -> bool {
    lines.get(index).copied() != Some(index.checked_sub(1).map_or(0, |before| lines[before] + 1))
}

/// How far the shown row or column at this index lies from the first one.
fn along(lines: &[u64], index: usize, pitch: i64) -> i64 {
    let gaps = (0..=index).filter(|n| *n < lines.len() && gap(lines, *n)).count() as i64;
    pitch * index as i64 + GAP * gaps
}

impl Sheet {
    /// The sheet of a board; of a large board only with the rows and columns of the wanted coins, the first coins
    /// having precedence.
    pub fn of(board: &Coins, wanted: &[u64]) -> Self {
        let columns = u64::from(board.columns.max(1));
        let places = || wanted.iter().filter_map(|n| n.checked_sub(1));
        Self {
            rows: lines(board.rows, places().map(|at| at / columns)),
            columns: lines(board.columns, places().map(|at| at % columns)),
            width: if board.columns > WIDE { 50 } else { 59 },
            edge: if board.factors.is_some() { 76 } else { 36 },
        }
    }
    /// Whether rows or columns are left out.
    pub fn folded(&self, board: &Coins) -> bool {
        self.rows.len() < board.rows as usize || self.columns.len() < board.columns as usize
    }
    /// The width and the height, with a gap at the end where the last rows or columns are left out.
    pub fn size(&self, board: &Coins) -> [i64; 2] {
        let end = |lines: &[u64], count: u32, pitch: i64| {
            let cut = lines.last().is_some_and(|last| last + 1 < u64::from(count));
            self.edge + along(lines, lines.len() - 1, pitch) + pitch + if cut { GAP } else { 0 } + 12
        };
        [end(&self.columns, board.columns, self.width), end(&self.rows, board.rows, HEIGHT)]
    }
    /// The coins shown, row by row.
    pub fn coins<'s>(&'s self, board: &Coins) -> impl Iterator<Item = u64> + use<'s> {
        let columns = u64::from(board.columns);
        self.rows
            .iter()
            .flat_map(move |row| self.columns.iter().map(move |column| row * columns + column + 1))
    }
    fn x(&self, index: usize) -> i64 {
        self.edge + along(&self.columns, index, self.width)
    }
    fn y(&self, index: usize) -> i64 {
        self.edge + along(&self.rows, index, HEIGHT)
    }
    /// The upper left corner of a shown cell.
    fn at(&self, board: &Coins, n: u64) -> [i64; 2] {
        let (at, columns) = (n.saturating_sub(1), u64::from(board.columns.max(1)));
        let index = |lines: &[u64], line: u64| lines.binary_search(&line).unwrap_or(0);
        [self.x(index(&self.columns, at % columns)), self.y(index(&self.rows, at / columns))]
    }

    /// The numbers of rows and columns, their values, and of which games these are.
    pub fn edges(&self, out: &mut String, board: &Coins, values: bool) {
        let number = |out: &mut String, class: &str, [x, y]: [i64; 2], n: u64| {
            let _ = write!(out, r#"<text class="{class}" x="{x}" y="{y}">{n}</text>"#);
        };
        let origin = u64::from(board.origin);
        let [down, across] = match board.factors.as_deref() {
            Some([rows, columns]) => [Some(rows), Some(columns)],
            None => [None; 2],
        };
        let of = |factor: Option<&Factor>, line: u64| {
            factor?.values.get(line as usize).copied().flatten().filter(|_| values).map(|own| own.0)
        };
        let near = self.edge - 11;
        for (index, column) in self.columns.iter().enumerate() {
            let x = self.x(index);
            let middle = x + self.width / 2;
            let y = if across.is_some() { near - 24 } else { near };
            number(out, "label", [middle, y], *column + origin);
            if let Some(own) = of(across, *column) {
                number(out, "board-number", [middle, near], own);
            }
            if gap(&self.columns, index) {
                let _ = write!(out, r#"<text class="label" x="{}" y="{y}">…</text>"#, x - GAP / 2);
            }
        }
        for (index, row) in self.rows.iter().enumerate() {
            let y = self.y(index);
            let middle = y + HEIGHT / 2 + 5;
            let x = if down.is_some() { self.edge - 44 } else { self.edge - 17 };
            number(out, "label", [x, middle], *row + origin);
            if let Some(own) = of(down, *row) {
                number(out, "board-number", [self.edge - 18, middle + 1], own);
            }
            if gap(&self.rows, index) {
                let _ = write!(out, r#"<text class="label" x="{x}" y="{}">⋮</text>"#, y - GAP / 2 + 5);
            }
        }
        if let (Some(rows), Some(columns), true) = (down, across, values) {
            let [width, height] = self.size(board);
            let (x, y) = ((self.edge + width - 12) / 2, (self.edge + height - 12) / 2);
            let _ = write!(out, r#"<text class="label" x="{x}" y="16">columns: {}</text>"#, columns.name);
            let _ = write!(
                out,
                r#"<text class="label" transform="translate(17 {y}) rotate(-90)">rows: {}</text>"#,
                rows.name
            );
            let _ = write!(out, r#"<text class="board-number" x="{}" y="{near}">⊗</text>"#, self.edge - 18);
        }
    }
    pub fn cell(&self, out: &mut String, board: &Coins, n: u64, class: &str) {
        let [x, y] = self.at(board, n);
        let inset = if class == "grid-square" { 0 } else { 2 };
        let (x, y, width, height) = (x + inset, y + inset, self.width - 2 * inset, HEIGHT - 2 * inset);
        let _ = write!(out, r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}"/>"#);
    }
    /// A coin as it lies, with its whole cell to point at; moved aside where values are given; animated if it was just
    /// turned.
    pub fn coin(&self, out: &mut String, board: &Coins, n: u64, class: &str, valued: bool) {
        let [x, y] = self.at(board, n);
        let (face, letter) = if board.shows_heads(n) { ("heads", "H") } else { ("tails", "T") };
        // Narrow cells keep room for the value.
        let small = self.width < 55;
        let size = if small { "scale(.84)" } else { "" };
        let across = if valued { self.width - 22 + 5 * i64::from(small) } else { self.width / 2 };
        let (left, top, width, height) = (x + 2, y + 2, self.width - 4, HEIGHT - 4);
        let _ = write!(
            out,
            r#"<rect class="hit" x="{left}" y="{top}" width="{width}" height="{height}" rx="4"/>"#
        );
        let (x, y) = (x + across, y + HEIGHT / 2);
        let _ =
            write!(out, r#"<g transform="translate({x} {y}){size}"><g class="coin {face} compact{class}">"#);
        let _ =
            write!(out, r#"<circle r="17"/><circle class="rim" r="13"/><text y="6">{letter}</text></g></g>"#);
    }
    pub fn value(&self, out: &mut String, board: &Coins, n: u64, value: Nimber) {
        let [x, y] = self.at(board, n);
        let class = if board.shows_heads(n) { "grundy-value own" } else { "grundy-value" };
        let _ = write!(out, r#"<text class="{class}" x="{}" y="{}">{}</text>"#, x + 5, y + 16, value.0);
    }
    /// What a coin will show after the move.
    pub fn badge(&self, out: &mut String, board: &Coins, n: u64, class: &str) {
        let [x, y] = self.at(board, n);
        let letter = if board.shows_heads(n) { "T" } else { "H" };
        let _ = write!(
            out,
            r#"<g class="cap face-badge{class}" transform="translate({} {})"><circle r="9"/><text y="4">{letter}</text></g>"#,
            x + 13,
            y + HEIGHT - 13
        );
    }
}

/// A board as a still picture: its markup and its size.
pub fn still(board: &Coins) -> (String, [i64; 2]) {
    let board = &Coins { factors: None, ..board.clone() };
    let sheet = Sheet::of(board, &board.heads);
    let mut out = String::new();
    sheet.edges(&mut out, board, false);
    for n in sheet.coins(board) {
        sheet.cell(&mut out, board, n, "grid-square");
        sheet.coin(&mut out, board, n, "", false);
    }
    (out, sheet.size(board))
}
