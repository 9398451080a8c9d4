//! Checks the counts against counting one by one.
use super::*;
use proptest::prelude::*;

/// Positions of nim-sum 0 with heaps below the number of values: by largest at most n, by total n.
fn counted(values: &[u16], k: u32) -> (Vec<u64>, Vec<u64>) {
    let n = values.len();
    let (mut largest, mut total) = (vec![0; n], vec![0; n]);
    for code in 0..n.pow(k) {
        let heaps: Vec<usize> = (0..k).map(|place| code / n.pow(place) % n).collect();
        if heaps.iter().fold(0, |sum, heap| sum ^ values[*heap]) == 0 {
            let most = *heaps.iter().max().expect("a heap at least");
            largest[most..].iter_mut().for_each(|count| *count += 1);
            if let Some(count) = total.get_mut(heaps.iter().sum::<usize>()) {
                *count += 1;
            }
        }
    }
    (largest, total)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn positions_are_counted(values in prop::collection::vec(0u16..9, 1..9), k in 1u32..5) {
        let values: Vec<u16> = std::iter::once(0).chain(values).collect();
        let expected = counted(&values, k);
        for prime in primes(2) {
            prop_assert_eq!((by_largest(&values, k, prime), by_total(&values, k, prime)), expected.clone());
        }
    }
    #[test]
    fn residues_are_a_number(number in any::<u128>()) {
        let primes = primes(5);
        let residues: Vec<u64> = primes.iter().map(|prime| (number % u128::from(*prime)) as u64).collect();
        let digits = digits(&residues, &primes);
        let mut place = Some(1u128);
        let mut sum = 0u128;
        for (digit, prime) in digits.iter().zip(&primes) {
            sum = sum.wrapping_add(u128::from(*digit).wrapping_mul(place.unwrap_or(0)));
            prop_assert!(place.is_some() || *digit == 0);
            place = place.and_then(|place| place.checked_mul(u128::from(*prime)));
        }
        prop_assert_eq!(sum, number);
    }
}

#[test]
fn the_greatest_primes() {
    assert_eq!(primes(3), [2_147_483_647, 2_147_483_629, 2_147_483_587]);
}
