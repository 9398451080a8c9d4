//! Products by Karatsuba's rule over the subfield of 65536 elements.
//!
//! With the Fermat 2-power F and all letters below it, (aF ⊕ b) ⊗ (cF ⊕ d) is ((a ⊕ b)(c ⊕ d) ⊕ bd)F ⊕ bd ⊕ acF/2,
//! since F ⊗ F = F ⊕ F/2: three products, and one by the constant F/2.
use crate::nimbers::logs::{Logs, logs};

/// The nim-product of two nimbers.
pub fn product(a: u128, b: u128) -> u128 {
    let most = a | b;
    if most >> 64 != 0 {
        product_128(a, b)
    } else if most >> 16 != 0 {
        product_64(a as u64, b as u64).into()
    } else {
        product_16(a as u16, b as u16).into()
    }
}

/// The nim-product in the subfield of 65536 elements.
#[inline]
pub fn product_16(a: u16, b: u16) -> u16 {
    logs().times(a, b)
}

/// The nim-product in the subfield of 2^64 elements.
#[inline]
pub fn product_64(a: u64, b: u64) -> u64 {
    logs().times_64(a, b)
}

/// The nim-product of any two nimbers below 2^128, without choosing a method by their size.
#[inline]
pub fn product_128(a: u128, b: u128) -> u128 {
    logs().times_128(a, b)
}

impl Logs {
    #[inline(always)]
    fn times_32(&self, a: u32, b: u32) -> u32 {
        let (a1, a0, b1, b0) = ((a >> 16) as u16, a as u16, (b >> 16) as u16, b as u16);
        let half = self.half_of(a1, b1);
        let low = self.times(a0, b0);
        let mixed = self.times(a1 ^ a0, b1 ^ b0);
        u32::from(mixed ^ low) << 16 | u32::from(low ^ half)
    }
    /// a ⊗ b ⊗ 2^31: as the product above, with this constant multiplied into each of its terms.
    #[inline(always)]
    fn half_of_32(&self, a: u32, b: u32) -> u32 {
        let (a1, a0, b1, b0) = ((a >> 16) as u16, a as u16, (b >> 16) as u16, b as u16);
        let (half, quarter) = self.half_and_quarter_of(a1 ^ a0, b1 ^ b0);
        let high = half ^ self.quarter_of(a1, b1);
        u32::from(high) << 16 | u32::from(quarter ^ self.quarter_of(a0, b0))
    }
    #[inline(always)]
    pub(crate) fn times_64(&self, a: u64, b: u64) -> u64 {
        let (a1, a0, b1, b0) = ((a >> 32) as u32, a as u32, (b >> 32) as u32, b as u32);
        let low = self.times_32(a0, b0);
        let mixed = self.times_32(a1 ^ a0, b1 ^ b0);
        u64::from(mixed ^ low) << 32 | u64::from(low ^ self.half_of_32(a1, b1))
    }
    #[inline(always)]
    fn times_128(&self, a: u128, b: u128) -> u128 {
        let (a1, a0, b1, b0) = ((a >> 64) as u64, a as u64, (b >> 64) as u64, b as u64);
        let low = self.times_64(a0, b0);
        let mixed = self.times_64(a1 ^ a0, b1 ^ b0);
        u128::from(mixed ^ low) << 64 | u128::from(low ^ self.half_64(self.times_64(a1, b1)))
    }
}
