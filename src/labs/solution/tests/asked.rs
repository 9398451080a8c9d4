//! The lab as it is asked.
use crate::integer::BigInt;
use crate::labs::{Values, solution::*};

fn found(query: &str) -> Found {
    let values = Values::read(FIELDS, query).unwrap_or_else(|error| panic!("{query}: {error}"));
    Found::read(&values).unwrap_or_else(|wrong| panic!("{query}: {wrong:?}"))
}

fn wrong(query: &str) -> (&'static str, usize, String) {
    let wrong = Found::read(&Values::read(FIELDS, query).unwrap()).unwrap_err();
    (wrong.key, wrong.error.at, wrong.error.expected.clone())
}

#[test]
fn multiples_share_out_the_levels() {
    for query in [
        "w=ratio&y=2%2Bsqrt(2)",
        "w=ratio&x=sqrt(2)&y=",
        "w=ratio&x=sqrt(2)&y=2%2Bsqrt(2)",
        "w=ratio&y=sqrt(2)&x=2%2Bsqrt(2)",
    ] {
        let found = found(query);
        assert_eq!(
            (found.refused, found.certainty, found.theorem()),
            (None, Certainty::Always, Some("Theorem 1")),
            "{query}"
        );
        assert_eq!(found.pairs[..5], [(1, 3), (2, 6), (4, 10), (5, 13), (7, 17)]);
        let n = BigInt::from(1_000_000);
        assert_eq!(found.nth(&n), Ok(Some((1_414_213.into(), 3_414_213.into()))));
        assert!((found.slope().unwrap() - 2.414_213).abs() < 1e-5);
    }
    for (query, theorem) in [
        ("w=ratio&y=3", Some("Theorem 2")),
        ("w=ratio&y=5/2", Some("Lemma 3")),
        ("w=ratio&y=3/2", Some("Proposition 6")),
        ("w=set&s=evil", Some("Theorem 14")),
        ("w=ratio&y=3&c=misere", None),
    ] {
        assert_eq!(found(query).theorem(), theorem, "{query}");
    }
}

#[test]
fn numbers_that_do_not_belong_together_are_refused() {
    let found = found("w=ratio&x=3/2&y=3&n=30");
    assert_eq!(found.refused.map(|refused| refused.pair), Some((3, 6)));
    assert_eq!(found.odd, Some((2, false)));
    // The first conflict of √2 and 3.4143 lies far above the levels that are asked for.
    let near = self::found("w=ratio&x=sqrt(2)&y=34143/10000&n=10");
    assert!(near.refused.is_some_and(|refused| refused.pair.1 > 500), "{:?}", near.refused);
}

#[test]
fn formulas_are_followed() {
    let found = found("w=formula&f=3n - 2&h=3n&n=50");
    assert_eq!(found.refused.map(|refused| (refused.pair, refused.witness)), Some(((4, 6), (2, 6))));
    let found = self::found("w=formula&f=(3n - 1) // 2&h=3n&n=50");
    assert_eq!((found.refused, found.certainty, found.pairs.len()), (None, Certainty::UpTo(50), 16));
    let found = self::found("w=formula&f=n&h=2n");
    assert_eq!(found.refused.map(|refused| refused.pair), Some((2, 4)));
    let found = self::found("w=formula&f=&h=n²&n=30");
    assert_eq!(found.pairs, [(1, 1), (2, 4), (3, 9), (5, 16), (6, 25)]);
    assert_eq!(found.position((2, 4)).unwrap(), "chromatic:list(1,4,9,16,25)/2+4");
    assert_eq!((wrong("w=formula&h=n%2B").0, wrong("w=formula&h=n%2B").1), ("h", 2));
    assert_eq!(wrong("w=formula&h=10-n").0, "h");
    assert_eq!(wrong("w=formula&h=n^2&f=n // 0").2, "a value for every n; not for n = 1");
    assert_eq!(wrong("w=formula&h=g(n)").1, 0);
}

#[test]
fn multiples_are_known_for_all_levels() {
    for (f, h, theorem) in [
        ("floor(n*sqrt(2))", "floor(n * (2 %2B sqrt(2)))", "w=ratio&x=sqrt(2)&y=2%2Bsqrt(2)"),
        ("⌊nφ⌋", "⌊nφ²⌋", "w=ratio&y=phi^2"),
        ("", "floor(n * 7/2)", "w=ratio&y=3.5"),
    ] {
        let found = found(&format!("w=formula&f={f}&h={h}&n=30"));
        let known = self::found(&format!("{theorem}&n=30"));
        assert_eq!((found.certainty, found.theorem()), (known.certainty, known.theorem()), "{h}");
        assert_eq!(found.pairs, known.pairs, "{h}");
    }
    // A sum is no multiple, nor is what only begins like one.
    for h in ["floor(n*sqrt(2)%2B1)", "floor(n*sqrt(2))*floor(2*n)", "floor(n*phi-1/3)%2B1"] {
        let found = found(&format!("w=formula&f=&h={h}&n=30"));
        assert_eq!(found.theorem(), None, "{h}");
    }
}

