//! Periods proved by rare values: against the definition, the octal theorem, and a check in linear time.
#![cfg(not(target_arch = "wasm32"))]
mod certified;
mod checker;
mod compared;
mod surveyed;

use kernels::sequences::{Digit, Moves, Progress, Sequence, Split};

/// The moves of a code such as 0.77 or 4!.0.
fn moves(code: &str) -> Moves {
    let mut moves = Moves::default();
    let digits = code.char_indices().filter_map(|(at, c)| Some((at, c.to_digit(36)?)));
    for (take, (at, digit)) in digits.enumerate() {
        moves.add(take, Digit { heaps: digit as u8, unequal: code[at + 1..].starts_with('!') });
    }
    moves
}

/// The first `count` values, or more up to the first proof by the library.
fn values(code: &str, count: usize) -> Vec<u16> {
    let mut sequence = Sequence::new(moves(code));
    assert_eq!(sequence.advance(count - 1, u64::MAX / 2), Progress::Done);
    sequence.values().to_vec()
}

/// The heaps that a split leaves of a heap, the smaller heap first.
fn parts(split: Split, heap: usize) -> impl Iterator<Item = (usize, usize)> {
    let left = heap.saturating_sub(split.take);
    (1..=left / 2).map(move |a| (a, left - a)).filter(move |(a, b)| !split.kind.unequal || a < b)
}

/// The first `count` values by the definition.
fn by_definition(moves: &Moves, count: usize) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::new();
    for heap in 0..count {
        let mut options = vec![false; 256];
        if moves.whole.contains(&heap) {
            options[0] = true;
        }
        for take in moves.one.iter().filter(|take| **take < heap) {
            options[usize::from(values[heap - take])] = true;
        }
        for (a, b) in moves.splits.iter().flat_map(|split| parts(*split, heap)) {
            options[usize::from(values[a] ^ values[b])] = true;
        }
        values.push(options.iter().position(|option| !option).map_or(0, |value| value as u16));
    }
    values
}
