//! How far back the end of a sequence repeats.

/// For each p, the number of last members that equal the member p before them, from the members in reverse: the
/// Z-function. O(n).
#[inline(never)]
pub(crate) fn repeats<T: PartialEq>(back: &[T]) -> Vec<u32> {
    let mut z = vec![0u32; back.len()];
    let (mut left, mut right) = (0, 0);
    for i in 1..back.len() {
        let mut length = if i < right { (z[i - left] as usize).min(right - i) } else { 0 };
        if i + length >= right {
            length += back[length..].iter().zip(&back[i + length..]).take_while(|(a, b)| a == b).count();
            (left, right) = (i, i + length);
        }
        z[i] = length as u32;
    }
    z
}
