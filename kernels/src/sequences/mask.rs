//! Divides the values into rare and common ones.

/// Splits the values into rare and common ones such that heaps of two rare or of two common values have a rare sum,
/// and heaps of a rare and a common one a common sum.
#[derive(Clone, Debug)]
pub(crate) struct Mask {
    bits: u16,
    /// Whether rareness also depends on the parity of the heap.
    sizes: bool,
    /// The parity of all takes, if `sizes` is set.
    take: usize,
    /// The values with an even and with an odd number of the bits of the mask, each in ascending order.
    values: [Vec<u16>; 2],
}

impl Mask {
    fn new(bits: u16, sizes: bool, take: usize, limit: usize) -> Self {
        let mut values = [Vec::new(), Vec::new()];
        for value in (0..u16::MAX).take(limit) {
            values[(value & bits).count_ones() as usize & 1].push(value);
        }
        Self { bits, sizes, take, values }
    }
    /// 1 if, for heaps of this parity, the values with an odd number of the bits are the rare ones.
    #[inline]
    fn side(&self, n: usize) -> usize {
        usize::from(self.sizes) & (n ^ self.take) & 1
    }
    /// Whether the value would be rare for a heap of `n`, or for what is left of one in two heaps.
    pub fn is_rare(&self, n: usize, value: u16) -> bool {
        (value & self.bits).count_ones() as usize & 1 == self.side(n)
    }
    /// The rare values in ascending order, up to 8 times the greatest value that occurred when the mask was chosen.
    pub fn rare(&self, n: usize) -> &[u16] {
        &self.values[self.side(n)]
    }
    /// The common values likewise.
    pub fn common(&self, n: usize) -> &[u16] {
        &self.values[1 - self.side(n)]
    }
    /// Whether a value is so great that the mask must be chosen anew.
    pub fn outgrown(&self, value: u16) -> bool {
        usize::from(value) * 4 >= self.values[0].len() + self.values[1].len()
    }

    /// The bits of the mask, and whether rareness also depends on the parity of the heap.
    pub fn bits_and_parity(&self) -> (u16, bool) {
        (self.bits, self.sizes)
    }
    /// Whether heaps that differ by `period` and have the same value are both rare or both common.
    pub fn keeps(&self, period: usize) -> bool {
        !self.sizes || period.is_multiple_of(2)
    }

    /// The mask with the fewest rare heaps among those whose values are given, if it leaves fewer than one heap in
    /// `among`. Parity `take` is that of all takes that break heaps, if they have one.
    ///
    /// The Walsh-Hadamard transform of the histogram holds, for each mask, the rare heaps less the common ones.
    /// O(n + v log v) where v is the greatest value.
    pub fn best(values: &[u16], take: Option<usize>, among: usize) -> Option<Self> {
        let size = (usize::from(*values.iter().max()?) + 1).next_power_of_two();
        let parity = take.unwrap_or(0);
        let mut halves = vec![0i32; 2 * size];
        for (n, &value) in values.iter().enumerate() {
            halves[usize::from(value) + size * ((n ^ parity) & 1)] += 1;
        }
        // The heap 0 is left out, since no move leaves it as a heap.
        halves[size * (parity & 1)] -= 1;
        transform(&mut halves);
        let (sum, with_sizes) = halves.split_at(size);
        let plain = sum.iter().enumerate().skip(1).map(|(bits, surplus)| (*surplus, bits, false));
        let with_sizes = with_sizes.iter().enumerate().map(|(bits, surplus)| (*surplus, bits, true));
        let (surplus, bits, sizes) = plain.chain(with_sizes.filter(|_| take.is_some())).min()?;
        let rare = (i64::from(surplus) + values.len() as i64 - 1) / 2;
        (rare * (among as i64) < values.len() as i64)
            .then(|| Self::new(bits as u16, sizes, parity, 8 * size.max(8)))
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
