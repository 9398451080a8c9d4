//! The selection among the elements of a quotient and the heaps that belong to them.

/// The selected element, and the element and the heap that the Tab key leads to in their cards.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Pointed {
    pub element: Option<usize>,
    pub stop: usize,
    pub heap: usize,
}
