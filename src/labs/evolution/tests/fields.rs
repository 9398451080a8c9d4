use crate::labs::{Values, evolution::*};

#[test]
fn a_link_holds_what_is_seen() {
    for query in [
        "v=1&w=three&p=14,11,5&n=16&g=16&c=generation&b=3&r=0.35",
        "v=1&w=three&p=3x,,5&n=512&g=100&c=direction&b=4&r=-90.12",
        "v=1&w=piles&q=2,3,6,7",
        "v=1&w=game&a=lasker/2+2",
    ] {
        assert_eq!(Values::read(FIELDS, query).unwrap().to_string(), query);
    }
    let last = |query| generation(&Values::read(FIELDS, query).unwrap());
    assert_eq!((last(""), last("n=64"), last("n=64&g=100"), last("n=64&g=7")), (16, 64, 64, 7));
}

#[test]
fn what_is_wrong_with_a_link_is_said() {
    for query in [
        "v=9",
        "w=four",
        "p=1,2",
        "p=1,2,3,4",
        "n=17",
        "g=x",
        "g=513",
        "c=red",
        "b=5",
        "r=1",
        "r=999.0",
        "q=%ff",
    ] {
        assert!(Values::read(FIELDS, query).is_err(), "{query}");
    }
    let error = Values::read(FIELDS, "n=17").unwrap_err();
    assert_eq!(error.error.expected, "16, 32, 64, 128, 256 or 512");
}
