//! How reasons travel. Pictures are left out: the page draws them from the position, and only values are learned from
//! the worker.
use super::wire::{MessageReader, Wire};
use crate::core::{Block, TablePeriod, ValueTable, Why};

impl Wire for Why {
    fn put(&self, out: &mut Vec<u8>) {
        self.blocks.put(out);
    }
    fn take(from: &mut MessageReader) -> Self {
        Self { blocks: Vec::take(from) }
    }
}

impl Wire for Block {
    fn put(&self, out: &mut Vec<u8>) {
        let mut texts = |kind: u8, texts: [&String; 2]| {
            out.push(kind);
            texts.into_iter().for_each(|text| text.put(out));
        };
        let none = String::new();
        match self {
            Self::Text { text } => texts(0, [text, &none]),
            Self::Correction { text } => texts(1, [text, &none]),
            Self::Result { chip, text } => texts(2, [chip, text]),
            Self::Source { name, place } => texts(3, [name, place]),
            Self::Table { head, rows, own } => {
                out.push(4);
                head.put(out);
                rows.put(out);
                own.put(out);
            }
            Self::Options { title, rows } => {
                out.push(5);
                title.put(out);
                rows.put(out);
            }
            Self::Values(table) => {
                out.push(6);
                table.put(out);
            }
            Self::Figures { .. } => out.push(7),
        }
    }
    fn take(from: &mut MessageReader) -> Self {
        let kind = u8::take(from);
        if kind < 4 {
            let (text, more) = (String::take(from), String::take(from));
            return match kind {
                0 => Self::Text { text },
                1 => Self::Correction { text },
                2 => Self::Result { chip: text, text: more },
                _ => Self::Source { name: text, place: more },
            };
        }
        match kind {
            4 => Self::Table { head: Vec::take(from), rows: Vec::take(from), own: Wire::take(from) },
            5 => Self::Options { title: String::take(from), rows: Vec::take(from) },
            6 => Self::Values(ValueTable::take(from)),
            _ => Self::Figures { figures: Vec::new() },
        }
    }
}

impl Wire for ValueTable {
    fn put(&self, out: &mut Vec<u8>) {
        self.columns.put(out);
        for list in [&self.values, &self.exceptions, &self.used] {
            list.put(out);
        }
        self.repeats.put(out);
    }
    fn take(from: &mut MessageReader) -> Self {
        let columns = u64::take(from);
        let [values, exceptions, used] = [(); 3].map(|()| Vec::take(from));
        Self { columns, values, exceptions, used, repeats: Wire::take(from) }
    }
}

impl Wire for TablePeriod {
    fn put(&self, out: &mut Vec<u8>) {
        [self.row, self.start, self.length].iter().for_each(|n| n.put(out));
    }
    fn take(from: &mut MessageReader) -> Self {
        let [row, start, length] = [(); 3].map(|()| u64::take(from));
        Self { row, start, length }
    }
}
