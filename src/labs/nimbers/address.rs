//! The nimber lab as a link.
use super::{
    operation::Operation,
    table::{SIZES, Table},
};
use crate::core::notation::NotationError;
use crate::games::link::{LINK_VERSION, LinkError, LinkPart, field};
use std::fmt;

/// What a link to the nimber lab says: `v=1&o=product&a=24&b=17&t=product&n=16&c=7-11`, which is version, operation,
/// two numbers, what the table is of, its size, and row and column of a cell. Unknown keys are ignored. The numbers
/// are texts as somebody may have typed them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NimberLink {
    pub operation: Operation,
    pub a: String,
    pub b: String,
    pub table: Table,
    /// Row and column.
    pub cell: (u16, u16),
}

impl Default for NimberLink {
    fn default() -> Self {
        Self {
            operation: Operation::Product,
            a: "24".into(),
            b: "17".into(),
            table: Table { sums: false, size: 16 },
            cell: (7, 11),
        }
    }
}

impl NimberLink {
    /// Reads the query of a link.
    ///
    /// # Errors
    /// An unknown version, operation or size, a text that is not UTF-8, or a cell that is not in the table.
    pub fn read(query: &str) -> Result<Self, LinkError> {
        Self::of(query).map_err(|error| *error)
    }
    fn of(query: &str) -> Result<Self, Box<LinkError>> {
        let mut link = Self::default();
        let part = LinkPart::Calculation;
        let mut cell = None;
        for field in field::Field::read(query)? {
            match field.key {
                "o" => {
                    let words = Operation::ALL.map(Operation::word);
                    let word = field.word(part, &words)?;
                    link.operation = Operation::read(&word).unwrap_or(link.operation);
                }
                "a" => link.a = field.text(part)?,
                "b" => link.b = field.text(part)?,
                "t" => link.table.sums = field.word(part, &["sum", "product"])? == "sum",
                "n" => {
                    let size = field.number(part, 256)?;
                    let known = SIZES.into_iter().find(|known| u64::from(*known) == size);
                    let error = || NotationError::syntax(0, "16, 64 or 256");
                    link.table.size = known.ok_or_else(|| field.error(part, &size.to_string(), error()))?;
                }
                "c" => cell = Some(field),
                _ => {}
            }
        }
        if let Some(field) = cell {
            let text = field.text(part)?;
            let expected = format!("row and column below {}, such as 7-11", link.table.size);
            let error = || field.error(part, &text, NotationError::syntax(0, expected));
            link.cell = read_cell(&text, link.table.size).ok_or_else(error)?;
        }
        Ok(link)
    }
}

fn read_cell(text: &str, size: u16) -> Option<(u16, u16)> {
    let (row, column) = text.split_once('-')?;
    let end = |text: &str| text.parse().ok().filter(|n| *n < size);
    Some((end(row)?, end(column)?))
}

/// The query that [`NimberLink::read`] reads.
impl fmt::Display for NimberLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |text: &str| field::text(text.trim());
        let Table { sums, size } = self.table;
        write!(f, "v={LINK_VERSION}&o={}&a={}", self.operation.word(), text(&self.a))?;
        if self.operation.is_binary() {
            write!(f, "&b={}", text(&self.b))?;
        }
        let (kind, (row, column)) = (if sums { "sum" } else { "product" }, self.cell);
        write!(f, "&t={kind}&n={size}&c={row}-{column}")
    }
}
