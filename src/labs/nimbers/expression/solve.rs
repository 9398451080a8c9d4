//! The value of an expression, whether two are equal, and which x makes them so.
use super::{
    line::{CalculationSteps, operand},
    poly::{Evaluator, Poly},
    tree::Equation,
};
use crate::core::notation::NotationError;
use crate::labs::nimbers::{
    calculation::{Calculation, Found},
    steps::{Line, Stage},
};
use crate::ordinal::Ordinal;
use kernels::nimbers::{Roots, roots};

const INSIDE_OUT: &str = "Calculate from the inside out.";

/// Calculates an expression; checks an equation, or solves it for x.
///
/// # Errors
/// An operation that cannot be done, at its place in the text.
pub fn solve(equation: &Equation) -> Result<Calculation, NotationError> {
    let mut told = CalculationSteps::default();
    let mut under = Evaluator::new(&mut told);
    let left = under.value(&equation.left)?;
    let Some(right) = &equation.right else {
        let value = left.0[0].clone();
        return Ok(made(equation, Found::Values(vec![value]), told.stages(INSIDE_OUT)));
    };
    let right = under.value(right)?;
    if !equation.has_unknown() {
        let [a, b] = [left.0[0].clone(), right.0[0].clone()];
        let found = if a == b { Found::Equal(a) } else { Found::Different(a, b) };
        return Ok(made(equation, found, told.stages(INSIDE_OUT)));
    }
    let all = left.sum(&right);
    let (found, mut after) = of_unknown(&all, &mut Evaluator::new(&mut CalculationSteps::default()))?;
    let mut stages = told.stages(INSIDE_OUT);
    let gathered = Line::of([polynomial(&all), "= 0".into()]);
    stages.push(Stage::new("Add the right side to both sides: what is there twice cancels.", [gathered]));
    stages.append(&mut after);
    Ok(made(equation, found, stages))
}

fn made(equation: &Equation, found: Found, stages: Vec<Stage>) -> Calculation {
    Calculation {
        expression: equation.pretty(),
        unknown: equation.has_unknown(),
        infinite: equation.has_infinite(),
        found,
        stages,
        definition: None,
    }
}

/// `3 ⊗ x² ⊕ x ⊕ 6`.
fn polynomial(all: &Poly) -> String {
    let one = Ordinal::finite(1);
    let term = |(at, sign): (usize, &str)| {
        let own = &all.0[at];
        match at {
            _ if own.is_zero() => None,
            0 => Some(operand(own)),
            _ if *own == one => Some(sign.into()),
            _ => Some(format!("{} ⊗ {sign}", operand(own))),
        }
    };
    let terms: Vec<String> = [(2, "x²"), (1, "x"), (0, "")].into_iter().filter_map(term).collect();
    if terms.is_empty() { "0".into() } else { terms.join(" ⊕ ") }
}

/// The x for which the polynomial is 0, and the steps that find them.
fn of_unknown(all: &Poly, under: &mut Evaluator) -> Result<(Found, Vec<Stage>), NotationError> {
    let [free, linear, square] = &all.0;
    let one = Ordinal::finite(1);
    match all.degree() {
        0 if free.is_zero() => Ok((Found::None("Every x makes both sides equal.".into()), vec![])),
        0 => Ok((Found::None("No x makes both sides equal: they always differ by the same.".into()), vec![])),
        1 => {
            let x = under.divided(free, linear, 0)?;
            let line = Line::of([
                format!("x = {} ÷ {}", operand(free), operand(linear)),
                format!("= {}", x.pretty()),
            ]);
            let divide = Stage::new("Divide by what *x* is multiplied with.", [line]);
            let check = check(all, &x, under)?;
            let stages = if *linear == one { vec![check] } else { vec![divide, check] };
            Ok((Found::Values(vec![x]), stages))
        }
        _ => quadratic([free, linear, square], all, under),
    }
}

fn quadratic(
    [free, linear, square]: [&Ordinal; 3],
    all: &Poly,
    under: &mut Evaluator,
) -> Result<(Found, Vec<Stage>), NotationError> {
    let [a, b] = [under.divided(linear, square, 0)?, under.divided(free, square, 0)?];
    let mut stages = Vec::new();
    if *square != Ordinal::finite(1) {
        let reduced = Poly([b.clone(), a.clone(), Ordinal::finite(1)]);
        let line = Line::of([polynomial(&reduced), "= 0".into()]);
        stages.push(Stage::new("Divide by what *x*² is multiplied with.", [line]));
    }
    let found = if a.is_zero() {
        let root = b.root().map_err(|_| NotationError::too_large(0, "numbers below ω^81"))?;
        let line = Line::of([format!("x = √{}", operand(&b)), format!("= {}", root.pretty())]);
        stages.push(Stage::new("Without *x* it is a square root.", [line]));
        vec![root]
    } else {
        let (Some(a), Some(b)) = (a.number(), b.number()) else {
            return Err(NotationError::not_allowed(0, "an equation with x² and x whose numbers are finite"));
        };
        match roots(a, b) {
            Roots::One(x) => vec![Ordinal::finite(x)],
            Roots::Two(less, more) => [less, more].map(Ordinal::finite).to_vec(),
            Roots::Beyond => {
                let none = "No root below 2^128: both lie in the next greater field.".to_string();
                return Ok((Found::None(none), stages));
            }
        }
    };
    for x in &found {
        stages.push(check(all, x, under)?);
    }
    Ok((Found::Values(found), stages))
}

/// The step that puts a number for x into the equation.
fn check(all: &Poly, x: &Ordinal, under: &mut Evaluator) -> Result<Stage, NotationError> {
    let mut parts = Vec::new();
    let mut sum = all.0[0].clone();
    for (own, square) in [(&all.0[2], true), (&all.0[1], false)] {
        if !own.is_zero() {
            let x = Poly::of(x.clone());
            let power = if square { under.product(&x, &x, 0)? } else { x };
            let product = under.product(&Poly::of(own.clone()), &power, 0)?;
            parts.push(product.0[0].pretty());
            sum = &sum ^ &product.0[0];
        }
    }
    if !all.0[0].is_zero() {
        parts.push(all.0[0].pretty());
    }
    debug_assert!(sum.is_zero(), "a root is one");
    let put = polynomial(all).replace("x²", &format!("({})²", x.pretty())).replace('x', &operand(x));
    Ok(Stage::new("Check.", [Line::of([put, format!("= {} = {}", parts.join(" ⊕ "), sum.pretty())])]))
}
