//! Days of the calendar.
use super::notation::NotationError;
use std::{fmt, str::FromStr};

/// A day of the Gregorian calendar from 1 January 1970, day 0, to the end of the year 9999. Reads and writes
/// `2026-11-22`.
///
/// ```
/// use nimscope::core::Day;
///
/// let day: Day = "2000-03-01".parse()?;
/// assert_eq!((Some(day), day.count()), (Day::of(2000, 3, 1), 11_017));
/// assert_eq!(Day::counted(11_016).unwrap().to_string(), "2000-02-29");
/// assert!("2001-02-29".parse::<Day>().is_err());
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Day(u32);

const MONTHS: [u32; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const YEARS: std::ops::RangeInclusive<u32> = 1970..=9999;

fn leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// Days before 1 January of a year, counted from the year 1.
fn before(year: u32) -> u32 {
    let past = year - 1;
    past * 365 + past / 4 - past / 100 + past / 400
}

/// Days in a month, counted from 1.
fn length(year: u32, month: u32) -> u32 {
    MONTHS.get(month.wrapping_sub(1) as usize).map_or(0, |days| days + u32::from(month == 2 && leap(year)))
}

impl Day {
    /// The day of this date, month and day counted from 1; none where the calendar has no such day, or not within the
    /// years of this type.
    pub fn of(year: u32, month: u32, day: u32) -> Option<Self> {
        let there = YEARS.contains(&year) && (1..=length(year, month)).contains(&day);
        let months = || (1..month).map(|month| length(year, month)).sum::<u32>();
        there.then(|| Self(before(year) - before(*YEARS.start()) + months() + day - 1))
    }

    /// The day `days` days after 1 January 1970; none after the year 9999.
    pub fn counted(days: u64) -> Option<Self> {
        let last = before(*YEARS.end() + 1) - before(*YEARS.start()) - 1;
        u32::try_from(days).ok().filter(|days| *days <= last).map(Self)
    }

    /// Days since 1 January 1970.
    pub fn count(self) -> u64 {
        self.0.into()
    }
}

impl FromStr for Day {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let shaped = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        let mut parts = text.splitn(3, '-').map(|part| part.parse().unwrap_or(0));
        let mut next = || parts.next().unwrap_or(0);
        let day = Self::of(next(), next(), next()).filter(|_| shaped);
        day.ok_or_else(|| NotationError::syntax(0, "a day from 1970 on, such as 2026-11-22"))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = self.0 + before(*YEARS.start());
        // No year is longer than 366 days, so that this is the year or one before it.
        let mut year = days / 366 + 1;
        while before(year + 1) <= days {
            year += 1;
        }
        let (mut month, mut day) = (1, days - before(year));
        while day >= length(year, month) {
            day -= length(year, month);
            month += 1;
        }
        write!(f, "{year:04}-{month:02}-{:02}", day + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        let table = [
            ("1970-01-01", 0),
            ("1972-02-29", 789),
            ("2000-02-29", 11_016),
            ("2000-03-01", 11_017),
            ("2026-11-22", 20_779),
            ("2100-03-01", 47_541),
            ("9999-12-31", 2_932_896),
        ];
        for (text, count) in table {
            let day: Day = text.parse().unwrap();
            assert_eq!((day.count(), day.to_string().as_str()), (count, text));
        }
    }

    #[test]
    fn each_day_reads_back() {
        for count in (0..=2_932_896).step_by(11).chain(0..40_000) {
            assert_eq!(Day(count).to_string().parse(), Ok(Day(count)));
        }
    }

    #[test]
    fn what_is_no_day() {
        for text in [
            "",
            "-",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "2100-02-29",
            "1969-12-31",
            "10000-01-01",
            "2026-00-10",
            "2026-13-01",
            "2026-11-00",
            "2026-1-100",
            "+026-11-22",
            "2026-11-2é",
            "20261122--",
            "2026-11-22-",
        ] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
    }
}
