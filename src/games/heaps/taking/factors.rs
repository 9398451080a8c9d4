//! The prime factors of a heap size.
use num_integer::Integer;
use std::cell::RefCell;

/// Primes below this are divided out one by one.
const SMALL: u64 = 1000;
/// The bases for which the test of Miller and Rabin errs at no number below 3.3 · 10^24 (Sorenson and Webster, 2015).
const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
/// So many steps are taken between two greatest common divisors.
const AT_ONCE: u64 = 128;
/// The factors of so many sizes are kept: of a position with the most heaps.
const KEPT: usize = 64;

type Factors = Vec<(u64, u32)>;

thread_local! {
    static RECENT: RefCell<Vec<(u64, Factors)>> = const { RefCell::new(Vec::new()) };
}

/// The prime factors of `n` with their exponents, ascending; none for 0 and 1. About n^(1/4) steps, some milliseconds at
/// 10^18; those found last are kept.
pub fn factors(n: u64) -> Factors {
    if n <= SMALL * SMALL {
        return found(n);
    }
    RECENT.with_borrow_mut(|recent| {
        if let Some((_, factors)) = recent.iter().find(|(other, _)| *other == n) {
            return factors.clone();
        }
        let factors = found(n);
        recent.truncate(KEPT - 1);
        recent.insert(0, (n, factors.clone()));
        factors
    })
}

fn found(mut n: u64) -> Factors {
    let mut primes = Vec::new();
    for p in 2..SMALL {
        if p * p > n {
            break;
        }
        while n.is_multiple_of(p) {
            primes.push(p);
            n /= p;
        }
    }
    split(n, &mut primes);
    primes.sort_unstable();
    let mut factors: Factors = Vec::new();
    for p in primes {
        match factors.last_mut() {
            Some((last, times)) if *last == p => *times += 1,
            _ => factors.push((p, 1)),
        }
    }
    factors
}

/// Adds the prime factors of a number that no prime below [`SMALL`] divides, or that is a prime or 1.
fn split(n: u64, primes: &mut Vec<u64>) {
    if n <= 1 {
        return;
    }
    if is_prime(n) {
        return primes.push(n);
    }
    // Some additive constant finds a factor.
    if let Some(factor) = (1..n).find_map(|c| rho(n, c)) {
        split(factor, primes);
        split(n / factor, primes);
    }
}

fn times(a: u64, b: u64, n: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(n)) as u64
}

fn power(mut base: u64, mut exponent: u64, n: u64) -> u64 {
    let mut product = 1 % n;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = times(product, base, n);
        }
        base = times(base, base, n);
        exponent /= 2;
    }
    product
}

/// Whether a number is prime, by the test of Miller and Rabin.
fn is_prime(n: u64) -> bool {
    if n < 2 || BASES.iter().any(|p| n != *p && n.is_multiple_of(*p)) {
        return false;
    }
    let twos = (n - 1).trailing_zeros();
    BASES.iter().filter(|base| **base < n).all(|&base| {
        let mut x = power(base, (n - 1) >> twos, n);
        x == 1
            || (0..twos).any(|_| {
                let minus_one = x == n - 1;
                x = times(x, x, n);
                minus_one
            })
    })
}

/// A factor of an odd number that is no prime, by Pollard's rho as Brent has it (1980), with x^2 + c; none where this c
/// finds none.
fn rho(n: u64, c: u64) -> Option<u64> {
    let field = Odd::new(n);
    let step = |x: u64| {
        let next = field.times(x, x) + c;
        if next >= n { next - n } else { next }
    };
    let proper = |d: u64| (1 < d && d < n).then_some(d);
    let (mut y, mut length) = (2 % n, 1);
    loop {
        let x = y;
        (0..length).for_each(|_| y = step(y));
        let mut done = 0;
        while done < length {
            let (before, mut product) = (y, 1);
            for _ in 0..AT_ONCE.min(length - done) {
                y = step(y);
                product = field.times(product, x.abs_diff(y));
            }
            match product.gcd(&n) {
                1 => {}
                d if d < n => return Some(d),
                // Both factors came at once: go through these steps again one by one.
                _ => {
                    y = before;
                    loop {
                        y = step(y);
                        let d = x.abs_diff(y).gcd(&n);
                        if d > 1 {
                            return proper(d);
                        }
                    }
                }
            }
            done += AT_ONCE;
        }
        length *= 2;
    }
}

