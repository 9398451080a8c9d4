//! Reading numbers and links.
use super::*;
use crate::core::notation::Mistake;

#[test]
fn numbers_are_read_to_their_limit() {
    assert_eq!(read_nimber("24"), Ok(24));
    assert_eq!(read_nimber(" 65 536 "), Ok(65_536));
    assert_eq!(read_nimber(&u128::MAX.to_string()), Ok(u128::MAX));
    for (text, kind, at) in [
        ("", Mistake::Syntax, 0),
        ("  ", Mistake::Syntax, 2),
        ("12x", Mistake::Syntax, 2),
        ("-1", Mistake::Syntax, 0),
        ("∗3", Mistake::Syntax, 0),
        ("340282366920938463463374607431768211456", Mistake::TooLarge, 38),
    ] {
        let error = read_nimber(text).unwrap_err();
        assert_eq!((error.kind, error.at), (kind, at), "{text}");
    }
}

#[test]
fn links_come_back() {
    let plain = NimberLink::default();
    assert_eq!(plain.to_string(), "v=1&o=product&a=24&b=17&t=product&n=16&c=7-11");
    assert_eq!(NimberLink::read(""), Ok(plain.clone()));
    for operation in Operation::ALL {
        for (sums, size) in [(true, 16), (false, 64), (true, 256)] {
            let table = Table { sums, size };
            let link = NimberLink { operation, a: "3 x".into(), table, cell: (15, 0), ..plain.clone() };
            assert_eq!(NimberLink::read(&link.to_string()), Ok(link));
        }
    }
    // The size may come after the cell.
    assert_eq!(NimberLink::read("c=200-3&n=256").unwrap().cell, (200, 3));
}

#[test]
fn mistakes_in_links_are_told() {
    for query in ["v=2", "o=cube", "t=x", "n=17", "n=-1", "n=99999999999999999999", "c=16-0", "c=3", "c=a-b"]
    {
        assert!(NimberLink::read(query).is_err(), "{query}");
    }
    assert!(NimberLink::read(&"a".repeat(1 << 20)).is_err());
}
