//! Logarithms in the subfield of 65536 elements.
use crate::nimbers::rules::product_by_rules;
use std::{ops::BitXor, sync::OnceLock};

/// The number of elements other than 0.
const UNITS: usize = 65535;
/// The least element whose powers are all elements other than 0.
const GENERATOR: u16 = 258;

/// Powers of a generator and the logarithms to its base.
pub struct Logs {
    /// The logarithm of each element, below 65535; that of 0 is not used.
    log: Box<[u16; 65536]>,
    /// The powers with exponents below 2 * 65535, so that a sum of two logarithms need not be reduced.
    exp: Box<[u16; 131_072]>,
    /// The logarithm of 2^15.
    half: usize,
    /// The logarithm of 2^15 ⊗ 2^15.
    quarter: usize,
    /// Each byte of a number below 2^64 times 2^63: 16 kB that stay in the nearest cache, where three times six
    /// logarithms and powers would not.
    halves: Box<[[u64; 256]; 8]>,
}

static LOGS: OnceLock<Logs> = OnceLock::new();

/// The tables, built when they are first asked for: 400 kB in less than a millisecond.
#[inline]
pub fn logs() -> &'static Logs {
    LOGS.get_or_init(make)
}

/// Builds the tables without keeping them, to measure how long it takes. Returns a checksum.
pub fn build() -> u64 {
    make().exp.iter().fold(0, |sum, value| sum.wrapping_mul(31).wrapping_add(u64::from(*value)))
}

/// Multiplies by one element: a linear map, tabled for both bytes.
struct Multiplier([[u16; 256]; 2]);

impl Multiplier {
    fn new(element: u16) -> Self {
        let times = |bit: usize| product_by_rules(element.into(), 1 << bit) as u16;
        Self(std::array::from_fn(|byte| spread(std::array::from_fn(|bit| times(8 * byte + bit)))))
    }
    fn times(&self, x: u16) -> u16 {
        self.0[0][usize::from(x & 255)] ^ self.0[1][usize::from(x >> 8)]
    }
}

/// What a linear map makes of each byte, from what it makes of each bit.
fn spread<T: Copy + Default + BitXor<Output = T>>(bits: [T; 8]) -> [T; 256] {
    let mut table = [T::default(); 256];
    for value in 1..256usize {
        table[value] = table[value & (value - 1)] ^ bits[value.trailing_zeros() as usize];
    }
    table
}

fn make() -> Logs {
    let by = Multiplier::new(GENERATOR);
    let (mut log, mut exp) = (Box::new([0; 65536]), Box::new([0; 131_072]));
    let mut value = 1;
    for exponent in 0..UNITS {
        (exp[exponent], exp[exponent + UNITS]) = (value, value);
        log[usize::from(value)] = exponent as u16;
        value = by.times(value);
    }
    let half = usize::from(log[1 << 15]);
    let mut logs = Logs { log, exp, half, quarter: 2 * half % UNITS, halves: Box::new([[0; 256]; 8]) };
    let halves = std::array::from_fn(|byte| {
        let bits: [u64; 8] = std::array::from_fn(|bit| logs.times_64(1 << (8 * byte + bit), 1 << 63));
        spread(bits)
    });
    *logs.halves = halves;
    logs
}

impl Logs {
    #[inline(always)]
    fn log(&self, a: u16) -> usize {
        usize::from(self.log[usize::from(a)])
    }
    /// The power with this exponent below 2 * 65535.
    #[inline(always)]
    fn exp(&self, exponent: usize) -> u16 {
        self.exp[exponent & 0x1_ffff]
    }
    /// a ⊗ b.
    #[inline(always)]
    pub fn times(&self, a: u16, b: u16) -> u16 {
        if a == 0 || b == 0 { 0 } else { self.exp(self.log(a) + self.log(b)) }
    }
    /// a ⊗ b ⊗ 2^15.
    #[inline(always)]
    pub fn half_of(&self, a: u16, b: u16) -> u16 {
        if a == 0 || b == 0 { 0 } else { self.exp(self.reduced(a, b) + self.half) }
    }
    /// a ⊗ b ⊗ 2^15 and that times 2^15.
    #[inline(always)]
    pub fn half_and_quarter_of(&self, a: u16, b: u16) -> (u16, u16) {
        if a == 0 || b == 0 {
            return (0, 0);
        }
        let sum = self.reduced(a, b);
        (self.exp(sum + self.half), self.exp(sum + self.quarter))
    }
    /// a ⊗ b ⊗ 2^15 ⊗ 2^15.
    #[inline(always)]
    pub fn quarter_of(&self, a: u16, b: u16) -> u16 {
        if a == 0 || b == 0 { 0 } else { self.exp(self.reduced(a, b) + self.quarter) }
    }
    /// The logarithm of a ⊗ b, below 65535.
    #[inline(always)]
    fn reduced(&self, a: u16, b: u16) -> usize {
        let sum = self.log(a) + self.log(b);
        if sum >= UNITS { sum - UNITS } else { sum }
    }
    /// a ⊗ 2^63.
    #[inline(always)]
    pub fn half_64(&self, a: u64) -> u64 {
        let bytes = a.to_le_bytes().into_iter().zip(self.halves.iter());
        bytes.fold(0, |sum, (byte, table)| sum ^ table[usize::from(byte)])
    }
    /// The inverse of an element other than 0.
    pub fn inverse(&self, a: u16) -> u16 {
        self.exp(UNITS - self.log(a))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_the_least() {
        // The exponents at which the powers of an element that does not generate all others return to 1.
        let early = [257, 17, 5, 3].map(|prime| UNITS / prime);
        let power = |by: &Multiplier, n: usize| (0..n).fold(1, |value, _| by.times(value));
        let generates = |by: Multiplier| early.into_iter().all(|n| power(&by, n) != 1);
        assert_eq!((2..=u16::MAX).find(|a| generates(Multiplier::new(*a))), Some(GENERATOR));
    }
}
