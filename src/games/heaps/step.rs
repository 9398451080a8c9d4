//! A move in one heap, whatever it does there.
use super::splits::Split;
use crate::core::{moves::MoveView, notation::NotationError, scene::PieceId};
use crate::games::stacks::{MOST_HEAPS, MOST_STACKS, chips, heaps::Heaps, takes::Takes};
use std::fmt::{Debug, Display};

/// A move in one heap: `Takes`, or `Split` where what is left may be broken.
pub trait HeapMove: Clone + Eq + Debug + Display {
    /// The most heaps that a position may have.
    const MOST: usize;

    /// The move that a text denotes.
    ///
    /// # Errors
    /// The first mistake.
    fn parse(text: &str) -> Result<Self, NotationError>;
    /// The move that takes so many from the first heap, and does nothing else.
    fn taking(count: u64) -> Self;
    /// The heap that the move is made in, from 0; none if it is made in several.
    fn heap(&self) -> Option<usize>;
    /// The same move in the heap of this number.
    fn in_heap(&self, heap: u16) -> Self;
    /// The nim-sum of the values of what the move leaves of a heap of this size; none where a value is not known.
    fn value(&self, size: u64, value: &dyn Fn(u64) -> Option<u64>) -> Option<u64>;
    /// The heaps after the move.
    fn heaps_after(&self, heaps: &Heaps) -> Heaps;
    /// The move that pointing at these pieces means.
    fn from_pieces(heaps: &Heaps, handles: &[PieceId]) -> Option<Self>;
    /// The move as others see it, in heaps of this noun.
    fn move_view(&self, heaps: &Heaps, noun: &'static str) -> MoveView;
}

impl HeapMove for Takes {
    const MOST: usize = MOST_STACKS;

    fn parse(text: &str) -> Result<Self, NotationError> {
        Self::read(text)
    }
    fn taking(count: u64) -> Self {
        Self::one(0, count)
    }
    fn heap(&self) -> Option<usize> {
        self.single().map(|(heap, _)| heap)
    }
    fn in_heap(&self, heap: u16) -> Self {
        self.lifted(&[heap])
    }
    fn value(&self, size: u64, value: &dyn Fn(u64) -> Option<u64>) -> Option<u64> {
        value(size.checked_sub(self.single()?.1)?)
    }
    fn heaps_after(&self, heaps: &Heaps) -> Heaps {
        heaps.without(self)
    }
    fn from_pieces(heaps: &Heaps, handles: &[PieceId]) -> Option<Self> {
        chips::pointed(heaps, handles)
    }
    fn move_view(&self, heaps: &Heaps, noun: &'static str) -> MoveView {
        chips::view(heaps, noun, self)
    }
}

impl HeapMove for Split {
    const MOST: usize = MOST_HEAPS;

    fn parse(text: &str) -> Result<Self, NotationError> {
        Self::read(text)
    }
    fn taking(count: u64) -> Self {
        Self { heap: 0, take: count, parts: Vec::new() }
    }
    fn heap(&self) -> Option<usize> {
        Some(self.heap.into())
    }
    fn in_heap(&self, heap: u16) -> Self {
        Self { heap, ..self.clone() }
    }
    fn value(&self, size: u64, value: &dyn Fn(u64) -> Option<u64>) -> Option<u64> {
        let rest = self.rest(size)?;
        let mut left = self.parts.iter().copied().chain((rest > 0).then_some(rest));
        left.try_fold(0, |sum, part| Some(sum ^ value(part)?))
    }
    fn heaps_after(&self, heaps: &Heaps) -> Heaps {
        Self::played(self, heaps)
    }
    fn from_pieces(heaps: &Heaps, handles: &[PieceId]) -> Option<Self> {
        Self::pointed(handles, &|heap| heaps.0.get(heap).copied())
    }
    fn move_view(&self, heaps: &Heaps, noun: &'static str) -> MoveView {
        self.view(heaps, noun)
    }
}
