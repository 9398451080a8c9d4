use super::*;
use crate::core::{Budget, Game};
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
    ] {
        let game = read_game(text).unwrap();
        let map = game.workshop().map(side).unwrap();
        assert_eq!((map.side, map.values.len()), (side, side * side), "{text}");
        for (i, found) in map.values.iter().enumerate() {
            assert_eq!(u64::from(*found), value(&game, i % side, i / side), "{text} {i}");
        }
    }
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
    for (text, at) in [("nim/3+5+7", 4), ("kayles/5", 7), ("nim/3&nim/5", 4), ("nim/3+x", 6)] {
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
    assert_eq!(part(&values), Some(Part { x: 3, y: 0, span: 50 }));
    for query in ["v=2", "w=all", "r=1-2", "r=1-2-0", "r=1-2-1001", "c=1", "c=a-b"] {
        assert!(read(query).is_err(), "{query}");
    }
}

#[test]
fn files_hold_the_map() {
    let map = open("nim/3+5").unwrap().workshop().map(3).unwrap();
    assert_eq!(map.csv(), "y\\x,0,1,2\n0,0,1,2\n1,1,0,3\n2,2,3,0\n");
    let outcomes = crate::core::ValueMap { side: 1, values: vec![crate::core::ValueMap::N], ..map.clone() };
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
