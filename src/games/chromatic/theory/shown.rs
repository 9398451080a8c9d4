//! Alpha and beta as numbers: their printed form and their digits.
use super::{beta::Beta, real::Real};
use crate::core::grouped::group_digits;
use crate::integer::BigInt;

/// Most digits after the point.
pub const DIGITS: u32 = 40;

impl Beta {
    /// Beta with so many digits after the point, cut off and not rounded, in groups of three; dots behind them say that there
    /// are more. For irrational beta they are the red level of number 10^digits (Fisher and Larsson, Theorem 1).
    pub fn digits(&self, digits: u32) -> Option<String> {
        shown(self.value().floor_times(&power(digits)).ok()?, digits, self.value())
    }
    /// Alpha in the same way, of 1/alpha + 1/beta = 1; none for beta = 1.
    ///
    /// ```
    /// use nimscope::games::chromatic::theory::Beta;
    ///
    /// let beta = Beta::read("phi^2").unwrap();
    /// assert_eq!((beta.alpha_digits(6), beta.digits(3)), (Some("1.618\u{202f}033…".into()), Some("2.618…".into())));
    /// ```
    pub fn alpha_digits(&self, digits: u32) -> Option<String> {
        match self.alpha() {
            Some(alpha) => shown(alpha.floor_times(&power(digits)).ok()?, digits, &alpha),
            // Alpha of pi or e has no form of its own, but its multiples have: they are the green levels.
            None => shown(self.green(&power(digits)).ok()??, digits, self.value()),
        }
    }
    /// Alpha and beta as sentences name them, with six digits: `α = √2 = 1.414 213… and β = 2 + √2 = 3.414 213…`.
    pub fn both(&self) -> Option<String> {
        let own = self.alpha().map(|own| format!("{} = ", printed(&own.to_string()))).unwrap_or_default();
        let (alpha, beta) = (self.alpha_digits(6)?, self.digits(6)?);
        Some(format!("α = {own}{alpha} and β = {} = {beta}", printed(self.text())))
    }
}

fn power(digits: u32) -> BigInt {
    (0..digits.min(DIGITS)).fold(BigInt::from(1u32), |power, _| power * 10u32)
}

/// A number as text, by the floor of 10^`digits` times it; dots follow unless 10^`digits` times `value` is whole.
fn shown(floor: BigInt, digits: u32, value: &Real) -> Option<String> {
    let digits = digits.min(DIGITS);
    let text = format!("{:0>width$}", floor.to_string(), width = digits as usize + 1);
    let (whole, part) = text.split_at(text.len() - digits as usize);
    let whole = group_digits(whole);
    let ends = value.times(&Real::integer(power(digits))).is_ok_and(|all| all.as_integer().is_some());
    let part = if ends { part.trim_end_matches('0') } else { part };
    let groups: Vec<&str> =
        (0..part.len()).step_by(3).map(|at| &part[at..(at + 3).min(part.len())]).collect();
    Some(match (ends, part.is_empty()) {
        (true, true) => whole,
        (true, false) => format!("{whole}.{}", groups.join("\u{202f}")),
        _ => format!("{whole}.{}…", groups.join("\u{202f}")),
    })
}

/// A number of the notation as books print it.
pub fn printed(text: &str) -> String {
    let mut out = text.replace("phi", "φ").replace("pi", "π").replace("*sqrt", "sqrt").replace("^2", "²");
    // Roots of a single number need no brackets.
    while let Some(at) = out.find("sqrt(") {
        let inside = &out[at + 5..];
        let digits = inside.bytes().take_while(u8::is_ascii_digit).count();
        let plain = inside[digits..].starts_with(')');
        out = match plain {
            true => format!("{}√{}{}", &out[..at], &inside[..digits], &inside[digits + 1..]),
            false => format!("{}√({inside}", &out[..at]),
        };
    }
    out.replace('+', " + ").replace('-', " − ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_those_of_the_constants() {
        let digits = |text| {
            let beta = Beta::read(text).unwrap();
            [beta.alpha_digits(30), beta.digits(30)].map(|text| text.unwrap().replace('\u{202f}', ""))
        };
        assert_eq!(
            digits("phi^2"),
            ["1.618033988749894848204586834365…", "2.618033988749894848204586834365…"]
        );
        assert_eq!(
            digits("2+sqrt(2)"),
            ["1.414213562373095048801688724209…", "3.414213562373095048801688724209…"]
        );
        assert_eq!(digits("pi")[1], "3.141592653589793238462643383279…");
        // 1/alpha + 1/beta = 1, to the digits of floating point.
        for text in ["phi^2", "2+sqrt(2)", "pi", "e", "1+sqrt(2)", "sqrt(5)", "10*pi"] {
            let [alpha, beta] =
                digits(text).map(|text| text.trim_end_matches('…').parse::<f64>().expect("a number"));
            assert!((1.0 / alpha + 1.0 / beta - 1.0).abs() < 1e-14, "{text}");
        }
        assert_eq!(digits("5/2"), ["1.666666666666666666666666666666…", "2.5"]);
        assert_eq!(digits("3"), ["1.5", "3"]);
        assert_eq!(Beta::read("1").unwrap().alpha_digits(6), None);
    }

    #[test]
    fn numbers_are_printed_as_in_books() {
        let both = |text| Beta::read(text).unwrap().both().unwrap();
        assert_eq!(both("phi^2"), "α = (1 + √5)/2 = 1.618\u{202f}033… and β = φ² = 2.618\u{202f}033…");
        assert_eq!(both("pi"), "α = 1.466\u{202f}942… and β = π = 3.141\u{202f}592…");
    }
}
