//! Where the columns of the history stand and how high they are, in whole pixels.
use crate::core::{Outcome, Verdict};
use crate::ui::model::{Level, Ply};

/// The first column's middle, and the distance to the next.
pub const LEFT: i64 = 124;
pub const PITCH: i64 = 94;
/// The line of P-positions, and the highest point.
pub const BASE: i64 = 76;
pub const TOP: i64 = 14;
/// Most lines above the base.
const LINES: u64 = 6;

/// What the heights mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scale {
    /// Grundy values up to this one.
    Values(u64),
    /// N above, draws between, P on the base line.
    Outcomes,
    /// Nothing may be shown: all columns are alike.
    Hidden,
}

impl Scale {
    /// The scale that shows as much of `plies` as `level` allows.
    pub fn of(plies: &[Ply], level: Level) -> Self {
        match level {
            Level::Off => Self::Hidden,
            Level::Hints => Self::Outcomes,
            Level::Full => {
                let mut most = 1;
                for ply in plies {
                    match ply.verdict {
                        Verdict::Solved { value: Some(value), .. } => most = value.0.max(most),
                        Verdict::Solved { value: None, .. } => return Self::Outcomes,
                        Verdict::Unknown { .. } => {}
                    }
                }
                Self::Values(most)
            }
        }
    }
    /// The height of a point; none where it is not known or not shown.
    pub fn y(self, verdict: Verdict) -> Option<i64> {
        match self {
            Self::Values(most) => verdict.value().map(|value| self.height(value.0, most)),
            Self::Outcomes => verdict.outcome().map(|outcome| match outcome {
                Outcome::P => BASE,
                Outcome::D => (BASE + TOP + 12) / 2,
                Outcome::N => TOP + 12,
            }),
            Self::Hidden => None,
        }
    }
    fn height(self, value: u64, most: u64) -> i64 {
        let most = u128::from(most.max(1));
        BASE - ((u128::from(value) * (BASE - TOP) as u128 + most / 2) / most) as i64
    }
    /// The heights of the lines above the base, thinned where there would be too many.
    pub fn lines(self) -> Vec<i64> {
        match self {
            Self::Values(most) => {
                let step = most.div_ceil(LINES).max(1);
                (1..=most / step).map(|k| self.height(k.saturating_mul(step), most)).collect()
            }
            Self::Outcomes => vec![TOP + 12],
            Self::Hidden => vec![],
        }
    }
}

/// The middle of a column.
pub fn x(column: usize) -> i64 {
    LEFT + PITCH * column as i64
}

/// The width of a chart of so many columns.
pub fn width(columns: usize) -> i64 {
    x(columns.saturating_sub(1)) + PITCH / 2 + 4
}

/// The line through the points; it breaks where one is not known.
pub fn line(plies: &[Ply], scale: Scale) -> String {
    let mut path = String::new();
    let mut joined = false;
    for (column, ply) in plies.iter().enumerate() {
        let y = scale.y(ply.verdict);
        if let Some(y) = y {
            path += &format!("{}{} {y}", if joined { 'L' } else { 'M' }, x(column));
        }
        joined = y.is_some();
    }
    path
}

/// The label of the highest line: `∗6`, or the order of magnitude of a large value.
pub fn top_label(most: u64) -> String {
    const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    if most < 10_000 {
        return format!("∗{most}");
    }
    let digits = most.ilog10().to_string();
    let power: String =
        digits.chars().filter_map(|c| SUPERSCRIPTS.get(c.to_digit(10)? as usize).copied()).collect();
    format!("≥10{power}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Nimber;
    use crate::core::OutOfBudget;

    fn ply(value: u64) -> Ply {
        let value = Nimber(value);
        let verdict = Verdict::Solved { outcome: Outcome::of(value), value: Some(value) };
        Ply { who: String::new(), mv: None, verdict, quality: None }
    }

    #[test]
    fn heights_are_values() {
        let plies = [ply(3), ply(0), ply(6)];
        let scale = Scale::of(&plies, Level::Full);
        assert_eq!(scale, Scale::Values(6));
        assert_eq!(plies.iter().filter_map(|p| scale.y(p.verdict)).collect::<Vec<_>>(), [45, 76, 14]);
        assert_eq!(scale.lines().len(), 6);
        assert_eq!(line(&plies, scale), "M124 45L218 76L312 14");
        assert!(Scale::Values(1000).lines().len() <= 6 && Scale::Values(u64::MAX).lines().len() <= 6);
    }

    #[test]
    fn less_is_shown_where_less_is_known_or_wanted() {
        let mut plies = [ply(3), ply(0)];
        assert_eq!(Scale::of(&plies, Level::Off).y(plies[0].verdict), None);
        assert_eq!(Scale::of(&plies, Level::Hints), Scale::Outcomes);
        plies[0].verdict = Verdict::Solved { outcome: Outcome::N, value: None };
        assert_eq!(Scale::of(&plies, Level::Full), Scale::Outcomes);
        plies[0].verdict = Verdict::Unknown { examined: 9, limit: OutOfBudget::Work };
        assert_eq!(line(&plies, Scale::of(&plies, Level::Full)), "M218 76");
    }

    #[test]
    fn large_values_have_short_labels() {
        assert_eq!(top_label(6), "∗6");
        assert_eq!(top_label(1_000_000_000_000), "≥10¹²");
    }
}
