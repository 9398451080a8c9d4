//! Counts positions by their largest heap.
use super::residues::{inverse, power};

/// For each n below the number of values, how many positions of k ≥ 1 heaps of at most n, empty heaps allowed, have
/// nim-sum 0, modulo a prime. It is the mean over all w of the k-th powers of the Walsh-Hadamard transform of the
/// numbers of heaps with each value; the transform is updated from one n to the next. O(n m log k), where m is the
/// least power of two above all values.
pub fn by_largest(values: &[u16], k: u32, prime: u64) -> Vec<u64> {
    let size = size(values);
    let mut transform = vec![0i32; size];
    let share = inverse(size as u64, prime);
    let count = |value: &u16| {
        add(&mut transform, *value);
        powers(&transform, k, prime) * share % prime
    };
    values.iter().map(count).collect()
}

/// The approximate work of [`by_largest`], in multiplications.
pub fn work_by_largest(values: &[u16], k: u32) -> u64 {
    values.len() as u64 * size(values) as u64 * 2 * u64::from(k.ilog2() + 1)
}

/// The least power of two above all values.
pub(super) fn size(values: &[u16]) -> usize {
    values.iter().max().map_or(1, |most| (usize::from(*most) + 1).next_power_of_two())
}

#[inline(never)]
fn add(transform: &mut [i32], value: u16) {
    for (w, sum) in transform.iter_mut().enumerate() {
        *sum += sign(w, value);
    }
}

/// 1, or -1 where w and the value have an odd number of ones in common.
pub(super) fn sign(w: usize, value: u16) -> i32 {
    1 - 2 * ((w & usize::from(value)).count_ones() as i32 & 1)
}

#[inline(never)]
fn powers(transform: &[i32], k: u32, prime: u64) -> u64 {
    let one = |sum: &i32| {
        let size = power(u64::from(sum.unsigned_abs()), u64::from(k), prime);
        if *sum < 0 && k % 2 == 1 { prime - size } else { size }
    };
    transform.iter().map(one).fold(0, |total, one| (total + one) % prime)
}
