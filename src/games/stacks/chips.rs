//! Heaps as stacks of plain chips, and the moves that take chips.
use super::{heaps::Heaps, takes::Takes};
use crate::core::{moves::MoveView, scene::*};

/// The board of the heaps; `taking` gives for a size how many one move may take at most, and which fewer it may not.
pub fn board(heaps: &Heaps, noun: &str, seat: SumContext, taking: &dyn Fn(u64) -> (u64, Vec<u64>)) -> Board {
    Board::Stacks(stacks(heaps, noun, seat, taking))
}

/// The stacks of [`board`].
pub fn stacks(
    heaps: &Heaps,
    noun: &str,
    seat: SumContext,
    taking: &dyn Fn(u64) -> (u64, Vec<u64>),
) -> Stacks {
    let stack = |(group, &size): (usize, &u64)| {
        let (reach, gaps) = taking(size);
        Stack {
            place: Place { part: 0, group: group as u16 },
            number: seat.number(group),
            runs: if size > 0 { vec![Run { colour: 0, len: size }] } else { vec![] },
            reach,
            gaps,
            splits: None,
        }
    };
    Stacks {
        look: Look::Chip,
        noun: noun.into(),
        game: String::new(),
        stacks: heaps.0.iter().enumerate().map(stack).collect(),
        ruler: vec![],
        gathers: false,
        note: None,
    }
}

/// The view of a move that takes chips from one heap.
pub fn view(heaps: &Heaps, noun: &'static str, mv: &Takes) -> MoveView {
    let left = mv.single().map_or(0, |(heap, count)| heaps.size(heap).saturating_sub(count));
    let leaves = if left > 0 { left.to_string() } else { String::new() };
    mv.view(noun, &|heap| heaps.size(heap), leaves)
}

/// The taking that is meant by pointing at one chip in each of some heaps.
pub fn pointed(heaps: &Heaps, handles: &[PieceId]) -> Option<Takes> {
    Takes::pointed(handles, &|heap| heaps.0.get(heap).copied())
}
