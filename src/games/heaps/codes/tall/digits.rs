//! Pairs of numbers with a given nim-sum, counted and listed by binary digits.
use std::iter::successors;

/// The numbers up to `most` that share no binary digit 1 with `without`: all of them, or those of one residue modulo 3.
#[derive(Clone, Copy)]
pub struct Disjoint {
    pub without: u64,
    pub most: u64,
    pub residue: Option<u64>,
}

impl Disjoint {
    /// How many such numbers there are. One pass over the 64 digits of `most`: at each 1 the numbers that have a 0
    /// there, and the same digits before it, are free in all digits after it.
    pub fn count(&self) -> u64 {
        let open = |place: usize| self.without >> place & 1 == 0;
        // 2^place modulo 3.
        let weight = |place: usize| 1 + place % 2;
        // How many numbers have so many digits, by residue.
        let mut free = vec![[1_u128, 0, 0]];
        for place in 0..64 {
            let last = free[place];
            free.push(match open(place) {
                true => [0, 1, 2].map(|residue| last[residue] + last[(residue + 3 - weight(place)) % 3]),
                false => last,
            });
        }
        let (mut counts, mut before, mut whole) = ([0_u128; 3], 0, true);
        for place in (0..64).rev().filter(|place| self.most >> place & 1 == 1) {
            for (residue, count) in free[place].iter().enumerate() {
                counts[(before + residue) % 3] += count;
            }
            before += weight(place);
            whole = open(place);
            if !whole {
                break;
            }
        }
        counts[before % 3] += u128::from(whole);
        let count = match self.residue {
            Some(residue) => counts[(residue % 3) as usize],
            None => counts.iter().sum(),
        };
        u64::try_from(count).unwrap_or(u64::MAX)
    }
    /// These numbers, ascending. Four in a row that run through two free digits have all residues, so few are skipped.
    pub fn all(self) -> impl Iterator<Item = u64> {
        let next = move |z: &u64| Some((z | self.without).checked_add(1)? & !self.without).filter(|n| n > z);
        successors(Some(0), next)
            .take_while(move |z| *z <= self.most)
            .filter(move |z| self.residue.is_none_or(|residue| z % 3 == residue % 3))
    }
}

/// How many pairs x, y have x ^ y = `xor` and a given x & y, which is disjoint from it; with `alike` those with x <= y.
pub fn ways(xor: u64, alike: bool) -> u64 {
    1_u64.checked_shl(free(xor, alike).count_ones()).unwrap_or(u64::MAX)
}

/// The pairs x, y with x ^ y = `xor` and x & y = `and`, which must be disjoint; with `alike` those with x <= y. Ascending by x.
pub fn pairs(xor: u64, and: u64, alike: bool) -> impl Iterator<Item = (u64, u64)> {
    let free = free(xor, alike);
    let next = move |part: &u64| Some(part.wrapping_sub(free) & free).filter(|next| *next > 0);
    successors(Some(0), next).map(move |part| (and | part, and | (xor ^ part)))
}

/// The binary digits of x ^ y that x may have: where x <= y, all but the highest.
fn free(xor: u64, alike: bool) -> u64 {
    match xor.checked_ilog2() {
        Some(first) if alike => xor ^ 1 << first,
        _ => xor,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn small_numbers_are_counted() {
        for without in 0..40 {
            for most in 0..100 {
                for residue in [None, Some(0), Some(1), Some(2)] {
                    let some = Disjoint { without, most, residue };
                    let plain: Vec<u64> = (0..=most)
                        .filter(|z| z & without == 0 && residue.is_none_or(|residue| z % 3 == residue))
                        .collect();
                    assert_eq!(some.count(), plain.len() as u64, "{without} {most} {residue:?}");
                    assert_eq!(some.all().collect::<Vec<_>>(), plain, "{without} {most} {residue:?}");
                }
            }
        }
    }
    #[test]
    fn small_pairs_are_all_there() {
        let n = 32;
        for xor in 0..n {
            for alike in [false, true] {
                let all = (0..n).flat_map(|x| (0..n).map(move |y| (x, y)));
                let plain: Vec<(u64, u64)> =
                    all.filter(|(x, y)| x ^ y == xor && (!alike || x <= y)).collect();
                let apart = Disjoint { without: xor, most: n - 1, residue: None };
                let mut found: Vec<_> = apart.all().flat_map(|z| pairs(xor, z, alike)).collect();
                found.sort_unstable();
                assert_eq!(found, plain, "{xor} {alike}");
                assert_eq!(apart.count() * ways(xor, alike), plain.len() as u64, "{xor} {alike}");
            }
        }
    }
    #[test]
    fn the_greatest_numbers_are_no_trouble() {
        let all = Disjoint { without: 0, most: u64::MAX, residue: None };
        assert_eq!(all.count(), u64::MAX);
        let none = Disjoint { without: u64::MAX, most: u64::MAX, residue: None };
        assert_eq!((none.count(), none.all().count()), (1, 1));
        assert_eq!(ways(u64::MAX, false), u64::MAX);
        assert_eq!(pairs(u64::MAX, 0, false).take(9).count(), 9);
    }

    proptest! {
        #[test]
        fn residues_make_up_the_whole(without in 0..u64::MAX / 2, most in 0..u64::MAX / 2) {
            let count = |residue| Disjoint { without, most, residue }.count();
            prop_assert_eq!(count(None), (0..3).map(|residue| count(Some(residue))).sum::<u64>());
            // Those up to a number are those below it, and perhaps itself.
            let below = Disjoint { without, most: most.saturating_sub(1), residue: None };
            prop_assert_eq!(count(None) - below.count(), u64::from(most > 0 && most & without == 0));
        }
    }
}
