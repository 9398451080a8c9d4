//! The exchange of pawns that a move of Dawson's chess is, capture by capture.
use super::{
    board::{PITCH, file, pawn},
    line::Standing,
};
use crate::core::scene::{MoveStep, Place};

/// A pawn: of which side, on which file, counted from 1, and on which rank, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Pawn {
    lower: bool,
    at: [u64; 2],
}

impl Pawn {
    fn look(self) -> &'static str {
        if self.lower { "light-pawn" } else { "dark-pawn" }
    }
    fn side(self) -> &'static str {
        if self.lower { "lower" } else { "upper" }
    }
    /// Its square as the board counts them.
    fn square(self) -> [i32; 2] {
        [self.at[0] as i32 - 1, self.at[1] as i32]
    }
}

/// What happens when the lower pawn on file `on` of a row advances: the upper pawn on each file beside it captures what
/// has come to the middle rank, and the lower pawn behind that one captures back. Empty where no file beside it is
/// left. The row must be short enough to be drawn.
pub fn beats(row: Standing, on: u64) -> Vec<MoveStep> {
    let beside = [on.checked_sub(1), on.checked_add(1)].into_iter().flatten();
    let beside: Vec<u64> = beside.filter(|at| (row.from..=row.to).contains(at)).collect();
    if beside.is_empty() {
        return Vec::new();
    }
    let mut files = [&beside[..], &[on]].concat();
    files.sort_unstable();
    let pair = |at: u64| [Pawn { lower: true, at: [at, 0] }, Pawn { lower: false, at: [at, 2] }];
    let mut pawns: Vec<Pawn> = files.iter().copied().flat_map(pair).collect();
    let advance = (pair(on)[0], format!("The lower pawn on file {on} advances."));
    let captures = beside.iter().flat_map(|at| {
        let [lower, upper] = pair(*at);
        let told = |pawn: Pawn, how: &str| format!("The {} pawn on file {at} captures{how}.", pawn.side());
        [(upper, told(upper, &format!(" it on file {on}"))), (lower, told(lower, " back"))]
    });
    let middle = [on, 1];
    let moved = std::iter::once(advance).chain(captures).map(|(pawn, told)| {
        pawns.retain(|other| *other != pawn && other.at != middle);
        let squares = files.iter().flat_map(|at| file(*at as i32 - 1, (at % 2) as i32));
        let rests = squares.chain(pawns.iter().map(|pawn| self::pawn(pawn.look(), pawn.square()))).collect();
        let there = Pawn { at: middle, ..pawn };
        let [from, to] = [pawn.square(), there.square()];
        pawns.push(there);
        MoveStep {
            board: Place::default(),
            told,
            rests,
            comes: self::pawn(there.look(), to),
            // Ranks are counted from below.
            from: [(from[0] - to[0]) * PITCH, (to[1] - from[1]) * PITCH],
        }
    });
    moved.collect()
}

#[cfg(test)]
mod tests {
    use crate::core::Shape;
    use crate::games::open;

    /// What lies on the files of a beat: looks and middles of the pawns, with the one that has come.
    fn pawns(shapes: &[Shape]) -> Vec<(String, [i32; 2])> {
        let one = |shape: &Shape| match shape {
            Shape::Symbol { at, look, .. } => Some((look.clone(), *at)),
            _ => None,
        };
        let mut pawns: Vec<_> = shapes.iter().filter_map(one).collect();
        pawns.sort();
        pawns
    }

    #[test]
    fn exchanges_end_as_the_board_shows() {
        for (notation, mv, steps) in [
            ("dawson/18", "1", 3),
            ("dawson/18", "7", 5),
            ("dawson/18", "18", 3),
            ("dawson/3.x.6", "7", 3),
            ("dawson/3.x.6", "2", 5),
            ("dawson/1.x.1", "1", 0),
        ] {
            let game = open(notation).unwrap();
            let beats = game.move_steps(mv.into());
            assert_eq!(beats.len(), steps, "{notation} {mv}");
            let Some(last) = beats.last() else { continue };
            // Two pawns are left on the file of the move and none beside it, where the board draws them after the move.
            let after = game.play(mv).unwrap().scene();
            let board = after.layouts().next().unwrap();
            let file = &board.pieces[mv.parse::<usize>().unwrap() - 1];
            let at = |[x, y]: [i32; 2]| [x + file.at[0], y + file.at[1]];
            let drawn = pawns(board.glyph(&file.look, false).unwrap());
            let drawn: Vec<_> = drawn.into_iter().map(|(look, place)| (look, at(place))).collect();
            let left = [&last.rests[..], std::slice::from_ref(&last.comes)].concat();
            assert_eq!(pawns(&left), drawn, "{notation} {mv}");
            // One pawn goes with each capture.
            for (two, beat) in beats.windows(2).zip(&beats[1..]) {
                assert_eq!(pawns(&two[0].rests).len(), pawns(&beat.rests).len() + 1);
                assert!(beat.told.contains("captures"), "{}", beat.told);
            }
        }
        assert!(open("dawson-squares/5").unwrap().move_steps("3".into()).is_empty());
        assert!(open("dawson/5").unwrap().move_steps("9".into()).is_empty(), "no move");
    }

    #[test]
    fn summands_have_exchanges_on_their_boards() {
        let sum = open("nim/3&dawson/5").unwrap();
        assert!(sum.move_steps("2:3".into()).iter().all(|beat| beat.board.part == 1));
        assert_eq!(sum.move_steps("2:3".into()).len(), 5);
        assert!(sum.move_steps("1:1-1".into()).is_empty());
        let sequence = open("nim/0|dawson/5|nim/1").unwrap();
        assert_eq!(sequence.move_steps("3".into()).iter().map(|beat| beat.board.part).max(), Some(1));
    }
}
