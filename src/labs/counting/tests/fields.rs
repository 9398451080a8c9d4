//! Links.
use super::*;
use crate::labs::Values;

fn read(query: &str) -> Values {
    Values::read(FIELDS, query).unwrap_or_else(|error| panic!("{query}: {error}"))
}

#[test]
fn links_come_back() {
    assert_eq!(read("").to_string(), "v=1&k=3&n=127&s=D&m=95");
    for letter in ["a", "d", "A", "D"] {
        let query = format!("v=1&k=3&n=127&s={letter}&m=2047&x=2%5E4000%20-%201&b=1");
        assert_eq!(read(&query).to_string(), query);
        assert_eq!(sequence(&read(&query)).letter(), letter);
    }
    assert_eq!(read("k=x&n=-&x=17509%5E17509").text("x"), "17509^17509");
}

#[test]
fn mistakes_in_links_are_told() {
    for query in ["v=2", "s=b", "m=x", "m=2048", "b=yes", "k=%ff"] {
        assert!(Values::read(FIELDS, query).is_err(), "{query}");
    }
    assert!(Values::read(FIELDS, &"a".repeat(1 << 20)).is_err());
}

#[test]
fn piles_and_terms_are_limited() {
    assert_eq!((read_piles("100"), read_terms("2 047")), (Ok(100), Ok(2047)));
    for text in ["0", "101", "", "x", "-3"] {
        assert!(read_piles(text).is_err(), "{text}");
    }
    assert!(read_terms("2048").is_err());
}

#[test]
fn a_long_number_is_held_to_its_sequence() {
    let mut values = read("s=a&x=17509%5E17509");
    assert_eq!(values.error("x"), None);
    values.set("s", "A");
    assert!(values.error("x").unwrap().expected.contains("14\u{202f}907 digits"));
    values.set("k", "0");
    assert_eq!((values.error("x"), values.check().unwrap_err().key), (None, "k"));
}
