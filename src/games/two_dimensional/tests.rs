use super::{
    apart,
    counters::{Counters, Step},
    square::{Size, Square},
};
use crate::core::{Budget, Convention, Outcome, extras::ValueMap, verdict, winning};
use crate::games::open;
use crate::ordinal::Ordinal;
use std::collections::BTreeMap;

/// Columns and rows of counters, in order.
type Plain = Vec<(u64, u64)>;

/// The options on a board of so many columns, by the rules as stated here: left in the same row, or anywhere below.
fn options(plain: &Plain, columns: u64) -> Vec<Plain> {
    let mut all = Vec::new();
    for (counter, (column, row)) in plain.iter().enumerate() {
        let left = (0..*column).map(|to| (to, *row));
        let below = (0..*row).flat_map(|to| (0..columns).map(move |column| (column, to)));
        all.extend(left.chain(below).map(|to| {
            let mut after = plain.clone();
            after[counter] = to;
            after
        }));
    }
    all
}

#[derive(Default)]
struct Known(BTreeMap<Plain, (u64, bool)>);

impl Known {
    /// Value, and whether the position is a P-position of misère play, by the definition.
    fn of(&mut self, plain: &Plain, columns: u64) -> (u64, bool) {
        if let Some(found) = self.0.get(plain) {
            return *found;
        }
        let below: Vec<(u64, bool)> =
            options(plain, columns).iter().map(|option| self.of(option, columns)).collect();
        let value = (0..).find(|value| below.iter().all(|(other, _)| other != value)).unwrap();
        let misere_p = !below.is_empty() && below.iter().all(|(_, p)| !p);
        self.0.insert(plain.clone(), (value, misere_p));
        (value, misere_p)
    }
}

/// Fact 76, and the moves: the sum of two counters is P exactly if the nim-sum of the columns and that of the rows are 0.
#[test]
fn every_small_board_is_that_of_the_definition() {
    for (columns, rows, most) in [(4, 3, 2), (2, 3, 3), (8, 2, 2), (2, 8, 1)] {
        let size = Size { columns, rows };
        let mut known = Known::default();
        for index in 0..size.squares().pow(most) {
            let at: Vec<u64> = (0..most).map(|n| index / size.squares().pow(n) % size.squares()).collect();
            let position = Counters { size, at };
            let plain: Plain = position.squares().map(|square| (square.column, square.row)).collect();
            let (value, misere_p) = known.of(&plain, columns);
            assert_eq!(position.sum(), value, "{position}");
            assert_eq!(apart::value(&position).is_zero(), value == 0, "{position}");
            let [across, up] =
                [plain.iter().fold(0, |sum, at| sum ^ at.0), plain.iter().fold(0, |sum, at| sum ^ at.1)];
            assert_eq!(value == 0, (across, up) == (0, 0), "{position}");
            let steps = apart::moves(&position, 9999).moves;
            let after = |step: &Step| -> Plain {
                position.moved(step).squares().map(|square| (square.column, square.row)).collect()
            };
            let mut reached: Vec<Plain> = steps.iter().map(after).collect();
            let mut plain_options = options(&plain, columns);
            reached.sort();
            plain_options.sort();
            assert_eq!(reached, plain_options, "{position}");
            let winning: Vec<Step> =
                steps.iter().filter(|step| known.of(&after(step), columns).0 == 0).copied().collect();
            assert_eq!(apart::solve(&position, Convention::Normal, 99).1.moves, winning, "{position}");
            for counter in 0..position.at.len() {
                assert!(winning.iter().filter(|step| step.counter == counter).count() <= 1, "{position}");
            }
            let (outcome, found) = apart::solve(&position, Convention::Misere, 99);
            assert_eq!(outcome == Outcome::P, misere_p, "{position}");
            let mut found = found.moves;
            found.sort_by_key(|step| (step.counter, size.number(step.to)));
            let lost: Vec<Step> =
                steps.iter().filter(|step| known.of(&after(step), columns).1).copied().collect();
            assert_eq!(found, lost, "{position}");
        }
    }
}

/// On wider boards, which stand for more of the infinite board, the same moves win.
#[test]
fn a_wider_board_changes_no_winning_move() {
    let mut rng = fastrand::Rng::with_seed(76);
    for _ in 0..500 {
        let count = rng.usize(1..=5);
        let squares: Vec<Square> =
            (0..count).map(|_| Square { column: rng.u64(0..4), row: rng.u64(0..4) }).collect();
        let wins = |columns: u64| {
            let size = Size { columns, rows: 4 };
            let at = squares.iter().map(|square| size.number(*square).unwrap()).collect();
            let position = Counters { size, at };
            apart::solve(&position, Convention::Normal, 99).1.moves
        };
        assert_eq!(wins(4), wins(8), "{squares:?}");
        assert_eq!(wins(4), wins(16), "{squares:?}");
    }
}

