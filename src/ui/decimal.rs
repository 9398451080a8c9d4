//! Decimals for style sheets and pictures. The standard library's exact conversions are far larger.

/// `value`, or the nearest bound. The standard library's `clamp` can panic, with a message that formats its bounds.
pub fn within(value: f64, least: f64, most: f64) -> f64 {
    if value < least {
        least
    } else if value > most {
        most
    } else {
        value
    }
}

/// `value` with `places` digits after the point, at most nine.
pub fn decimal(value: f64, places: u32) -> String {
    let one = 10i64.pow(places.min(9));
    // Large values saturate; lengths in pictures are small.
    let scaled = (value * one as f64).round() as i64;
    let (sign, size) = (if scaled < 0 { "-" } else { "" }, scaled.unsigned_abs());
    let (whole, part) = (size / one as u64, size % one as u64);
    if places == 0 {
        format!("{sign}{whole}")
    } else {
        format!("{sign}{whole}.{part:0width$}", width = places as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_the_standard_library() {
        for value in [0.0, 0.04, 0.06, -0.06, 1.0, -12.34, 99.97, 341.0] {
            // The standard library also writes -0.0, which this function does not.
            assert_eq!(decimal(value, 1), format!("{value:.1}"));
        }
        assert_eq!(decimal(0.625, 2), "0.63");
        assert_eq!(decimal(17.5, 0), "18");
    }
}
