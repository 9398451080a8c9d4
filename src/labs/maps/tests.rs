use super::*;

mod stating;
use crate::core::{Budget, Convention, Game, Outcome, ValueMap};
use crate::games::open;
use crate::labs::Values;
use std::rc::Rc;

/// The value of the position at a cell, by the definition alone.
fn value(game: &Rc<dyn Game>, x: usize, y: usize) -> u64 {
    let position = game.workshop().at(x as u64, y as u64).unwrap();
    let parts = position.parts(&mut Budget::new(10_000_000));
    let values = (0..parts.len())
        .map(|part| position.value_by_definition(part, &mut Budget::new(10_000_000)).unwrap());
    values.fold(0, |sum, value| sum ^ value.0)
}

#[test]
fn small_maps_are_those_of_the_definition() {
    for (text, side) in [
        ("nim/3+5", 9),
        ("chromatic:beatty(phi^2)/4+2", 8),
        ("chromatic:evil/4+2", 8),
        ("chromatic:list(2,5)/4+2", 7),
        ("octal:0.77/5+7", 9),
        ("octal:0.137/5+7", 9),
        ("lasker/2+5", 8),
        ("grundy/5+8", 10),
        ("subtraction:1,3,4/5+7", 10),
        ("dim-plus/5+7", 9),
        ("wythoff/4+2", 9),
        ("wythoff-queen:8/5.2", 8),
        ("empty-and-divide/3+4", 9),
        ("moore:2/4+2", 8),
        ("moore:1/4+2+3", 8),
        ("staircase/3+5", 8),
        ("staircase/3+5+6", 7),
        ("fibonacci/20,6", 12),
        ("times:3/20,6", 12),
        ("chomp/5+3", 9),
        ("chomp/5+3+2", 6),
        ("colourful/r2y3", 8),
        ("kayles/3.4", 9),
        ("nimble/.1.1", 9),
        ("mock-turtles/TTHTH", 9),
        ("ruler/TTHTH", 9),
        ("nim/3+5+6", 9),
        ("lasker/3+5+6", 9),
        ("chromatic:evil/4+2+3", 7),
        ("rims/1-3(4:5-8)", 5),
        ("rayles/1-3(4-5:6-8)", 6),
        ("two-ended/r2y3", 9),
        ("staircase/3&nim/5", 9),
        ("rims/1-3&two-ended/r2", 5),
        ("lasker/3&kayles/5", 10),
        ("grundy/3&colourful/r4", 9),
        ("chromatic:evil/4&fibonacci/9", 9),
    ] {
        let game = read_game(text).unwrap();
        let map = game.workshop().map(side).unwrap();
        assert_eq!((map.side, map.values.len()), (side, side * side), "{text}");
        assert!(game.workshop().axes().iter().all(|axis| !axis.is_empty()), "{text}");
        for (i, found) in map.values.iter().enumerate() {
            let (x, y) = (i % side, i / side);
            let value = game.workshop().at(x as u64, y as u64).map(|_| value(&game, x, y));
            assert_eq!(u64::from(*found), value.unwrap_or(ValueMap::NONE.into()), "{text} {x} {y}");
        }
    }
}

#[test]
fn slices_have_their_third_number() {
    for (text, third, after) in [
        ("nim/3+5+6", 2, "nim/3+5+2"),
        ("chromatic:evil/4+2+3", 9, "chromatic:evil/4+2+9"),
        ("chomp/5+3+2", 4, "chomp/5+4+4"),
        ("staircase/1+2+3", 0, "staircase/1+2+0"),
    ] {
        let game = read_game(text).unwrap();
        let slice = game.workshop().with_third(third).unwrap();
        assert_eq!((slice.notation().as_str(), slice.workshop().third()), (after, Some(third)));
    }
    assert_eq!(read_game("nim/3+5").unwrap().workshop().third(), None);
    // Only who wins is known of three piles of which two may be reduced.
    let map = read_game("moore:2/3+5+7").unwrap().workshop().map(8).unwrap();
    assert_eq!((map.values[7 * 8 + 7], map.values[6 * 8 + 7], map.values[7]), (0, ValueMap::N, 14));
}

#[test]
fn alpha_and_beta_appear() {
    let map = open("chromatic:beatty(phi^2)/4+2").unwrap().workshop().map(400).unwrap();
    let (all, count) = pairs(&map, 1000);
    assert_eq!((all.len(), pairs(&map, 5).0.len(), pairs(&map, 5).1), (count, 5, count));
    let first: Vec<_> = all.iter().take(5).map(|pair| (pair.n, pair.a, pair.b)).collect();
    assert_eq!(first, [(0, 0, 0), (1, 1, 2), (2, 3, 5), (3, 4, 7), (4, 6, 10)]);
    let [alpha, beta] = all[150].ratios().unwrap();
    assert!(alpha.abs_diff(16_180) < 50 && beta.abs_diff(26_180) < 50, "{alpha} {beta}");
    assert_eq!(all[0].ratios(), None);
}

#[test]
fn games_of_other_shapes_are_refused() {
    for (text, at) in [("nim/3+5+7+9", 4), ("kayles/5", 7), ("nim/3&wythoff/5+5", 4), ("nim/3+x", 6)] {
        assert_eq!(read_game(text).err().map(|error| error.at), Some(at), "{text}");
    }
    assert_eq!(
        (read_side("1000"), read_side("0").is_err(), read_side("1001").is_err()),
        (Ok(1000), true, true)
    );
}

