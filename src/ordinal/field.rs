//! The field of the ordinals below ω^81 with coefficients below 2^128 (Conway, On Numbers and Games, chapter 6; Lenstra,
//! On the algebraic closure of two, 1977): coefficients multiply as finite nimbers, ω ⊗ ω ⊗ ω = 2, and the nim-cube of each
//! further ω^(3^i) is the one before it.
use super::{Ordinal, Term};
use kernels::nimbers as finite;

/// Exponents of products are less than this: four digits in base 3.
pub const DEGREES: usize = 81;

/// A factor that is too large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beyond;

/// Coefficients of ω^0, ω^1, …
type Dense = [u128; DEGREES];

/// ω^j ⊗ ω^k as an exponent and a finite factor: digits in base 3 are added from the highest down, a 3 becomes 1 in the next
/// lower digit, and out of the lowest the factor 2.
pub fn powers(j: usize, k: usize) -> (usize, u128) {
    let (mut exponent, mut carry) = (0, 0);
    for place in [27, 9, 3, 1] {
        let digit = j / place % 3 + k / place % 3 + carry;
        carry = digit / 3;
        exponent += digit % 3 * place;
    }
    (exponent, 1 + carry as u128)
}

impl Ordinal {
    /// The exponents as numbers with their coefficients, the largest first.
    ///
    /// # Errors
    /// An exponent of 81 or more.
    pub fn polynomial(&self) -> Result<Vec<(usize, u128)>, Beyond> {
        let small = |term: &Term| {
            let exponent = term.exponent.number().and_then(|n| usize::try_from(n).ok());
            Some((exponent.filter(|n| *n < DEGREES)?, term.count))
        };
        self.terms().iter().map(|term| small(term).ok_or(Beyond)).collect()
    }
    fn of_dense(coefficients: &[u128]) -> Self {
        let term = |(exponent, count): (usize, &u128)| Term {
            exponent: Self::finite(exponent as u128),
            count: *count,
        };
        Self::of(coefficients.iter().enumerate().map(term).collect())
    }
    /// The nim-product. Takes one or two finite products for each pair of terms.
    ///
    /// ```
    /// use nimscope::ordinal::{Limits, Ordinal};
    ///
    /// let omega = Ordinal::omega();
    /// let square = omega.times(&omega).unwrap();
    /// assert_eq!(square.times(&omega).unwrap(), Ordinal::finite(2));
    /// assert!(Ordinal::read("w^w", &Limits::LAB).unwrap().times(&omega).is_err());
    /// ```
    ///
    /// # Errors
    /// A factor of at least ω^81, unless the other is 0 or 1.
    pub fn times(&self, other: &Self) -> Result<Self, Beyond> {
        match (self.number(), other.number()) {
            (Some(0), _) | (_, Some(0)) => return Ok(Self::default()),
            (Some(1), _) => return Ok(other.clone()),
            (_, Some(1)) => return Ok(self.clone()),
            (Some(a), Some(b)) => return Ok(Self::finite(finite::product(a, b))),
            _ => {}
        }
        let (left, right) = (self.polynomial()?, other.polynomial()?);
        let mut sums: Dense = [0; DEGREES];
        for (j, a) in &left {
            for (k, b) in &right {
                let (exponent, factor) = powers(*j, *k);
                let product = finite::product(*a, *b);
                sums[exponent] ^= if factor == 1 { product } else { finite::product(product, factor) };
            }
        }
        Ok(Self::of_dense(&sums))
    }
    /// The nim-product with itself. Linear in the number of terms: products of two different ones come twice and cancel.
    ///
    /// # Errors
    /// As [`Ordinal::times`].
    pub fn squared(&self) -> Result<Self, Beyond> {
        if self.number().is_some_and(|n| n < 2) {
            return Ok(self.clone());
        }
        let mut sums: Dense = [0; DEGREES];
        for (k, a) in self.polynomial()? {
            let (exponent, factor) = powers(k, k);
            sums[exponent] ^= finite::product(finite::product(a, a), factor);
        }
        Ok(Self::of_dense(&sums))
    }
    /// The nim-product of `exponent` equal factors.
    ///
    /// # Errors
    /// As [`Ordinal::times`].
    pub fn to_the(&self, exponent: u128) -> Result<Self, Beyond> {
        let mut result = Self::finite(1);
        for bit in (0..128 - exponent.leading_zeros()).rev() {
            result = result.squared()?;
            if exponent >> bit & 1 == 1 {
                result = result.times(self)?;
            }
        }
        Ok(result)
    }
    /// The ordinal whose nim-square this one is: there is exactly one.
    ///
    /// # Errors
    /// As [`Ordinal::times`].
    pub fn root(&self) -> Result<Self, Beyond> {
        if let Some(n) = self.number() {
            return Ok(Self::finite(finite::square_root(n)));
        }
        // With g = ω^(3^i) and b = g ⊗ g ⊗ g, the one before it, g is the square of (g ⊗ g) ÷ √b.
        let mut roots: Vec<Self> = Vec::new();
        let mut before = Self::finite(finite::square_root(2));
        for place in [1, 3, 9, 27] {
            let square = Self::power(Self::finite(2 * place), 1);
            before = square.times(&before.inverse()?.unwrap_or_default())?;
            roots.push(before.clone());
        }
        let mut sum = Self::default();
        for (exponent, count) in self.polynomial()? {
            let mut product = Self::finite(finite::square_root(count));
            for (root, place) in roots.iter().zip([1, 3, 9, 27]) {
                for _ in 0..exponent / place % 3 {
                    product = product.times(root)?;
                }
            }
            sum = &sum ^ &product;
        }
        Ok(sum)
    }
    /// The ordinal whose nim-product with this one is 1; none for 0. Solves as many linear equations as there are
    /// powers of ω in the smallest field around it: 3, 9, 27 or 81.
    ///
    /// # Errors
    /// As [`Ordinal::times`].
    pub fn inverse(&self) -> Result<Option<Self>, Beyond> {
        if let Some(n) = self.number() {
            return Ok(finite::inverse(n).map(Self::finite));
        }
        let terms = self.polynomial()?;
        let degree = terms.first().map_or(0, |(exponent, _)| *exponent);
        let size = [3, 9, 27, 81].into_iter().find(|size| degree < *size).unwrap_or(DEGREES);
        // Row r says what the coefficient of ω^r in the product is: the last column is that of 1.
        let mut rows = vec![vec![0u128; size + 1]; size];
        let columns = |(exponent, count): &(usize, u128)| {
            let (exponent, count) = (*exponent, *count);
            (0..size).map(move |column| (powers(exponent, column), column, count))
        };
        for ((row, factor), column, count) in terms.iter().flat_map(columns) {
            rows[row][column] ^= finite::product(count, factor);
        }
        rows[0][size] = 1;
        for column in 0..size {
            let Some(pivot) = (column..size).find(|row| rows[*row][column] != 0) else { return Ok(None) };
            rows.swap(column, pivot);
            let scale = finite::inverse(rows[column][column]).unwrap_or(1);
            rows[column].iter_mut().for_each(|value| *value = finite::product(*value, scale));
            let own = rows[column].clone();
            for (at, row) in rows.iter_mut().enumerate() {
                let times = row[column];
                if at == column || times == 0 {
                    continue;
                }
                for (value, own) in row.iter_mut().zip(&own).skip(column).filter(|(_, own)| **own != 0) {
                    *value ^= finite::product(*own, times);
                }
            }
        }
        Ok(Some(Self::of_dense(&rows.iter().map(|row| row[size]).collect::<Vec<_>>())))
    }
}
