//! Reading expressions: `(24 ⊗ 17) ⊕ 5^3`, or in plain letters `(24 x 17) + 5^3`.
//!
//! `⊕` or `+`; `⊗`, `*`, `·`, `×` or, between two factors, `x`; `÷` or `/`; `^` or raised digits; `√` or `sqrt`; `w` or `ω`;
//! elsewhere `x` is the unknown. Powers bind closest, then products and quotients, then sums; of signs that bind alike
//! the left one goes first.
use super::tree::{Equation, Node, Sign};
use crate::core::notation::{NotationError, Scanner};
use crate::ordinal::{Limits, Ordinal};

/// Longest text, in bytes, and deepest brackets.
const LONGEST: usize = 2000;
const DEEPEST: usize = 40;

const OPERAND: &str = "a number, w, x, √ or (";
const RAISED: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/// The expression or the equation that a text denotes.
///
/// # Errors
/// What was expected instead, at its place.
pub fn read(text: &str) -> Result<Equation, NotationError> {
    if text.len() > LONGEST {
        return Err(NotationError::too_large(LONGEST, format!("at most {LONGEST} bytes")).at_char(text));
    }
    let mut scan = Scanner::new(text);
    let left = sum(&mut scan, 0)?;
    let right = if scan.eat('=') { Some(sum(&mut scan, 0)?) } else { None };
    if !scan.done() {
        let expected = if right.is_some() { "an operation or the end" } else { "an operation, = or the end" };
        return Err(NotationError::syntax(scan.at(), expected));
    }
    let equation = Equation { left, right };
    if equation.right.is_none() && equation.has_unknown() {
        return Err(NotationError::syntax(text.len(), "= and another side, since x is unknown"));
    }
    Ok(equation)
}

/// Moves the place of a mistake back to the beginning of a character.
trait AtChar {
    fn at_char(self, text: &str) -> Self;
}

impl AtChar for NotationError {
    fn at_char(mut self, text: &str) -> Self {
        while !text.is_char_boundary(self.at) {
            self.at -= 1;
        }
        self
    }
}

/// The place and the meaning of the next sign, if it is one of these.
fn sign(scan: &mut Scanner, signs: &[(char, Sign)]) -> Option<(usize, Sign)> {
    scan.blanks();
    let at = scan.at();
    let (_, found) = signs.iter().find(|(c, _)| scan.eat(*c))?;
    Some((at, *found))
}

fn sum(scan: &mut Scanner, depth: usize) -> Result<Node, NotationError> {
    let mut left = product(scan, depth)?;
    while let Some((at, sign)) = sign(scan, &[('⊕', Sign::Sum), ('+', Sign::Sum)]) {
        left = Node::Two(sign, at, Box::new([left, product(scan, depth)?]));
    }
    Ok(left)
}

/// The signs of products and quotients.
const FACTORS: [(char, Sign); 8] = [
    ('⊗', Sign::Product),
    ('*', Sign::Product),
    ('·', Sign::Product),
    ('×', Sign::Product),
    ('x', Sign::Product),
    ('X', Sign::Product),
    ('÷', Sign::Quotient),
    ('/', Sign::Quotient),
];

fn product(scan: &mut Scanner, depth: usize) -> Result<Node, NotationError> {
    let mut left = power(scan, depth)?;
    while let Some((at, sign)) = sign(scan, &FACTORS) {
        left = Node::Two(sign, at, Box::new([left, power(scan, depth)?]));
    }
    Ok(left)
}

fn power(scan: &mut Scanner, depth: usize) -> Result<Node, NotationError> {
    let (base, literal) = operand(scan, depth)?;
    scan.blanks();
    let at = scan.at();
    let raised = |c: char| RAISED.chars().position(|digit| digit == c);
    let exponent = if scan.eat('^') {
        scan.blanks();
        digits(scan, |c| c.to_digit(10).map(|digit| digit as usize), "an exponent")?
    } else if scan.peek().and_then(raised).is_some() {
        digits(scan, raised, "an exponent")?
    } else {
        return Ok(base);
    };
    if literal {
        return Err(NotationError::not_allowed(
            at,
            "brackets: (w^2)^3 is a power of nimbers, w^6 an ordinal",
        ));
    }
    scan.blanks();
    if scan.peek().is_some_and(|c| c == '^' || raised(c).is_some()) {
        return Err(NotationError::not_allowed(scan.at(), "brackets: (2^3)^2"));
    }
    Ok(Node::Power(at, Box::new(base), exponent))
}

/// A whole number below 2^128.
fn digits(
    scan: &mut Scanner,
    digit: impl Fn(char) -> Option<usize>,
    expected: &str,
) -> Result<u128, NotationError> {
    let at = scan.at();
    let mut value = None::<u128>;
    while let Some(digit) = scan.peek().and_then(&digit) {
        let next = value.unwrap_or(0).checked_mul(10).and_then(|value| value.checked_add(digit as u128));
        value = Some(next.ok_or_else(|| NotationError::too_large(at, "a number below 2^128"))?);
        scan.bump();
    }
    value.ok_or_else(|| NotationError::syntax(at, expected))
}

/// An operand, and whether it is a power of ω with an exponent.
fn operand(scan: &mut Scanner, depth: usize) -> Result<(Node, bool), NotationError> {
    scan.blanks();
    let at = scan.at();
    if depth == DEEPEST {
        return Err(NotationError::too_large(at, format!("at most {DEEPEST} brackets in each other")));
    }
    if scan.eat('(') {
        let inner = sum(scan, depth + 1)?;
        return match scan.eat(')') {
            true => Ok((inner, false)),
            false => Err(NotationError::syntax(scan.at(), "an operation or )")),
        };
    }
    if scan.eat('√') || scan.rest().starts_with("sqrt") && (0..4).all(|_| scan.bump().is_some()) {
        let (inner, literal) = operand(scan, depth + 1)?;
        return Ok((Node::Root(at, Box::new(inner)), literal));
    }
    if scan.eat('x') || scan.eat('X') {
        return Ok((Node::Unknown, false));
    }
    if let Some(found) = Ordinal::scan_power(scan, &Limits::LAB) {
        let power = found?;
        let literal = scan.at() > at + 2;
        return Ok((Node::Number(counted(scan, power)), literal));
    }
    let value = digits(scan, |c| c.to_digit(10).map(|digit| digit as usize), OPERAND)?;
    Ok((Node::Number(Ordinal::finite(value)), false))
}

/// A power of ω with the coefficient that follows, unless that is itself raised to a power.
fn counted(scan: &mut Scanner, power: Ordinal) -> Ordinal {
    let rest = scan.rest().trim_start();
    let Some(after) = rest.strip_prefix(['*', '·']) else { return power };
    let after = after.trim_start();
    let end = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
    let (number, beyond) = after.split_at(end);
    let raised = beyond.trim_start().starts_with(|c: char| c == '^' || RAISED.contains(c));
    let (Ok(count), false, Some(term)) = (number.parse::<u128>(), raised, power.terms().first()) else {
        return power;
    };
    let counted = Ordinal::power(term.exponent.clone(), count);
    let taken = scan.rest().len() - beyond.len();
    let stop = scan.at() + taken;
    while scan.at() < stop {
        scan.bump();
    }
    counted
}
