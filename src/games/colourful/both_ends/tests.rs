use super::{
    TwoEnded,
    rows::{Row, Rows},
    take::Take,
};
use crate::core::{Budget, Convention, Nimber, Outcome, ruleset::Ruleset, winning};
use crate::games::{open, stacks::piles};
use std::collections::{BTreeMap, BTreeSet};

/// Piles as lists of colours from the ground up.
type Plain = Vec<Vec<u8>>;

fn rows(plain: &Plain) -> Rows {
    let row = |colours: &Vec<u8>| {
        let mut runs = Vec::new();
        colours.iter().for_each(|colour| piles::put(&mut runs, *colour, 1));
        Row { gone: 0, runs }
    };
    Rows(plain.iter().map(row).collect())
}

/// The options by the rules as stated here.
fn options(plain: &Plain) -> BTreeSet<Plain> {
    let mut all = BTreeSet::new();
    for (index, pile) in plain.iter().enumerate() {
        for count in 1..=pile.len() {
            for (taken, left) in
                [(&pile[..count], &pile[count..]), (&pile[pile.len() - count..], &pile[..pile.len() - count])]
            {
                if taken.iter().all(|ball| *ball == taken[0]) {
                    let mut after = plain.clone();
                    after[index] = left.to_vec();
                    all.insert(after);
                }
            }
        }
    }
    all
}

#[derive(Default)]
struct Known(BTreeMap<Plain, (u64, bool)>);

impl Known {
    /// Value, and whether the position is a P-position of misère play, by the definition.
    fn of(&mut self, plain: &Plain) -> (u64, bool) {
        if let Some(found) = self.0.get(plain) {
            return *found;
        }
        let below: Vec<(u64, bool)> = options(plain).iter().map(|option| self.of(option)).collect();
        let value = (0..).find(|value| below.iter().all(|(other, _)| other != value)).unwrap();
        let misere_p = !below.is_empty() && below.iter().all(|(_, p)| !p);
        self.0.insert(plain.clone(), (value, misere_p));
        (value, misere_p)
    }
}

fn strings(colours: u8, length: u32) -> impl Iterator<Item = Vec<u8>> {
    let base = u32::from(colours);
    (0..base.pow(length)).map(move |n| (0..length).map(|at| (n / base.pow(at) % base) as u8).collect())
}

/// Value, outcomes and winning moves of a position are those of the definition.
fn agrees(plain: &Plain, known: &mut Known) {
    let position = rows(plain);
    let (value, misere_p) = known.of(plain);
    assert_eq!(TwoEnded.theorem(&position), Some(Nimber(value)), "{position}");
    let (outcome, found) = TwoEnded.misere(&position, 999).unwrap();
    assert_eq!(outcome == Outcome::P, misere_p, "{position}");
    let all: Vec<Take> = position.takes().collect();
    let colours = |take: &Take| position.after(take).0.iter().map(Row::colours).collect::<Plain>();
    assert_eq!(all.iter().map(colours).collect::<BTreeSet<_>>(), options(plain), "{position}");
    let lost = |take: &&Take| known.of(&colours(take)).1;
    assert_eq!(found.moves, all.iter().filter(lost).copied().collect::<Vec<_>>(), "{position}");
    for target in 0..4 {
        let wanted: Vec<Take> =
            all.iter().filter(|take| known.of(&colours(take)).0 == target).copied().collect();
        assert_eq!(TwoEnded.moves_to(&position, Nimber(target), 999).unwrap().moves, wanted, "{position}");
    }
}

#[test]
fn every_pile_of_ten_balls() {
    let mut known = Known::default();
    for length in 0..=10 {
        for pile in strings(2, length) {
            agrees(&vec![pile], &mut known);
        }
    }
}

#[test]
fn every_two_small_piles_and_random_larger_ones() {
    let mut known = Known::default();
    let piles: Vec<Vec<u8>> = (0..=4).flat_map(|length| strings(2, length)).collect();
    for first in &piles {
        for second in &piles {
            agrees(&vec![first.clone(), second.clone()], &mut known);
        }
    }
    let mut rng = fastrand::Rng::with_seed(42);
    for _ in 0..12 {
        let pile = |rng: &mut fastrand::Rng| {
            let colour = |_| u8::from(rng.u8(0..3) == 0);
            (0..7).map(colour).collect::<Vec<u8>>()
        };
        agrees(&vec![pile(&mut rng), pile(&mut rng)], &mut known);
        let long: Vec<u8> = (0..30).map(|_| rng.u8(0..2)).collect();
        assert_eq!(TwoEnded.theorem(&rows(&vec![long.clone()])), Some(Nimber(known.of(&vec![long]).0)));
    }
}

