//! The visible part of a table.

/// The least number of visible rows and columns.
pub const CLOSEST: u16 = 16;
/// The side of the drawn table, and where its rows and columns begin, in units of the picture.
pub const SIDE: f64 = 534.4;
pub const ORIGIN: f64 = 46.0;
/// The whole picture: left, top, width, height.
pub const PICTURE: [f64; 4] = [10.0, -52.0, 576.0, 638.0];

/// A square part of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TableWindow {
    pub row: u16,
    pub column: u16,
    /// The number of rows and of columns: 16 times a power of two.
    pub span: u16,
}

impl TableWindow {
    pub fn whole(size: u16) -> Self {
        Self { row: 0, column: 0, span: size }
    }
    /// The distance from one cell to the next, in units of the picture.
    pub fn pitch(self) -> f64 {
        SIDE / f64::from(self.span)
    }
    /// Whether the numbers are written into the cells.
    pub fn written(self) -> bool {
        self.span <= CLOSEST
    }
    fn inside(row: i32, column: i32, span: u16, size: u16) -> Self {
        let most = i32::from(size - span.min(size));
        Self { row: row.clamp(0, most) as u16, column: column.clamp(0, most) as u16, span }
    }
    /// Moved as little as makes this cell visible.
    pub fn showing(self, (row, column): (u16, u16), size: u16) -> Self {
        let fit = |from: u16, at: u16| from.min(at).max((at + 1).saturating_sub(self.span));
        let (row, column) = (fit(self.row, row), fit(self.column, column));
        Self::inside(row.into(), column.into(), self.span, size)
    }
    /// With half or twice as many rows, around a cell.
    pub fn zoomed(self, closer: bool, (row, column): (u16, u16), size: u16) -> Self {
        let span = if closer { (self.span / 2).max(CLOSEST) } else { (self.span * 2).min(size) };
        // The cell stays at the same part of the picture, as far as it can.
        let keep = |from: u16, at: u16| {
            i32::from(at) - (i32::from(at) - i32::from(from)) * i32::from(span) / i32::from(self.span)
        };
        Self::inside(keep(self.row, row), keep(self.column, column), span, size)
    }
    /// Moved by so many rows and columns.
    pub fn moved(self, rows: i32, columns: i32, size: u16) -> Self {
        Self::inside(i32::from(self.row) + rows, i32::from(self.column) + columns, self.span, size)
    }
    /// The cell at a point of the picture, given as fractions of its width and height.
    pub fn cell(self, x: f64, y: f64) -> Option<(u16, u16)> {
        let [left, top, width, height] = PICTURE;
        let at = |place: f64| {
            let at = ((place - ORIGIN) / self.pitch()).floor();
            (at >= 0.0 && at < f64::from(self.span)).then_some(at as u16)
        };
        Some((self.row + at(top + y * height)?, self.column + at(left + x * width)?))
    }
    /// The start of a row or column, which is `at` places after the first visible one, in units of the picture.
    pub fn place(self, at: i32) -> f64 {
        ORIGIN + f64::from(at) * self.pitch()
    }
    /// The row and the column of a cell, counted from the first visible ones; none if the cell is not visible.
    pub fn offset(self, (row, column): (u16, u16)) -> Option<(i32, i32)> {
        let offset = |at: u16, from: u16| at.checked_sub(from).filter(|at| *at < self.span).map(i32::from);
        Some((offset(row, self.row)?, offset(column, self.column)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_stays_in_the_table() {
        let whole = TableWindow::whole(256);
        let close = whole.zoomed(true, (255, 0), 256).zoomed(true, (255, 0), 256);
        assert_eq!(close.span, 64);
        assert!(close.offset((255, 0)).is_some());
        assert_eq!(close.moved(1000, 1000, 256), TableWindow { row: 192, column: 192, span: 64 });
        assert_eq!(close.showing((0, 255), 256), TableWindow { row: 0, column: 192, span: 64 });
        let back = close.zoomed(false, (9, 9), 256).zoomed(false, (9, 9), 256).zoomed(false, (9, 9), 256);
        assert_eq!(back, whole);
        assert_eq!(TableWindow::whole(16).zoomed(true, (3, 3), 16), TableWindow::whole(16));
    }
    #[test]
    fn points_are_cells() {
        let window = TableWindow::whole(16);
        let [left, top, width, height] = PICTURE;
        let point = |x: f64, y: f64| window.cell((x - left) / width, (y - top) / height);
        assert_eq!(point(ORIGIN + 1.0, ORIGIN + SIDE - 1.0), Some((15, 0)));
        assert_eq!(point(ORIGIN - 1.0, ORIGIN + 9.0), None);
        assert_eq!(point(ORIGIN + 9.0, ORIGIN + SIDE + 1.0), None);
    }
}
