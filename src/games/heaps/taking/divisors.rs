//! The divisors of a heap size.
use super::factors::factors;

/// How many numbers divide `n`; 0 for 0.
pub fn count(n: u64) -> u64 {
    if n == 0 { 0 } else { factors(n).iter().map(|(_, times)| u64::from(*times) + 1).product() }
}

/// The divisors of `n`, ascending; none for 0. At most 103,680 of them up to 10^18.
pub fn all(n: u64) -> Vec<u64> {
    let mut all: Vec<u64> = (n > 0).then_some(1).into_iter().collect();
    for (p, times) in factors(n) {
        let before = all.len();
        for _ in 0..times {
            let last = all.len() - before;
            all.extend_from_within(last..);
            let new = all.len() - before;
            all[new..].iter_mut().for_each(|divisor| *divisor *= p);
        }
    }
    all.sort_unstable();
    all
}

/// The greatest divisor of `n` that is not `n` itself; 0 where there is none.
pub fn greatest_proper(n: u64) -> u64 {
    factors(n).first().map_or(0, |(p, _)| n / p)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_those_that_divide() {
        for n in 0..1500 {
            let plain: Vec<u64> = (1..=n).filter(|d| n % d == 0).collect();
            assert_eq!(all(n), plain, "{n}");
            assert_eq!(count(n), plain.len() as u64, "{n}");
            assert_eq!(greatest_proper(n), plain.iter().rev().nth(1).copied().unwrap_or(0), "{n}");
        }
    }
    #[test]
    fn the_number_with_the_most_up_to_ten_to_the_eighteen() {
        let most = 897_612_484_786_617_600;
        assert_eq!((count(most), all(most).len()), (103_680, 103_680));
    }
}
