//! Values, counts and statements about piles, against the definition.
use super::*;
use crate::core::{Budget, Convention, Outcome, verdict};
use crate::games::open;
use crate::labs::Values;
use std::collections::{BTreeMap, BTreeSet};

mod statements;

/// The values of all piles of up to so many balls.
fn known(balls: usize) -> PileValues {
    let mut known = PileValues::default();
    while known.advance(balls, 1000) {}
    known
}

/// The least that no option has, by the rules as stated here, for piles as lengths of runs from the ground up.
fn mex(lengths: &[u32], ends: Ends, found: &mut BTreeMap<Vec<u32>, u32>) -> u32 {
    if let Some(value) = found.get(lengths) {
        return *value;
    }
    let mut options = BTreeSet::new();
    let turned = |lengths: &[u32]| lengths.iter().rev().copied().collect::<Vec<u32>>();
    for turn in [false, true].into_iter().take(1 + usize::from(ends == Ends::Two)) {
        let from_top = if turn { turned(lengths) } else { lengths.to_vec() };
        let Some((top, rest)) = from_top.split_last() else { continue };
        for left in 0..*top {
            let mut option = rest.to_vec();
            option.extend((left > 0).then_some(left));
            options.insert(if turn { turned(&option) } else { option });
        }
    }
    let values: BTreeSet<u32> = options.iter().map(|option| mex(option, ends, found)).collect();
    let value = (0..).find(|value| !values.contains(value)).unwrap();
    found.insert(lengths.to_vec(), value);
    value
}

#[test]
fn every_pile_of_twelve_balls_has_the_value_of_the_definition() {
    let known = known(12);
    for ends in Ends::ALL {
        let mut found = BTreeMap::new();
        for number in 0..PileValues::all(12) {
            let pile = Pile::numbered(number as u32);
            let lengths = pile.lengths();
            assert_eq!(Pile::of(&lengths), Some(pile));
            assert_eq!(lengths.iter().sum::<u32>(), pile.balls());
            assert_eq!(known.value(ends, pile), mex(&lengths, ends, &mut found), "{ends:?} {lengths:?}");
        }
    }
}

#[test]
fn piles_are_positions_of_the_games() {
    let known = known(8);
    for number in 0..PileValues::all(8) {
        let pile = Pile::numbered(number as u32);
        for ends in Ends::ALL {
            let game = open(&ends.position(pile)).unwrap_or_else(|error| panic!("{}: {error}", pile.text()));
            let value = game.value(&mut Budget::new(100_000)).unwrap().0;
            assert_eq!(value, u64::from(known.value(ends, pile)), "{ends:?} {}", pile.text());
            let options: BTreeSet<u32> = known.options(ends, pile).concat().into_iter().collect();
            let moves = game.moves(99).moves;
            let after =
                moves.iter().map(|mv| game.play(&mv.notation).unwrap().value(&mut Budget::new(100_000)));
            let after: BTreeSet<u32> = after.map(|value| value.unwrap().0 as u32).collect();
            assert_eq!(options, after, "{}", pile.text());
        }
    }
}

#[test]
fn ends_and_lengths_of_a_pile() {
    let pile = |lengths: &[u32]| Pile::of(lengths).unwrap();
    let some = pile(&[3, 1, 2]);
    assert_eq!((some.ground(), some.top(), some.runs(), some.balls()), (3, 2, 3, 6));
    assert_eq!(some.without_ground(1), pile(&[2, 1, 2]));
    assert_eq!(some.without_ground(3), pile(&[1, 2]));
    assert_eq!(some.without_top(2), pile(&[3, 1]));
    let one = pile(&[5]);
    assert_eq!(
        (one.ground(), one.top(), one.without_ground(5), one.without_top(5)),
        (5, 5, pile(&[]), pile(&[]))
    );
    assert_eq!((pile(&[]).ground(), pile(&[]).top(), pile(&[]).letters()), (0, 0, "0".into()));
    assert_eq!((Pile::of(&[1, 0, 1]), Pile::of(&[31, 1]), Pile::of(&[u32::MAX, 1])), (None, None, None));
}

/// Up to exchange of colours, mirror images counted apart; with one end the Jacobsthal numbers.
#[test]
fn counts_of_lost_piles() {
    let known = known(20);
    let two = [1, 0, 1, 0, 3, 2, 10, 12, 31, 55, 124, 232, 470, 930, 1886];
    assert_eq!(known.terms(Ends::Two, 14, 0), two);
    let one = known.terms(Ends::One, 20, 0);
    assert_eq!(one[..11], [1, 0, 1, 1, 3, 5, 11, 21, 43, 85, 171]);
    for n in 1..20 {
        assert_eq!(one[n + 1], (1 << (n - 1)) - one[n], "{n}");
        let counted = |ends| (0..32).map(|value| u64::from(known.count(ends, n, value))).sum::<u64>();
        assert_eq!([Ends::One, Ends::Two].map(counted), [count(n); 2]);
    }
    assert_eq!(known.b_file(Ends::Two, 4, 0), "0 1\n1 0\n2 1\n3 0\n4 3\n");
    assert_eq!((share(&known, Ends::Two, 2, 0), share(&known, Ends::Two, 0, 0)), (0.5, 1.0));
}

