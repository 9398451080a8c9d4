//! Where the columns of the history stand and how high they are, in whole pixels.
use crate::core::{Outcome, Verdict};
use crate::ui::{
    model::{Level, Ply},
    words,
};

/// The width of the axis, which stays in place when the columns scroll.
pub const AXIS: i64 = 78;
/// The least and the greatest distance between columns.
const NARROW: i64 = 94;
const WIDE: i64 = 176;
/// The width of a letter below a column, and what is left beside the letters.
const LETTER: i64 = 7;
const BESIDE: i64 = 3;
/// The height of the line of P-positions, and of the highest point.
pub const BASE: i64 = 76;
pub const TOP: i64 = 14;
/// The height of the points in a chart that may not show values.
pub const MIDDLE: i64 = 20;
/// Most lines above the base.
const LINES: u64 = 6;

/// What the heights mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scale {
    /// Grundy values up to this one.
    Values(u64),
    /// N-positions above, draws between, P-positions on the base line.
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
    /// How much lower the chart is than usual: without values it leaves room for the boards.
    pub fn lower(self) -> i64 {
        if self == Self::Hidden { 46 } else { 0 }
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

/// The distance between columns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pitch(pub i64);

impl Pitch {
    /// The distance at which the moves are read whole, as far as there is room for that.
    pub fn of(plies: &[Ply]) -> Self {
        let letters = |ply: &Ply| ply.mv.as_ref().map_or(0, |mv| words::short(mv).chars().count());
        let most = plies.iter().map(letters).max().unwrap_or(0) as i64;
        Self((most * LETTER + BESIDE).clamp(NARROW, WIDE))
    }
    /// How many letters fit below a column.
    pub fn letters(self) -> usize {
        ((self.0 - BESIDE) / LETTER) as usize
    }
    /// The middle of a column.
    pub fn x(self, column: usize) -> i64 {
        self.0 / 2 + self.0 * column as i64
    }
    /// The width of a chart of so many columns.
    pub fn width(self, columns: usize) -> i64 {
        self.0 * columns as i64 + 4
    }
}

/// Path data of the line through the points; it breaks where a height is not known.
pub fn line(plies: &[Ply], scale: Scale, pitch: Pitch) -> String {
    let mut path = String::new();
    let mut joined = false;
    for (column, ply) in plies.iter().enumerate() {
        let y = scale.y(ply.verdict);
        if let Some(y) = y {
            path += &format!("{}{} {y}", if joined { 'L' } else { 'M' }, pitch.x(column));
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
        assert_eq!(line(&plies, scale, Pitch::of(&plies)), "M47 45L141 76L235 14");
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
        assert_eq!(line(&plies, Scale::of(&plies, Level::Full), Pitch(94)), "M141 76");
    }

    #[test]
    fn columns_are_as_wide_as_what_is_below_them() {
        let mut plies = vec![ply(3), ply(0)];
        assert_eq!((Pitch::of(&plies), Pitch::of(&plies).letters()), (Pitch(94), 13));
        let after = |start: &str| {
            let moves = crate::games::open(start).expect(start).moves(9).moves;
            moves.into_iter().max_by_key(|mv| words::short(mv).len()).expect(start)
        };
        plies[1].mv = Some(after("nim/3"));
        assert_eq!(Pitch::of(&plies), Pitch(94));
        plies[1].mv = Some(after("two-ended/r1y2r2"));
        let pitch = Pitch::of(&plies);
        let said = words::short(plies[1].mv.as_ref().unwrap()).chars().count();
        assert!(pitch.0 > 94 && pitch.letters() >= said);
    }

    #[test]
    fn large_values_have_short_labels() {
        assert_eq!(top_label(6), "∗6");
        assert_eq!(top_label(1_000_000_000_000), "≥10¹²");
    }
}
