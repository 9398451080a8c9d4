//! Each operation on single numbers.
use super::op::{BinaryOp, UnaryOp};

/// The absolute values of numbers stay below this.
pub const LIMIT: i64 = 1 << 62;

/// Why an operation has no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoValue {
    /// The operation is not defined for these numbers.
    Undefined,
    /// The absolute value would be [`LIMIT`] or more.
    TooLarge,
    /// It needs the value of a larger heap than is known.
    NotKnown,
}

/// 1, 2, 3, 5, 8, … below [`LIMIT`].
const FIBONACCI: [i64; 89] = {
    let mut all = [1; 89];
    all[1] = 2;
    let mut at = 2;
    while at < all.len() {
        all[at] = all[at - 1] + all[at - 2];
        at += 1;
    }
    all
};

/// An operation on one number.
///
/// # Errors
/// Why it has no value.
#[inline]
pub fn one(op: UnaryOp, a: i64) -> Result<i64, NoValue> {
    let from = |least: i64| if a < least { Err(NoValue::Undefined) } else { Ok(()) };
    Ok(match op {
        UnaryOp::Negative => -a,
        UnaryOp::Absolute => a.abs(),
        UnaryOp::Weight => from(0).map(|()| i64::from(a.count_ones()))?,
        UnaryOp::Twos => from(1).map(|()| i64::from(a.trailing_zeros()))?,
        UnaryOp::Length => from(0).map(|()| i64::from(64 - a.leading_zeros()))?,
        UnaryOp::OddPart => from(1).map(|()| a >> a.trailing_zeros())?,
        UnaryOp::Fibonacci if a == 0 => 1,
        UnaryOp::Fibonacci => {
            from(1)?;
            let known = usize::try_from(a - 1).ok().and_then(|at| FIBONACCI.get(at));
            *known.ok_or(NoValue::TooLarge)?
        }
        UnaryOp::Zeckendorf => from(1).map(|()| zeckendorf(a))?,
        UnaryOp::Root => from(0).map(|()| a.isqrt())?,
        UnaryOp::Not => a ^ 1,
        UnaryOp::IsEvil => i64::from(a >= 0 && a.count_ones() & 1 == 0),
        UnaryOp::IsOdious => i64::from(a >= 0 && a.count_ones() & 1 == 1),
        UnaryOp::IsFibonacci => i64::from(FIBONACCI.binary_search(&a).is_ok()),
        UnaryOp::IsSquare => i64::from(a >= 0 && a.isqrt().pow(2) == a),
    })
}

/// The smallest part, greedily: the greatest Fibonacci number that fits is always taken.
fn zeckendorf(mut a: i64) -> i64 {
    // Each binary digit is worth less than one and a half Fibonacci numbers.
    let mut at = (((64 - a.leading_zeros()) * 3 / 2) as usize).min(FIBONACCI.len() - 1);
    loop {
        while FIBONACCI[at] > a {
            at -= 1;
        }
        a -= FIBONACCI[at];
        if a == 0 {
            return FIBONACCI[at];
        }
    }
}

/// An operation on two numbers.
///
/// # Errors
/// Why it has no value.
#[inline]
pub fn two(op: BinaryOp, a: i64, b: i64) -> Result<i64, NoValue> {
    let divisor = |b: i64| if b == 0 { Err(NoValue::Undefined) } else { Ok(b) };
    let found = match op {
        BinaryOp::Add => Some(a + b),
        BinaryOp::Subtract => Some(a - b),
        BinaryOp::Multiply => a.checked_mul(b),
        BinaryOp::Divide => divisor(b).map(|b| Some(floor(a, b)))?,
        BinaryOp::Modulo => divisor(b).map(|b| Some(a - floor(a, b) * b))?,
        BinaryOp::Power => power(a, b)?,
        BinaryOp::Xor => Some(a ^ b),
        BinaryOp::And => Some(a & b),
        BinaryOp::Or => Some(a | b),
        BinaryOp::Least => Some(a.min(b)),
        BinaryOp::Greatest => Some(a.max(b)),
        BinaryOp::Equal | BinaryOp::Same => Some(i64::from(a == b)),
        BinaryOp::Unequal => Some(i64::from(a != b)),
        BinaryOp::Less => Some(i64::from(a < b)),
        BinaryOp::AtMost => Some(i64::from(a <= b)),
        BinaryOp::Divides => divisor(a).map(|a| Some(i64::from(b % a == 0)))?,
        BinaryOp::Both => Some(a & b),
        BinaryOp::Either => Some(a | b),
    };
    found.filter(|found| found.abs() < LIMIT).ok_or(NoValue::TooLarge)
}

/// a / b rounded down, b ≠ 0.
#[inline]
pub(super) fn floor(a: i64, b: i64) -> i64 {
    let (quotient, rest) = (a / b, a % b);
    quotient - i64::from(rest != 0 && (rest < 0) != (b < 0))
}

fn power(a: i64, b: i64) -> Result<Option<i64>, NoValue> {
    if b < 0 {
        return Err(NoValue::Undefined);
    }
    Ok(match a {
        0 | 1 => Some(if b == 0 { 1 } else { a }),
        -1 => Some(if b & 1 == 0 { 1 } else { -1 }),
        _ => u32::try_from(b).ok().and_then(|b| a.checked_pow(b)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zeckendorf_parts_add_up() {
        for n in 1..20_000 {
            let (mut rest, mut parts) = (n, Vec::new());
            while rest > 0 {
                parts.push(zeckendorf(rest));
                rest -= parts[parts.len() - 1];
            }
            let places: Vec<usize> =
                parts.iter().map(|part| FIBONACCI.binary_search(part).unwrap()).collect();
            assert!(places.windows(2).all(|pair| pair[1] >= pair[0] + 2), "{n}: {parts:?}");
        }
        assert!(FIBONACCI[88] < LIMIT && FIBONACCI[88] + FIBONACCI[87] >= LIMIT);
        for great in [LIMIT - 1, FIBONACCI[88], FIBONACCI[88] - 1] {
            assert!(zeckendorf(great) > 0);
        }
    }

    #[test]
    fn division_rounds_down() {
        for (a, b, quotient, rest) in
            [(7, 3, 2, 1), (-7, 3, -3, 2), (7, -3, -3, -2), (-7, -3, 2, -1), (6, 3, 2, 0)]
        {
            assert_eq!((two(BinaryOp::Divide, a, b), two(BinaryOp::Modulo, a, b)), (Ok(quotient), Ok(rest)));
        }
        assert_eq!(two(BinaryOp::Modulo, 1, 0), Err(NoValue::Undefined));
        assert_eq!(two(BinaryOp::Power, 2, 62), Err(NoValue::TooLarge));
        assert_eq!(two(BinaryOp::Power, 2, 61), Ok(1 << 61));
        assert_eq!(two(BinaryOp::Power, 2, -1), Err(NoValue::Undefined));
    }
}
