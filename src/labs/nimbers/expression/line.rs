//! Operations as lines of steps.
use super::{carry, tree::Sign};
use crate::labs::nimbers::{
    product::term,
    steps::{Line, MOST_LINES, Stage},
};
use crate::ordinal::{Ordinal, high};

/// What is told of a calculation: its operations, from the innermost outwards, and the products of powers of ω in them.
#[derive(Default)]
pub struct CalculationSteps {
    lines: Vec<Line>,
    powers: Vec<(usize, usize)>,
}

impl CalculationSteps {
    pub fn add(&mut self, line: Line, powers: Option<Vec<(usize, usize)>>) {
        self.lines.push(line);
        for pair in powers.into_iter().flatten() {
            if !self.powers.contains(&pair) && self.powers.len() <= 4 * MOST_LINES {
                self.powers.push(pair);
            }
        }
    }
    /// The steps so far, under this title.
    pub fn stages(self, title: &str) -> Vec<Stage> {
        let mut stages = Vec::new();
        if !self.powers.is_empty() {
            let lines = self.powers.iter().filter_map(|(j, k)| carry::line(*j, *k));
            stages.push(Stage::new(
                "Multiply the powers of *ω*: add exponents in base 3 from the left. A 3 goes on as 1 to the right, and out of the last place as the factor 2.",
                lines,
            ));
        }
        if !self.lines.is_empty() {
            stages.push(Stage::new(title, self.lines));
        }
        stages
    }
}

/// An ordinal as an operand: in brackets where it has several terms.
pub fn operand(value: &Ordinal) -> String {
    if value.terms().len() > 1 { format!("({})", value.pretty()) } else { value.pretty() }
}

/// An operation and its value.
pub fn two(sign: Sign, a: &Ordinal, b: &Ordinal, value: &Ordinal) -> Line {
    if let (Sign::Product, Some(a), Some(b), Some(value)) = (sign, a.number(), b.number(), value.number()) {
        return term(a, b, value);
    }
    let written = format!("{} {} {}", operand(a), sign.written(), operand(b));
    Line::of([written, format!("= {}", value.pretty())])
}

/// The pairs of exponents in a product, where one of the factors is infinite; each once.
pub fn carried(sign: Sign, a: &Ordinal, b: &Ordinal) -> Option<Vec<(usize, usize)>> {
    if sign != Sign::Product || a.number().is_some() || b.number().is_some() {
        return None;
    }
    let [a, b] = [a.polynomial().ok()?, b.polynomial().ok()?];
    let pairs = a.iter().flat_map(|(j, _)| b.iter().map(move |(k, _)| (*j.max(k), *j.min(k))));
    Some(pairs.filter(|(_, k)| *k > 0).collect())
}

pub fn root(of: &Ordinal, root: &Ordinal) -> Line {
    let check = format!("since {} ⊗ {} = {}", operand(root), operand(root), of.pretty());
    Line::of([format!("√{}", operand(of)), format!("= {}", root.pretty()), check])
}

pub fn power(of: &Ordinal, exponent: u128, value: &Ordinal) -> Line {
    let base = if of.number().is_some() { of.pretty() } else { format!("({})", of.pretty()) };
    Line::of([format!("{base}{}", high(exponent)), format!("= {}", value.pretty())])
}