/// With eight colours the values, outcomes and winning moves of the definition.
#[test]
fn every_small_pile_of_eight_colours() {
    let mut known = Known::default();
    for pile in strings(8, 4).chain(strings(4, 5)) {
        agrees(&vec![pile], &mut known);
    }
    let mut rng = fastrand::Rng::with_seed(8);
    for _ in 0..40 {
        let mut pile = || (0..5).map(|_| rng.u8(0..8)).collect::<Vec<u8>>();
        let position = vec![pile(), pile()];
        agrees(&position, &mut known);
        let written = rows(&position).to_string();
        assert_eq!(Rows::read(&written), Ok(rows(&position)), "{written}");
    }
}

/// Fact 235: with three colours, too, only the changes of colour matter.
#[test]
fn three_colours_reduce_to_two() {
    let mut known = Known::default();
    for length in 0..=7 {
        for pile in strings(3, length) {
            let two = |at: usize| pile.windows(2).take(at).filter(|pair| pair[0] != pair[1]).count() % 2;
            let two: Vec<u8> = (0..pile.len()).map(|at| two(at) as u8).collect();
            let value = known.of(&vec![pile.clone()]).0;
            assert_eq!(value, known.of(&vec![two.clone()]).0, "{pile:?}");
            let [three, two] = [pile, two].map(|pile| rows(&vec![pile]));
            assert_eq!(TwoEnded.theorem(&three), Some(Nimber(value)), "{three}");
            assert_eq!(TwoEnded.key(&three), TwoEnded.key(&two), "{three}");
        }
    }
}

/// The theorems that derivations use, and those of section 12 of the tables: how many piles have value 0.
#[test]
fn forms_of_known_value() {
    let value = |lengths: &[u64]| {
        let runs = lengths.iter().zip([0, 1].into_iter().cycle());
        let runs = runs.map(|(len, colour)| crate::core::scene::Run { colour, len: *len }).collect();
        TwoEnded.theorem(&Rows(vec![Row { gone: 0, runs }])).unwrap().0
    };
    for a in 1..=12 {
        assert_eq!(value(&[a]), a);
        assert_eq!(value(&[1, a + 1, 1]), 0);
        for b in 1..=12 {
            assert_eq!(value(&[a, b]), a ^ b);
            assert_eq!(value(&[a, b, b, a]), 0);
            assert_eq!(value(&[a, b, a, a, b, a]), 0);
        }
    }
    // As with one end.
    assert_eq!((value(&[1, 1]), value(&[2, 1, 2])), (0, 0));
    // Up to exchange of colours.
    let zeros = |length| {
        strings(2, length)
            .filter(|pile| pile.first() != Some(&1))
            .filter(|pile| TwoEnded.theorem(&rows(&vec![pile.clone()])) == Some(Nimber(0)))
            .count()
    };
    let counts: Vec<usize> = (0..=13).map(zeros).collect();
    assert_eq!(counts, [1, 0, 1, 0, 3, 2, 10, 12, 31, 55, 124, 232, 470, 930]);
}

#[test]
fn what_presets_say() {
    let solved = |text: &str| {
        let game = open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let budget = &mut Budget::new(10_000);
        let found = winning(&*game, Convention::Normal, 99, budget).unwrap();
        (game.value(budget).unwrap().0, found.total)
    };
    let piles = "r1y2r2y2+y3r1+y2r2y1+r1y1r1y1r2";
    assert_eq!(solved(&format!("colourful/{piles}")), (0, 0));
    assert_eq!(solved(&format!("two-ended/{piles}")), (2, 4));
    // Whatever is taken of (2,1,2), one answer leaves (1,1).
    let game = open("two-ended/r2y1r2").unwrap_or_else(|error| panic!("{error}"));
    for first in game.moves(99).moves {
        let after = game.play(&first.notation).unwrap();
        let answers = after.moves(99).moves.into_iter().map(|mv| after.play(&mv.notation).unwrap().text());
        assert!(answers.into_iter().any(|text| text == "(1,1)"), "{}", first.notation);
    }
    for (text, value) in [("r2y1r2", 0), ("r1y2r2y2", 3), ("r1y1r1y1r2", 2), ("r5y3", 6), ("r2y1r3y3r1y2", 0)]
    {
        assert_eq!(solved(&format!("two-ended/{text}")).0, value, "{text}");
    }
}

#[test]
fn balls_keep_their_places() {
    let game = open("two-ended/r2y1r2+(1,2)").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game.notation(), "two-ended/r2y1r2+r1y2");
    let after = game.play("1g2").unwrap();
    assert_eq!(after.notation(), "two-ended/..y1r2+r1y2");
    assert_eq!(after.play("1g1").unwrap().notation(), "two-ended/...r2+r1y2");
    // A single run is taken from its top.
    assert!(open("two-ended/r2").is_ok_and(|game| game.play("1g1").is_err() && game.play("1-2").is_ok()));
    for (text, at) in [("r2+", 3), ("..", 2), ("r41", 0), ("r2+y41", 3), ("r2.y1", 2), ("", 0)] {
        assert_eq!(Rows::read(text).map_err(|error| error.at), Err(at), "{text}");
    }
    for text in ["", "1", "1-", "1g0", "0-1", "1x1", "1-1.", "13-1", "1g-1"] {
        assert!(Take::read(text).is_err(), "{text}");
    }
}