#[test]
fn sequences_may_be_one() {
    let both = found("w=sequences&a=1,3,4&b=2,5,7");
    assert_eq!((both.pairs.clone(), both.certainty), (vec![(1, 2), (3, 5), (4, 7)], Certainty::Whole));
    assert_eq!(found("w=sequences&a=&b=2,5,7").pairs, both.pairs);
    assert_eq!(found("w=sequences&a=1,3,4&b=").pairs, [(1, 2), (3, 5), (4, 6)]);
    assert_eq!(wrong("w=sequences&a=1,3&b=2,5,7"), ("b", 5, "2 numbers, as many as in the other".into()));
    assert_eq!(wrong("w=sequences&a=1,x&b=2,5").1, 2);
}

#[test]
fn sets_have_the_pairs_of_the_queue() {
    assert_eq!(found("w=set&s=primes&n=11").pairs, [(1, 2), (3, 3), (4, 5), (6, 7), (8, 11)]);
    let misere = found("w=set&s=primes&n=11&c=misere");
    assert_eq!(misere.pairs, [(2, 2), (3, 3), (4, 5), (6, 7), (8, 11)]);
    assert_eq!(found("w=ratio&y=pi&n=15&c=misere").pairs, [(2, 3), (4, 6), (5, 9), (7, 12), (8, 15)]);
    let wythoff = found("w=ratio&y=phi^2&n=20&c=misere");
    assert_eq!(wythoff.pairs[..2], [(2, 2), (3, 5)]);
    for n in 1..200u32 {
        let far = wythoff.nth(&n.into()).unwrap().unwrap();
        let near = found("w=ratio&y=phi^2&n=1000&c=misere").pairs.get(n as usize - 1).copied();
        assert!(near.is_none_or(|(a, b)| (a.into(), b.into()) == far), "{n}");
    }
    assert_eq!(found("w=set&s=random 3&n=99").colours, found("w=set&s=random 3&n=99").colours);
}

#[test]
fn sets_are_given_by_formulas() {
    let reds = |text: &str| {
        let colours = NamedSet::read(text).unwrap_or_else(|error| panic!("{text}: {error:?}")).colours(16);
        (1..=16).filter(|level| colours[*level]).collect::<Vec<_>>()
    };
    assert_eq!(reds("n^2"), reds("squares"));
    assert_eq!(reds("not n²"), reds("not squares"));
    assert_eq!(reds("fibonacci"), [1, 2, 3, 5, 8, 13]);
    assert_eq!(reds("16 - n"), (1..=15).collect::<Vec<_>>());
    let golden = [2, 3, 5, 6, 8, 10, 11, 13, 15, 16];
    for text in ["floor(n*phi + 1/2)", "⌊n*φ + 1/2⌋", "⌊nφ + 1/2⌋"] {
        assert_eq!(reds(text), golden, "{text}");
    }
    assert_eq!(reds("beatty(phi^2)"), [2, 5, 7, 10, 13, 15]);
    assert_eq!(found("w=set&s=beatty(phi^2)").theorem(), found("w=ratio&y=phi^2").theorem());
    assert_eq!(found("w=set&s=not beatty(phi)&n=50").pairs, found("w=ratio&y=phi^2&n=50").pairs);
    for (text, at) in [("beatty(phi", 10), ("beatty(x)", 7), ("not n^2 +", 9), ("prime", 0), ("not few", 4)] {
        let error = NamedSet::read(text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error:?}");
    }
}

#[test]
fn answers_are_told() {
    let said = |query| {
        let found = found(query);
        (found.title(), found.explanation())
    };
    assert_eq!(
        said("w=pairs&p=(1,2),(3,5),(4,7)"),
        (
            "*S* = {2, 5, 7} has exactly these P-positions".into(),
            "*S* is fixed up to level 7; above it all is green".into()
        )
    );
    assert_eq!(
        said("w=pairs&p=(1,2),(3,6),(4,5)").1,
        "(4,5) lies inside (3,6): the first pair that forbids it."
    );
    assert_eq!(
        said("w=formula&f=n&h=2n").1,
        "(2,4) and (1,2) share level 2: the first pair that forbids it. Level 2 is in both sequences."
    );
    assert_eq!(found("w=pairs&p=(1,2)").csv(), "n,a,b,difference\n1,1,2,1\n");
}

#[test]
fn every_position_opens() {
    for (name, query) in EXAMPLES {
        let found = found(query);
        let position = found.position((4, 7)).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(crate::games::open(&position).unwrap().notation(), position);
    }
}
