//! From the pieces that a player points at to the move that is meant.
use super::{game::Game, moves::MoveView, scene::PieceId};

/// Adds a piece to those picked so far, and says which move they make; none if no legal move begins so.
///
/// The piece joins those of other groups where a legal move has all of them; otherwise it stands alone. It replaces a
/// piece of its own group, apart from gaps, of which a move may have several.
///
/// ```
/// use nimscope::{core::{PieceId, Place, point}, games::open};
///
/// let piece = |n| PieceId { place: Place { part: 0, group: 1 }, n };
/// // The second token of a pile of five, and all that lies on it.
/// let (picked, mv) = point(&*open("nim/3+5")?, &[], piece(2)).unwrap();
/// assert_eq!((picked, &*mv.notation), (vec![piece(2)], "2-4"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn point(game: &dyn Game, picked: &[PieceId], piece: PieceId) -> Option<(Vec<PieceId>, MoveView)> {
    let own: Vec<PieceId> = picked.iter().copied().filter(|other| other.place == piece.place).collect();
    let with = |keep: &dyn Fn(PieceId) -> bool| {
        let kept = picked.iter().copied().filter(|other| *other != piece && keep(*other));
        let joined: Vec<PieceId> = kept.chain([piece]).collect();
        game.select(&joined).map(|mv| (joined, mv))
    };
    if piece.place.is_gaps() && !own.is_empty() {
        let one_less = || own.iter().find_map(|gone| with(&|other| other != *gone));
        if let Some(found) = with(&|_| true).or_else(one_less) {
            return Some(found);
        }
    }
    with(&|other| other.place != piece.place).or_else(|| with(&|_| false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::scene::Place;
    use crate::games::open;

    #[test]
    fn nim_takes_from_one_pile_only() {
        let game = open("nim/3+5").unwrap();
        let piece = |group, n| PieceId { place: Place { part: 0, group }, n };
        let (picked, mv) = point(&*game, &[], piece(0, 2)).unwrap();
        assert_eq!((picked.clone(), mv.notation.as_str()), (vec![piece(0, 2)], "1-2"));
        let (picked, mv) = point(&*game, &picked, piece(1, 5)).unwrap();
        assert_eq!((picked, mv.notation.as_str()), (vec![piece(1, 5)], "2-1"));
        assert_eq!(point(&*game, &[], piece(0, 4)), None);
        assert_eq!(point(&*game, &[], piece(7, 1)), None);
        assert_eq!(point(&*game, &[], piece(0, 0)), None);
    }
}
