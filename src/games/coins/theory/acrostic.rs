//! Acrostic Twins (Ferguson, Part I, 5.2.1): turn two coins of one row or of one column, the southeast one from heads
//! to tails. The southeast rule holds, but the game is no product.
use super::tartan::Place;
use crate::core::moves::MoveList;

/// The two coins of a move, the southeast one second.
pub type Twins = (Place, Place);

/// The value of a single head: the nim-sum of its row and its column, counted from 0.
pub fn value((row, column): Place) -> u64 {
    row ^ column
}

/// Whether these two coins may be turned, if the second shows heads.
pub fn allows(((a, b), (row, column)): Twins) -> bool {
    (a == row && b < column) || (b == column && a < row)
}

/// The number of moves with this southeast coin; saturates.
pub fn count((row, column): Place) -> u64 {
    row.saturating_add(column)
}

/// The moves by their southeast coins, those along the row first, at most `limit` listed.
pub fn moves(heads: &[Place], limit: usize) -> MoveList<Twins> {
    let of = |&(row, column): &Place| {
        let along = (0..column).map(move |b| ((row, b), (row, column)));
        along.chain((0..row).map(move |a| ((a, column), (row, column))))
    };
    let total = heads.iter().map(|head| count(*head)).fold(0, u64::saturating_add);
    MoveList { moves: heads.iter().flat_map(of).take(limit).collect(), total }
}

/// The moves to boards of value `target`: at most one along the row and one along the column of each head.
pub fn moves_to(heads: &[Place], target: u64) -> MoveList<Twins> {
    let change = heads.iter().fold(target, |sum, head| sum ^ value(*head));
    let of = |&head: &Place| {
        let (row, column) = head;
        let wanted = change ^ value(head);
        let (along, down) = ((row, wanted ^ row), (wanted ^ column, column));
        [along, down].into_iter().map(move |other| (other, head)).filter(|twins| allows(*twins))
    };
    MoveList::all(heads.iter().flat_map(of).collect())
}

/// The coins that may be added to the picked ones so that they can still become a legal move.
pub fn open(heads: &[Place], picked: &[Place]) -> Vec<Place> {
    let all = moves(heads, usize::MAX).moves;
    let has = |twins: &Twins| picked.iter().all(|place| [twins.0, twins.1].contains(place));
    let mut open: Vec<Place> =
        all.iter().filter(|twins| has(twins)).flat_map(|twins| [twins.0, twins.1]).collect();
    open.sort_unstable();
    open.dedup();
    open.retain(|place| !picked.contains(place));
    open
}
