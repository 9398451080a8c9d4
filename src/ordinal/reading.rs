//! Reading ordinals in Cantor normal form.
use super::{Ordinal, Term, writing::DIGITS};
use crate::core::notation::{NotationError, Scanner};

/// How large an ordinal in a text may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The largest coefficient, also in exponents.
    pub count: u128,
    /// Most terms, also of an exponent.
    pub terms: usize,
    /// How high a tower of powers may be.
    pub depth: usize,
}

impl Limits {
    /// The limits for piles of a game.
    pub const PILES: Self = Self { count: u64::MAX as u128, terms: 8, depth: 3 };
    /// The limits for the nimber lab.
    pub const LAB: Self = Self { count: u128::MAX, terms: 81, depth: 6 };

    fn below(&self) -> Self {
        Self { depth: self.depth - 1, ..*self }
    }
}

/// What may be wrong with the order of terms.
const FALLING: &str = "powers of ω that fall, such as w^2+w*3+1";
const AFTER: &str = "the number after ω, as in w*2, since 2·ω is ω";

impl Ordinal {
    /// The ordinal that a text denotes: terms such as `7`, `w`, `w*2`, `w^3`, `w^w*2` or `w^(w+1)`, joined by `+`, their powers
    /// falling. `ω`, `·` and raised digits are read as well; blanks are allowed.
    ///
    /// # Errors
    /// What was expected instead, at its place.
    pub fn read(text: &str, limits: &Limits) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let found = Self::scan(&mut scan, limits)?;
        if scan.done() { Ok(found) } else { Err(NotationError::syntax(scan.at(), "+ and a smaller term")) }
    }
    /// Reads an ordinal from the place of a scanner on, and leaves the scanner at what follows.
    ///
    /// # Errors
    /// As [`Ordinal::read`].
    pub fn scan(scan: &mut Scanner, limits: &Limits) -> Result<Self, NotationError> {
        let mut terms: Vec<Term> = Vec::new();
        scan.blanks();
        if zero(scan) {
            return Ok(Self::default());
        }
        loop {
            scan.blanks();
            let at = scan.at();
            if terms.len() == limits.terms {
                return Err(NotationError::too_large(at, format!("at most {} terms", limits.terms)));
            }
            let term = term(scan, limits)?;
            if terms.last().is_some_and(|last| last.exponent <= term.exponent) {
                return Err(NotationError::not_allowed(at, FALLING));
            }
            terms.push(term);
            scan.blanks();
            if !scan.eat('+') {
                return Ok(Self { terms });
            }
        }
    }
    /// Reads a power of ω such as `w`, `ω²` or `w^(w+1)`; none where no ω comes next.
    ///
    /// # Errors
    /// What is wrong with its exponent, and where.
    pub fn scan_power(scan: &mut Scanner, limits: &Limits) -> Option<Result<Self, NotationError>> {
        if !omega(scan) {
            return None;
        }
        Some(exponent(scan, limits).map(|exponent| Self::power(exponent, 1)))
    }
}

/// Takes a 0, or several, if no other digit follows; says whether it did.
fn zero(scan: &mut Scanner) -> bool {
    let rest = scan.rest();
    let digits = rest.len() - rest.trim_start_matches('0').len();
    let alone = digits > 0 && !rest[digits..].starts_with(|c: char| c.is_ascii_digit());
    if alone {
        for _ in 0..digits {
            scan.bump();
        }
    }
    alone
}

fn omega(scan: &mut Scanner) -> bool {
    ['w', 'W', 'ω', 'Ω'].into_iter().any(|sign| scan.eat(sign))
}

fn term(scan: &mut Scanner, limits: &Limits) -> Result<Term, NotationError> {
    if !omega(scan) {
        let count = number(scan, limits, "a number or w, for ω")?;
        let end = scan.at();
        scan.blanks();
        if scan.peek().is_some_and(|c| matches!(c, '*' | '·' | 'w' | 'ω')) {
            return Err(NotationError::not_allowed(end, AFTER));
        }
        return Ok(Term { exponent: Ordinal::default(), count });
    }
    let exponent = exponent(scan, limits)?;
    scan.blanks();
    let count = if scan.eat('*') || scan.eat('·') {
        scan.blanks();
        number(scan, limits, "a number")?
    } else {
        1
    };
    Ok(Term { exponent, count })
}

/// A whole number from 1.
fn number(scan: &mut Scanner, limits: &Limits, expected: &str) -> Result<u128, NotationError> {
    let start = scan.at();
    let mut value = None::<u128>;
    while let Some(digit) = scan.peek().and_then(|c| c.to_digit(10)) {
        let next = value.unwrap_or(0).checked_mul(10).and_then(|value| value.checked_add(digit.into()));
        let next = next.filter(|next| *next <= limits.count);
        let bits = 128 - limits.count.leading_zeros();
        value =
            Some(next.ok_or_else(|| NotationError::too_large(start, format!("a number below 2^{bits}")))?);
        scan.bump();
    }
    match value {
        None => Err(NotationError::syntax(start, expected)),
        Some(0) => Err(NotationError::syntax(start, "a number from 1")),
        Some(value) => Ok(value),
    }
}

/// What stands after ω: `^` and an exponent, raised digits, or nothing.
fn exponent(scan: &mut Scanner, limits: &Limits) -> Result<Ordinal, NotationError> {
    let at = scan.at();
    let raised = |c: char| DIGITS.iter().position(|digit| *digit == c);
    if scan.peek().and_then(raised).is_some() {
        let mut digits = String::new();
        while let Some(digit) = scan.peek().and_then(raised) {
            digits += &digit.to_string();
            scan.bump();
        }
        let small = Limits { depth: limits.depth.max(1), ..*limits };
        let plain = Ordinal::read(&digits, &small.below());
        return plain.map_err(|error| NotationError::new(error.kind, at, error.expected.clone()));
    }
    if !scan.eat('^') {
        return Ok(Ordinal::finite(1));
    }
    if limits.depth == 0 {
        return Err(NotationError::too_large(at, "a lower tower of powers"));
    }
    let below = limits.below();
    if scan.eat('(') {
        let inner = Ordinal::scan(scan, &below)?;
        return if scan.eat(')') { Ok(inner) } else { Err(NotationError::syntax(scan.at(), ")")) };
    }
    if let Some(power) = Ordinal::scan_power(scan, &below) {
        return power;
    }
    if zero(scan) {
        return Ok(Ordinal::default());
    }
    number(scan, limits, "an exponent").map(Ordinal::finite)
}
