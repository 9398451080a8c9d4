//! Chromatic nim computed slowly, from the definition.
use std::collections::HashMap;

use nimscope::games::chromatic::theory::RedLevels;

/// The set of red levels with this notation.
pub fn set(text: &str) -> RedLevels {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The set whose first ten levels are coloured by the bits of a number, as a pattern; green above.
pub fn colouring(bits: u32, levels: u32) -> RedLevels {
    let letters: String = (0..levels).map(|i| if bits >> i & 1 == 1 { 'R' } else { 'G' }).collect();
    set(&format!("levels({letters})"))
}

/// Every option of a position, by the rules as they stand.
pub fn options(heights: &[usize], red: &[bool]) -> Vec<Vec<usize>> {
    let mut all = vec![];
    if heights.iter().all(|height| !red[*height]) {
        all.push(vec![]);
        for height in heights {
            all = all
                .iter()
                .flat_map(|start| (0..=*height).map(|left| [&start[..], &[left]].concat()))
                .collect();
        }
        all.retain(|option| option != heights);
    } else {
        for (stack, height) in heights.iter().enumerate() {
            for left in 0..*height {
                let mut option = heights.to_vec();
                option[stack] = left;
                all.push(option);
            }
        }
    }
    all
}

/// Grundy values by the definition, remembered.
#[derive(Default)]
pub struct Brute {
    pub red: Vec<bool>,
    known: HashMap<Vec<usize>, u16>,
}

impl Brute {
    pub fn new(levels: &RedLevels, highest: usize) -> Self {
        Brute { red: (0..=highest as u64).map(|level| levels.is_red(level)).collect(), known: HashMap::new() }
    }

    pub fn value(&mut self, heights: &[usize]) -> u16 {
        let mut key = heights.to_vec();
        key.sort_unstable();
        if let Some(value) = self.known.get(&key) {
            return *value;
        }
        let mut seen: Vec<u16> = options(&key, &self.red).iter().map(|option| self.value(option)).collect();
        seen.sort_unstable();
        seen.dedup();
        let value = seen.iter().zip(0..).take_while(|(value, i)| **value == *i).count() as u16;
        self.known.insert(key, value);
        value
    }

    /// The options with the value `target`, sorted.
    pub fn reaching(&mut self, heights: &[usize], target: u16) -> Vec<Vec<usize>> {
        let mut found = options(heights, &self.red);
        found.retain(|option| self.value(option) == target);
        found.sort_unstable();
        found
    }
}

/// Sets of many kinds, for tests to go through.
pub const SETS: [&str; 22] = [
    "all",
    "none",
    "evil",
    "odious",
    "beatty(phi^2)",
    "beatty(phi)",
    "beatty(1+sqrt(2))",
    "beatty(pi)",
    "beatty(e/2)",
    "beatty(e)",
    "beatty(2)",
    "beatty(3)",
    "beatty(3/2)",
    "beatty(5/2)",
    "beatty(7/4)",
    "beatty(1)",
    "beatty((5+sqrt(2))/3)",
    "list(2,5,7)",
    "list(1,2,3,9)",
    "levels(GR[GGR])",
    "levels([RRG])",
    "levels(RGG[GRRRG])",
];
