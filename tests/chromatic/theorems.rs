//! Which theorem applies to a position, and the data of its explanation.
use crate::brute::{Brute, SETS, colouring, set};
use nimscope::games::chromatic::theory::{RedLevels, Strongest, theorem2_numbers};
use proptest::prelude::*;

#[test]
fn the_strongest_result() {
    use Strongest::*;
    for (text, strongest) in [
        ("all", Bouton),
        ("none", OnePile),
        ("beatty(phi^2)", Theorem1),
        ("beatty(pi)", Theorem1),
        ("beatty(2)", Theorem2),
        ("beatty(12/4)", Theorem2),
        ("evil", Theorem14),
        ("beatty(5/2)", Lemma3),
        ("levels([GGR])", Lemma3),
        ("list(2,5,7)", Lemma3),
        ("beatty(3/2)", Proposition6),
        ("beatty(phi)", Proposition6),
        ("odious", Proposition6),
        ("levels([RRG])", Proposition6),
        ("list(1,2,5,7)", Queue),
        ("levels(R[GGR])", Queue),
    ] {
        assert_eq!(set(text).strongest(&[5, 3]), strongest, "{text}");
        assert_eq!(set(text).strongest(&[0, 5, 3, 0]), strongest, "{text}");
        assert_eq!(set(text).explain_two(5, 3).strongest, strongest, "{text}");
    }
    let levels = set("evil");
    assert_eq!(levels.strongest(&[]), OnePile);
    assert_eq!(levels.strongest(&[0, 7]), OnePile);
    assert_eq!(levels.strongest(&[1, 2, 100]), Table);
    assert_eq!(levels.strongest(&[1, 2, 101]), Search);
    assert_eq!(levels.strongest(&[1, 2, 3, 40]), Table);
    assert_eq!(levels.strongest(&[1, 2, 3, 41]), Search);
    assert_eq!(levels.strongest(&[1, 2, 3, 4, 5]), Search);
    assert_eq!(set("all").strongest(&[1, 2, 3, 4]), Bouton);
}

fn explanations_hold(levels: &RedLevels, highest: u64) {
    let mut brute = Brute::new(levels, highest as usize);
    for x in 0..=highest {
        for y in 0..=highest {
            let facts = levels.explain_two(x, y);
            let winning = brute.reaching(&[x as usize, y as usize], 0);
            assert_eq!(facts.is_p, winning.is_empty(), "{levels} ({x},{y})");
            let advice = facts.advice.map(|(a, b)| vec![a as usize, b as usize]);
            assert_eq!(advice.is_none(), winning.is_empty());
            assert!(advice.is_none_or(|advice| winning.contains(&advice)), "{levels} ({x},{y})");
            for (stack, height) in facts.stacks.iter().zip([x, y]) {
                let same = (1..=height).filter(|level| levels.is_red(*level) == stack.red).count();
                assert_eq!(
                    (stack.height, stack.red, stack.count),
                    (height, levels.is_red(height), same as u64)
                );
            }
        }
    }
}

/// Definition 5 with k green: some green k below d such that from k to d every level has had enough greens.
fn locally_green_dominated(levels: &RedLevels, d: u64) -> bool {
    levels.is_red(d) && (1..d).any(|k| !levels.is_red(k) && leads(levels, k, d))
}

fn leads(levels: &RedLevels, k: u64, d: u64) -> bool {
    let mut balance = 0;
    (k..=d).all(|level| {
        balance += if levels.is_red(level) { -1 } else { 1 };
        balance >= 0
    })
}

fn windows_hold(levels: &RedLevels, highest: u64) {
    for d in 1..=highest {
        let local = locally_green_dominated(levels, d);
        assert_eq!(levels.is_locally_green_dominated(d), local, "{levels} {d}");
        let window = levels.local_window(d);
        assert_eq!(window.is_some(), local || !levels.is_red(d), "{levels} {d}");
        let Some(window) = window else { continue };
        assert!(leads(levels, window.from, d) && window.from <= d);
        // The window starts as low and ends as high as possible.
        assert!((1..window.from).all(|k| levels.is_red(k) || !leads(levels, k, d)), "{levels} {d}");
        match window.to {
            Some(to) => {
                assert!(
                    to >= d && leads(levels, window.from, to) && !leads(levels, window.from, to + 1),
                    "{levels} {d}"
                );
            }
            None => assert!(leads(levels, window.from, 4 * highest), "{levels} {d}"),
        }
        let same = (window.from..=d).filter(|level| levels.is_red(*level) == levels.is_red(d)).count();
        assert_eq!(window.count, same as u64, "{levels} {d}");
        // Lemma 3 within the window: the i-th green level from k with the i-th red one.
        if let Some(partner) = levels.partner(d) {
            assert_eq!(
                levels.local_window(partner).map(|other| (other.from, other.count)),
                Some((window.from, window.count))
            );
        }
    }
}

#[test]
fn explanations_and_windows_for_sets_of_every_kind() {
    for text in SETS {
        explanations_hold(&set(text), 12);
        windows_hold(&set(text), 40);
    }
}

#[test]
fn windows_for_every_colouring_of_ten_levels() {
    for bits in 0..1024 {
        windows_hold(&colouring(bits, 10), 12);
    }
}

#[test]
fn explanations_at_great_heights() {
    for text in SETS {
        let levels = set(text);
        for (x, y) in [(1_000_000_000_000_000_000, 999_999_999_999_999_999), (123_456_789_012_345_678, 5)] {
            let facts = levels.explain_two(x, y);
            assert_eq!(facts.advice.is_none(), facts.is_p, "{text}");
            assert!(facts.advice.is_none_or(|(a, b)| a <= x && b <= y && levels.is_p_two(a, b)), "{text}");
        }
    }
}

#[test]
fn numbers_of_theorem_2() {
    for beta in 2..9u64 {
        for i in 1..200 {
            let (n, t) = theorem2_numbers(beta, i).unwrap();
            assert!((1..beta).contains(&t));
            assert_eq!(set(&format!("beatty({beta})")).nth_green(i), Some(beta * n + t));
        }
    }
    assert_eq!(theorem2_numbers(1, 3), None);
    assert_eq!(theorem2_numbers(5, 0), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn explanations_and_windows_of_patterns(start in "[GR]{0,9}", period in "[GR]{1,6}") {
        let levels = set(&format!("levels({start}[{period}])"));
        explanations_hold(&levels, 9);
        windows_hold(&levels, 24);
    }
}
