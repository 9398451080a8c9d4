//! Links.
use super::*;

#[test]
fn links_come_back() {
    let plain = CountingLink::default();
    assert_eq!(plain.to_string(), "v=1&k=3&n=127&s=D&m=95");
    assert_eq!(CountingLink::read(""), Ok(plain.clone()));
    for sequence in Sequence::ALL {
        let link =
            CountingLink { sequence, long: "2^4000 - 1".into(), bounds: true, at: 2047, ..plain.clone() };
        assert_eq!(CountingLink::read(&link.to_string()), Ok(link));
    }
    assert_eq!(CountingLink::read("k=x&n=-&x=17509%5E17509").unwrap().long, "17509^17509");
}

#[test]
fn mistakes_in_links_are_told() {
    for query in ["v=2", "s=b", "m=x", "m=2048", "b=yes", "k=%ff"] {
        assert!(CountingLink::read(query).is_err(), "{query}");
    }
    assert!(CountingLink::read(&"a".repeat(1 << 20)).is_err());
}

#[test]
fn piles_and_terms_are_limited() {
    assert_eq!((read_piles("100"), read_terms("2 047")), (Ok(100), Ok(2047)));
    for text in ["0", "101", "", "x", "-3"] {
        assert!(read_piles(text).is_err(), "{text}");
    }
    assert!(read_terms("2048").is_err());
}
