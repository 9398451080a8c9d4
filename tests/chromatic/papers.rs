//! The statements of Fisher and Larsson, Chromatic nim finds a game for your solution, checked against the definition;
//! where the printed statement is wrong, both versions are written down. Numbers are those of the published version.
use std::collections::BTreeSet;

use crate::brute::{Brute, colouring, options, set};
use nimscope::core::Budget;
use nimscope::games::chromatic::theory::{Beta, Domination, Pairing, Real, RedLevels, TwoStackTable};

pub type Pairs = BTreeSet<(u64, u64)>;

/// All P-positions with both heights below `bound`, by mex.
pub fn p_positions(levels: &RedLevels, bound: usize) -> Pairs {
    let table = TwoStackTable::new(&levels.colours(bound), bound, bound).unwrap();
    let cells = (0..bound).flat_map(|x| (0..bound).map(move |y| (x, y)));
    cells.filter(|(x, y)| table.value(*x, *y) == Some(0)).map(|(x, y)| (x as u64, y as u64)).collect()
}

/// (0, 0) and these pairs below `bound`, in both orders.
pub fn both_ways(pairs: impl Iterator<Item = (u64, u64)>, bound: u64) -> Pairs {
    let swapped = pairs.flat_map(|(a, b)| [(a, b), (b, a)]);
    swapped.chain([(0, 0)]).filter(|(a, b)| *a < bound && *b < bound).collect()
}

/// The value of a position as the program plays the game.
fn played(levels: &str, stacks: &str) -> u64 {
    let notation = format!("chromatic:{levels}/{stacks}");
    let game = nimscope::games::open(&notation).unwrap_or_else(|error| panic!("{notation}: {error}"));
    game.value(&mut Budget::new(100_000)).unwrap().0
}

fn floor_times(beta: &Real, n: u64) -> u64 {
    beta.floor_times(&n.into()).unwrap().try_into().unwrap()
}

/// Facts 185 to 196.
#[test]
fn theorem_1() {
    for text in ["phi^2", "1+sqrt(2)", "(5+sqrt(2))/3", "sqrt(7)", "1+sqrt(7)", "sqrt(5)"] {
        let beta = Beta::read(text).unwrap();
        let alpha = beta.alpha().unwrap();
        let pairs = (1..50).map(|n| (floor_times(&alpha, n), floor_times(beta.value(), n)));
        assert_eq!(p_positions(&set(&format!("beatty({text})")), 46), both_ways(pairs, 46), "{text}");
    }
    // The first pairs for phi^2, written out.
    let pairs =
        [(1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), (12, 20), (14, 23), (16, 26), (17, 28)];
    assert_eq!(p_positions(&set("beatty(phi^2)"), 30), both_ways(pairs.into_iter(), 30));
}

/// Fact 197.
#[test]
fn figure_1() {
    let levels = set("beatty(phi^2)");
    assert_eq!(Brute::new(&levels, 4).reaching(&[4, 2], 0), [[1, 2]]);
    assert_eq!(levels.winning_two(4, 2, 9).list, [(1, 2)]);
    // The simplest case: one red and one green top, with equally many tokens of the top's colour.
    let facts = levels.explain_two(1, 2);
    assert!(facts.is_p && !facts.stacks[0].red && facts.stacks[1].red);
    assert_eq!((facts.stacks[0].count, facts.stacks[1].count), (1, 1));
}

/// Fact 198.
#[test]
fn section_4_equivalent_to_wythoff_nim() {
    let bound = 30;
    let mut wythoff: Pairs = BTreeSet::new();
    for x in 0..bound {
        for y in 0..bound {
            let reaches = |(a, b): &(u64, u64)| {
                (*a == x && *b < y) || (*b == y && *a < x) || (*a < x && x - a == y.wrapping_sub(*b))
            };
            if !wythoff.iter().any(reaches) {
                wythoff.insert((x, y));
            }
        }
    }
    assert_eq!(p_positions(&set("beatty(phi^2)"), bound as usize), wythoff);
}

/// Facts 199 and 200.
#[test]
fn section_2_all_red_and_all_green() {
    let (mut red, mut green) = (Brute::new(&set("all"), 12), Brute::new(&set("none"), 12));
    for x in 0..=12usize {
        for y in 0..=12usize {
            assert_eq!(red.value(&[x, y]), (x ^ y) as u16);
            assert_eq!(green.value(&[x, y]), (x + y) as u16);
            let stacks = format!("{x}+{y}");
            assert_eq!(
                (played("all", &stacks), played("none", &stacks)),
                (x as u64 ^ y as u64, (x + y) as u64)
            );
        }
    }
    for cell in options(&[7, 6, 6], &[false; 13]) {
        if let [x, y, z] = cell[..] {
            assert_eq!(red.value(&cell), (x ^ y ^ z) as u16);
            assert_eq!(green.value(&cell), (x + y + z) as u16);
            let stacks = format!("{x}+{y}+{z}");
            assert_eq!(played("all", &stacks), (x ^ y ^ z) as u64);
            assert_eq!(played("none", &stacks), (x + y + z) as u64);
        }
    }
}

/// Facts 201 to 206.
#[test]
fn theorem_2() {
    for beta in 2..=7u64 {
        let form = (0..50).flat_map(|n| (1..beta).map(move |t| (beta * n + t, beta * ((beta - 1) * n + t))));
        assert_eq!(p_positions(&set(&format!("beatty({beta})")), 50), both_ways(form.clone(), 50), "{beta}");
        assert!(form.clone().all(|(x, y)| {
            let t = x % beta;
            y == (beta - 1) * x + t
        }));
    }
}

