//! Statements about piles: read, checked and refuted.
use super::*;
use proptest::prelude::*;

fn checked(query: &str) -> (Check, PileValues) {
    let values = Values::read(FIELDS, query).unwrap_or_else(|error| panic!("{query}: {error}"));
    let filter = pile_filter(&values).unwrap_or_else(|| panic!("{query}"));
    let known = known(filter.balls);
    let mut check = Check::new(values.text("q"), &filter).unwrap_or_else(|error| panic!("{query}: {error}"));
    while check.advance(&known, 777) {}
    (check, known)
}

/// The facts that the lab offers hold as far as it looks, but for the one that is called too simple and the one that needs
/// piles of 15 balls to fail, at (5,5,5).
#[test]
fn the_facts_hold() {
    for (name, query) in STATEMENTS {
        let mut values = Values::new(FIELDS);
        values.load(query);
        let (check, _) = checked(&format!("{query}&n=16"));
        let holds = matches!(check.finding(), Finding::Holds(count) if *count > 0);
        assert_eq!(holds, !["Too simple", "True to 14 balls"].contains(name), "{name}: {}", check.title());
        assert_eq!(check.statement().text(), values.text("q"));
    }
    let seems = "e=2&p=a,m,a&q=g = if m = a then a else 0";
    assert_eq!(checked(&format!("{seems}&n=14")).0.title(), "holds for 42 piles of up to 14 balls");
    assert_eq!(checked(&format!("{seems}&n=15")).0.title(), "fails at (5,5,5)");
    let (check, known) = checked("e=2&n=12&p=a,b&q=g = a xor b");
    assert_eq!(check.title(), "holds for 66 piles of up to 12 balls");
    assert_eq!((check.explanation(&known), check.position()), ("Checked, not proved.".into(), None));
}

/// Three runs are two heaps of Nim whose edges are m ⊕ a and m ⊕ b: an empty heap of the two leaves two runs.
#[test]
fn three_runs_are_two_heaps_with_edges() {
    let known = known(18);
    for m in 1..=6u32 {
        let mut table = vec![vec![0; 7]; 7];
        for a in 0..7u32 {
            for b in 0..7u32 {
                let own = match (a, b) {
                    (0, b) => m ^ b,
                    (a, 0) => m ^ a,
                    (a, b) => {
                        let row = (0..a).map(|less| table[less as usize][b as usize]);
                        let column = (0..b).map(|less| table[a as usize][less as usize]);
                        let below: BTreeSet<u32> = row.chain(column).collect();
                        (0..).find(|value| !below.contains(value)).unwrap()
                    }
                };
                table[a as usize][b as usize] = own;
                if let Some(pile) = Pile::of(&[a, m, b]) {
                    assert_eq!(known.value(Ends::Two, pile), own, "({a},{m},{b})");
                }
            }
        }
    }
}

#[test]
fn the_first_pile_that_refutes_is_found() {
    let (check, known) = checked("e=2&n=12&p=a,m,b&q=g = a xor m xor b");
    let Finding::Fails(found) = check.finding() else { panic!("{}", check.title()) };
    // By hand: all piles of three runs, the lower first.
    let all = (0..PileValues::all(12)).map(|number| Pile::numbered(number as u32));
    let fails = |pile: &Pile| {
        let lengths = pile.lengths();
        lengths.len() == 3 && known.value(Ends::Two, *pile) != lengths.iter().fold(0, |sum, run| sum ^ run)
    };
    assert_eq!(Some(found.pile), all.into_iter().find(fails));
    assert_eq!(check.title(), format!("fails at {}", found.pile.text()));
    let value = known.value(Ends::Two, found.pile);
    assert!(
        check.explanation(&known).starts_with(&format!("~g~ is {value}, ")),
        "{}",
        check.explanation(&known)
    );
    assert_eq!(check.position(), Some(Ends::Two.position(found.pile)));
    assert!(check.options(&known).is_some_and(|options| options.starts_with("Values: the top leaves ")));
}

#[test]
fn names_are_columns() {
    // True of every pile, as the names are defined.
    for text in [
        "n >= k and top + ground <= n or k = 1 and top = n",
        "g = two and one <= top",
        "P iff two = 0",
        "one = top or one = top - 1",
        "two <= n and (k > 1 or two = n)",
    ] {
        let (check, _) = checked(&format!("e=2&n=10&q={}", text.replace('+', "%2B")));
        assert_eq!(*check.finding(), Finding::Holds(1024), "{text}: {}", check.title());
    }
    let (check, _) = checked("e=1&n=9&q=g = one");
    assert_eq!(*check.finding(), Finding::Holds(512));
    let (check, known) = checked("e=2&n=9&p=a,b&q=v2(a - b) >= 0");
    assert!(check.explanation(&known).contains("is not defined"), "{}", check.explanation(&known));
}

#[test]
fn mistakes_have_their_place() {
    let pattern = Pattern::read("a,x,a").unwrap();
    for (text, at) in [
        ("g = y", 4),
        ("g(n) = 1", 1),
        ("g = n(2)", 5),
        ("g[1,2](n) = 1", 0),
        ("a", 1),
        ("x = ", 4),
        ("m = 1", 0),
        ("P iff", 5),
    ] {
        assert_eq!(read_statement(text, &pattern).map(drop).map_err(|error| error.at), Err(at), "{text}");
    }
    assert!(read_statement("g = a + x", &pattern).is_ok());
    let mut values = Values::new(FIELDS);
    for (key, text) in [("n", "25"), ("k", "x"), ("w", "99"), ("p", "1,,2"), ("m", "-1"), ("r", "9")] {
        values.set(key, text);
        assert!(values.error(key).is_some(), "{key}={text}");
    }
    assert!(pile_filter(&values).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn no_text_is_a_panic(text in "[a-z0-9 ,()=<+*/-]{0,30}", pattern in "[a-z0-9,() ]{0,20}") {
        let read = Pattern::read(&pattern).unwrap_or_default();
        if let Ok(statement) = read_statement(&text, &read) {
            let asked = PileFilter { ends: Ends::Two, balls: 8, pattern: read, runs: None, value: None };
            let mut check = Check::new(statement.text(), &asked).unwrap();
            let known = known(8);
            while check.advance(&known, 100) {}
            prop_assert!(!check.title().is_empty());
        }
    }
}

/// P is short for g = 0: nothing is said of two sides with one text.
#[test]
fn a_statement_without_sides_has_the_value_alone() {
    let (check, known) = checked("q=P");
    assert!(check.title().starts_with("fails at "), "{}", check.title());
    let value = check.explanation(&known);
    let value = value.strip_prefix("*g* = ").and_then(|value| value.strip_suffix('.'));
    assert!(value.is_some_and(|value| value.parse::<u32>().is_ok_and(|value| value > 0)));
}