#[test]
fn links_come_back() {
    let read = |query: &str| Values::read(FIELDS, query);
    assert_eq!(read("").unwrap().to_string(), "v=1&g=chromatic:beatty(phi%5E2)/4+2&n=200&w=values");
    let query = "v=1&g=nim/3+5&n=64&w=outcomes&r=3-0-50&c=6-10";
    let values = read(query).unwrap();
    assert_eq!((values.to_string().as_str(), outcomes(&values), cell(&values)), (query, true, Some((6, 10))));
    assert_eq!(seen_square(&values), Some(SeenSquare { x: 3, y: 0, span: 50 }));
    for query in ["v=2", "w=all", "r=1-2", "r=1-2-0", "r=1-2-1001", "c=1", "c=a-b"] {
        assert!(read(query).is_err(), "{query}");
    }
}

#[test]
fn files_hold_the_map() {
    let map = open("nim/3+5").unwrap().workshop().map(3).unwrap();
    assert_eq!(map.csv(), "y\\x,0,1,2\n0,0,1,2\n1,1,0,3\n2,2,3,0\n");
    let outcomes = ValueMap { side: 1, values: vec![ValueMap::N], ..map.clone() };
    let lacking = ValueMap { side: 1, values: vec![ValueMap::NONE], ..map.clone() };
    assert_eq!((lacking.csv().as_str(), lacking.svg("").contains("path")), ("y\\x,0\n0,\n", false));
    assert_eq!(map.p_positions(), "n,x,y\n0,0,0\n1,1,1\n2,2,2\n");
    assert_eq!(outcomes.csv(), "y\\x,0\n0,N\n");
    assert_eq!(map.outcomes().csv(), "y\\x,0,1,2\n0,P,N,N\n1,N,P,N\n2,N,N,P\n");
    let large = map.enlarged(2);
    assert_eq!(
        (large.side, &large.values[..6], &large.values[6..12]),
        (6, &[0, 0, 1, 1, 2, 2][..], &[0, 0, 1, 1, 2, 2][..])
    );
    let svg = map.svg("nim & <co>");
    assert!(svg.contains("<title>nim &amp; &lt;co></title>"));
    assert!(svg.contains("<path fill=\"#9c3a0e\" d=\"M0 2h1v1h-1zM1 1h1v1h-1zM2 0h1v1h-1z\"/>"), "{svg}");
}

fn found(game: &str, side: usize, convention: Convention) -> Found {
    let wanted = Wanted { game: game.into(), side, convention };
    Found::calculate(&*read_game(game).unwrap(), wanted, MISERE_WORK).unwrap()
}

#[test]
fn misere_maps_are_those_of_the_definition() {
    for (text, side) in [
        ("nim/3+5", 7),
        ("wythoff/4+2", 8),
        ("kayles/3.4", 7),
        ("octal:0.137/5+7", 7),
        ("chromatic:evil/4+2", 7),
        ("chromatic:evil/2+2+2", 5),
        ("empty-and-divide/3+4", 7),
        ("moore:2/4+2+2", 6),
        ("fibonacci/9,3", 9),
        ("chomp/5+3", 6),
        ("colourful/r2y3", 6),
        ("lasker/3&kayles/5", 6),
    ] {
        let map = found(text, side, Convention::Misere);
        assert_eq!((map.values.side, map.full), (side, false), "{text}");
        for (i, shown) in map.values.values.iter().enumerate() {
            let there = map.position((i % side, i / side));
            let outcome = there.map(|there| {
                there.outcome_by_definition(Convention::Misere, &mut Budget::new(10_000_000)).unwrap()
            });
            let wanted = match outcome {
                Some(Outcome::P) => 0,
                Some(_) => ValueMap::N,
                None => ValueMap::NONE,
            };
            assert_eq!(*shown, wanted, "{text} {} {}", i % side, i / side);
        }
        assert!(!map.valued);
    }
}

#[test]
fn a_small_budget_gives_a_small_map() {
    let game = read_game("grundy/5+7").unwrap();
    let wanted = Wanted { game: "grundy/5+7".into(), side: 60, convention: Convention::Misere };
    let [small, larger] = [1_000, 10_000].map(|work| Found::calculate(&*game, wanted.clone(), work).unwrap());
    assert!(small.full && larger.full && small.values.side < larger.values.side);
    assert_eq!(*small.values, larger.values.corner(small.values.side));
}

#[test]
fn wythoff_and_chromatic_nim_have_the_same_p_positions() {
    let [wythoff, chromatic] =
        ["wythoff/4+2", "chromatic:beatty(phi^2)/4+2"].map(|game| found(game, 150, Convention::Normal));
    let laid = MapComparison::new(&wythoff, &chromatic, false);
    let [both, one, two, same, differ] = laid.counts;
    assert_eq!((one, two, both), (0, 0, 2 * wythoff.count - 1));
    assert_eq!(same + differ + both, 150 * 150);
    assert!(differ > 0 && laid.valued);
    // The first cell by its sum in which the values are not the same.
    let cells = (0..300).flat_map(|sum| (0..=sum).map(move |x| (x, sum - x)));
    let value = |found: &Found, (x, y): (usize, usize)| found.values.values[y * 150 + x];
    let first =
        cells.filter(|(x, y)| *x.max(y) < 150).find(|at| value(&wythoff, *at) != value(&chromatic, *at));
    assert_eq!((laid.first, laid.mark(first.unwrap())), (first, Mark::Differ));
    let outcomes = MapComparison::new(&wythoff, &chromatic, true);
    assert_eq!((outcomes.first, outcomes.counts[3]), (None, 150 * 150 - both));
    // As far as both go, and without what is no position of one of them.
    let queen = MapComparison::new(&wythoff, &found("chomp/5+3", 150, Convention::Normal), false);
    assert_eq!((queen.map.side, queen.mark((0, 0)), queen.mark((3, 4))), (25, Mark::None, Mark::None));
}
