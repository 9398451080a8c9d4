//! Which values are rare.

/// Splits the values into rare and common ones such that heaps of two rare or of two common values have a rare sum,
/// and heaps of a rare and a common one a common sum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mask {
    bits: u16,
    /// Whether the parity of the heap takes part.
    sizes: bool,
    /// The parity of all takes, if it does.
    take: usize,
}

impl Mask {
    /// Whether the value would be rare for a heap of `n`, or for what is left of one in two heaps.
    #[inline]
    pub fn is_rare(self, n: usize, value: u16) -> bool {
        let parity = (value & self.bits).count_ones() as usize & 1;
        parity ^ (usize::from(self.sizes) & (n ^ self.take)) & 1 == 0
    }

    /// The mask with the fewest rare heaps among those whose values are given, and their number. Parity `take` is
    /// that of all takes that break heaps, if they have one.
    ///
    /// The Walsh-Hadamard transform of the histogram holds, for each mask, the rare heaps less the common ones.
    /// O(n + v log v) where v is the greatest value.
    pub fn best(values: &[u16], take: Option<usize>) -> Option<(Self, usize)> {
        let size = usize::from(*values.iter().max()?) + 1;
        let size = size.next_power_of_two();
        let mut halves = vec![0i32; 2 * size];
        for (n, &value) in values.iter().enumerate().skip(1) {
            halves[usize::from(value) + size * ((n ^ take.unwrap_or(0)) & 1)] += 1;
        }
        transform(&mut halves);
        let (sum, with_sizes) = halves.split_at(size);
        let plain = sum.iter().enumerate().skip(1).map(|(bits, surplus)| (*surplus, bits, false));
        let with_sizes = with_sizes.iter().enumerate().map(|(bits, surplus)| (*surplus, bits, true));
        let (surplus, bits, sizes) = plain.chain(with_sizes.filter(|_| take.is_some())).min()?;
        let rare = (i64::from(surplus) + values.len() as i64 - 1) / 2;
        Some((Self { bits: bits as u16, sizes, take: take.unwrap_or(0) }, rare as usize))
    }
}

#[inline(never)]
fn transform(values: &mut [i32]) {
    let mut half = 1;
    while half < values.len() {
        for pair in values.chunks_exact_mut(2 * half) {
            let (left, right) = pair.split_at_mut(half);
            for (a, b) in left.iter_mut().zip(right) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}
