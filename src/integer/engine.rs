//! The whole numbers of the browser's engine, in the words of num-bigint; each means what it means there.
mod traits;

use std::{
    cmp::Ordering,
    fmt,
    ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Rem, Shl, Shr, Sub, SubAssign},
    rc::Rc,
    str::FromStr,
};

pub use traits::{Integer, One, Signed, ToPrimitive, Zero};

type Own = js_sys::BigInt;

/// A whole number of any length. It is one word, which the code that moves it about is the shorter for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BigInt(Rc<Size>);

/// Short numbers are not worth a call to the engine. Each number has one form: it is long only if it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Size {
    Short(i64),
    Long(Own),
}
use Size::{Long, Short};

impl From<Size> for BigInt {
    fn from(n: Size) -> Self {
        Self(Rc::new(n))
    }
}

impl BigInt {
    fn of(n: Own) -> Self {
        i64::try_from(n).map_or_else(|n| Long(n).into(), Self::short)
    }
    #[inline(never)]
    fn short(n: i64) -> Self {
        Short(n).into()
    }
    fn own(&self) -> Own {
        match &*self.0 {
            Short(n) => (*n).into(),
            Long(n) => n.clone(),
        }
    }
    /// The result of an operation; `short` gives none where it may not be short.
    #[inline(never)]
    fn with(&self, other: &Self, short: fn(i64, i64) -> Option<i64>, long: fn(&Own, &Own) -> Own) -> Self {
        if let (Short(a), Short(b)) = (&*self.0, &*other.0)
            && let Some(n) = short(*a, *b)
        {
            return Self::short(n);
        }
        Self::of(long(&self.own(), &other.own()))
    }
}

macro_rules! from {
    ($($type:ty)*) => { $(
        impl From<$type> for BigInt {
            fn from(n: $type) -> Self {
                i64::try_from(n).map_or_else(|_| Long(n.into()).into(), Self::short)
            }
        }
    )* };
}

from! { u64 i128 u128 }

macro_rules! from_short {
    ($($type:ty)*) => { $(
        impl From<$type> for BigInt {
            fn from(n: $type) -> Self {
                Self::short(n.into())
            }
        }
    )* };
}

from_short! { i32 u8 u32 }

impl From<usize> for BigInt {
    fn from(n: usize) -> Self {
        (n as u64).into()
    }
}

impl From<&Self> for BigInt {
    fn from(n: &Self) -> Self {
        n.clone()
    }
}

macro_rules! operators {
    ($($trait:ident $name:ident $short:expr;)*) => { $(
        impl<T: Into<BigInt>> $trait<T> for &BigInt {
            type Output = BigInt;
            fn $name(self, other: T) -> BigInt {
                self.with(&other.into(), $short, |a, b| $trait::$name(a, b))
            }
        }
        impl<T: Into<BigInt>> $trait<T> for BigInt {
            type Output = BigInt;
            fn $name(self, other: T) -> BigInt {
                $trait::$name(&self, other)
            }
        }
    )* };
}

operators! {
    Add add i64::checked_add;
    Sub sub i64::checked_sub;
    Mul mul i64::checked_mul;
    Div div i64::checked_div;
    Rem rem i64::checked_rem;
    Shl shl |n, by| Some(n.checked_shl(by.try_into().ok()?)?).filter(|shifted| shifted >> by == n);
    Shr shr |n, by| Some(n >> by.clamp(0, 63));
}

macro_rules! assignments {
    ($($trait:ident $name:ident $operator:ident;)*) => { $(
        impl<T: Into<BigInt>> $trait<T> for BigInt {
            fn $name(&mut self, other: T) {
                *self = (&*self).$operator(other);
            }
        }
    )* };
}

assignments! {
    AddAssign add_assign add;
    SubAssign sub_assign sub;
    MulAssign mul_assign mul;
}

impl Neg for &BigInt {
    type Output = BigInt;
    fn neg(self) -> BigInt {
        BigInt::zero() - self
    }
}

impl Neg for BigInt {
    type Output = Self;
    fn neg(self) -> Self {
        -&self
    }
}

impl PartialOrd for BigInt {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for BigInt {
    fn cmp(&self, other: &Self) -> Ordering {
        match (&*self.0, &*other.0) {
            (Short(a), Short(b)) => a.cmp(b),
            _ if self == other => Ordering::Equal,
            _ if self.own().lt(&other.own()) => Ordering::Less,
            _ => Ordering::Greater,
        }
    }
}

impl Default for BigInt {
    fn default() -> Self {
        Self::zero()
    }
}

impl FromStr for BigInt {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        Own::from_str(text).map(Self::of).map_err(drop)
    }
}

impl fmt::Display for BigInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Short(n) => n.fmt(f),
            Long(n) => f.write_str(&text(n, 10)),
        }
    }
}

fn text(n: &Own, radix: u8) -> String {
    n.to_string(radix).map(String::from).unwrap_or_default()
}

impl BigInt {
    /// The digits of its magnitude with base 2^64, the lowest first.
    pub fn iter_u64_digits(&self) -> std::vec::IntoIter<u64> {
        let mut digits = Vec::new();
        match &*self.0 {
            Short(n) => digits.push(n.unsigned_abs()),
            Long(n) => {
                let text = text(n, 16);
                let mut rest = text.trim_start_matches('-');
                while !rest.is_empty() {
                    let (upper, digit) = rest.split_at(rest.len().saturating_sub(16));
                    digits.push(u64::from_str_radix(digit, 16).unwrap_or(0));
                    rest = upper;
                }
            }
        }
        digits.into_iter()
    }
    /// The length of its magnitude in binary.
    pub fn bits(&self) -> u64 {
        let digits = self.iter_u64_digits();
        let below = digits.len() as u64 * 64;
        below - digits.last().map_or(0, |digit| u64::from(digit.leading_zeros()))
    }
    /// A binary digit of a number of at least 0, the lowest being digit 0.
    pub fn bit(&self, at: u64) -> bool {
        self.iter_u64_digits().nth((at / 64) as usize).is_some_and(|digit| digit >> (at % 64) & 1 == 1)
    }
    /// How many zeros its magnitude ends in in binary; none for 0.
    pub fn trailing_zeros(&self) -> Option<u64> {
        let lowest = self.iter_u64_digits().zip(0..).find(|(digit, _)| *digit != 0);
        lowest.map(|(digit, n)| n * 64 + u64::from(digit.trailing_zeros()))
    }
}
