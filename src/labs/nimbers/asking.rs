//! What the lab is asked, calculated: two numbers, an expression, an equation, or a law.
use super::{
    answer::{Outcome, answer},
    calculation::{Calculation, Found},
    expression::{Equation, Node, Sign, law, read, solve},
    operation::{Operation, read_nimber},
    product::by_definition,
    reason::steps,
};
use crate::core::notation::NotationError;
use crate::labs::field::{FieldError, Values};
use crate::ordinal::{Limits, Ordinal};

/// The words in links for what is asked besides operations on numbers.
pub const EXPRESSION: &str = "expression";
pub const LAW: &str = "law";

/// The operation on two numbers, or on one, where one is asked for.
pub fn operation(values: &Values) -> Operation {
    Operation::read(values.text("o")).unwrap_or(Operation::Product)
}

/// What the fields ask for.
///
/// # Errors
/// The first field that cannot be read or calculated, with the place of the mistake.
pub fn calculate(values: &Values) -> Result<Calculation, FieldError> {
    if values.is("o", EXPRESSION) {
        let text = values.text("e");
        return expressed(text).map_err(|error| FieldError { key: "e", text: text.into(), error });
    }
    if values.is("o", LAW) {
        let numbers = [operand(values, "a")?, operand(values, "b")?];
        let third = if values.is("l", "commutative") { Ordinal::default() } else { operand(values, "d")? };
        let [a, b] = numbers;
        return of(values, &law(values.text("l"), [a, b, third]));
    }
    let operation = operation(values);
    let a = operand(values, "a")?;
    let b = if operation.is_binary() { operand(values, "b")? } else { Ordinal::default() };
    match (a.number(), b.number()) {
        (Some(a), Some(b)) => Ok(of_numbers(operation, a, b)),
        _ => of(values, &of_ordinals(operation, a, b).ok_or_else(|| infinite_error(values))?),
    }
}

/// An expression or an equation, calculated.
///
/// # Errors
/// What cannot be read or calculated, at its place.
pub fn expressed(text: &str) -> Result<Calculation, NotationError> {
    solve(&read(text)?)
}

/// A number below 2^128, or an ordinal.
///
/// # Errors
/// What was expected instead, at its place.
pub fn read_operand(text: &str) -> Result<Ordinal, NotationError> {
    if text.contains(['w', 'W', 'ω']) {
        Ordinal::read(text, &Limits::LAB)
    } else {
        read_nimber(text).map(Ordinal::finite)
    }
}

fn operand(values: &Values, key: &'static str) -> Result<Ordinal, FieldError> {
    let text = values.text(key);
    read_operand(text).map_err(|error| FieldError { key, text: text.into(), error })
}

/// The mistake that a number is infinite where only finite ones will do, for the first such number.
fn infinite_error(values: &Values) -> FieldError {
    let infinite = |key: &&&str| values.text(key).contains(['w', 'W', 'ω']);
    let key = ["a", "b"].iter().find(infinite).copied().unwrap_or("a");
    let error = NotationError::not_allowed(0, "a finite number for this operation");
    FieldError { key, text: values.text(key).into(), error }
}

/// Solves an equation; a mistake that only the calculation finds is told of the first infinite number.
fn of(values: &Values, equation: &Equation) -> Result<Calculation, FieldError> {
    solve(equation).map_err(|error| {
        let FieldError { key, text, .. } = infinite_error(values);
        FieldError { key, text, error: NotationError::new(error.kind, 0, error.expected.clone()) }
    })
}

fn of_numbers(operation: Operation, a: u128, b: u128) -> Calculation {
    let found = answer(operation, a, b);
    Calculation {
        unknown: operation == Operation::Quadratic,
        infinite: false,
        expression: found.expression,
        found: match found.outcome {
            Outcome::One(value) => Found::Values(vec![Ordinal::finite(value)]),
            Outcome::Two(less, more) => Found::Values([less, more].map(Ordinal::finite).to_vec()),
            Outcome::None(why) => Found::None(why.into()),
        },
        stages: steps(operation, a, b),
        definition: (operation == Operation::Product).then(|| by_definition(a, b)).flatten(),
    }
}

/// The expression of an operation on ordinals; none for those that only finite numbers have.
fn of_ordinals(operation: Operation, a: Ordinal, b: Ordinal) -> Option<Equation> {
    let exponent = b.number();
    let [a, b] = [a, b].map(Node::Number);
    let left = match operation {
        Operation::Sum => Node::two(Sign::Sum, a, b),
        Operation::Product => Node::two(Sign::Product, a, b),
        Operation::Quotient => Node::two(Sign::Quotient, a, b),
        Operation::Power => Node::Power(0, Box::new(a), exponent?),
        Operation::Inverse => Node::two(Sign::Quotient, Node::Number(Ordinal::finite(1)), a),
        Operation::Root => Node::Root(0, Box::new(a)),
        Operation::Quadratic | Operation::Order => return None,
    };
    Some(Equation { left, right: None })
}
