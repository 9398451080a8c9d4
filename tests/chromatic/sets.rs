//! Sets of red levels: notation, colours, counting.
use crate::brute::{SETS, set};
use nimscope::games::chromatic::theory::{Domination, RedLevels};
use num_bigint::BigInt;
use proptest::prelude::*;

#[test]
fn notation_comes_back() {
    for text in SETS {
        assert_eq!(set(text).to_string(), text);
    }
    for (text, plain) in [
        ("beatty(φ²)", "beatty(phi^2)"),
        ("beatty( 2 √2 )", "beatty(2*sqrt(2))"),
        ("beatty(π)", "beatty(pi)"),
        ("list(7, 2,5,2)", "list(2,5,7)"),
        ("levels(gr[ggr])", "levels(GR[GGR])"),
        ("list()", "list()"),
        ("levels()", "levels()"),
    ] {
        assert_eq!(set(text).to_string(), plain);
        assert_eq!(set(plain), set(text));
    }
}

#[test]
fn mistakes_have_a_place() {
    for (text, at) in [
        ("", 0),
        ("every", 0),
        ("phi(2)", 0),
        ("beatty(phi^2", 12),
        ("beatty()", 7),
        ("beatty(1/2)", 7),
        ("beatty(phi+pi)", 10),
        ("beatty(pi*pi)", 9),
        ("beatty(2..)", 8),
        ("beatty(9^9^9)", 9),
        ("beatty(1/0)", 8),
        ("beatty(sqrt(phi))", 7),
        ("list(2,,3)", 7),
        ("list(0)", 5),
        ("list(2,9999999999999999999)", 7),
        ("levels(GX)", 8),
        ("levels(G[])", 9),
        ("levels(G[R)", 10),
        ("levels(G[R]G)", 11),
    ] {
        let error = text.parse::<RedLevels>().expect_err(text);
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

#[test]
fn colours_counts_and_places_agree() {
    for text in SETS {
        let levels = set(text);
        let colours = levels.colours(5000);
        let (mut reds, mut greens) = (0, 0);
        for level in 1..=5000u64 {
            let red = colours[level as usize];
            assert_eq!(levels.is_red(level), red, "{text} {level}");
            assert_eq!(levels.is_red_big(&level.into()), Ok(red), "{text} {level}");
            if red {
                reds += 1;
                assert_eq!(levels.nth_red(reds), Some(level), "{text}");
            } else {
                greens += 1;
                assert_eq!(levels.nth_green(greens), Some(level), "{text}");
            }
            assert_eq!(levels.reds_up_to(level), reds, "{text} {level}");
        }
        assert!(!levels.is_red(0) && !colours[0] && levels.reds_up_to(0) == 0);
    }
}

#[test]
fn known_beginnings() {
    assert_eq!(set("beatty(phi^2)").first(8), [2, 5, 7, 10, 13, 15, 18, 20]);
    assert_eq!(set("beatty(pi)").first(8), [3, 6, 9, 12, 15, 18, 21, 25]);
    assert_eq!(set("beatty(e)").first(8), [2, 5, 8, 10, 13, 16, 19, 21]);
    assert_eq!(set("evil").first(6), [3, 5, 6, 9, 10, 12]);
    assert_eq!(set("odious").first(6), [1, 2, 4, 7, 8, 11]);
    assert_eq!(set("list(2,5,7)").first(9), [2, 5, 7]);
    assert_eq!(set("levels(R[GR])").first(4), [1, 3, 5, 7]);
}

#[test]
fn domination_is_what_the_levels_show() {
    for text in SETS {
        let levels = set(text);
        let leads = |a: &dyn Fn(u64) -> Option<u64>, b: &dyn Fn(u64) -> Option<u64>| {
            (1..2000).all(|i| b(i).is_none_or(|b| a(i).is_some_and(|a| a < b)))
        };
        let (red, green) = (|i| levels.nth_red(i), |i| levels.nth_green(i));
        let expected = match (leads(&green, &red), leads(&red, &green)) {
            (true, _) => Domination::Green,
            (_, true) => Domination::Red,
            _ => Domination::Neither,
        };
        assert_eq!(levels.domination(), expected, "{text}");
    }
}

proptest! {
    #[test]
    fn counts_and_places_agree_at_every_height(kind in 0usize..SETS.len(), digits in "[1-9][0-9]{0,300}") {
        let levels = set(SETS[kind]);
        let n: BigInt = digits.parse().unwrap();
        let reds = levels.reds_up_to_big(&n).unwrap();
        let red = levels.is_red_big(&n).unwrap();
        let place = if red { levels.nth_red_big(&reds) } else { levels.nth_green_big(&(&n - &reds)) };
        prop_assert_eq!(place, Ok(Some(n.clone())), "{}", levels);
        prop_assert_eq!(levels.reds_up_to_big(&(n - 1)).unwrap(), reds - u32::from(red));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(beatty|list|levels|)\\(?[0-9a-zφπ√²+*/^(),GR\\[\\]-]{0,20}\\)?") {
        match text.parse::<RedLevels>() {
            Ok(levels) => prop_assert_eq!(levels.to_string().parse(), Ok(levels)),
            Err(error) => prop_assert!(error.at <= text.len(), "{} {}", text, error),
        }
    }

    #[test]
    fn any_characters_are_read_or_refused(text in "\\PC{0,30}") {
        let _ = format!("beatty({text})").parse::<RedLevels>();
        let _ = text.parse::<RedLevels>();
    }
}
