//! What an expression is worth: a polynomial in x of degree at most 2.
use super::{
    line::{self, CalculationSteps},
    tree::{Node, Sign},
};
use crate::core::notation::NotationError;
use crate::ordinal::{Beyond, Ordinal};

/// Coefficients of 1, x and x².
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Poly(pub [Ordinal; 3]);

/// Products of two coefficients that may be made for one expression.
const WORK: u64 = 400_000;

/// A calculation under way: the work that it may still do, and the steps told so far.
pub struct Evaluator<'t> {
    left: u64,
    pub told: &'t mut CalculationSteps,
}

/// Said of a factor that is beyond the field.
const FIELD: &str = "factors below ω^81. ω^ω lies beyond them: its fifth power is 4";

impl Poly {
    pub fn of(value: Ordinal) -> Self {
        Self([value, Ordinal::default(), Ordinal::default()])
    }
    /// The value of a polynomial without x.
    pub fn value(&self) -> Option<&Ordinal> {
        (self.degree() == 0).then_some(&self.0[0])
    }
    pub fn degree(&self) -> usize {
        (1..3).rev().find(|at| !self.0[*at].is_zero()).unwrap_or(0)
    }
    pub fn sum(&self, other: &Self) -> Self {
        Self([0, 1, 2].map(|at| &self.0[at] ^ &other.0[at]))
    }
}

impl<'t> Evaluator<'t> {
    pub fn new(told: &'t mut CalculationSteps) -> Self {
        Self { left: WORK, told }
    }
    fn pay(&mut self, work: u64, at: usize) -> Result<(), NotationError> {
        let few = || NotationError::too_large(at, "fewer terms or a smaller exponent");
        self.left = self.left.checked_sub(work).ok_or_else(few)?;
        Ok(())
    }
    fn times(&mut self, a: &Ordinal, b: &Ordinal, at: usize) -> Result<Ordinal, NotationError> {
        self.pay((a.terms().len() * b.terms().len()) as u64 + 1, at)?;
        a.times(b).map_err(|Beyond| NotationError::too_large(at, FIELD))
    }
    fn inverse(&mut self, a: &Ordinal, at: usize) -> Result<Ordinal, NotationError> {
        let degree = a.terms().first().and_then(|term| term.exponent.number()).unwrap_or(0);
        let size = [1u64, 3, 9, 27].into_iter().find(|size| degree < u128::from(*size)).unwrap_or(81);
        self.pay(size * size * size / 3 + 1, at)?;
        let found = a.inverse().map_err(|Beyond| NotationError::too_large(at, FIELD))?;
        found.ok_or_else(|| NotationError::not_allowed(at, "a divisor other than 0"))
    }
    /// The value of an expression.
    ///
    /// # Errors
    /// An operation that cannot be done, at the place of its sign.
    pub fn value(&mut self, node: &Node) -> Result<Poly, NotationError> {
        match node {
            Node::Number(value) => Ok(Poly::of(value.clone())),
            Node::Unknown => Ok(Poly([0, 1, 0].map(Ordinal::finite))),
            Node::Two(sign, at, parts) => {
                let [a, b] = [self.value(&parts[0])?, self.value(&parts[1])?];
                let found = match sign {
                    Sign::Sum => a.sum(&b),
                    Sign::Product => self.product(&a, &b, *at)?,
                    Sign::Quotient => {
                        let divisor = b.value().ok_or_else(|| no_unknown(*at, "a divisor without x"))?;
                        let inverse = self.inverse(divisor, *at)?;
                        self.product(&a, &Poly::of(inverse), *at)?
                    }
                };
                if let (Some(x), Some(y), Some(value)) = (a.value(), b.value(), found.value()) {
                    self.told.add(line::two(*sign, x, y, value), line::carried(*sign, x, y));
                }
                Ok(found)
            }
            Node::Power(at, base, exponent) => self.power(base, *exponent, *at),
            Node::Root(at, base) => {
                let base = self.value(base)?;
                let of = base.value().ok_or_else(|| no_unknown(*at, "a root of something without x"))?;
                self.pay(of.terms().len() as u64 * 900 + 400, *at)?;
                let root = of.root().map_err(|Beyond| NotationError::too_large(*at, FIELD))?;
                self.told.add(line::root(of, &root), None);
                Ok(Poly::of(root))
            }
        }
    }
    pub fn product(&mut self, a: &Poly, b: &Poly, at: usize) -> Result<Poly, NotationError> {
        if a.degree() + b.degree() > 2 {
            return Err(no_unknown(at, "no higher power of x than x²"));
        }
        let mut found = Poly::default();
        for i in 0..=a.degree() {
            for j in 0..=b.degree() {
                let product = self.times(&a.0[i], &b.0[j], at)?;
                found.0[i + j] = &found.0[i + j] ^ &product;
            }
        }
        Ok(found)
    }
    fn power(&mut self, base: &Node, exponent: u128, at: usize) -> Result<Poly, NotationError> {
        let base = self.value(base)?;
        let Some(of) = base.value() else {
            return match exponent {
                0 => Ok(Poly::of(Ordinal::finite(1))),
                1 => Ok(base),
                2 => self.product(&base, &base, at),
                _ => Err(no_unknown(at, "no higher power of x than x²")),
            };
        };
        // A square costs as much work as its base has terms, which are at most `full`.
        let degree =
            of.terms().first().and_then(|term| term.exponent.number()).unwrap_or(0).min(80) as u64 + 1;
        let full = if of.terms().len() > 1 { 3u64.pow(degree.ilog(3) + 1) } else { 1 };
        let ones = u64::from(exponent.count_ones());
        self.pay(
            u64::from(128 - exponent.leading_zeros()) * full + ones * full * of.terms().len() as u64,
            at,
        )?;
        let value = of.to_the(exponent).map_err(|Beyond| NotationError::too_large(at, FIELD))?;
        self.told.add(line::power(of, exponent, &value), None);
        Ok(Poly::of(value))
    }
    /// a ÷ b; nothing is told of it.
    ///
    /// # Errors
    /// As [`Evaluator::value`].
    pub fn divided(&mut self, a: &Ordinal, b: &Ordinal, at: usize) -> Result<Ordinal, NotationError> {
        let inverse = self.inverse(b, at)?;
        self.times(a, &inverse, at)
    }
}

fn no_unknown(at: usize, expected: &str) -> NotationError {
    NotationError::not_allowed(at, expected)
}