/// Fact 327.
#[test]
fn theorem_2_proof_needs_one_index_for_the_greens() {
    // beta = 3, (4, 6): n = 1, t = 1 and n = 0, t = 2, so none of the four cases with a common t; still N.
    let levels = set("beatty(3)");
    assert_eq!(levels.winning_two(4, 6, 9).list, [(2, 6)]);
    assert_eq!(Brute::new(&levels, 6).reaching(&[4, 6], 0), [[2, 6]]);
}

/// The colourings of ten levels that are green-dominated up to level ten.
fn green_dominated() -> impl Iterator<Item = RedLevels> {
    (0..1024).map(|bits| colouring(bits, 10)).filter(|levels| levels.domination() == Domination::Green)
}

/// Facts 209 and 210.
#[test]
fn lemma_3() {
    for levels in green_dominated() {
        let p = p_positions(&levels, 11);
        let pairs = (1..11).filter_map(|i| Some((levels.nth_green(i)?, levels.nth_red(i)?)));
        assert_eq!(p, both_ways(pairs, 11), "{levels}");
        // All monochromatic positions are N, but for (0, 0).
        assert!(
            p.iter().all(|(x, y)| (*x, *y) == (0, 0) || levels.is_red(*x) != levels.is_red(*y)),
            "{levels}"
        );
    }
}

/// Fact 211.
#[test]
fn proposition_4() {
    for levels in green_dominated() {
        for x in 1..=10u64 {
            for y in 1..=10u64 {
                let facts = levels.explain_two(x, y);
                let [one, other] = facts.stacks;
                let (r, g) = if one.red { (one, other) } else { (other, one) };
                // Lower a stack until as many tokens of its top's colour are left as in the other stack.
                let left = match (r.red, g.red) {
                    (true, false) if r.count == g.count => None,
                    (true, false) if r.count > g.count => Some((g.height, levels.nth_red(g.count).unwrap())),
                    (true, false) => Some((levels.nth_green(r.count).unwrap(), r.height)),
                    (true, true) => Some((levels.nth_green(r.count.min(g.count)).unwrap(), x.min(y))),
                    _ => Some((0, 0)),
                };
                let sorted = |(a, b): (u64, u64)| (a.min(b), a.max(b));
                assert_eq!(facts.advice.map(sorted), left.map(sorted), "{levels} ({x},{y})");
            }
        }
    }
}

/// Fact 326.
#[test]
fn proposition_4_with_an_empty_stack() {
    // No green token against y red ones: "keep the colour" is impossible, the red stack goes.
    let mut brute = Brute::new(&set("evil"), 12);
    for y in [3, 5, 6, 9, 10, 12] {
        assert_eq!(brute.reaching(&[0, y], 0), [[0, 0]]);
        assert_eq!(set("evil").explain_two(0, y as u64).advice, Some((0, 0)));
    }
}

/// Facts 212, 213 and 311.
#[test]
fn section_5_three_halves() {
    let levels = set("beatty(3/2)");
    assert_eq!(levels.first(6), [1, 3, 4, 6, 7, 9]);
    let greens: Vec<u64> = (1..5).filter_map(|i| levels.nth_green(i)).collect();
    assert_eq!(greens, [2, 5, 8, 11]);
    assert_eq!(levels.domination(), Domination::Red);
    // Figure 2: the first three P-positions other than (0, 0).
    let pairing = Pairing::new(&levels.colours(11));
    assert_eq!(pairing.pairs().skip(1).take(3).collect::<Vec<_>>(), [(1, 1), (2, 3), (4, 4)]);
    // Remark 7: locally green-dominated at level 3 from k = 2, and maximal there.
    assert!(levels.is_locally_green_dominated(3) && !levels.is_locally_green_dominated(4));
    let window = levels.local_window(3).unwrap();
    assert_eq!((window.from, window.to), (2, Some(3)));
}

/// Fact 310.
#[test]
fn section_5_rational_beta_above_two() {
    for text in ["5/2", "7/3", "9/4", "11/5", "13/4", "21/10", "17/8"] {
        let levels = set(&format!("beatty({text})"));
        assert_eq!(levels.domination(), Domination::Green);
        let pairs = (1..40).map(|i| (levels.nth_green(i).unwrap(), levels.nth_red(i).unwrap()));
        assert_eq!(p_positions(&levels, 34), both_ways(pairs, 34), "{text}");
    }
}

/// Fact 208.
#[test]
fn proposition_6_for_red_levels_of_every_set() {
    for bits in 0..1024 {
        let levels = colouring(bits, 10);
        let p = p_positions(&levels, 11);
        for d in 1..=10 {
            assert_eq!(
                p.contains(&(d, d)),
                levels.is_red(d) && !levels.is_locally_green_dominated(d),
                "{levels}"
            );
        }
    }
}

/// Fact 312.
#[test]
fn proposition_6_read_for_green_levels_is_false() {
    // Printed for every positive d; as only red levels can be locally green-dominated, (d, d) with d green would be P.
    let levels = set("beatty(3/2)");
    for d in [2, 5, 8, 11] {
        assert!(!levels.is_red(d) && !levels.is_locally_green_dominated(d));
        assert!(!levels.is_p_two(d, d));
    }
}

/// Facts 207 and 313.
#[test]
fn the_queue_rule_for_every_colouring_of_twelve_levels() {
    for bits in 0..4096 {
        let levels = colouring(bits, 12);
        let pairing = Pairing::new(&levels.colours(12));
        let p = p_positions(&levels, 13);
        let pairs = pairing.pairs().map(|(a, b)| (a as u64, b as u64));
        assert_eq!(p, both_ways(pairs, 13), "{levels}");
    }
}
