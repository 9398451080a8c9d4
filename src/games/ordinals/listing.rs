//! Moves in a fixed order, though there may be infinitely many.
use super::{
    piles::{Lower, Piles},
    units::units,
};
use crate::core::{moves::MoveList, scene::PieceId, scene::Place};
use crate::ordinal::Ordinal;

/// The first `limit` moves, one of each pile in turn: those that can be pointed at, from the largest ordinal down, then
/// those to the numbers from 0 on. Not all moves of a pile of more than ω are in this list. The total saturates.
pub fn moves(position: &Piles, limit: usize) -> MoveList<Lower> {
    let total = position.0.iter().map(options).fold(0, u64::saturating_add);
    let mut ways: Vec<_> = position.0.iter().map(targets).collect();
    let mut moves = Vec::new();
    let mut before = usize::MAX;
    while moves.len() < limit && moves.len() != before {
        before = moves.len();
        for (pile, way) in ways.iter_mut().enumerate() {
            moves.extend(way.next().map(|to| Lower { pile, to }));
        }
    }
    moves.truncate(limit);
    MoveList { moves, total }
}

/// How many smaller ordinals there are; saturates.
fn options(pile: &Ordinal) -> u64 {
    pile.number().and_then(|n| u64::try_from(n).ok()).unwrap_or(u64::MAX)
}

fn targets(pile: &Ordinal) -> impl Iterator<Item = Ordinal> + use<> {
    let shown: Vec<Ordinal> = units(pile).into_iter().rev().map(|unit| unit.below).collect();
    let most = pile.number().unwrap_or(u128::MAX);
    let seen = shown.clone();
    let numbers = (0..most).map(Ordinal::finite).filter(move |to| !seen.contains(to));
    shown.into_iter().chain(numbers)
}

/// How many letters of its notation each piece of a spelt move holds. Every notation is longer, so that a spelt move
/// has several pieces and none is taken for a piece of the board.
const LETTERS: usize = 2;
const TYPED: u64 = 1 << 63;

/// Spells a move that no piece of the board stands for: pieces that are not on the board hold its notation in parts.
pub fn spelt(mv: &Lower) -> Vec<PieceId> {
    let letters = mv.to_string().into_bytes();
    let part = |(at, letters): (usize, &[u8])| {
        let text = letters.iter().fold(0, |text, letter| text << 8 | u64::from(*letter));
        PieceId { place: Place::default(), n: TYPED | ((at as u64) << (8 * LETTERS)) | text }
    };
    letters.chunks(LETTERS).enumerate().map(part).collect()
}

/// The move that pieces of [`spelt`] stand for, in any order; none where they spell no move.
pub fn unspelt(pieces: &[PieceId]) -> Option<Lower> {
    let mut parts: Vec<u64> = pieces.iter().map(|piece| piece.n ^ TYPED).collect();
    if pieces.iter().any(|piece| piece.place != Place::default() || piece.n & TYPED == 0) {
        return None;
    }
    parts.sort_unstable();
    let mut letters = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        if part >> (8 * LETTERS) != at as u64 {
            return None;
        }
        let bytes = (0..LETTERS).rev().map(|place| (part >> (8 * place)) as u8);
        letters.extend(bytes.filter(|byte| *byte != 0));
    }
    let mv = Lower::read(std::str::from_utf8(&letters).ok()?).ok()?;
    // Only the pieces that `spelt` gives stand for the move.
    let mut own = spelt(&mv);
    own.sort();
    let mut given = pieces.to_vec();
    given.sort();
    (own == given).then_some(mv)
}
