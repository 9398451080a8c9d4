//! How the two kinds of sequences bound each other.

/// The bounds of Corollaries 5 and 7 at one n:
/// 2^low ≤ a_k(inner) ≤ A_k(n) ≤ a_k(n) ≤ 2^high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// ⌊2n/k⌋
    pub inner: u64,
    /// (k - 1)⌊log2(inner + 1)⌋
    pub low: u32,
    /// (k - 1)⌈log2(n + 1)⌉
    pub high: u32,
}

/// The bounds for k ≥ 1 piles; n is below 2^62.
pub fn bounds(k: u32, n: u64) -> Bounds {
    let inner = 2 * n / u64::from(k.max(1));
    // The binary length of n is ⌈log2(n + 1)⌉.
    let (low, high) = ((inner + 1).ilog2(), u64::BITS - n.leading_zeros());
    let others = k.max(1) - 1;
    Bounds { inner, low: others * low, high: others * high }
}
