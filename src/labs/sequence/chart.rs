//! What a plot is made of: the part that is usually seen, steps on its axes, and marks where values are closer than pixels.
use crate::games::heaps::codes::Period;
use crate::labs::stretch::Stretch;

/// The part that is usually seen: the exceptions and some periods, where `room` values hold them, else the beginning.
pub fn usual(period: Option<&Period>, last: usize, room: usize) -> Stretch {
    let whole = period.map(|period| {
        let length = period.length as usize;
        let start = (period.start as usize).div_ceil(length).saturating_mul(length);
        let fit = room.saturating_sub(start) / length;
        start.saturating_add(fit.clamp(1, (96 / length).max(8)) * length)
    });
    // Half as many values again may stand closer together, where that shows a whole period.
    let reach = whole.filter(|reach| *reach <= room + room / 2).unwrap_or(room);
    Stretch { from: 0.0, span: reach as f64 }.inside(last)
}

/// The least step of 1, 2, 5, 10, 20, ... times `unit` of which at most `most` fit into `span`.
pub fn steps(span: f64, most: usize, unit: usize) -> usize {
    let enough = |step: &usize| span <= (*step * most.max(1)) as f64;
    let rising = (0..8u32).flat_map(|power| [1, 2, 5].map(|one| one * 10usize.pow(power)));
    rising.map(|step| step.saturating_mul(unit.max(1))).find(enough).unwrap_or(usize::MAX)
}

/// A picture of few columns and rows: a cell is marked when a value of its column falls into its row.
pub struct Raster {
    columns: usize,
    /// For each value its row, counted from below.
    row: Vec<u32>,
    rows: usize,
    start: f64,
    width: f64,
    marks: Vec<bool>,
}

impl Raster {
    /// A raster without marks. Column 0 begins at the n `start`, each column has `width` of them, and the value `top`
    /// is in the highest row.
    pub fn new((columns, rows): (usize, usize), start: f64, width: f64, top: u16) -> Self {
        let (columns, rows) = (columns.max(1), rows.max(1));
        let highest = rows as u64 - 1;
        let row =
            (0..=u64::from(top)).map(|value| (value * highest / u64::from(top.max(1))) as u32).collect();
        Self { columns, row, rows, start, width, marks: vec![false; columns * rows] }
    }
    fn column(&self, n: usize) -> usize {
        (((n as f64 - self.start) / self.width).max(0.0) as usize).min(self.columns - 1)
    }
    /// Marks the values of all n from `from` to `to`. O(to - from).
    pub fn mark(&mut self, values: &[u16], from: usize, to: usize) {
        let end = to.saturating_add(1).min(values.len());
        let mut n = from;
        while n < end {
            let here = self.column(n);
            // The first n of the next column, by a guess that is then corrected.
            let guess = (self.start + (here + 1) as f64 * self.width).ceil() as usize;
            let mut next = guess.clamp(n + 1, end);
            while next > n + 1 && self.column(next - 1) > here {
                next -= 1;
            }
            let marks = &mut self.marks[here * self.rows..][..self.rows];
            mark_column(values.get(n..next).unwrap_or_default(), &self.row, marks);
            n = next;
        }
    }
    /// The runs of marked cells: the row, counted from below, the first column, and how many columns.
    pub fn runs(&self) -> Vec<(usize, usize, usize)> {
        let mut runs = Vec::new();
        for row in 0..self.rows {
            let mut column = 0;
            while column < self.columns {
                let marked = |column: &usize| self.marks[column * self.rows + row];
                let length = (column..self.columns).take_while(marked).count();
                if length > 0 {
                    runs.push((row, column, length));
                }
                column += length.max(1);
            }
        }
        runs
    }
}

#[inline(never)]
fn mark_column(values: &[u16], row: &[u32], marks: &mut [bool]) {
    for &value in values {
        if let Some(mark) = row.get(usize::from(value)).and_then(|row| marks.get_mut(*row as usize)) {
            *mark = true;
        }
    }
}
