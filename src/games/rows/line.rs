//! Cells on a line: standing, gone, or gone with a mark.
use crate::core::{
    extras::Edit,
    notation::{NotationError, Scanner},
};
use crate::games::stacks::TALLEST;
use std::fmt;

/// Most rows on a line of more than `SHORT` cells.
pub const MOST_ROWS: usize = 1000;
/// Most cells that are gone on a line of more than `SHORT` cells.
const MOST_GONE: u64 = 10_000;
/// Lines up to this many cells have no other limit: since no move adds a cell, whatever they become can be read again.
const SHORT: u64 = 12_000;

/// What a cell is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    Standing,
    Gone,
    Marked,
}

/// Cells numbered from 1, as stretches of like cells: none is empty, and neighbours differ. Written as numbers for
/// rows of standing cells, `.` for a cell that is gone and `x` for one with a mark: `1.11`. A line without cells is `0`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(Vec<(Cell, u64)>);

/// How large a line is: counted as it is read, since it may be long.
#[derive(Default)]
struct Size {
    cells: u64,
    rows: usize,
    /// Cells that do not stand.
    gone: u64,
}

impl Size {
    fn add(&mut self, cell: Cell, count: u64) {
        self.cells = self.cells.saturating_add(count);
        if cell != Cell::Standing {
            self.gone = self.gone.saturating_add(count);
        }
    }
    /// An error, at place `at` of the text, if the line is beyond the limits.
    fn within(&self, at: usize) -> Result<(), NotationError> {
        if self.cells <= SHORT {
            return Ok(());
        }
        let most = match self {
            Self { cells, .. } if *cells > TALLEST => format!("at most {TALLEST} cells"),
            Self { rows, .. } if *rows > MOST_ROWS => {
                format!("at most {MOST_ROWS} rows where there are more than {SHORT} cells")
            }
            Self { gone, .. } if *gone > MOST_GONE => {
                format!("at most {MOST_GONE} cells that are gone, of more than {SHORT}")
            }
            _ => return Ok(()),
        };
        Err(NotationError::too_large(at, most))
    }
}

/// The standing cells `from..=to` between cells that are gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub from: u64,
    pub to: u64,
}

impl Standing {
    pub fn size(self) -> u64 {
        self.to - self.from + 1
    }
}

