//! The least number outside a union of cosets.
use super::span::Span;

/// The nim-sums of `offset` with all numbers in the span of `basis`, whose highest digits differ and descend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coset {
    offset: u64,
    basis: Vec<u64>,
}

/// Cosets that are looked at before giving up.
const MOST_STEPS: u64 = 1 << 19;

impl Coset {
    pub fn new(offset: u64, span: &Span) -> Self {
        Self { offset, basis: span.basis() }
    }
    /// This number alone.
    pub fn one(offset: u64) -> Self {
        Self { offset, basis: Vec::new() }
    }
    /// Its part among the numbers with this digit 0 or 1, with the digit dropped; higher digits are 0. None if empty.
    fn part(&self, digit: u32, one: bool) -> Option<Self> {
        let bit = 1 << digit;
        let has = self.offset & bit != 0;
        let (offset, basis) = match self.basis.split_first() {
            Some((first, rest)) if first & bit != 0 => {
                (if has == one { self.offset } else { self.offset ^ first }, rest)
            }
            _ if has == one => (self.offset, &self.basis[..]),
            _ => return None,
        };
        Some(Self { offset: offset & !bit, basis: basis.to_vec() })
    }
}

/// The least number in none of the cosets, and how many were looked at; none where finding it takes too long.
pub fn least_outside(cosets: Vec<Coset>) -> Option<(u64, u64)> {
    let all = cosets.iter().flat_map(|coset| coset.basis.iter().copied().chain([coset.offset]));
    let digits = 64 - all.fold(0, |all, x| all | x).leading_zeros();
    let mut steps = 0;
    let inside = within(cosets, digits, &mut steps);
    if steps > MOST_STEPS {
        return None;
    }
    Some((inside.or(1u64.checked_shl(digits))?, steps))
}

/// The least number below 2 to the power `digits` that is in none of the cosets, all of which are below it too; none if
/// there is no such number.
fn within(cosets: Vec<Coset>, digits: u32, steps: &mut u64) -> Option<u64> {
    *steps += cosets.len() as u64 + 1;
    if *steps > MOST_STEPS || cosets.is_empty() {
        return Some(0);
    }
    if cosets.iter().any(|coset| coset.basis.len() as u32 == digits) {
        return None;
    }
    let half = |one| cosets.iter().filter_map(|coset| coset.part(digits - 1, one)).collect();
    let low = within(half(false), digits - 1, steps);
    low.or_else(|| within(half(true), digits - 1, steps).map(|least| least | 1 << (digits - 1)))
}
