//! Values as files.
use std::io::Write;

/// The format of a file of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// Comma-separated values with a head.
    Csv,
    /// The b-file of the On-Line Encyclopedia of Integer Sequences: n, a blank, the value; one sequence only.
    BFile,
}

/// Writes a file a piece at a time, so that a long one does not block the page.
pub struct FileRows {
    kind: FileKind,
    next: usize,
}

impl FileRows {
    pub fn new(kind: FileKind) -> Self {
        Self { kind, next: 0 }
    }
    /// The next lines, at most so many; none at the end. A sequence that is shorter than the longest has empty fields.
    /// `heads` are the names of the columns.
    pub fn piece(&mut self, heads: &[String], columns: &[&[u16]], lines: usize) -> Option<Vec<u8>> {
        let columns = &columns[..columns.len().min(if self.kind == FileKind::Csv { usize::MAX } else { 1 })];
        let end = columns.iter().map(|values| values.len()).max().unwrap_or(0);
        if self.next >= end {
            return None;
        }
        let mut out = Vec::with_capacity(lines.min(end) * 12);
        if self.next == 0 && self.kind == FileKind::Csv {
            out.extend_from_slice(b"n");
            for head in heads {
                // A set holds commas; nothing holds quotes.
                let quote = if head.contains(',') { "\"" } else { "" };
                let _ = write!(out, ",{quote}{head}{quote}");
            }
            out.push(b'\n');
        }
        let to = self.next.saturating_add(lines).min(end);
        for n in self.next..to {
            digits(&mut out, n as u32);
            for values in columns {
                out.push(if self.kind == FileKind::Csv { b',' } else { b' ' });
                if let Some(value) = values.get(n) {
                    digits(&mut out, u32::from(*value));
                }
            }
            out.push(b'\n');
        }
        self.next = to;
        Some(out)
    }
}

/// Appends the decimal digits of a number: faster than formatting, for millions of numbers.
fn digits(out: &mut Vec<u8>, mut n: u32) {
    let at = out.len();
    loop {
        out.push(b'0' + (n % 10) as u8);
        n /= 10;
        if n == 0 {
            break;
        }
    }
    out[at..].reverse();
}
