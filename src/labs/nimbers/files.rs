//! Tables as files.
use super::table::{SUBFIELDS, Table};
use std::fmt::Write;

/// The colours of 0 and of the greatest value.
const RAMP: [[u16; 3]; 2] = [[0xff, 0xfd, 0xf6], [0xe8, 0xa0, 0x2a]];
/// Units from one cell to the next where numbers are written, and where not.
const CELL: u16 = 24;
const SMALL: u16 = 4;
/// Up to this size numbers are written.
const WRITTEN: u16 = 64;

impl Table {
    /// Comma-separated values, with the numbers of rows and columns.
    pub fn csv(self) -> String {
        let mut out = String::from(self.sign());
        for column in 0..self.size {
            let _ = write!(out, ",{column}");
        }
        for row in 0..self.size {
            let _ = write!(out, "\n{row}");
            for column in 0..self.size {
                let _ = write!(out, ",{}", self.value(row, column));
            }
        }
        out.push('\n');
        out
    }
    /// A picture that stands alone, in the light colours: the cells by value, the fields outlined.
    pub fn svg(self) -> String {
        let written = self.size <= WRITTEN;
        let cell = if written { CELL } else { SMALL };
        let margin = if written { CELL } else { 0 };
        let side = margin + self.size * cell;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"{side}\" height=\"{side}\" \
             font-family=\"serif\" font-size=\"11\" text-anchor=\"middle\"><title>Table of {}, 0 to {}</title>\
             <rect width=\"100%\" height=\"100%\" fill=\"#FFFCF4\"/>",
            if self.sums { "nim-sums" } else { "nim-products" },
            self.size - 1
        );
        self.cells(&mut out, cell, margin);
        if written {
            self.numbers(&mut out);
        }
        let fields = SUBFIELDS.into_iter().filter(|field| *field <= self.size);
        for side in fields.map(|field| field * cell) {
            let _ = write!(
                out,
                "<rect x=\"{margin}\" y=\"{margin}\" width=\"{side}\" height=\"{side}\" fill=\"none\" \
                 stroke=\"#211C2B\" stroke-width=\"2\"/>"
            );
        }
        out + "</svg>"
    }
    /// One path for all cells of a value.
    fn cells(self, out: &mut String, cell: u16, margin: u16) {
        let mut paths = vec![String::new(); usize::from(self.greatest()) + 1];
        for row in 0..self.size {
            for column in 0..self.size {
                if let Some(path) = paths.get_mut(usize::from(self.value(row, column))) {
                    let (x, y) = (margin + column * cell, margin + row * cell);
                    let _ = write!(path, "M{x} {y}h{cell}v{cell}h-{cell}z");
                }
            }
        }
        for (value, path) in (0..).zip(&paths).filter(|(_, path)| !path.is_empty()) {
            let [r, g, b] = [0, 1, 2].map(|part| {
                let (from, to, most) = (i32::from(RAMP[0][part]), i32::from(RAMP[1][part]), self.greatest());
                from + (to - from) * value / i32::from(most.max(1))
            });
            let _ = write!(out, "<path fill=\"#{r:02x}{g:02x}{b:02x}\" d=\"{path}\"/>");
        }
    }
    fn numbers(self, out: &mut String) {
        let mut text = |x: u16, y: u16, weight: &str, text: &dyn std::fmt::Display| {
            let (x, y) = (x * CELL + CELL / 2, y * CELL + 16);
            let _ = write!(out, "<text x=\"{x}\" y=\"{y}\"{weight}>{text}</text>");
        };
        text(0, 0, "", &self.sign());
        for row in 0..self.size {
            text(row + 1, 0, "", &row);
            text(0, row + 1, "", &row);
            for column in 0..self.size {
                let value = self.value(row, column);
                let bold = if value == 1 && !self.sums { " font-weight=\"700\"" } else { "" };
                text(column + 1, row + 1, bold, &value);
            }
        }
    }
}
