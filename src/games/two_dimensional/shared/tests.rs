use super::{Counts, Replacement, layout, moves, open, pointed, solve, solving::of_square, value, view};
use crate::core::{Budget, Convention, Edit, Game, Outcome, PieceId, Place, SumContext, winning};
use crate::games::{open as opened, two_dimensional::square::Size};
use crate::ordinal::Ordinal;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// How many counters lie on each square, in order.
type Plain = Vec<u64>;

/// The options by the rules as stated here: for each counter all sets of squares before it but the empty one.
fn options(plain: &Plain) -> Vec<Plain> {
    let mut all = Vec::new();
    for from in (0..plain.len()).filter(|from| plain[*from] > 0) {
        for set in 1..1usize << from {
            let mut after = plain.clone();
            after[from] -= 1;
            (0..from).filter(|to| set >> to & 1 == 1).for_each(|to| after[to] += 1);
            all.push(after);
        }
    }
    all
}

#[derive(Default)]
struct Known(BTreeMap<Plain, (u64, bool)>);

impl Known {
    /// The value, and whether it is a P-position of misère play, by the definition; counters in the corner do not matter.
    fn of(&mut self, plain: &Plain) -> (u64, bool) {
        let mut own = plain.clone();
        own[0] = 0;
        if let Some(found) = self.0.get(&own) {
            return *found;
        }
        let below: Vec<(u64, bool)> = options(&own).iter().map(|option| self.of(option)).collect();
        let value = (0..).find(|value| below.iter().all(|(other, _)| other != value)).unwrap();
        let misere_p = !below.is_empty() && below.iter().all(|(_, p)| !p);
        self.0.insert(own, (value, misere_p));
        (value, misere_p)
    }
}

fn sorted(mut moves: Vec<Replacement>) -> Vec<Replacement> {
    moves.sort_by_key(|mv| (mv.from, mv.to));
    moves
}

/// On a finite board square number n has the value 2^(n−1), the corner 0, and outcomes and winning moves are those of
/// the definition under both conventions.
#[test]
fn every_small_board_is_that_of_the_definition() {
    let mut known = Known::default();
    for (columns, rows, most) in [(2, 2, 3), (4, 1, 3), (2, 3, 1), (2, 1, 4)] {
        let size = Size { columns, rows };
        let squares = size.squares();
        for index in 0..(most + 1u64).pow(squares as u32) {
            let on: Plain = (0..squares as u32).map(|n| index / (most + 1).pow(n) % (most + 1)).collect();
            if on.iter().all(|many| *many == 0) || on.iter().sum::<u64>() > 4 {
                continue;
            }
            let position = Counts { size, on: on.clone() };
            let odd = (1..squares).filter(|square| on[*square as usize] % 2 == 1);
            let (worth, misere_p) = known.of(&on);
            assert_eq!(worth, odd.fold(0, |sum, square| sum ^ 1 << (square - 1)), "{position}");
            assert_eq!(value(&position).is_zero(), worth == 0, "{position}");
            let found = moves(&position, 9999);
            assert_eq!(found.total as usize, found.moves.len(), "{position}");
            let mut reached: Vec<Plain> = found.moves.iter().map(|mv| mv.apply(&position).on).collect();
            let mut plain = options(&on);
            reached.sort();
            plain.sort();
            assert_eq!(reached, plain, "{position}");
            for (convention, is_p) in [(Convention::Normal, worth == 0), (Convention::Misere, misere_p)] {
                let (outcome, winning) = solve(&position, convention);
                assert_eq!(outcome == Outcome::P, is_p, "{position}, {convention:?}");
                let wins = |mv: &&Replacement| match (known.of(&mv.apply(&position).on), convention) {
                    ((value, _), Convention::Normal) => value == 0,
                    ((_, p), Convention::Misere) => p,
                };
                let mut expected = Vec::new();
                let mut wins = wins;
                for mv in &found.moves {
                    if wins(&mv) {
                        expected.push(*mv);
                    }
                }
                assert_eq!(sorted(winning.moves), sorted(expected), "{position}, {convention:?}");
            }
        }
    }
}

