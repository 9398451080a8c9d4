//! The state of the nimber lab, and what can be done with it.
use super::view::View;
use crate::core::NotationError;
use crate::labs::{Values, nimbers::*};
use crate::ui::lab::hold;

/// Everything that the lab shows.
pub struct Lab {
    pub operation: Operation,
    pub a: String,
    pub b: String,
    pub table: Table,
    /// Row and column.
    pub cell: (u16, u16),
    pub view: View,
    pub spoken: String,
}

/// The lab and the means to draw it again.
pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// As a link asks.
    pub fn new(link: &Values) -> Self {
        let [a, b] = ["a", "b"].map(|key| link.text(key).to_string());
        let (operation, table, cell) = (operation(link), table(link), cell(link));
        Self { operation, a, b, table, cell, view: View::whole(table.size), spoken: String::new() }
    }
    /// The numbers typed; an operation of one number has 0 for the other.
    pub fn numbers(&self) -> Result<(u128, u128), NotationError> {
        let other = if self.operation.is_binary() { read_nimber(&self.b) } else { Ok(0) };
        Ok((read_nimber(&self.a)?, other?))
    }
    pub fn link(&self) -> Values {
        let mut link = Values::new(FIELDS);
        link.set("o", self.operation.word());
        link.set("a", &self.a);
        link.set("b", &self.b);
        link.set("t", if self.table.sums { "sum" } else { "product" });
        link.set("n", self.table.size.to_string());
        link.set("c", format!("{}-{}", self.cell.0, self.cell.1));
        link
    }
    /// Puts numbers into the calculator.
    pub fn load(&mut self, operation: Operation, a: u128, b: u128) {
        self.operation = operation;
        self.a = a.to_string();
        if operation.is_binary() {
            self.b = b.to_string();
        }
    }
    /// Another table; the cell stays where it can.
    pub fn show(&mut self, table: Table) {
        let last = table.size - 1;
        if table.size != self.table.size {
            self.view = View::whole(table.size);
        }
        self.cell = (self.cell.0.min(last), self.cell.1.min(last));
        self.table = table;
    }
    /// Points at a cell.
    pub fn point(&mut self, row: u16, column: u16) {
        let last = self.table.size - 1;
        self.cell = (row.min(last), column.min(last));
        self.view = self.view.showing(self.cell, self.table.size);
        self.spoken = self.table.said(self.cell.0, self.cell.1);
    }
    /// The cell in the calculator.
    pub fn take(&mut self) {
        let operation = if self.table.sums { Operation::Sum } else { Operation::Product };
        self.load(operation, self.cell.0.into(), self.cell.1.into());
    }
}
