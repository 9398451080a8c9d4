//! The engine's whole numbers mean the same as those of num-bigint, which all other tests use.
use nimscope::games::chromatic::theory::{RedLevels, read_integer};
use nimscope::integer::{BigInt as Own, Integer as _, One as _, Signed as _, ToPrimitive as _, Zero as _};
use num_bigint::BigInt as Known;
use num_integer::Integer as _;
use num_traits::{One as _, Signed as _, ToPrimitive as _, Zero as _};
use wasm_bindgen_test::wasm_bindgen_test;

fn both(known: Known) -> (Own, Known) {
    let magnitude: Own = known.magnitude().to_string().parse().unwrap();
    (if Known::is_negative(&known) { -magnitude } else { magnitude }, known)
}

/// Numbers of all lengths and signs, and the ends of machine integers.
fn numbers() -> Vec<(Own, Known)> {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut numbers: Vec<Known> = vec![0.into(), 1.into(), 2.into(), 3.into()];
    for end in [1u128 << 31, 1 << 32, 1 << 53, 1 << 63, 1 << 64, 1 << 127] {
        numbers.extend([end - 1, end, end + 1].map(Known::from));
    }
    numbers.push(Known::from(u128::MAX));
    numbers.push(Known::from(u128::MAX) + 1);
    for length in 1..20usize {
        let digits: Vec<u32> = (0..length).map(|_| rng.u32(..)).collect();
        numbers.push(Known::from_slice(num_bigint::Sign::Plus, &digits) << (rng.u32(0..9) * 16));
    }
    let negative: Vec<Known> = numbers.iter().map(|n| -n).collect();
    numbers.into_iter().chain(negative).map(both).collect()
}

fn same(own: &Own, known: &Known) {
    assert_eq!(own.to_string(), known.to_string());
}

#[wasm_bindgen_test]
fn one_number() {
    for (own, known) in numbers() {
        same(&own, &known);
        same(&-&own, &-&known);
        assert_eq!(own.bits(), known.bits(), "{known}");
        assert_eq!(own.trailing_zeros(), known.trailing_zeros(), "{known}");
        let ones = |digits: &mut dyn Iterator<Item = u64>| digits.map(u64::count_ones).sum::<u32>();
        assert_eq!(ones(&mut own.iter_u64_digits()), ones(&mut known.iter_u64_digits()), "{known}");
        assert_eq!((own.is_zero(), own.is_one()), (known.is_zero(), known.is_one()));
        assert_eq!((own.is_positive(), own.is_negative()), (known.is_positive(), known.is_negative()));
        assert_eq!((own.to_u64(), own.to_i64()), (known.to_u64(), known.to_i64()), "{known}");
        assert_eq!((own.to_u128(), own.to_usize()), (known.to_u128(), known.to_usize()), "{known}");
        for by in [0u64, 1, 17, 64, 200] {
            same(&(&own << by), &(&known << by));
            same(&(&own >> by), &(&known >> by));
            assert!(known.is_negative() || own.bit(by) == known.bit(by));
        }
    }
}

#[wasm_bindgen_test]
fn two_numbers() {
    let numbers = numbers();
    for (a, x) in &numbers {
        for (b, y) in &numbers {
            same(&(a + b), &(x + y));
            same(&(a - b), &(x - y));
            same(&(a * b), &(x * y));
            assert_eq!((a.cmp(b), a == b), (x.cmp(y), x == y));
            same(&a.gcd(b), &x.gcd(y));
            if b.is_zero() {
                continue;
            }
            same(&(a / b), &(x / y));
            same(&a.div_floor(b), &x.div_floor(y));
            same(&a.mod_floor(b), &x.mod_floor(y));
            let ((quotient, rest), known) = (a.div_rem(b), x.div_rem(y));
            same(&quotient, &known.0);
            same(&rest, &known.1);
        }
    }
}

#[wasm_bindgen_test]
fn machine_integers() {
    for n in [0, 1, u64::from(u32::MAX), u64::MAX] {
        same(&Own::from(n), &Known::from(n));
        same(&Own::from(n as i32), &Known::from(n as i32));
        same(&Own::from(n as u32), &Known::from(n as u32));
        same(&Own::from(n as usize), &Known::from(n as usize));
        same(&Own::from(-i128::from(n)), &Known::from(-i128::from(n)));
        same(&(Own::from(n) + 1 - 2u32 * 3), &(Known::from(n) + 1 - 2u32 * 3));
    }
}

#[wasm_bindgen_test]
fn the_example_that_ends_the_paper() {
    let n = read_integer("17509^17509").unwrap();
    let (a, b) = RedLevels::Evil.nth_pair(&n).unwrap().unwrap();
    assert!(b == &n * 2 && a == n * 2 - 2);
}

#[wasm_bindgen_test]
fn pairs_far_up() {
    let levels: RedLevels = "beatty(phi^2)".parse().unwrap();
    let n = read_integer("10^2000").unwrap();
    let (a, b) = levels.nth_pair(&n).unwrap().unwrap();
    assert!(&b - &a == n && levels.pair_number(&a, &b) == Ok(Some(n)));
}