impl Line {
    /// The line that a text denotes; rows may also be joined by `+`, a comma or blanks, which stand for one cell gone.
    /// Marks are read only where there are some.
    pub fn read(text: &str, marks: bool) -> Result<Self, NotationError> {
        let expected =
            if marks { "a row’s size, . for a gap or x" } else { "a row’s size or . for a gap" };
        let mut scan = Scanner::new(text.trim_end());
        let (mut line, mut size) = (Self::default(), Size::default());
        scan.blanks();
        let bracket = scan.eat('(');
        scan.blanks();
        line.read_cells(&mut scan, marks, expected, &mut size)?;
        loop {
            let at = scan.at();
            scan.blanks();
            if scan.done() && !bracket {
                return Ok(line);
            }
            if bracket && scan.eat(')') {
                return if scan.done() { Ok(line) } else { Err(NotationError::syntax(scan.at(), "the end")) };
            }
            let joined = scan.eat('+') || scan.eat(',');
            if joined || scan.at() > at {
                scan.blanks();
                line.put(Cell::Gone, 1);
                size.add(Cell::Gone, 1);
            }
            line.read_cells(&mut scan, marks, expected, &mut size)?;
        }
    }
    /// Reads the next cells; `size` is that of the line so far.
    fn read_cells(
        &mut self,
        scan: &mut Scanner,
        marks: bool,
        expected: &str,
        size: &mut Size,
    ) -> Result<(), NotationError> {
        let at = scan.at();
        let (cell, count) = if scan.eat('.') {
            (Cell::Gone, 1)
        } else if marks && (scan.eat('x') || scan.eat('X')) {
            (Cell::Marked, 1)
        } else {
            let count = scan.number(TALLEST, expected)?;
            if count == 0 && (!self.0.is_empty() || !matches!(scan.rest().trim_start(), "" | ")")) {
                return Err(NotationError::syntax(at, "a row of at least 1"));
            }
            (Cell::Standing, count)
        };
        // Standing cells beside standing cells make no new row.
        let rows = self.0.len();
        self.put(cell, count);
        size.add(cell, count);
        size.rows += usize::from(cell == Cell::Standing && self.0.len() > rows);
        size.within(at)
    }
    /// A line of rows of these sizes with one cell gone between neighbours.
    pub fn of(sizes: &[u64]) -> Self {
        let mut line = Self::default();
        for &size in sizes {
            if !line.0.is_empty() {
                line.put(Cell::Gone, 1);
            }
            line.put(Cell::Standing, size);
        }
        line
    }
    /// A line with one row alone, whose cells keep their numbers.
    pub fn alone(row: Standing) -> Self {
        let mut line = Self::default();
        line.put(Cell::Gone, row.from - 1);
        line.put(Cell::Standing, row.size());
        line
    }
    /// Adds cells at the end.
    fn put(&mut self, cell: Cell, count: u64) {
        match self.0.last_mut() {
            Some((last, len)) if *last == cell => *len = len.saturating_add(count),
            _ if count > 0 => self.0.push((cell, count)),
            _ => {}
        }
    }
    fn size(&self) -> Size {
        let mut size = Size { rows: self.rows().count(), ..Size::default() };
        self.0.iter().for_each(|(cell, count)| size.add(*cell, *count));
        size
    }
    /// The number of cells; saturates.
    pub fn len(&self) -> u64 {
        self.0.iter().fold(0, |sum, (_, len)| sum.saturating_add(*len))
    }
    /// The stretches with the numbers of their first and last cells.
    fn stretches(&self) -> impl Iterator<Item = (Cell, Standing)> + '_ {
        self.0.iter().scan(0, |before: &mut u64, &(cell, len)| {
            let from = *before + 1;
            *before += len;
            Some((cell, Standing { from, to: *before }))
        })
    }
    /// The rows from left to right.
    pub fn rows(&self) -> impl Iterator<Item = Standing> + '_ {
        self.stretches().filter(|(cell, _)| *cell == Cell::Standing).map(|(_, row)| row)
    }
    /// The row that a cell is in, if it stands.
    pub fn row_of(&self, cell: u64) -> Option<Standing> {
        self.rows().find(|row| (row.from..=row.to).contains(&cell))
    }
    /// The numbers of the marked cells.
    pub fn marks(&self) -> Vec<u64> {
        let marked = self.stretches().filter(|(cell, _)| *cell == Cell::Marked);
        marked.flat_map(|(_, at)| at.from..=at.to).collect()
    }
    /// The line with the cells `from..=to` made what `cell` says.
    pub fn with(&self, from: u64, to: u64, cell: Cell) -> Self {
        let mut after = Self::default();
        let mut done = false;
        for (own, at) in self.stretches() {
            if at.to < from || at.from > to {
                after.put(own, at.to - at.from + 1);
                continue;
            }
            after.put(own, from.saturating_sub(at.from));
            if !done {
                after.put(cell, to - from + 1);
                done = true;
            }
            after.put(own, at.to.saturating_sub(to));
        }
        after
    }
    /// The line after a change in the editor: a cell more or less at its end, or one that falls or stands up.
    pub fn edited(&self, edit: &Edit) -> Result<Self, NotationError> {
        let own = |place: crate::core::scene::Place| place.part == 0 && place.group == 0;
        let mut after = self.clone();
        match *edit {
            Edit::Add { place, .. } if own(place) => after.put(Cell::Standing, 1),
            Edit::Remove { place } if own(place) => match after.0.last_mut() {
                Some((_, len)) if *len > 1 => *len -= 1,
                _ => drop(after.0.pop()),
            },
            Edit::Recolour { piece } if own(piece.place) && (1..=self.len()).contains(&piece.n) => {
                let falls = self.row_of(piece.n).is_some();
                after = self.with(piece.n, piece.n, if falls { Cell::Gone } else { Cell::Standing });
            }
            _ => return Err(NotationError::not_allowed(0, "a cell of the line")),
        }
        after.size().within(0)?;
        Ok(after)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("0");
        }
        for (cell, len) in &self.0 {
            match cell {
                Cell::Standing => write!(f, "{len}")?,
                Cell::Gone => f.write_str(&".".repeat(*len as usize))?,
                Cell::Marked => f.write_str(&"x".repeat(*len as usize))?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_lines() {
        let read = |text| Line::read(text, true).map(|line| line.to_string());
        for (text, canonical) in [
            ("1.11", "1.11"),
            ("13", "13"),
            ("..3...x.4.", "..3...x.4."),
            ("1+11", "1.11"),
            ("3 + 5 + 7", "3.5.7"),
            ("3 5,7", "3.5.7"),
            ("(3,5)", "3.5"),
            (" 4 ", "4"),
            ("0", "0"),
            ("X", "x"),
            ("...", "..."),
        ] {
            assert_eq!(read(text).as_deref(), Ok(canonical), "{text}");
        }
        for (text, at) in [
            ("", 0),
            ("0.3", 0),
            ("3.0", 2),
            ("3+", 2),
            ("3;5", 1),
            ("-1", 0),
            ("(3", 2),
            ("()", 1),
            ("(3)4", 3),
            ("1000000000000000001", 0),
            ("1000000000000000000.1", 19),
        ] {
            assert_eq!(read(text).map_err(|error| error.at), Err(at), "{text}");
        }
        assert_eq!(Line::read("3x", false).map_err(|error| error.at), Err(1));
        assert!(Line::read(&"9.".repeat(MOST_ROWS + 1), false).is_ok());
        assert!(Line::read(&"99.".repeat(MOST_ROWS + 1), false).is_err());
        assert!(Line::read(&".".repeat(SHORT as usize), false).is_ok());
        assert!(Line::read(&".".repeat(SHORT as usize + 1), false).is_err());
    }

    #[test]
    fn cells_keep_their_numbers() {
        let line = Line::read("1.11", false).unwrap_or_default();
        let rows = |line: &Line| line.rows().map(|row| (row.from, row.to)).collect::<Vec<_>>();
        assert_eq!((rows(&line), line.len()), (vec![(1, 1), (3, 13)], 13));
        let after = line.with(6, 6, Cell::Gone);
        assert_eq!((after.to_string().as_str(), rows(&after)), ("1.3.7", vec![(1, 1), (3, 5), (7, 13)]));
        assert_eq!(line.with(1, 3, Cell::Marked).to_string(), "xxx10");
        assert_eq!(line.with(13, 13, Cell::Marked).marks(), [13]);
        assert_eq!(Line::alone(Standing { from: 3, to: 13 }).to_string(), "..11");
    }
}
