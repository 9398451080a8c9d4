//! How far back the end of a sequence repeats.

/// For each p, the number of last members that equal the member p before them: the Z-function of the reversed
/// sequence, whose i-th member is `back(i)`. O(n).
#[inline(never)]
pub(super) fn repeats<T: PartialEq>(n: usize, back: impl Fn(usize) -> T) -> Vec<u32> {
    let mut z = vec![0u32; n];
    let (mut left, mut right) = (0, 0);
    for i in 1..n {
        let mut length = if i < right { (z[i - left] as usize).min(right - i) } else { 0 };
        while i + length < n && back(length) == back(i + length) {
            length += 1;
        }
        if i + length > right {
            (left, right) = (i, i + length);
        }
        z[i] = length as u32;
    }
    z
}
