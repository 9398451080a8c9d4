//! Steps of a calculation, as data.
use kernels::nimbers::powers;

/// The most lines of a step that are written out.
pub const MOST_LINES: usize = 16;

/// One numbered step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// What is done, in a sentence.
    pub title: String,
    pub lines: Vec<Line>,
    /// How many more lines there are.
    pub more: usize,
    pub sum: Option<BinarySum>,
}

/// A line of equal expressions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// `16 ⊗ 16`, `= 3/2 · 16`, `= 24`
    pub parts: Vec<String>,
    /// The name of the rule that gives it.
    pub rule: Option<&'static str>,
    /// A product whose steps can be asked for.
    pub product: Option<(u128, u128)>,
}

/// Numbers over their nim-sum in binary digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BinarySum {
    pub numbers: Vec<u128>,
    /// How many more numbers there are.
    pub more: usize,
    pub value: u128,
    /// How many digits are needed.
    pub columns: u32,
}

impl Line {
    pub fn of(parts: impl IntoIterator<Item = String>) -> Self {
        Self { parts: parts.into_iter().collect(), rule: None, product: None }
    }
    pub fn ruled(self, rule: &'static str) -> Self {
        Self { rule: Some(rule), ..self }
    }
}

impl Stage {
    /// A step of these lines, of which the first [`MOST_LINES`] are written out.
    pub fn new(title: impl Into<String>, lines: impl IntoIterator<Item = Line>) -> Self {
        let mut lines = lines.into_iter();
        let shown = lines.by_ref().take(MOST_LINES).collect();
        Self { title: title.into(), lines: shown, more: lines.count(), sum: None }
    }
    /// A step that adds numbers in binary.
    pub fn add(numbers: &[u128]) -> Self {
        let all = numbers.iter().fold(1, |all, number| all | number);
        let sum = BinarySum {
            numbers: numbers.iter().take(MOST_LINES).copied().collect(),
            more: numbers.len().saturating_sub(MOST_LINES),
            value: numbers.iter().fold(0, |sum, number| sum ^ number),
            columns: 128 - all.leading_zeros(),
        };
        Self { title: "Add without carrying.".into(), lines: Vec::new(), more: 0, sum: Some(sum) }
    }
    /// A step that writes numbers as nim-sums of powers of two.
    pub fn split(numbers: &[u128]) -> Self {
        let line = |number: &u128| {
            let powers = powers(*number);
            let sum = powers.iter().map(u128::to_string).collect::<Vec<_>>().join(" ⊕ ");
            Line::of([number.to_string(), format!("= {}", if powers.is_empty() { "0".into() } else { sum })])
        };
        let title = match numbers {
            [_] => "Write it as a nim-sum of powers of two.",
            _ => "Write both as nim-sums of powers of two.",
        };
        Self::new(title, numbers.iter().map(line))
    }
}

impl BinarySum {
    /// The digit of a number in a column, the leftmost being 0.
    pub fn digit(&self, number: u128, column: u32) -> bool {
        number >> (self.columns - 1 - column) & 1 == 1
    }
}
