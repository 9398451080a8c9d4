//! Results of the calculator.
use super::operation::Operation;
use kernels::nimbers::{Roots, inverse, order, power, product, quotient, roots, square_root};

/// What comes out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    One(u128),
    /// Two roots, the smaller first.
    Two(u128, u128),
    /// There is none: why, in a sentence.
    None(&'static str),
}

/// An expression and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// `24 ⊗ 17`
    pub expression: String,
    pub outcome: Outcome,
}

/// Calculates; an operation of one number does not look at `b`. At most some thousand products.
pub fn answer(operation: Operation, a: u128, b: u128) -> Answer {
    let of = |value: Option<u128>, why| value.map_or(Outcome::None(why), Outcome::One);
    let outcome = match operation {
        Operation::Sum => Outcome::One(a ^ b),
        Operation::Product => Outcome::One(product(a, b)),
        Operation::Quotient if a == 0 => of(quotient(a, b), "0 ÷ 0 has no value: every number times 0 is 0."),
        Operation::Quotient => of(quotient(a, b), "Nothing can be divided by 0: every product with 0 is 0."),
        Operation::Power => Outcome::One(power(a, b)),
        Operation::Inverse => of(inverse(a), "0 has no inverse: every product with 0 is 0."),
        Operation::Root => Outcome::One(square_root(a)),
        Operation::Quadratic => match roots(a, b) {
            Roots::One(root) => Outcome::One(root),
            Roots::Two(less, more) => Outcome::Two(less, more),
            Roots::Beyond => Outcome::None("No root below 2^128: both lie in the next greater field."),
        },
        Operation::Order => of(order(a), "0 has no order: no power of it but the power 0 is 1."),
    };
    Answer { expression: operation.expression(a, b), outcome }
}

impl Answer {
    /// The result as a text: `128`, `2, 3`, or why there is none.
    pub fn value(&self) -> String {
        match &self.outcome {
            Outcome::One(value) => value.to_string(),
            Outcome::Two(less, more) => format!("{less}, {more}"),
            Outcome::None(why) => (*why).into(),
        }
    }
    /// The result in a sentence: `24 ⊗ 17 = 128`.
    pub fn sentence(&self) -> String {
        match &self.outcome {
            Outcome::None(why) => (*why).into(),
            _ if self.expression.contains('x') => format!("{}: x = {}", self.expression, self.value()),
            _ => format!("{} = {}", self.expression, self.value()),
        }
    }
}
