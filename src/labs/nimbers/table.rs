//! Tables of sums and products.
use kernels::nimbers::product_16;

/// The sizes that are offered.
pub const SIZES: [u16; 3] = [16, 64, 256];
/// The numbers of elements of the fields within a table.
pub const SUBFIELDS: [u16; 4] = [2, 4, 16, 256];

/// The table of all values from 0 to `size` - 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// Sums; otherwise products.
    pub sums: bool,
    /// At most 256.
    pub size: u16,
}

impl Table {
    pub fn sign(self) -> &'static str {
        if self.sums { "⊕" } else { "⊗" }
    }
    pub fn value(self, row: u16, column: u16) -> u16 {
        if self.sums { row ^ column } else { product_16(row, column) }
    }
    /// All values, row by row. O(size^2).
    pub fn values(self) -> Vec<u16> {
        (0..self.size).flat_map(|row| (0..self.size).map(move |column| self.value(row, column))).collect()
    }
    /// A bound of the values: for products the greatest element of the smallest field that holds the table, for sums at
    /// most as much.
    pub fn greatest(self) -> u16 {
        let all = self.size.max(2) - 1;
        // The numbers below 2, 4, 16, 256 are closed under products, those below any power of two under sums.
        let field = SUBFIELDS.into_iter().find(|field| *field > all).unwrap_or(256);
        if self.sums { all.next_power_of_two().max(all + 1) - 1 } else { field - 1 }
    }
    /// What is special about a cell: that its numbers are inverse to each other, or equal ones that cancel out.
    pub fn special(self, row: u16, column: u16) -> Option<&'static str> {
        match (self.sums, self.value(row, column)) {
            (false, 1) if row == column => Some("its own inverse"),
            (false, 1) => Some("inverses"),
            (true, 0) => Some("its own negative"),
            _ => None,
        }
    }
    /// A cell in words: "7 ⊗ 11 = 1, inverses".
    pub fn cell_text(self, row: u16, column: u16) -> String {
        let special = self.special(row, column).map_or_else(String::new, |special| format!(", {special}"));
        format!("{row} {} {column} = {}{special}", self.sign(), self.value(row, column))
    }
}
