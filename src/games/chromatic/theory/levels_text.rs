//! The notation of sets of red levels.
use std::fmt;
use std::str::FromStr;

use super::beta::Beta;
use super::error::ReadError;
use super::levels::RedLevels;
use super::pattern::Pattern;

/// The most levels in a list, and the most colours in a pattern.
pub const LONGEST_LIST: usize = 10_000;

const KINDS: &str = "all, none, evil, odious, beatty(…), list(…) or levels(…)";

impl FromStr for RedLevels {
    type Err = ReadError;

    /// Reads `all`, `none`, `evil`, `odious`, `beatty(phi^2)`, `list(2,5,7)`, `levels(GR[GGR])`.
    ///
    /// Colours are read from the ground up, the bracket repeats; without one all further levels are green.
    fn from_str(text: &str) -> Result<Self, ReadError> {
        match text {
            "all" => return Ok(RedLevels::All),
            "none" => return Ok(RedLevels::None),
            "evil" => return Ok(RedLevels::Evil),
            "odious" => return Ok(RedLevels::Odious),
            _ => {}
        }
        let Some((kind, rest)) = text.split_once('(') else { return Err(ReadError::new(0, KINDS)) };
        let at = kind.len() + 1;
        let inside = rest.strip_suffix(')');
        let closed = || inside.ok_or(ReadError::new(text.len(), "a closing bracket"));
        let shift = |error: ReadError| ReadError::new(error.at + at, error.expected);
        match kind {
            "beatty" => Beta::read(closed()?).map(|beta| RedLevels::Beatty(Box::new(beta))).map_err(shift),
            "list" => read_list(closed()?).map(RedLevels::List).map_err(shift),
            "levels" => read_pattern(closed()?).map(RedLevels::Pattern).map_err(shift),
            _ => Err(ReadError::new(0, KINDS)),
        }
    }
}

/// Positive levels in any order, separated by commas.
fn read_list(text: &str) -> Result<Vec<u64>, ReadError> {
    let mut list = Vec::new();
    if text.trim().is_empty() {
        return Ok(list);
    }
    let mut at = 0;
    for item in text.split(',') {
        let level = item.trim().parse().ok().filter(|level| (1..=1_000_000_000_000_000_000).contains(level));
        let Some(level) = level else { return Err(ReadError::new(at, "a level from 1 to 10^18")) };
        if list.len() == LONGEST_LIST {
            return Err(ReadError::new(at, "at most 10000 levels"));
        }
        list.push(level);
        at += item.len() + 1;
    }
    list.sort_unstable();
    list.dedup();
    Ok(list)
}

fn read_pattern(text: &str) -> Result<Pattern, ReadError> {
    let (mut start, mut period) = (Vec::new(), Vec::new());
    let (mut opened, mut closed) = (None, false);
    for (at, char) in text.char_indices() {
        if at >= LONGEST_LIST {
            return Err(ReadError::new(at, "at most 10000 colours"));
        }
        if closed {
            return Err(ReadError::new(at, "the end after the period"));
        }
        match char {
            'G' | 'R' | 'g' | 'r' => {
                let colours = if opened.is_some() { &mut period } else { &mut start };
                colours.push(char.eq_ignore_ascii_case(&'r'));
            }
            '[' if opened.is_none() => opened = Some(at),
            ']' if opened.is_some() && !period.is_empty() => closed = true,
            _ if opened.is_some() => return Err(ReadError::new(at, "G, R, or ] after at least one colour")),
            _ => return Err(ReadError::new(at, "G, R or [")),
        }
    }
    if opened.is_some() && !closed {
        return Err(ReadError::new(text.len(), "] after at least one colour"));
    }
    Ok(Pattern::new(start, period))
}

impl fmt::Display for RedLevels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RedLevels::All => f.write_str("all"),
            RedLevels::None => f.write_str("none"),
            RedLevels::Evil => f.write_str("evil"),
            RedLevels::Odious => f.write_str("odious"),
            RedLevels::Beatty(beta) => write!(f, "beatty({beta})"),
            RedLevels::List(list) => {
                f.write_str("list(")?;
                for (i, level) in list.iter().enumerate() {
                    write!(f, "{}{level}", if i > 0 { "," } else { "" })?;
                }
                f.write_str(")")
            }
            RedLevels::Pattern(pattern) => {
                let letters = |colours: &[bool]| -> String {
                    colours.iter().map(|red| if *red { 'R' } else { 'G' }).collect()
                };
                write!(f, "levels({}", letters(pattern.start()))?;
                if !pattern.period().is_empty() {
                    write!(f, "[{}]", letters(pattern.period()))?;
                }
                f.write_str(")")
            }
        }
    }
}
