//! Reading numbers and links.
use super::*;
use crate::core::notation::Mistake;
use crate::labs::Values;

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
    let read = |query: &str| Values::read(FIELDS, query).unwrap_or_else(|error| panic!("{query}: {error}"));
    assert_eq!(read("").to_string(), "v=1&o=product&a=24&b=17&t=product&n=16&c=7-11");
    for one in Operation::ALL {
        let second = if one.is_binary() { "&b=17" } else { "" };
        for (kind, size) in [("sum", 16), ("product", 64), ("sum", 256)] {
            let query = format!("v=1&o={}&a=3x{second}&t={kind}&n={size}&c=15-0", one.word());
            let values = read(&query);
            assert_eq!(values.to_string(), query);
            let sums = kind == "sum";
            assert_eq!(
                (operation(&values), table(&values), cell(&values)),
                (one, Table { sums, size }, (15, 0))
            );
        }
    }
    // The size may come after the cell.
    assert_eq!(cell(&read("c=200-3&n=256")), (200, 3));
    assert_eq!(calculate(&read("a=3x")).unwrap_err().key, "a");
}

#[test]
fn mistakes_in_links_are_told() {
    for query in ["v=2", "o=cube", "t=x", "n=17", "n=-1", "n=99999999999999999999", "c=16-0", "c=3", "c=a-b"]
    {
        assert!(Values::read(FIELDS, query).is_err(), "{query}");
    }
    assert!(Values::read(FIELDS, &"a".repeat(1 << 20)).is_err());
}
