//! Theorems 9 to 17 and 24 to 28 at random numbers, small and long.
use super::{super::total::binomial, *};
use crate::integer::{One, Zero};

fn power(base: &BigInt, exponent: u32) -> BigInt {
    (0..exponent).fold(BigInt::one(), |power, _| power * base)
}

/// Random numbers of up to so many bits, and the ends of blocks.
fn numbers(bits: u32) -> Vec<BigInt> {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut all: Vec<BigInt> = (1..40).map(number).collect();
    for _ in 0..12 {
        let long = (0..rng.u32(1..=bits)).fold(BigInt::one(), |n, _| n * 2u32 + rng.u32(0..2));
        all.push(long);
    }
    for b in [5u32, 63, 64, 65, 128] {
        all.extend([(BigInt::one() << b) - 1u32, BigInt::one() << b]);
    }
    all
}

/// 2^b and c with n = 2^b - 1 + c.
fn letters(n: &BigInt) -> (u64, BigInt, BigInt) {
    let b = n.bits() - 1;
    let top = BigInt::one() << b;
    let c = n + 1u32 - &top;
    (b, top, c)
}

fn a(k: u32, n: &BigInt) -> BigInt {
    largest_at_most(k, n)
}
fn d(k: u32, n: &BigInt) -> BigInt {
    largest_exactly(k, n)
}

/// Facts 249, 252, 254, 256, 259 and 261.
#[test]
fn three_and_four_and_five_piles() {
    for n in numbers(300) {
        let (_, top, c) = letters(&n);
        assert_eq!(d(3, &n), &c * 6u32 - 3u32, "Theorem 9");
        assert_eq!(a(3, &n), power(&top, 2) + power(&c, 2) * 3u32, "Theorem 10");
        let before = &c - 1u32;
        assert_eq!(a(4, &n), power(&top, 3) + power(&c, 2) * &top * 6u32 + a(4, &before), "Theorem 11");
        assert_eq!(d(4, &n), (&c * 12u32 - 6u32) * &top + d(4, &before), "Corollary 12");
        let five = power(&top, 4) + power(&top, 2) * power(&c, 2) * 10u32 + power(&c, 4) * 5u32;
        assert_eq!(a(5, &n), five, "4.3");
        let mut five = power(&top, 2) * (&c * 2u32 - 1u32) * 10u32 + power(&c, 3) * 20u32;
        five = five - power(&c, 2) * 30u32 + &c * 20u32 - 5u32;
        assert_eq!(d(5, &n), five, "4.3");
    }
}

/// The proof of Theorem 11: all piles less than 2^b are 2^(3b) positions, not those with all at least 2^b, as is printed.
/// Fact 321.
#[test]
fn piles_below_a_power_of_two() {
    // n = 2: b = 1 and c = 1.
    let all = lost(4, 2);
    let low = all.iter().filter(|piles| piles.iter().all(|pile| *pile < 2)).count() as u64;
    let high = all.iter().filter(|piles| piles.iter().all(|pile| *pile >= 2)).count() as u64;
    assert_eq!((low, high), (8, 1));
    // Those below 2 have at most 1 in the largest pile; the others are a_4(c − 1) once 2 is taken off each pile.
    let counted = terms(4, Sequence::LargestAtMost, 2);
    assert_eq!((counted[1], counted[0]), (low, high));
}

/// Facts 246, 258, 260, 262 and 263.
#[test]
fn powers_as_printed() {
    for k in 1..=9 {
        for n in numbers(150) {
            let (b, top, c) = letters(&n);
            let (before, even) = (&c - 1u32, k % 2 == 0);
            let pair = |c: &BigInt| power(&(&top + c), k) + power(&(&top - c), k);
            let mut sum = pair(&c);
            let mut term = pair(&c) - pair(&before);
            if even {
                sum -= power(&c, k) * 2u32;
                term = term - power(&c, k) * 2u32 + power(&before, k) * 2u32;
            }
            let rest = |value: BigInt| if even { value } else { BigInt::zero() };
            assert_eq!(a(k, &n), (sum >> (b + 1)) + rest(a(k, &before)), "Theorems 13 and 15: {k} {n}");
            assert_eq!(d(k, &n), (term >> (b + 1)) + rest(d(k, &before)), "Theorems 14 and 16: {k} {n}");
            assert_eq!(d(k, &n), a(k, &n) - a(k, &(&n - 1u32)), "first differences: {k} {n}");
        }
        assert_eq!((a(k, &BigInt::zero()), d(k, &BigInt::zero())), (BigInt::one(), BigInt::one()));
        for m in 0..9u32 {
            let n = (BigInt::one() << m) - 1u32;
            assert_eq!(a(k, &n), BigInt::one() << (m * (k - 1)), "Lemma 6");
        }
    }
}

