//! A product step by step, as Ferguson finds 24 ⊗ 17 and 8 ⊗ 8 (Game Theory, Part I, 5.3).
use crate::nimbers::{
    product::product,
    rules::{Rule, powers, rule},
};
use std::fmt::Write;

/// A product and how it is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    pub a: u128,
    pub b: u128,
    pub value: u128,
    pub step: Step,
}

/// How a product is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A rule gives it at once.
    Rule(Rule),
    /// The factors are sums of powers of two: multiply out, and add the terms.
    Expand(Vec<Term>),
    /// The factors are powers of two, and so products of Fermat 2-powers.
    Factor {
        /// The Fermat 2-powers whose product each factor is, the smallest first.
        a: Vec<u128>,
        b: Vec<u128>,
        /// The squares among them, by the rule, and then the ordinary product of those that occur once, if any.
        factors: Vec<u128>,
        /// The product of these factors, one after the other: the first two, the result with the third, …
        products: Vec<Explanation>,
    },
}

/// One term after multiplying out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    pub a: u128,
    pub b: u128,
    pub value: u128,
    /// The rule that gives the term; none where the term needs further steps, which [`explain`] finds.
    pub rule: Option<Rule>,
}

/// The steps that find a ⊗ b. Terms are not explained further here, so the answer has at most 128 * 128 of them.
pub fn explain(a: u128, b: u128) -> Explanation {
    let step = if let Some((rule, _)) = rule(a, b) {
        Step::Rule(rule)
    } else if a.is_power_of_two() && b.is_power_of_two() {
        factor(a, b)
    } else {
        let terms = powers(a).into_iter().flat_map(|a| powers(b).into_iter().map(move |b| term(a, b)));
        Step::Expand(terms.collect())
    };
    Explanation { a, b, value: product(a, b), step }
}

fn term(a: u128, b: u128) -> Term {
    Term { a, b, value: product(a, b), rule: rule(a, b).map(|(rule, _)| rule) }
}

/// The Fermat 2-powers whose product a power of two is: 2^5 = 2 ⊗ 16, since 5 = 1 + 4.
fn fermat_factors(power: u128) -> Vec<u128> {
    let exponent = power.trailing_zeros();
    (0..7).map(|bit| 1 << bit).filter(|bit| exponent & bit != 0).map(|bit| 1 << bit).collect()
}

fn factor(a: u128, b: u128) -> Step {
    let (of_a, of_b) = (fermat_factors(a), fermat_factors(b));
    let (twice, once): (Vec<u128>, Vec<u128>) = of_a.iter().partition(|factor| of_b.contains(factor));
    let mut factors: Vec<u128> = twice.iter().map(|factor| factor ^ (factor >> 1)).collect();
    let once = once.into_iter().chain(of_b.iter().copied().filter(|factor| !of_a.contains(factor)));
    // Each factor is greater than the product of all smaller ones, so rule (i) applies to all of them together.
    factors.extend(once.reduce(|x, y| x * y));
    let mut so_far = factors[0];
    let mut products = Vec::new();
    for factor in factors.iter().skip(1) {
        let next = explain(so_far, *factor);
        so_far = next.value;
        products.push(next);
    }
    Step::Factor { a: of_a, b: of_b, factors, products }
}

/// A sum such as `8 ⊕ 4 ⊕ 1`, in brackets where it is one of several factors.
fn sum(of: u128) -> String {
    let powers = powers(of);
    let text = joined(&powers, " ⊕ ");
    if powers.len() > 1 { format!("({text})") } else { text }
}

fn joined(numbers: &[u128], by: &str) -> String {
    numbers.iter().map(u128::to_string).collect::<Vec<_>>().join(by)
}

impl Explanation {
    /// The steps as a chain of equal expressions, at most `limit` terms of a sum written out:
    /// `24 ⊗ 17`, `(16 ⊕ 8) ⊗ (16 ⊕ 1)`, `(16 ⊗ 16) ⊕ (16 ⊗ 1) ⊕ …`, `24 ⊕ 16 ⊕ 128 ⊕ 8`, `128`.
    pub fn lines(&self, limit: usize) -> Vec<String> {
        let mut lines = vec![format!("{} ⊗ {}", self.a, self.b)];
        match &self.step {
            Step::Rule(_) => {}
            Step::Expand(terms) => {
                lines.push(format!("{} ⊗ {}", sum(self.a), sum(self.b)));
                let mut products = String::new();
                let mut values = String::new();
                for (n, term) in terms.iter().take(limit).enumerate() {
                    let plus = if n == 0 { "" } else { " ⊕ " };
                    let _ = write!(products, "{plus}({} ⊗ {})", term.a, term.b);
                    let _ = write!(values, "{plus}{}", term.value);
                }
                let more = if terms.len() > limit { " ⊕ …" } else { "" };
                lines.extend([products + more, values + more]);
            }
            Step::Factor { a, b, factors, .. } => {
                lines.push(format!("({}) ⊗ ({})", joined(a, " ⊗ "), joined(b, " ⊗ ")));
                let mut all = [&a[..], &b[..]].concat();
                all.sort_unstable();
                lines.extend([joined(&all, " ⊗ "), joined(factors, " ⊗ ")]);
            }
        }
        lines.push(self.value.to_string());
        lines.dedup();
        lines
    }
}
