//! Outcomes against recursion over whole sums.
use super::rule::{Rule, quotient, rule};
use kernels::quotients::Heaps;
use proptest::prelude::*;
use std::collections::HashMap;

/// Outcomes of sums, given as sorted heaps, by the definition.
struct Plain {
    rule: Rule,
    known: HashMap<Vec<usize>, bool>,
}

impl Plain {
    fn is_p(&mut self, sum: &[usize]) -> bool {
        if let Some(found) = self.known.get(sum) {
            return *found;
        }
        let mut options = Vec::new();
        for at in 0..sum.len() {
            self.rule.each(sum[at], &mut |parts| {
                let mut option = [&sum[..at], &sum[at + 1..], parts].concat();
                option.sort_unstable();
                options.push(option);
            });
        }
        let is_p = !options.is_empty() && !options.iter().any(|option| self.is_p(option));
        self.known.insert(sum.to_vec(), is_p);
        is_p
    }
}

/// All sums of heaps up to `most` with at most this total.
fn sums(total: usize, most: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for last in 1..=most.min(total) {
        for mut sum in sums(total - last, last) {
            sum.push(last);
            all.push(sum);
        }
    }
    all
}

/// Compares the outcomes of all sums of heaps that the quotient knows.
fn compare(code: &str, upto: usize, total: usize, work: u64) {
    let (found, _, _) = quotient(code, upto, work);
    let mut plain = Plain { rule: rule(code), known: HashMap::new() };
    for sum in sums(total, found.last().min(upto)) {
        let class = sum.iter().fold(0, |x, n| found.monoid().product(x, found.images()[*n]));
        assert_eq!(found.monoid().is_p(class), plain.is_p(&sum), "{code} {sum:?}");
    }
}

#[test]
fn all_small_sums_of_known_codes() {
    for code in ["0.77", "0.123", "0.75", "0.71", "0.15", "0.137", "0.07", "0.34", "4!.0", "4.3", ""] {
        compare(code, 22, 22, 1 << 40);
    }
    for code in ["0.6", "0.16", "0.26", "0.4", "0.106"] {
        compare(code, 14, 20, 1 << 24);
    }
}

#[test]
fn pairs_of_heaps_of_kayles() {
    let (found, _, _) = quotient("0.77", 200, 1 << 40);
    let image = |n: usize| found.images()[n];
    let lost = |a: usize, b: usize| found.monoid().is_p(found.monoid().product(image(a), image(b)));
    let pairs: Vec<_> =
        (1..9).flat_map(|a| (a..9).map(move |b| (a, b))).filter(|(a, b)| lost(*a, *b)).collect();
    let known = [(1, 5), (1, 8), (2, 2), (2, 7), (3, 3), (3, 6), (4, 5), (4, 8), (6, 6), (7, 7), (8, 8)];
    assert_eq!(pairs, known);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn random_codes(first in 0..2_u32, digits in proptest::collection::vec(0..8_u32, 1..4), upto in 4..13_usize) {
        let digits: String = digits.iter().map(u32::to_string).collect();
        compare(&format!("{}.{digits}", 4 * first), upto, 15, 1 << 20);
    }
}
