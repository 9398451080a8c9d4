//! Values by formulas and tables against the definition.
use super::{
    super::{Values, by_definition},
    CODES, code,
};

fn values(text: &str, count: u64) -> Vec<u64> {
    let values = Values::new(&code(text));
    (0..count).map(|x| values.value(x).unwrap_or_else(|| panic!("{text} at {x}"))).collect()
}

#[test]
fn values_are_those_of_the_definition() {
    for text in CODES {
        assert_eq!(values(text, 13), by_definition(&code(text), 12), "{text}");
    }
}

/// As CGSuite's own tests have them, without heap 0.
#[test]
fn values_are_those_of_cgsuite() {
    for (text, expected) in [
        ("1-3", [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38]),
        (
            "1-9",
            [
                1, 2, 4, 8, 16, 32, 64, 128, 256, 511, 512, 1024, 2048, 4096, 7711, 8192, 16384, 26215,
                32768, 43691,
            ],
        ),
        ("3", [0, 0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35]),
        ("1+C", [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16, 1, 2, 1, 4]),
        ("1-3C(5)", [1, 2, 4, 7, 8, 1, 2, 4, 7, 8, 1, 2, 4, 7, 8, 1, 2, 4, 7, 8]),
        ("3C(5)", [0, 0, 1, 2, 4, 0, 0, 1, 2, 4, 0, 0, 1, 2, 4, 0, 0, 1, 2, 4]),
        ("1-5C", [1, 2, 1, 4, 1, 2, 1, 4, 1, 2, 1, 4, 1, 2, 1, 4, 1, 2, 1, 4]),
        ("3E", [0, 0, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 0, 0, 1, 2, 2, 1, 4, 4]),
        ("4FS", [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3]),
        ("1+S", [1, 2, 4, 3, 6, 7, 8, 16, 18, 25, 32, 11, 64, 31, 128, 10, 256, 5, 512, 28]),
    ] {
        assert_eq!(values(text, 20), expected, "{text}");
    }
}

/// The formulas far from the edge, against other ways of finding them.
#[test]
fn formulas_hold_far_out() {
    // Ruler and Rulerette: the last coins alone make the difference.
    for text in ["1+C", "2+C"] {
        let all = values(text, 1000);
        let mut sums = vec![0];
        for x in 0..1000usize {
            let least = if text == "1+C" { x } else { x.saturating_sub(1) };
            let mut options: Vec<u64> = (0..=least).map(|from| sums[x] ^ sums[from]).collect();
            if text == "2+C" && x == 0 {
                options.clear();
            }
            assert_eq!(crate::core::mex(&mut options).0, all[x], "{text} at {x}");
            sums.push(sums[x] ^ all[x]);
        }
    }
    // Turnips: every pair of coins at equal distances. They begin like powers of 2 by digits in base 3, up to coin 53.
    let turnips = values("3E", 1000);
    for x in 0..1000usize {
        let mut options: Vec<u64> = (1..=x / 2).map(|d| turnips[x - d] ^ turnips[x - 2 * d]).collect();
        assert_eq!(crate::core::mex(&mut options).0, turnips[x], "{x}");
    }
    assert_eq!(turnips[54], 7);
    // Mock Turtles: every pair of coins before.
    let mock = values("1-3", 150);
    for x in 0..150usize {
        let pairs = (0..x).flat_map(|a| (0..a).map(move |b| (a, b)));
        let mut options: Vec<u64> = pairs.map(|(a, b)| mock[a] ^ mock[b]).collect();
        options.extend_from_slice(&mock[..x]);
        options.push(0);
        assert_eq!(crate::core::mex(&mut options).0, mock[x]);
    }
}

/// Winning Ways, chapter 14: up to 2m coins against up to 2m + 1.
#[test]
fn the_mock_turtle_theorem() {
    for (even, odd) in [("1-2", "1-3"), ("1-4", "1-5"), ("1-6", "1-7"), ("1-8", "1-9")] {
        let (even, odd) = (values(even, 24), values(odd, 24));
        assert!(even.iter().zip(&odd[1..]).all(|(e, o)| o / 2 == *e && o.count_ones() % 2 == 1), "{odd:?}");
    }
}

#[test]
fn values_reach_far() {
    let far = |text: &str, x| Values::new(&code(text)).value(x);
    for text in
        ["1-3", "2", "3", "1+C", "2+C", "4FS", "1-3C(5)", "3C(5)", "1-5C", "2D(1,2,3)", "3+C", "5+C", "1+FS"]
    {
        assert!(far(text, 100_000).is_some(), "{text}");
    }
    assert_eq!(far("1-3", u64::MAX), None);
    assert_eq!((far("1+", 63), far("1+", 64)), (Some(1 << 63), None));
    assert_eq!(far("1-3C(5)", 1_000_002), Some(4));
    assert_eq!(far("2D(1,2,3)", 1_000_002), Some(2));
    // Grundy's game in disguise.
    assert!(far("4FS", 20_000).is_some());
    assert!(far("1-5", 100).is_some());
}

#[test]
fn periods_are_proved() {
    let period = |text: &str| {
        let values = Values::new(&code(text));
        let _ = values.value(5000);
        values.period()
    };
    assert_eq!(period("1-3C(5)"), Some((5, 0)));
    assert_eq!(period("1-5C"), None);
}
