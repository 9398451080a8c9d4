//! What the calculator can do, and how its numbers are read.
use crate::core::notation::NotationError;

/// The operations, in the order in which they are offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    Sum,
    Product,
    Quotient,
    /// The exponent is an ordinary number.
    Power,
    Inverse,
    /// The square root.
    Root,
    /// The roots of x^2 + ax + b.
    Quadratic,
    /// The least exponent above 0 whose power is 1.
    Order,
}

impl Operation {
    pub const ALL: [Self; 8] = [
        Self::Sum,
        Self::Product,
        Self::Quotient,
        Self::Power,
        Self::Inverse,
        Self::Root,
        Self::Quadratic,
        Self::Order,
    ];
    /// One word, as links carry it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Sum => "sum",
            Self::Product => "product",
            Self::Quotient => "quotient",
            Self::Power => "power",
            Self::Inverse => "inverse",
            Self::Root => "root",
            Self::Quadratic => "quadratic",
            Self::Order => "order",
        }
    }
    /// What stands between the two numbers, or before a single one.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Sum => "⊕",
            Self::Product => "⊗",
            Self::Quotient => "÷",
            Self::Power => "^",
            Self::Inverse => "1 ÷",
            Self::Root => "√",
            Self::Quadratic => ",",
            Self::Order => "order of",
        }
    }
    /// Whether it takes two numbers.
    pub fn is_binary(self) -> bool {
        !matches!(self, Self::Inverse | Self::Root | Self::Order)
    }
    /// The operation of this word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|operation| operation.word() == word)
    }
    /// The expression: `24 ⊗ 17`, `√14`.
    pub fn expression(self, a: u128, b: u128) -> String {
        match self {
            Self::Sum | Self::Product | Self::Quotient => format!("{a} {} {b}", self.sign()),
            Self::Power => format!("{a}^{b}"),
            Self::Inverse => format!("1 ÷ {a}"),
            Self::Root => format!("√{a}"),
            Self::Quadratic => format!("x² ⊕ {a} ⊗ x ⊕ {b} = 0"),
            Self::Order => format!("order of {a}"),
        }
    }
}

/// A number from 0 to 2^128 - 1; blanks between its digits are allowed.
///
/// # Errors
/// What was expected instead, at its place.
pub fn read_nimber(text: &str) -> Result<u128, NotationError> {
    let mut value = None::<u128>;
    for (at, c) in text.char_indices().filter(|(_, c)| !c.is_whitespace()) {
        let Some(digit) = c.to_digit(10) else {
            return Err(NotationError::syntax(at, "a whole number"));
        };
        let next = value.unwrap_or(0).checked_mul(10).and_then(|value| value.checked_add(digit.into()));
        value = Some(next.ok_or_else(|| NotationError::too_large(at, "at most 2^128 − 1"))?);
    }
    value.ok_or_else(|| NotationError::syntax(text.len(), "a whole number"))
}
