//! Ordinals as texts: `w^2*3+w+1` as it is typed, `ω²·3+ω+1` as it is shown.
use super::Ordinal;
use std::fmt;

/// A number in raised digits: `²⁶`.
pub fn high(n: u128) -> String {
    let digit = |digit: char| digit.to_digit(10).map_or(digit, |at| DIGITS[at as usize]);
    n.to_string().chars().map(digit).collect()
}

/// The raised digits.
pub const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

impl Ordinal {
    /// As people write it: `ω²·3+ω+1`, with exponents that are no numbers as `ω^(ω+1)`.
    pub fn pretty(&self) -> String {
        self.written("ω", "·", &|exponent| match exponent.number() {
            Some(n) => high(n),
            None => format!("^{}", bracketed(exponent, exponent.pretty())),
        })
    }
    /// In LaTeX, without dollar signs.
    pub fn latex(&self) -> String {
        self.written("\\omega", " \\cdot ", &|exponent| format!("^{{{}}}", exponent.latex()))
    }
    fn written(&self, omega: &str, times: &str, power: &dyn Fn(&Self) -> String) -> String {
        let term = |term: &super::Term| {
            let power = match term.exponent.number() {
                Some(0) => return term.count.to_string(),
                Some(1) => String::new(),
                _ => power(&term.exponent),
            };
            let count = if term.count == 1 { String::new() } else { format!("{times}{}", term.count) };
            format!("{omega}{power}{count}")
        };
        let terms: Vec<String> = self.terms.iter().map(term).collect();
        if terms.is_empty() { "0".into() } else { terms.join("+") }
    }
}

/// The text of an exponent, in brackets where that is neither a number nor a bare power of ω.
fn bracketed(exponent: &Ordinal, text: String) -> String {
    let bare = exponent.terms().len() == 1 && exponent.terms()[0].count == 1 || exponent.number().is_some();
    if bare { text } else { format!("({text})") }
}

/// As it is typed: `w^2*3+w+1`.
impl fmt::Display for Ordinal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let power = |exponent: &Self| format!("^{}", bracketed(exponent, exponent.to_string()));
        f.write_str(&self.written("w", "*", &power))
    }
}