fn position(size: Size) -> impl Strategy<Value = Counts> {
    prop::collection::vec(0..size.squares(), 1..12).prop_map(move |at| Counts::of(size, at))
}

proptest! {
    /// On the infinite board: each ordinal below the value of a square is the nim-sum of the values of squares before
    /// it, and its own value is no such sum. So the value is the mex.
    #[test]
    fn a_value_is_the_mex(row in 0u64..4, column in 0u64..16, coefficients in prop::array::uniform4(0u128..1 << 15)) {
        let own = of_square(crate::games::two_dimensional::square::Square { column, row });
        let power = |at: u64, count| Ordinal::power(Ordinal::finite(at.into()), count);
        let smaller = (0u64..).zip(coefficients).fold(Ordinal::default(), |sum, (at, count)| &sum ^ &power(at, count));
        let mut sum = Ordinal::default();
        let mut last = (0, 0);
        for (at, count) in (0u64..).zip(coefficients) {
            for bit in (0..15).filter(|bit| count >> bit & 1 == 1) {
                let square = crate::games::two_dimensional::square::Square { column: if at == 0 { bit + 1 } else { bit }, row: at };
                last = last.max((square.row, square.column));
                sum = &sum ^ &of_square(square);
            }
        }
        prop_assert_eq!(&sum, &smaller);
        // The last of these squares decides which is smaller.
        prop_assert_eq!(smaller < own, last < (row, column));
    }
    /// A move that wins leaves a position that is lost; any other move, one that is won.
    #[test]
    fn winning_moves_lead_to_lost_positions(position in position(Size { columns: 8, rows: 4 }), misere: bool, seed: u64) {
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        let (outcome, winning) = solve(&position, convention);
        let any = moves(&position, 1).total > 0;
        prop_assert_eq!(outcome == Outcome::N, !winning.moves.is_empty() || misere && !any);
        for mv in &winning.moves {
            prop_assert!(mv.is_legal(&position));
            prop_assert_eq!(solve(&mv.apply(&position), convention).0, Outcome::P);
            prop_assert!(mv.apply(&position).most_moves_left() < position.most_moves_left());
        }
        let mut rng = fastrand::Rng::with_seed(seed);
        for _ in 0..50 {
            let taken: Vec<u64> = position.taken().map(|(square, _)| square).collect();
            let from = taken[rng.usize(0..taken.len())];
            let mv = Replacement { size: position.size, from, to: rng.u64(..) & ((1 << from) - 1) };
            if mv.is_legal(&position) && !winning.moves.contains(&mv) {
                prop_assert_eq!(solve(&mv.apply(&position), convention).0, Outcome::N, "{}", mv);
            }
        }
    }
    /// Each move can be made by pointing at its squares, one by one in any order, and by typing it.
    #[test]
    fn squares_of_a_move_are_picked_in_any_order(position in position(Size { columns: 4, rows: 4 }), seed: u64) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let found = moves(&position, 400);
        prop_assume!(!found.moves.is_empty());
        let mv = found.moves[rng.usize(0..found.moves.len())];
        let mut handles = view(&position, &mv).handles;
        rng.shuffle(&mut handles);
        let mut picked: Vec<PieceId> = Vec::new();
        for piece in handles {
            prop_assert!(open(&position, &picked).contains(&piece), "{} after {:?}", mv, picked);
            picked.push(piece);
        }
        prop_assert_eq!(pointed(&position, &picked), Some(mv));
        prop_assert_eq!(Replacement::read(&mv.to_string(), position.size), Ok(mv));
        prop_assert_eq!(Counts::read(&position.to_string(), position.size), Ok(position));
    }
    /// Whatever may join the picked squares leads to a move.
    #[test]
    fn what_is_open_becomes_a_move(position in position(Size { columns: 4, rows: 2 }), seed: u64) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut picked = Vec::new();
        for _ in 0..9 {
            let next = open(&position, &picked);
            if next.is_empty() {
                break;
            }
            picked.push(next[rng.usize(0..next.len())]);
        }
        let made = pointed(&position, &picked).is_some_and(|mv| mv.is_legal(&position));
        prop_assert_eq!(made, moves(&position, 1).total > 0);
    }
}

