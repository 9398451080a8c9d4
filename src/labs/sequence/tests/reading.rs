//! Texts that the lab reads.
use super::*;
use crate::labs::Values;

#[test]
fn codes_sets_and_names() {
    for (text, sets, same) in [
        ("0.77", false, "0.77"),
        (".770", true, "0.77"),
        ("C!.[3]", false, "C!.[3]"),
        ("{4, 3, 1}", false, "{1,3,4}"),
        ("1, 3,4", true, "{1,3,4}"),
        ("but(1,4)", false, "but(1,4)"),
        ("all but {1,4}", false, "but(1,4)"),
        (" most 5 ", false, "most(5)"),
        ("powers", true, "powers"),
        ("impatient {1,2}", false, "impatient {1,2}"),
        ("impatient:1,2", false, "impatient {1,2}"),
        ("impatient powers", false, "impatient powers"),
        ("dim-plus", false, "dim-plus"),
        ("kayles", false, "0.77"),
        ("lasker", true, "4.[3]"),
        ("grundy", true, "4!.0"),
        ("dawson-kayles", true, "0.07"),
        ("nim", true, "0.[3]"),
        ("mock-turtles", true, "mock-turtles"),
    ] {
        let found = Source::read(text, sets).map(|source| source.to_string());
        assert_eq!(found.as_deref(), Ok(same), "{text}");
        assert!(Source::read(same, false) == Source::read(text, sets), "{same}");
    }
}

#[test]
fn mistakes_are_where_they_were_made() {
    for (text, sets, at) in [
        ("", false, 0),
        ("0.9x-", false, 4),
        ("3.0", false, 0),
        ("{1,2", false, 4),
        ("all but {1;2}", false, 10),
        ("impatient {0}", false, 11),
        ("chess", false, 0),
        ("1,2,", true, 4),
        ("", true, 0),
        ("\u{e9}", false, 0),
    ] {
        assert_eq!(Source::read(text, sets).map(|_| ()).map_err(|error| error.at), Err(at), "{text}");
    }
}

#[test]
fn rules_are_said() {
    let source = |text| Source::read(text, false).unwrap();
    let kayles = source("0.77");
    assert_eq!(kayles.names(), ["Kayles", "Rip Van Winkle’s game"]);
    let rows: Vec<_> =
        kayles.rows().into_iter().map(|row| [row.take, row.digit, row.left].join(" ")).collect();
    assert_eq!(rows, ["1 7 0, 1 or 2 heaps", "2 7 0, 1 or 2 heaps"]);
    assert_eq!(source("0.3333333333").rows().len(), 1);
    assert_eq!(source("4!.0").rows()[0].left, "2 heaps of different sizes");
    assert_eq!(source("{1,3}").words(), "Take 1 or 3 from one heap.");
    assert_eq!(source("dim-plus").names(), ["Dim+"]);
    assert_eq!(source("4.[3]").game(), "octal:4.[3]/7+10+12");
    for text in ["{1,3}", "impatient {1,3}", "most(5)", "dim-plus"] {
        assert!(crate::games::open(&source(text).game()).is_ok(), "{text}");
    }
}

#[test]
fn links_keep_the_state() {
    let read = |query: &str| Values::read(FIELDS, query);
    let query = "v=1&c=4%21.0&n=50000&d=%7B1,2%7D&r=10-400";
    let values = read("v=1&c=4!.0&n=50000&d=%7B1%2C2%7D&r=10-400").unwrap();
    assert_eq!((values.text("c"), values.text("n"), values.text("d")), ("4!.0", "50000", "{1,2}"));
    assert_eq!((values.to_string().as_str(), window(&values).unwrap().ends()), (query, (10, 400)));
    assert_eq!(read("z=1&v=1"), Ok(Values::new(FIELDS)));
    for (query, is_set) in
        [("c=1,3,4", true), ("c=1,3,4&h=code", false), ("c=0.77", false), ("c={1,3}", true), ("", false)]
    {
        assert_eq!(read(query).map(|values| sets(&values)), Ok(is_set), "{query}");
    }
    // What cannot be understood as a code is for the field to tell.
    assert!(read("c=0.9x-").unwrap().error("c").is_some());
    for bad in ["v=99", "r=9-3", "r=0-99999999", "r=x", "c=%ff", "h=both"] {
        assert!(read(bad).is_err(), "{bad}");
    }
}

#[test]
fn the_greatest_n_is_limited() {
    assert_eq!(read_upto("1 000\u{202f}000"), Ok(1_000_000));
    assert_eq!(read_upto("25000000"), Ok(MOST));
    for (text, at) in [("", 0), ("25000001", 7), ("12x", 2), ("-1", 0), ("99999999999999999999999", 7)] {
        assert_eq!(read_upto(text).map_err(|error| error.at), Err(at), "{text}");
    }
}

#[test]
fn a_field_of_codes_asks_for_a_code() {
    let expected = |text: &str, sets: bool| Source::read(text, sets).unwrap_err().expected.to_string();
    assert_eq!(
        expected("abc", false),
        "a code such as 0.77, 4!.0 or 4.[3], or a name such as kayles or mock-turtles"
    );
    assert!(expected("abc", true).starts_with("a set such as {1,3,4}"), "{}", expected("abc", true));
}