#[test]
fn values_come_in_any_pieces() {
    let (mut slow, whole) = (PileValues::default(), known(10));
    for (balls, most) in [(3, 2), (5, 7), (10, 1)] {
        while slow.advance(balls, most) {
            assert!(slow.balls().is_none_or(|known| known < balls));
        }
        assert_eq!((slow.balls(), slow.size()), (Some(balls), PileValues::all(balls)));
    }
    assert!(!slow.advance(4, 100), "what is known stays");
    let all = (0..PileValues::all(10)).map(|number| Pile::numbered(number as u32));
    assert!(
        all.into_iter()
            .all(|pile| Ends::ALL.iter().all(|ends| slow.value(*ends, pile) == whole.value(*ends, pile)))
    );
}

#[test]
fn patterns_choose_piles() {
    let matched = |text: &str| {
        let pattern = Pattern::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let all = (0..PileValues::all(6)).map(|number| Pile::numbered(number as u32));
        all.filter(|pile| pattern.has(*pile)).map(Pile::text).collect::<Vec<_>>()
    };
    assert_eq!(matched("1,m,1"), ["(1,1,1)", "(1,2,1)", "(1,3,1)", "(1,4,1)"]);
    assert_eq!(matched("( a , b , a )"), ["(1,1,1)", "(1,2,1)", "(2,1,2)", "(1,3,1)", "(2,2,2)", "(1,4,1)"]);
    assert_eq!(matched("a,b,b,a"), ["(1,1,1,1)", "(2,1,1,2)", "(1,2,2,1)"]);
    assert_eq!((matched("7").len(), matched("").len(), matched("m").len()), (0, 64, 6));
    for (text, at) in [
        ("1,", 2),
        ("0", 0),
        ("1,m,n", 4),
        ("A", 0),
        ("1;2", 1),
        ("(1,2", 4),
        ("32", 0),
        ("1,m)", 3),
        ("()", 1),
        ("a,b,c,d,e,f,h,i,j", 16),
    ] {
        assert_eq!(Pattern::read(text).map_err(|error| error.at), Err(at), "{text}");
    }
    assert!(Pattern::read(&"1,".repeat(40)).is_err());
}

#[test]
fn piles_are_listed_as_they_are_asked_for() {
    let known = known(14);
    let listed = |query: &str| {
        let filter = pile_filter(&Values::read(FIELDS, query).unwrap()).unwrap();
        let mut list = List::new(filter);
        while list.advance(&known, 999) {}
        list
    };
    let lost = listed("e=2&n=14&w=0&k=3");
    let by_hand = (0..PileValues::all(14))
        .map(|number| Pile::numbered(number as u32))
        .filter(|pile| pile.runs() == 3 && known.value(Ends::Two, *pile) == 0);
    assert_eq!((lost.piles.clone(), lost.count), (by_hand.clone().collect(), by_hand.count()));
    let csv = listed("e=2&n=5&p=1,m,1").csv(&known);
    assert_eq!(csv, "runs,n,k,one_end,two_ends\n1 1 1,3,3,1,1\n1 2 1,4,3,0,0\n1 3 1,5,3,0,0\n");
    assert_eq!(listed("n=14").count, 1 << 14);
}

/// The guesses fail where the card says so: by value, and by outcome.
#[test]
fn the_guesses_are_refuted() {
    let value = |notation: &str| open(notation).unwrap().value(&mut Budget::new(10_000)).unwrap().0;
    let lost = |notation: &str| {
        let game = open(notation).unwrap();
        let found = verdict(&*game, Convention::Normal, &mut Budget::new(10_000)).ok();
        found.and_then(|found| found.outcome()) == Some(Outcome::P)
    };
    for (_, notation) in GUESSES.iter().flat_map(|guess| guess.positions) {
        assert!(open(notation).is_ok(), "{notation}");
    }
    let [compress, function] = &GUESSES;
    let [(_, only)] = compress.positions else { panic!() };
    // Games of value 0 left out, the pile is one of the last game alone, of value 1.
    let games: Vec<u64> = only.split('|').map(value).filter(|value| *value > 0).collect();
    assert_eq!((&games[..], value("colourful/(1)"), lost(only)), (&[1][..], 1, true));
    let [(_, won), (_, lose)] = function.positions else { panic!() };
    let values = |notation: &str| notation.split('|').map(value).collect::<Vec<u64>>();
    assert_eq!(values(won), values(lose));
    assert_eq!((lost(won), lost(lose)), (false, true));
}
