//! Division, powers and square roots.
use crate::nimbers::{logs::logs, product::product};

/// The number of binary digits of the smallest subfield that an element lies in: 1, 2, 4, … or 128. The subfield is
/// that of the numbers below 2 to this power.
pub fn subfield(a: u128) -> u32 {
    (128 - a.leading_zeros()).max(1).next_power_of_two()
}

/// The nimber whose product with `a` is 1; none for 0. An element aF ⊕ b has the conjugate aF ⊕ (a ⊕ b), and their
/// product lies in the subfield below F.
pub fn inverse(a: u128) -> Option<u128> {
    match subfield(a) {
        _ if a == 0 => None,
        1..=16 => Some(logs().inverse(a as u16).into()),
        bits => {
            let half = bits / 2;
            let (high, low) = (a >> half, a & ((1 << half) - 1));
            let norm = product(low, low ^ high) ^ product(product(high, high), 1 << (half - 1));
            let conjugate = high << half | (high ^ low);
            inverse(norm).map(|inverse| product(conjugate, inverse))
        }
    }
}

/// a divided by b; none if b is 0.
pub fn quotient(a: u128, b: u128) -> Option<u128> {
    inverse(b).map(|inverse| product(a, inverse))
}

/// a to the power of an ordinary number; the power 0 is 1.
pub fn power(a: u128, mut exponent: u128) -> u128 {
    let (mut result, mut square) = (1, a);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = product(result, square);
        }
        square = product(square, square);
        exponent >>= 1;
    }
    result
}

/// The one nimber whose square is `a`. That of aF ⊕ b is √a F ⊕ √(b ⊕ a ⊗ F/2).
pub fn square_root(a: u128) -> u128 {
    let bits = subfield(a);
    if bits == 1 {
        return a;
    }
    let half = bits / 2;
    let (high, low) = (a >> half, a & ((1 << half) - 1));
    square_root(high) << half | square_root(low ^ product(high, 1 << (half - 1)))
}
