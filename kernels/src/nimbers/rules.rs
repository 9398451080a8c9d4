//! The two rules for Fermat 2-powers, and products by them alone.
//!
//! Ferguson, Game Theory, Part I, 5.3: the nim-product of a Fermat 2-power and a smaller number is their ordinary
//! product, and that of a Fermat 2-power with itself is 3/2 of it.

/// The rules that give a product at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// One of them is 0.
    Zero,
    /// One of them is 1.
    One,
    /// One of them is a Fermat 2-power and the other less: their ordinary product.
    Smaller,
    /// Both are the same Fermat 2-power: 3/2 of it.
    Square,
}

/// Whether a number is 2, 4, 16, 256, …
fn is_fermat(a: u128) -> bool {
    a.is_power_of_two() && a > 1 && a.trailing_zeros().is_power_of_two()
}

/// The rule that gives the product of two numbers at once, with the product; none where it takes more steps.
pub fn rule(a: u128, b: u128) -> Option<(Rule, u128)> {
    let (less, more) = (a.min(b), a.max(b));
    match less {
        0 => Some((Rule::Zero, 0)),
        1 => Some((Rule::One, more)),
        _ if !is_fermat(more) => None,
        _ if less == more => Some((Rule::Square, more ^ (more >> 1))),
        // Below a Fermat 2-power of at most 2^64, so that the product is below 2^128.
        _ => Some((Rule::Smaller, more * less)),
    }
}

/// The powers of two whose sum a number is, the greatest first.
pub fn powers(a: u128) -> Vec<u128> {
    (0..128).rev().map(|bit| 1 << bit).filter(|power| a & power != 0).collect()
}

/// The nim-product by the two rules and the distributive law, down to single digits: the reference for the fast one.
pub fn product_by_rules(a: u128, b: u128) -> u128 {
    let most = a.max(b);
    if most < 2 {
        return a & b;
    }
    // The greatest Fermat 2-power that is not above both is 2^bits.
    let bits = 1 << most.ilog2().ilog2();
    let below = (1u128 << bits) - 1;
    let (a1, a0, b1, b0) = (a >> bits, a & below, b >> bits, b & below);
    let high = product_by_rules(a1, b1);
    let mixed = product_by_rules(a1, b0) ^ product_by_rules(a0, b1);
    let low = product_by_rules(a0, b0) ^ product_by_rules(high, 1 << (bits - 1));
    (high ^ mixed) << bits | low
}
