//! The settings of a drill, as its address holds them.
use crate::learn::{Drill, LEVELS};

/// The settings of a drill.
#[derive(Clone, PartialEq, Debug)]
pub struct DrillSettings {
    pub drill: Drill,
    pub seed: u64,
    /// A fixed level; without one the level adapts to the learner.
    pub level: Option<u8>,
    /// Seconds for each question; 0 for no limit.
    pub time: u32,
}

impl DrillSettings {
    /// Reads a query; missing or wrong settings get their defaults.
    pub fn read(query: &str, seed: u64) -> Self {
        let field = |key: &str| query.split('&').find_map(|field| field.strip_prefix(key)?.strip_prefix('='));
        let level =
            field("l").and_then(|text| text.parse().ok()).filter(|level| (1..=LEVELS).contains(level));
        let time = field("t").and_then(|text| text.parse().ok()).filter(|time| TIMES.contains(time));
        Self {
            drill: field("k").and_then(Drill::named).unwrap_or(Drill::Mex),
            seed: field("s").and_then(|text| text.parse().ok()).unwrap_or(seed),
            level,
            time: time.unwrap_or(10),
        }
    }
    pub fn address(&self) -> String {
        let level = self.level.map(|level| format!("&l={level}")).unwrap_or_default();
        let time = if self.time == 10 { String::new() } else { format!("&t={}", self.time) };
        format!("#/drills?k={}&s={}{level}{time}", self.drill.id(), self.seed)
    }
}

/// A time limit in words.
pub fn seconds(time: u32) -> String {
    format!("{time} seconds")
}

/// The choices of a time limit, in seconds.
pub const TIMES: &[u32] = &[5, 10, 20, 0];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_back() {
        let asked = DrillSettings { drill: Drill::NimSum, seed: 7, level: Some(2), time: 0 };
        let query = asked.address();
        assert_eq!(DrillSettings::read(query.strip_prefix("#/drills?").unwrap(), 1), asked);
        let usual = DrillSettings { drill: Drill::Mex, seed: 5, level: None, time: 10 };
        for query in ["", "k=x&s=y&l=9&t=7", "l=0"] {
            assert_eq!(DrillSettings::read(query, 5), usual, "{query}");
        }
    }
}
