//! Numbers as people read them.

/// A number with thin spaces between groups of three digits: `68 917`.
///
/// ```
/// assert_eq!(nimscope::core::format_number(68_917), "68\u{202f}917");
/// ```
pub fn format_number(n: u64) -> String {
    group_digits(&n.to_string())
}

/// A text of digits with thin spaces between groups of three.
///
/// ```
/// assert_eq!(nimscope::core::group_digits("1234567"), "1\u{202f}234\u{202f}567");
/// ```
pub fn group_digits(digits: &str) -> String {
    let mut out = String::with_capacity(digits.len() + digits.len());
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}
