//! The state of the nimber lab, and what can be done with it.
use super::window::TableWindow;
use crate::labs::Values;
use crate::labs::nimbers::{Operation, Table, cell, table};
use crate::ui::lab::{form::Change, hold};

/// Everything that the lab shows.
pub struct Lab {
    pub values: Values,
    /// The visible part of the table.
    pub window: TableWindow,
    pub spoken: String,
    /// The rest of a drag that is less than a whole cell: rows and columns.
    rest: (f64, f64),
}

/// The lab and the means to draw it again.
pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// The state that the values of a link ask for.
    pub fn new(link: &Values) -> Self {
        Self {
            values: link.clone(),
            window: TableWindow::whole(table(link).size),
            spoken: String::new(),
            rest: (0.0, 0.0),
        }
    }
    pub fn table(&self) -> Table {
        table(&self.values)
    }
    /// Row and column of the selected cell.
    pub fn cell(&self) -> (u16, u16) {
        cell(&self.values)
    }
    /// Changes values. The selected cell is kept within the table, and a table of another size is shown whole.
    pub fn set(&mut self, change: &dyn Fn(&mut Values)) {
        let size = self.table().size;
        change(&mut self.values);
        if self.table().size != size {
            self.window = TableWindow::whole(self.table().size);
        }
        let (row, column) = self.cell();
        self.values.set("c", format!("{row}-{column}"));
    }
    /// Puts numbers into the calculator.
    pub fn load(&mut self, operation: Operation, a: u128, b: u128) {
        self.values.set("o", operation.word());
        self.values.set("a", a.to_string());
        if operation.is_binary() {
            self.values.set("b", b.to_string());
        }
    }
    /// Selects a cell.
    pub fn point(&mut self, row: u16, column: u16) {
        let table = self.table();
        let (row, column) = (row.min(table.size - 1), column.min(table.size - 1));
        self.values.set("c", format!("{row}-{column}"));
        self.window = self.window.showing((row, column), table.size);
        self.spoken = table.cell_text(row, column);
    }
    /// Puts row and column of the selected cell into the calculator.
    pub fn take(&mut self) {
        let ((row, column), sums) = (self.cell(), self.table().sums);
        self.load(if sums { Operation::Sum } else { Operation::Product }, row.into(), column.into());
    }
    /// Moves the visible part by rows and columns; fractions of a cell are kept for the next time.
    pub fn drag(&mut self, (rows, columns): (f64, f64)) {
        self.rest = (self.rest.0 + rows, self.rest.1 + columns);
        let whole = (self.rest.0.trunc(), self.rest.1.trunc());
        self.rest = (self.rest.0 - whole.0, self.rest.1 - whole.1);
        self.window = self.window.moved(whole.0 as i32, whole.1 as i32, self.table().size);
    }
    /// Zooms in at a cell, or out.
    pub fn zoom(&mut self, closer: bool, cell: (u16, u16)) {
        self.window = self.window.zoomed(closer, cell, self.table().size);
    }
}

impl Hold {
    pub fn set(&self, (key, text): Change) {
        self.change(&|lab| lab.set(&|values| values.set(key, text.clone())));
    }
}