#[test]
fn what_the_preset_says() {
    let game = opened("two-dimensional-nim:8x4,add/3.3+5.2+4.0").unwrap();
    assert_eq!(game.workshop().ordinal().unwrap(), "ω³·8+ω²·32+8");
    let found = winning(&*game, Convention::Normal, 9, &mut Budget::new(0)).unwrap();
    let names: Vec<&str> = found.moves.iter().map(|mv| &*mv.notation).collect();
    assert_eq!(names, ["3.3-5.2+4.0", "3.3-5.2+4.0+0.0"]);
    let after = game.play("3.3-5.2+4.0").unwrap();
    assert_eq!(after.notation(), "two-dimensional-nim:8x4,add/5.2*2+4.0*2");
    assert_eq!(after.workshop().ordinal().unwrap(), "0");
    // 2^27 − 1 and 2^21 − 1 and 2^4 − 1 moves.
    assert_eq!(game.move_count(), (1 << 27) + (1 << 21) + (1 << 4) - 3);
}

#[test]
fn mistakes_have_their_place() {
    let at = |text: &str| opened(text).err().map(|error| error.at);
    for (text, place) in [
        ("two-dimensional-nim:8x4,ad/1.1", 23),
        ("two-dimensional-nim:8x4,add/8.1", 28),
        ("two-dimensional-nim:8x4,add/1.1*0", 31),
        ("two-dimensional-nim:8x4,add/1.1*9999999999", 32),
        ("two-dimensional-nim:8x4,add/1.1*1000000000+1.1", 46),
        ("two-dimensional-nim:8x4,add/", 28),
    ] {
        assert_eq!(at(text), Some(place), "{text}");
    }
    let game = opened("two-dimensional-nim:8x4,add/3.3+5.2").unwrap();
    for mv in
        ["3.3", "3.3-", "3.3-3.3", "3.3-4.3", "5.2-6.2", "0.0-0.0", "3.3-0.0+0.0", "3.3-8.0", "1-0.0", ""]
    {
        assert!(game.play(mv).is_err(), "{mv}");
    }
    assert!(game.play("3.3-7.2+6.2+0.0").is_ok());
}

/// A full square keeps moves from being made, and then nothing is claimed.
#[test]
fn nothing_is_claimed_beside_a_full_square() {
    let game = opened("two-dimensional-nim:4x1,add/3.0+1.0*1000000000").unwrap();
    assert_eq!(game.move_count(), 4);
    assert!(game.play("3.0-1.0").is_err() && game.play("3.0-2.0").is_ok());
    assert!(winning(&*game, Convention::Normal, 9, &mut Budget::new(0)).is_err());
    let error = game.play("3.0-1.0").err().unwrap().to_string();
    assert!(error.contains("(1,0), which is full"), "{error}");
    let note = |game: &dyn Game| game.scene().boards[0].note().map(|note| note.strong.clone());
    assert_eq!(note(&*game).as_deref(), Some("(1,0) is full."));
    assert_eq!(note(&*opened("two-dimensional-nim:4x1,add/3.0+1.0*9").unwrap()), None);
}

#[test]
fn the_editor_puts_counters_down() {
    let size = Size { columns: 2, rows: 2 };
    let start = Counts::of(size, [3]);
    let press = |n| Edit::Recolour { piece: PieceId { place: Place::default(), n } };
    let two = start.edited(&press(4)).unwrap();
    assert_eq!(two.to_string(), "1.1*2");
    assert_eq!(two.edited(&press(1)).unwrap().to_string(), "1.1*2+0.0");
    let place = Place::default();
    assert_eq!(two.edited(&Edit::RemoveGroup { place }).unwrap().to_string(), "1.0*2");
    assert!(start.edited(&Edit::Remove { place }).is_err());
    assert_eq!(layout(&two, SumContext::ALONE).pieces.len(), 4);
    // The choice of the rule keeps the counters.
    let game = opened("two-dimensional-nim:8x4/3.3+3.3").unwrap();
    let shared = game.workshop().choose(1, "", "").unwrap();
    assert_eq!(shared.notation(), "two-dimensional-nim:8x4,add/3.3*2");
    assert_eq!(shared.workshop().choose(0, "", "").unwrap().notation(), game.notation());
}
