//! Numbers with one square root, (a + b √k) / q, and lines E c + d of such numbers.
use kernels::statements::{Beatty, Id, Line};

/// (a + b √k) / q in lowest terms: q > 0, k without square factors, and k = 0 where b = 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Real {
    a: i64,
    b: i64,
    q: i64,
    k: i64,
}

/// The parts a, b and q stay below this in absolute value.
const MOST: i128 = 1 << 31;

impl Real {
    pub const ZERO: Self = Self { a: 0, b: 0, q: 1, k: 0 };
    pub const ONE: Self = Self { a: 1, b: 0, q: 1, k: 0 };
    /// The golden ratio, (1 + √5) / 2.
    pub const PHI: Self = Self { a: 1, b: 1, q: 2, k: 5 };

    pub fn whole(number: i64) -> Option<Self> {
        Self::new([number.into(), 0, 1], 0)
    }
    /// √k; none for negative and large numbers. O(√k).
    pub fn root(k: i64) -> Option<Self> {
        if !(0..1 << 31).contains(&k) {
            return None;
        }
        let (mut free, mut factor, mut f) = (k, 1, 2);
        while f * f <= free {
            if free % (f * f) == 0 {
                (free, factor) = (free / (f * f), factor * f);
            } else {
                f += 1;
            }
        }
        if free < 2 { Self::whole(factor * free) } else { Self::new([0, factor.into(), 1], free) }
    }
    fn new([a, b, q]: [i128; 3], k: i64) -> Option<Self> {
        let sign = if q < 0 { -1 } else { 1 };
        let common = gcd(gcd(a, b), q) * sign;
        let part =
            |part: i128| i64::try_from(part / common).ok().filter(|part| i128::from(part.abs()) < MOST);
        let (a, b, q) = (part(a)?, part(b)?, part(q)?);
        Some(Self { a, b, q, k: if b == 0 { 0 } else { k } })
    }
    /// The root that two numbers have in common; none where they have different ones.
    fn common(self, other: Self) -> Option<i64> {
        (self.b == 0 || other.b == 0 || self.k == other.k).then_some(self.k.max(other.k))
    }
    pub fn add(self, other: Self) -> Option<Self> {
        let (p, q) = (i128::from(self.q), i128::from(other.q));
        let sum = |a: i64, b: i64| i128::from(a) * q + i128::from(b) * p;
        Self::new([sum(self.a, other.a), sum(self.b, other.b), p * q], self.common(other)?)
    }
    pub fn negative(self) -> Self {
        Self { a: -self.a, b: -self.b, ..self }
    }
    pub fn times(self, other: Self) -> Option<Self> {
        let k = self.common(other)?;
        let [a, b, c, d] = [self.a, self.b, other.a, other.b].map(i128::from);
        let q = i128::from(self.q) * i128::from(other.q);
        Self::new([a * c + b * d * i128::from(k), a * d + b * c, q], k)
    }
    /// 1 / c; none for 0.
    pub fn inverse(self) -> Option<Self> {
        let [a, b, q, k] = [self.a, self.b, self.q, self.k].map(i128::from);
        // The norm of a number that is not 0 is not 0, as k is no square.
        let norm = a * a - b * b * k;
        (norm != 0).then(|| Self::new([q * a, -q * b, norm], self.k)).flatten()
    }
    pub fn is_zero(self) -> bool {
        self.a == 0 && self.b == 0
    }
    /// Numerator and denominator, if there is no root in it.
    pub fn rational(self) -> Option<(i64, i64)> {
        (self.b == 0).then_some((self.a, self.q))
    }
    fn is_positive(self) -> bool {
        let [a, b, k] = [self.a, self.b, self.k].map(i128::from);
        match (a >= 0, b >= 0) {
            (true, true) => a + b > 0,
            (false, false) => false,
            (true, false) => a * a > b * b * k,
            (false, true) => b * b * k > a * a,
        }
    }
    /// floor(E c + d).
    pub fn line(self, d: Self) -> Option<Line> {
        let k = self.common(d)?;
        let q = i128::from(self.q) / gcd(self.q.into(), d.q.into()) * i128::from(d.q);
        let over = |part: i64, of: i64| i64::try_from(i128::from(part) * (q / i128::from(of))).ok();
        Some(Line {
            a: [over(self.a, self.q)?, over(d.a, d.q)?],
            b: [over(self.b, self.q)?, over(d.b, d.q)?],
            q: i64::try_from(q).ok()?,
            k,
        })
    }
    /// The set of floor(m c), m ≥ 1; none unless c is positive.
    pub fn beatty(self) -> Option<Beatty> {
        let back = self.is_positive().then(|| self.inverse())??.negative().line(Self::ZERO)?;
        Some(Beatty { back, times: self.line(Self::ZERO)? })
    }
}

/// c E + d, where `e` is the place of E in a program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sum {
    pub e: Option<Id>,
    pub c: Real,
    pub d: Real,
}

impl Sum {
    pub fn constant(d: Real) -> Self {
        Self { e: None, c: Real::ZERO, d }
    }
    pub fn of(e: Id) -> Self {
        Self { e: Some(e), c: Real::ONE, d: Real::ZERO }
    }
    pub fn negative(self) -> Self {
        Self { c: self.c.negative(), d: self.d.negative(), ..self }
    }
    /// The sum; none where it is no line in a single E with a single root.
    pub fn add(self, other: Self) -> Option<Self> {
        let one = self.e.is_none() || other.e.is_none() || self.e == other.e;
        let sum = Self { e: self.e.or(other.e), c: self.c.add(other.c)?, d: self.d.add(other.d)? };
        one.then_some(sum)
    }
    pub fn times(self, other: Self) -> Option<Self> {
        let (line, factor) = if other.e.is_none() { (self, other.d) } else { (other, self.d) };
        let one = self.e.is_none() || other.e.is_none();
        let product = Self { e: line.e, c: line.c.times(factor)?, d: line.d.times(factor)? };
        one.then_some(product)
    }
    /// A constant to the power of a whole number of at most 16.
    pub fn power(self, other: Self) -> Option<Self> {
        let exponent = other.d.rational().filter(|_| self.e.is_none() && other.e.is_none())?;
        let (exponent @ 0..=16, 1) = exponent else { return None };
        (0..exponent).try_fold(Real::ONE, |power, _| power.times(self.d)).map(Self::constant)
    }
    pub fn over(self, other: Self) -> Option<Self> {
        let inverse = other.e.is_none().then(|| other.d.inverse())??;
        self.times(Self::constant(inverse))
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}
