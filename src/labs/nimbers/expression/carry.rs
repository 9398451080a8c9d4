//! How powers of ω are multiplied.
use super::super::steps::Line;
use crate::ordinal::Ordinal;

/// An exponent in base 3, written with so many digits.
fn digits(exponent: usize, places: u32) -> String {
    (0..places).rev().map(|place| (exponent / 3usize.pow(place) % 3).to_string()).collect()
}

/// ω^j ⊗ ω^k in a line: exponents in base 3 are added from the left, and a 3 is carried to the right.
pub fn line(j: usize, k: usize) -> Option<Line> {
    let power = |exponent: usize| Ordinal::power(Ordinal::finite(exponent as u128), 1);
    let found = power(j).times(&power(k)).ok()?;
    let places = (1..4).find(|places| j.max(k) < 3usize.pow(*places)).unwrap_or(4);
    let carries = (0..places).any(|place| j / 3usize.pow(place) % 3 + k / 3usize.pow(place) % 3 > 2);
    let parts = [
        format!("{} ⊗ {}", power(j).pretty(), power(k).pretty()),
        format!("exponents {} + {} in base 3", digits(j, places), digits(k, places)),
        format!("= {}", found.pretty()),
    ];
    let line = Line::of(parts);
    Some(if carries { line.ruled("carry") } else { line })
}
