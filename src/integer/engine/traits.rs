//! The traits of num-traits and num-integer, as far as they are used here.
use super::{
    BigInt,
    Size::{Long, Short},
};

/// As in num-traits.
pub trait Zero {
    fn zero() -> Self;
    fn is_zero(&self) -> bool;
}

impl Zero for BigInt {
    fn zero() -> Self {
        0.into()
    }
    fn is_zero(&self) -> bool {
        matches!(*self.0, Short(0))
    }
}

/// As in num-traits.
pub trait One {
    fn one() -> Self;
    fn is_one(&self) -> bool;
}

impl One for BigInt {
    fn one() -> Self {
        1.into()
    }
    fn is_one(&self) -> bool {
        matches!(*self.0, Short(1))
    }
}

/// As in num-traits.
pub trait Signed {
    fn is_positive(&self) -> bool;
    fn is_negative(&self) -> bool;
}

impl Signed for BigInt {
    fn is_positive(&self) -> bool {
        *self > Self::zero()
    }
    fn is_negative(&self) -> bool {
        *self < Self::zero()
    }
}

/// As in num-traits.
pub trait ToPrimitive {
    fn to_i64(&self) -> Option<i64>;
    fn to_u64(&self) -> Option<u64>;
    fn to_u128(&self) -> Option<u128>;
    fn to_usize(&self) -> Option<usize> {
        self.to_u64()?.try_into().ok()
    }
}

impl ToPrimitive for BigInt {
    fn to_i64(&self) -> Option<i64> {
        if let Short(n) = *self.0 { Some(n) } else { None }
    }
    fn to_u64(&self) -> Option<u64> {
        self.to_u128()?.try_into().ok()
    }
    fn to_u128(&self) -> Option<u128> {
        match &*self.0 {
            Short(n) => u128::try_from(*n).ok(),
            Long(n) => n.clone().try_into().ok(),
        }
    }
}

/// As in num-integer.
pub trait Integer: Sized {
    fn gcd(&self, other: &Self) -> Self;
    fn div_floor(&self, other: &Self) -> Self;
    fn mod_floor(&self, other: &Self) -> Self;
    fn div_rem(&self, other: &Self) -> (Self, Self);
}

impl Integer for BigInt {
    fn gcd(&self, other: &Self) -> Self {
        let (mut a, mut b) = (self.clone(), other.clone());
        while !b.is_zero() {
            (a, b) = (b.clone(), a % b);
        }
        if a.is_negative() { -a } else { a }
    }
    fn div_floor(&self, other: &Self) -> Self {
        let (quotient, rest) = self.div_rem(other);
        if !rest.is_zero() && rest.is_negative() != other.is_negative() { quotient - 1 } else { quotient }
    }
    fn mod_floor(&self, other: &Self) -> Self {
        let rest = self % other;
        if !rest.is_zero() && rest.is_negative() != other.is_negative() { rest + other } else { rest }
    }
    fn div_rem(&self, other: &Self) -> (Self, Self) {
        let quotient = self / other;
        // A second division would take longer than a product.
        let rest = self - &quotient * other;
        (quotient, rest)
    }
}
