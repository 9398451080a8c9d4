//! Quadratic equations.
use crate::nimbers::{
    field::{quotient, square_root, subfield},
    product::product,
};

/// The solutions of a quadratic equation, the smaller first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roots {
    /// None below 2^128: they lie in the next greater field.
    Beyond,
    /// One, counted twice.
    One(u128),
    Two(u128, u128),
}

/// The nimbers x with x ⊗ x ⊕ a ⊗ x ⊕ b = 0.
pub fn roots(a: u128, b: u128) -> Roots {
    let Some(c) = quotient(b, product(a, a)) else { return Roots::One(square_root(b)) };
    // With x = a ⊗ y it reads y ⊗ y ⊕ y = c, and with y the number y ⊕ 1 solves it.
    match solve(c, subfield(c)).or_else(|| solve(c, (2 * subfield(c)).min(128))) {
        Some(y) => {
            let (x, other) = (product(a, y), product(a, y ^ 1));
            Roots::Two(x.min(other), x.max(other))
        }
        None => Roots::Beyond,
    }
}

/// A number y below 2 to the power `bits` with y ⊗ y ⊕ y = c; none if there is none.
///
/// For y = pF ⊕ q, p ⊗ p ⊕ p must be the part of c at F, and q ⊗ q ⊕ q the rest of c ⊕ p ⊗ p ⊗ F/2. The two solutions p
/// differ by 1, so the right sides of the second equation differ by F/2, for which there is no q: exactly one of the
/// two p leads to a solution.
fn solve(c: u128, bits: u32) -> Option<u128> {
    if bits == 1 {
        return (c == 0).then_some(0);
    }
    let half = bits / 2;
    let (high, low) = (c >> half, c & ((1 << half) - 1));
    let p = solve(high, half)?;
    [p, p ^ 1].into_iter().find_map(|p| {
        let rest = low ^ product(product(p, p), 1 << (half - 1));
        solve(rest, half).map(|q| p << half | q)
    })
}