/// Products modulo an odd number below 2^63, as Montgomery has them (1985): a b / 2^64.
struct Odd {
    n: u64,
    /// -1 / n modulo 2^64.
    inverse: u64,
}

impl Odd {
    fn new(n: u64) -> Self {
        // Newton: each step doubles the number of right bits, of which there are three at first.
        let inverse = (0..5).fold(n, |x, _| x.wrapping_mul(2_u64.wrapping_sub(n.wrapping_mul(x))));
        Self { n, inverse: inverse.wrapping_neg() }
    }
    fn times(&self, a: u64, b: u64) -> u64 {
        let product = u128::from(a) * u128::from(b);
        let lift = (product as u64).wrapping_mul(self.inverse);
        let sum = (product + u128::from(lift) * u128::from(self.n)) >> 64;
        let sum = sum as u64;
        if sum >= self.n { sum - self.n } else { sum }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn by_trial(n: u64) -> Factors {
        let (mut factors, mut left) = (Factors::new(), n);
        for p in 2..=n {
            let mut times = 0;
            while left.is_multiple_of(p) {
                left /= p;
                times += 1;
            }
            if times > 0 {
                factors.push((p, times));
            }
        }
        factors
    }

    #[test]
    fn small_numbers_are_factored() {
        assert!(factors(0).is_empty());
        for n in 1..2000 {
            assert_eq!(factors(n), by_trial(n), "{n}");
        }
    }
    #[test]
    fn great_numbers_are_factored() {
        for (n, expected) in [
            (1_000_000_000_000_000_000, vec![(2, 18), (5, 18)]),
            (999_999_999_999_999_989, vec![(999_999_999_999_999_989, 1)]),
            // The greatest primes below 10^9, and a square and a cube of primes.
            (999_999_937 * 999_999_929, vec![(999_999_929, 1), (999_999_937, 1)]),
            (999_999_937 * 999_999_937, vec![(999_999_937, 2)]),
            (999_983 * 999_983 * 999_983, vec![(999_983, 3)]),
            (
                897_612_484_786_617_600,
                vec![
                    (2, 8),
                    (3, 4),
                    (5, 2),
                    (7, 2),
                    (11, 1),
                    (13, 1),
                    (17, 1),
                    (19, 1),
                    (23, 1),
                    (29, 1),
                    (31, 1),
                    (37, 1),
                ],
            ),
            // Strong pseudoprimes to the first bases.
            (3_215_031_751, vec![(151, 1), (751, 1), (28_351, 1)]),
        ] {
            assert_eq!(factors(n), expected, "{n}");
        }
    }

    proptest! {
        #[test]
        fn any_number_is_the_product_of_its_primes(n in 1_u64..=1_000_000_000_000_000_000) {
            let factors = factors(n);
            prop_assert_eq!(factors.iter().map(|(p, times)| p.pow(*times)).product::<u64>(), n);
            prop_assert!(factors.is_sorted() && factors.iter().all(|(p, _)| is_prime(*p)));
        }
        #[test]
        fn products_of_two_numbers_fall_apart(a in 2_u64..1_000_000_000, b in 2_u64..1_000_000_000) {
            let mut primes: Vec<u64> = [a, b]
                .into_iter()
                .flat_map(factors)
                .flat_map(|(p, times)| std::iter::repeat_n(p, times as usize))
                .collect();
            primes.sort_unstable();
            let product = factors(a * b).into_iter().flat_map(|(p, t)| std::iter::repeat_n(p, t as usize));
            prop_assert_eq!(product.collect::<Vec<_>>(), primes);
        }
    }

    #[test]
    fn primes_are_told_from_others() {
        let sieve = |n: u64| n > 1 && (2..n).take_while(|d| d * d <= n).all(|d| !n.is_multiple_of(d));
        for n in 0..5000 {
            assert_eq!(is_prime(n), sieve(n), "{n}");
        }
    }
}
