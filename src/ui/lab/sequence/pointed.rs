//! What is pointed at among the elements of a quotient and the heaps that stand for them.

/// An element, and the places of both cards to which the Tab key leads.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Pointed {
    pub element: Option<usize>,
    pub stop: usize,
    pub heap: usize,
}