#[test]
fn what_presets_say() {
    let wins = |text: &str, convention: Convention| {
        let game = open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = winning(&*game, convention, 99, &mut Budget::new(1000)).unwrap();
        found.moves.into_iter().map(|mv| mv.notation).collect::<Vec<_>>()
    };
    let normal = |text: &str| wins(text, Convention::Normal);
    assert_eq!(normal("two-dimensional-nim:8x4/5.2+3.3"), ["2-5.2"]);
    assert!(normal("two-dimensional-nim:8x4/5.2+3.3+6.1").is_empty());
    assert_eq!(normal("two-dimensional-nim:8x2/0.1"), ["1-0.0"]);
    assert!(normal("two-dimensional-nim:4x4/3.3+1.2+2.1+3.2").len() > 1);
    // Nimble on 3, 5 and 7.
    let [ours, nimble] = ["two-dimensional-nim:8x2/3.0+5.0+7.0", "nimble/...1.1.1"].map(normal);
    assert_eq!(ours.len(), nimble.len());
    assert_eq!(Square { column: 5, row: 2 }.ordinal().pretty(), "ω·2+5");
}

/// The options of a square are exactly all smaller ordinals below ω^2, so its value is its own ordinal; and positions
/// with infinite values join no sums.
#[test]
fn values_are_ordinals() {
    let value = |text: &str| open(text).unwrap().workshop().ordinal().unwrap();
    assert_eq!(value("two-dimensional-nim:8x4/1.1"), "ω+1");
    assert_eq!(value("two-dimensional-nim:8x4/5.2+3.3"), "ω+6");
    assert_eq!(value("two-dimensional-nim:16x2/1.1"), "ω+1");
    assert_eq!(value("two-dimensional-nim:8x4/5.0+3.0"), "6");
    assert_eq!(value("two-dimensional-nim:8x4/5.2+3.3+6.1"), "0");
    for sum in
        ["two-dimensional-nim:8x4/1.1&nim/9", "two-dimensional-nim:8x4/1.1&two-dimensional-nim:16x2/1.1"]
    {
        let error = open(sum).err().unwrap_or_else(|| panic!("{sum} is played"));
        assert!(error.to_string().contains("no finite Grundy value"), "{error}");
    }
    let size = Size { columns: 8, rows: 4 };
    for number in 0..size.squares() {
        let own = size.square(number).ordinal();
        let [before, behind] = [0..number, number + 1..size.squares()];
        assert!(before.clone().all(|other| size.square(other).ordinal() < own));
        assert!(behind.clone().all(|other| size.square(other).ordinal() > own));
    }
    assert_eq!(Square { column: 1, row: 1 }.ordinal(), &Ordinal::omega() ^ &Ordinal::finite(1));
    let game = open("two-dimensional-nim:8x4/1.1").unwrap();
    assert_eq!(verdict(&*game, Convention::Normal, &mut Budget::new(0)).unwrap().value(), None);
}

#[test]
fn mistakes_have_their_place() {
    let at = |text: &str| open(text).err().map(|error| error.at);
    for (text, place) in [
        ("two-dimensional-nim:6x4/1.1", 20),
        ("two-dimensional-nim:16x8/1.1", 20),
        ("two-dimensional-nim:8x0/1.1", 22),
        ("two-dimensional-nim:8/1.1", 21),
        ("two-dimensional-nim:8x4/8.1", 24),
        ("two-dimensional-nim:8x4/1.4", 24),
        ("two-dimensional-nim:8x4/1", 25),
        ("two-dimensional-nim:8x4/1.1+", 28),
        ("two-dimensional-nim/1.1", 20),
    ] {
        assert_eq!(at(text), Some(place), "{text}");
    }
    let game = open("two-dimensional-nim:8x4/5.2+3.3").unwrap();
    for mv in ["1-5.2", "1-6.2", "1-0.3", "3-0.0", "0-0.0", "1-8.0", "1-1", "1-1.1.1", ""] {
        assert!(game.play(mv).is_err(), "{mv}");
    }
    assert!(game.play("1-7.1").is_ok());
}

/// The map of the first counter beside a second one, by the definition.
#[test]
fn the_map_is_that_of_the_first_counter() {
    let game = open("two-dimensional-nim:4x3/2.1+3.2").unwrap();
    let (map, mut known) = (game.workshop().map(100).unwrap(), Known::default());
    assert_eq!((map.side, map.here), (4, Some((2, 1))));
    for (n, outcome) in map.values.iter().enumerate() {
        let (x, y) = ((n % 4) as u64, (n / 4) as u64);
        let Some(at) = game.workshop().at(x, y) else {
            assert_eq!((*outcome, y), (ValueMap::NONE, 3));
            continue;
        };
        assert_eq!(at.notation(), format!("two-dimensional-nim:4x3/{x}.{y}+3.2"));
        assert_eq!(*outcome == 0, known.of(&vec![(x, y), (3, 2)], 4).0 == 0, "{x}, {y}");
    }
    assert!(open("two-dimensional-nim:4x3,add/2.1").unwrap().workshop().map(9).is_none());
}
