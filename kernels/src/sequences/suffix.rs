//! Finds how far back the end of a sequence repeats. A member is given by its distance from the end.

/// For each p, the number of last members that equal the member p before them: the Z-function of the reversed sequence.
/// O(n), and 4 bytes for each member.
#[inline(never)]
pub(crate) fn repeats(length: usize, same: impl Fn(usize, usize) -> bool) -> Vec<u32> {
    let mut z = vec![0u32; length];
    let (mut left, mut right) = (0, 0);
    for i in 1..length {
        let mut equal = if i < right { (z[i - left] as usize).min(right - i) } else { 0 };
        if i + equal >= right {
            equal = grown(equal, i, length, &same);
            (left, right) = (i, i + equal);
        }
        z[i] = equal as u32;
    }
    z
}

/// An end of the sequence that equals what is `period` before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    pub period: usize,
    /// The number of last members that equal the one a period before them.
    pub length: usize,
}

/// The longest end with the least period for which at least `least` members repeat; where there is none, the longest
/// that repeats at all. O(n), and 4 bytes for each member.
pub(crate) fn ending(length: usize, least: usize, same: impl Fn(usize, usize) -> bool) -> Ending {
    let (z, least) = (repeats(length, same), least.max(1) as u32);
    let of = |period: usize| Ending { period, length: z[period] as usize };
    match (1..length).find(|period| z[*period] >= least) {
        Some(period) => of(period),
        None => (1..length).rev().map(of).max_by_key(|ending| ending.length).unwrap_or_default(),
    }
}

/// The number of members from the last one on that equal those `i` before them, if the first `equal` are known to.
#[inline]
fn grown(mut equal: usize, i: usize, length: usize, same: &impl Fn(usize, usize) -> bool) -> usize {
    while i + equal < length && same(equal, i + equal) {
        equal += 1;
    }
    equal
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn endings_are_those_of_the_definition(
            head in proptest::collection::vec(0u8..3, 0..20),
            word in proptest::collection::vec(0u8..3, 1..6),
            copies in 0usize..6,
            least in 0usize..24,
        ) {
            let text: Vec<u8> = head.into_iter().chain(word.repeat(copies)).collect();
            let n = text.len();
            let same = |i: usize, j: usize| text[n - 1 - i] == text[n - 1 - j];
            let plain = |p: usize| (0..n - p).take_while(|&i| same(i, i + p)).count();
            let all: Vec<u32> = (0..n).map(|p| if p == 0 { 0 } else { plain(p) as u32 }).collect();
            prop_assert_eq!(repeats(n, same), all);
            let found = ending(n, least, same);
            let first = (1..n).map(|p| (p, plain(p))).find(|(_, length)| *length >= least.max(1));
            match first {
                Some((period, length)) => prop_assert_eq!(found, Ending { period, length }),
                None => prop_assert!(found.length < least.max(1)),
            }
        }
    }
}
