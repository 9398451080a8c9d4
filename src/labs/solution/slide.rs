//! Beta on a slider.
use super::found::Found;
use super::given::approximate;
use crate::games::chromatic::theory::{RedLevels, printed};

/// The least and the greatest beta of the slider, in hundredths.
pub const SLIDER_RANGE: (u32, u32) = (200, 600);
/// The marks that attract the slider: the place in hundredths, the text, and how it is printed.
pub const MARKS: [(u32, &str, &str); 2] = [(262, "phi^2", "φ²"), (341, "2+sqrt(2)", "2+√2")];
/// Marks attract from at most this distance, in hundredths.
const NEAR: u32 = 3;

/// The beta at a place of the slider; near a mark that of the mark, if it `attracts`.
///
/// ```
/// use nimscope::labs::solution::beta_at;
///
/// assert_eq!((beta_at(260, true), beta_at(260, false), beta_at(300, true)), ("phi^2".into(), "13/5".into(), "3".into()));
/// ```
pub fn beta_at(place: u32, attracts: bool) -> String {
    let place = place.clamp(SLIDER_RANGE.0, SLIDER_RANGE.1);
    if let Some((_, text, _)) = MARKS.iter().find(|(mark, ..)| attracts && mark.abs_diff(place) <= NEAR) {
        return (*text).into();
    }
    let q = [1, 2, 4, 5, 10, 20, 25, 50, 100]
        .into_iter()
        .find(|q| (place * q).is_multiple_of(100))
        .unwrap_or(100);
    let p = place * q / 100;
    if q == 1 { p.to_string() } else { format!("{p}/{q}") }
}

/// The text of the mark after a place, and after the last one that of the first.
pub fn mark_after(place: u32) -> &'static str {
    MARKS.iter().find(|(mark, ..)| *mark > place).unwrap_or(&MARKS[0]).1
}

/// Decimals of alpha and beta.
const DECIMALS: u32 = 9;

/// Alpha and beta, as they are printed and as decimals.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratio {
    /// None where it has no short form.
    pub alpha: Option<String>,
    pub beta: String,
    pub values: (f64, f64),
    /// Their decimals, cut off; those of alpha unless beta is 1.
    pub digits: (Option<String>, Option<String>),
    /// Whether beta is irrational, so that the sequences share out all levels.
    pub irrational: bool,
}

impl Found {
    /// The two numbers, where the red levels are the multiples of beta, rounded down.
    pub fn ratio(&self) -> Option<Ratio> {
        let Some(RedLevels::Beatty(beta)) = &self.levels else { return None };
        let value = approximate(beta);
        let alpha = beta.alpha().map(|alpha| printed(&alpha.to_string()));
        let values = (value / (value - 1.0), value);
        let digits = (beta.alpha_digits(DECIMALS), beta.digits(DECIMALS));
        let irrational = beta.value().is_irrational();
        let text = printed(beta.text());
        // A number by itself needs no brackets around it.
        let inside = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        let inside = inside.filter(|inside| !inside.contains(['(', ')']));
        let beta = inside.map_or_else(|| text.clone(), ToString::to_string);
        Some(Ratio { alpha, beta, values, digits, irrational })
    }
    /// Where beta lies on the slider, in hundredths.
    pub fn place(&self) -> Option<u32> {
        Some((self.ratio()?.values.1 * 100.0).round().clamp(SLIDER_RANGE.0.into(), SLIDER_RANGE.1.into())
            as u32)
    }
}