/// The recursion as it is printed, by itself.
fn printed(k: u32, n: &BigInt, sums: bool) -> BigInt {
    if *n < BigInt::zero() {
        return BigInt::zero();
    }
    if n.is_zero() {
        return BigInt::one();
    }
    let odd = n.bit(0);
    // n = 2m + 1 or 2m + 2.
    let m = (n - 1u32) >> 1u32;
    let mut total = BigInt::zero();
    for j in 0..=k / 4 + 1 {
        let (i, other) = if odd { (4 * j + 2, 4 * j) } else { (4 * j, (4 * j).wrapping_sub(2)) };
        let mut factor = binomial(k, i);
        if sums && other <= k {
            factor += binomial(k, other);
        }
        let argument = if odd { &m - j } else { &m + 1u32 - j };
        if !factor.is_zero() {
            total += factor * printed(k, &argument, sums);
        }
    }
    total
}

/// Facts 303 to 305.
#[test]
fn totals_as_printed() {
    for k in 1..=9 {
        for n in (0..40).chain([100, 255, 256, 777, 1023]) {
            assert_eq!(total_exactly(k, &number(n)), printed(k, &number(n), false), "Theorem 27: {k} {n}");
            assert_eq!(total_at_most(k, &number(n)), printed(k, &number(n), true), "Theorem 28: {k} {n}");
        }
        for n in numbers(400) {
            let difference = total_at_most(k, &n) - total_at_most(k, &(&n - 1u32));
            assert_eq!(total_exactly(k, &n), difference, "{k} {n}");
        }
        // Lemma 26.
        assert_eq!(total_exactly(k, &number(1)), binomial(k, 2));
    }
}

/// Facts 266, 267, 269, 300, 302, 306 and 308.
#[test]
fn special_recursions() {
    let (one, two) = (|n: &BigInt| n * 2u32 + 1u32, |n: &BigInt| n * 2u32 + 2u32);
    for n in numbers(300).iter().chain([&BigInt::zero()]) {
        let next = n + 1u32;
        let before = n - 1u32;
        let total =
            |k: u32, n: &BigInt| if *n < BigInt::zero() { BigInt::zero() } else { total_at_most(k, n) };
        let exactly = total_exactly;
        // As corrected; D_3(2n) = 3D_3(n) is printed.
        assert_eq!(exactly(3, &(n * 2u32)), exactly(3, n));
        assert_eq!(exactly(3, &one(n)), exactly(3, n) * 3u32);
        assert_eq!(total(3, &(n * 2u32)), total(3, &before) * 3u32 + total(3, n));
        assert_eq!(total(3, &one(n)), total(3, n) * 4u32);
        assert_eq!(exactly(4, &one(n)), exactly(4, n) * 6u32, "Lemma 24");
        assert_eq!(exactly(4, &two(n)), exactly(4, &next) + exactly(4, n), "Lemma 24");
        assert_eq!(total(4, &one(n)), total(4, n) * 7u32 + total(4, &before), "Lemma 25");
        assert_eq!(total(4, &two(n)), total(4, n) * 7u32 + total(4, &next), "Lemma 25");
        assert_eq!(exactly(5, &one(n)), exactly(5, n) * 10u32);
        assert_eq!(exactly(5, &two(n)), exactly(5, &next) + exactly(5, n) * 5u32);
        assert_eq!(total(5, &one(n)), total(5, n) * 11u32 + total(5, &before) * 5u32);
        assert_eq!(total(5, &two(n)), total(5, &next) + total(5, n) * 15u32);
    }
    // The printed recursion of D_3 is wrong at once: D_3(2) = 3D_3(1), D_3(3) = D_3(2).
    assert_ne!(terms(3, Sequence::TotalExactly, 3)[2], 9);
    assert_ne!(terms(3, Sequence::TotalExactly, 4)[3], 3);
}

#[test]
fn binomial_coefficients() {
    for k in 0..=100 {
        assert_eq!((binomial(k, 0), binomial(k, k), binomial(k, k + 1)), (number(1), number(1), number(0)));
        for i in 1..=k {
            assert_eq!(binomial(k + 1, i), binomial(k, i - 1) + binomial(k, i));
        }
    }
}
