//! The result of a calculation, and how it is found.
use super::steps::Stage;
use crate::ordinal::Ordinal;

/// What comes out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The value of an expression, or the values of x.
    Values(Vec<Ordinal>),
    /// Both sides of the equation have this value.
    Equal(Ordinal),
    Different(Ordinal, Ordinal),
    /// There is none: why, in a sentence.
    None(String),
}

/// A calculation and how it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calculation {
    /// `(24 ⊗ 17) ⊕ 5³`
    pub expression: String,
    /// Whether x is asked for.
    pub unknown: bool,
    /// Whether ω is in it.
    pub infinite: bool,
    pub found: Found,
    pub stages: Vec<Stage>,
    /// The result by the definition of the product, where that can be said.
    pub definition: Option<String>,
}

impl Calculation {
    /// The result as a text: `128`, `2, 3`, or why there is none.
    pub fn value(&self) -> String {
        match &self.found {
            Found::Values(values) => values.iter().map(Ordinal::pretty).collect::<Vec<_>>().join(", "),
            Found::Equal(both) => both.pretty(),
            Found::Different(left, right) => format!("{} and {}", left.pretty(), right.pretty()),
            Found::None(why) => why.clone(),
        }
    }
    /// The result in a sentence: `24 ⊗ 17 = 128`.
    pub fn sentence(&self) -> String {
        match &self.found {
            Found::None(why) => why.clone(),
            Found::Values(_) if self.unknown => format!("{}: x = {}", self.expression, self.value()),
            Found::Values(_) => format!("{} = {}", self.expression, self.value()),
            Found::Equal(both) => format!("{}: both sides are {}", self.expression, both.pretty()),
            Found::Different(left, right) => format!(
                "{} is false: the left side is {}, the right side {}",
                self.expression,
                left.pretty(),
                right.pretty()
            ),
        }
    }
}
