//! Statements about maps are checked as they are defined.
use super::{found, read_game};
use crate::core::{Convention, ValueMap};
use crate::labs::{
    Values,
    maps::{FIELDS, Found, STATEMENTS, StatementResult, check_statement},
    statement::MapStatement,
};

fn check(text: &str, map: &Found) -> StatementResult {
    check_statement(text, map).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Where a statement fails first, by going through all places.
fn one_by_one(text: &str, map: &Found) -> Option<(usize, usize)> {
    let values = if map.valued { &map.values } else { &map.outcomes };
    let statement = MapStatement::read(text, values.side).unwrap();
    let sums = 0..2 * values.side;
    let mut places = sums.flat_map(|sum| (0..=sum).map(move |x| (x, sum - x)));
    places.find(|(x, y)| {
        let inside = *x.max(y) < values.side && (!map.mirrored || x <= y);
        inside && statement.holds([*x as i64, *y as i64], &values.values) != Ok(true)
    })
}

#[test]
fn the_first_counterexample_is_found() {
    let wythoff = found("wythoff/4+2", 60, Convention::Normal);
    let divide = found("empty-and-divide/3+4", 60, Convention::Normal);
    let chomp = found("chomp/5+3", 25, Convention::Normal);
    let misere = found("wythoff/4+2", 60, Convention::Misere);
    for (text, map, first) in [
        ("P iff x = floor((y - x) * phi)", &wythoff, None),
        ("P iff y = floor(x * phi)", &wythoff, Some((1, 1))),
        ("P iff g(x, y) = 0", &wythoff, None),
        ("g(x, y) = g(y, x)", &wythoff, None),
        ("g(x, y) <= x + y", &wythoff, None),
        ("g(x, y) < x + y", &wythoff, Some((0, 0))),
        // Places beyond the map are not held against it, places that are none are.
        ("g(x, y + 1) != g(x, y)", &wythoff, None),
        ("g(x, y - 1) != g(x, y)", &wythoff, Some((0, 0))),
        ("y = 0 or g(x, y - 1) != g(x, y)", &wythoff, None),
        ("g(x, y) = v2((x - 1 or y - 1) + 1)", &divide, None),
        ("P iff x mod 2 = 1 and y mod 2 = 1", &divide, None),
        ("P iff x = y + 1", &chomp, None),
        ("P iff y = x + 1", &chomp, Some((1, 0))),
        ("g(x, y) > 0 or x != y", &chomp, None),
        // Misère play of Wythoff's game differs in the pairs (0, 1) and (2, 2) alone.
        ("x < 3 or (P iff x = floor((y - x) * phi))", &misere, None),
        ("P iff x = floor((y - x) * phi)", &misere, Some((0, 0))),
    ] {
        assert_eq!(one_by_one(text, map), first, "{text}");
        let stated = check(text, map);
        assert_eq!(stated.counterexample.map(|found| found.at), first, "{text}: {}", stated.title);
    }
}

#[test]
fn a_counterexample_is_told_and_played() {
    let wythoff = found("wythoff/4+2", 60, Convention::Normal);
    let StatementResult { title, sure, counterexample } = check("g(x, y) = (x xor y)", &wythoff);
    assert_eq!(title, "fails at *x* = 1, *y* = 1");
    assert_eq!(sure, "(1,1) has value 2. ~g(x, y)~ is 2, ~x xor y~ is 0.");
    let found = counterexample.unwrap();
    assert_eq!(found.position.as_deref(), Some("wythoff/1+1"));
    assert_eq!(found.sides, [("g(x, y)".into(), Some(2)), ("x xor y".into(), Some(0))]);
    let told = check("P iff y = floor(x * phi)", &wythoff);
    assert_eq!(told.sure, "(1,1) has value 2. ~P~ is false, ~y = floor(x × phi)~ is true.");
    assert_eq!(check("P iff x = y or 1 = 1 and x != y", &wythoff).title, "fails at *x* = 0, *y* = 1");
    assert_eq!(
        check("y // x >= 0", &wythoff).sure,
        "(0,0) is a P-position. No value: ~y // x~ is not defined."
    );
}

#[test]
fn mistakes_have_their_place() {
    let wythoff = found("wythoff/4+2", 9, Convention::Normal);
    let misere = found("wythoff/4+2", 9, Convention::Misere);
    for (text, map, at) in [
        ("P iff n = 1", &wythoff, 6),
        ("g(x) = 1", &wythoff, 3),
        ("g[1,2](x) = 1", &wythoff, 0),
        ("g(x, y)", &wythoff, 7),
        ("", &wythoff, 0),
        ("P iff g(x, y) = 0", &misere, 6),
    ] {
        assert_eq!(check_statement(text, map).map_err(|error| error.at).err(), Some(at), "{text}");
    }
}

#[test]
fn the_examples_can_be_stated() {
    for (name, query) in STATEMENTS {
        let values = Values::read(FIELDS, query).unwrap();
        let map = found(values.text("g"), 80, Convention::Normal);
        let fails = check(values.text("q"), &map).counterexample.is_some();
        assert_eq!(fails, name.contains("wrong"), "{name}");
        assert!(map.values.values.iter().all(|value| *value != ValueMap::N));
        assert!(read_game(values.text("g")).is_ok());
    }
}
