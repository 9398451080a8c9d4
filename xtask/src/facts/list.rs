//! The list of statements.
use anyhow::{Context, Result};
use serde::Deserialize;
use std::fmt;
use std::path::Path;

/// A statement of a paper.
#[derive(Deserialize, Debug)]
pub struct Fact {
    pub id: u32,
    #[serde(rename = "where")]
    place: String,
    game: String,
    statement: String,
    /// Whether the printed statement agrees with the computation; none where nothing can be computed.
    agrees: Option<bool>,
    #[serde(default)]
    note: String,
}

impl Fact {
    pub fn computable(&self) -> bool {
        self.agrees.is_some()
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>4}  {}, {}: {}", self.id, self.place, self.game, self.statement)?;
        match self.computable() {
            true => write!(f, "\n      no test"),
            false => write!(f, "\n      nothing can be computed: {}", self.note),
        }
    }
}

/// # Errors
/// A file that cannot be read, or is no list of statements.
pub fn read(file: &Path) -> Result<Vec<Fact>> {
    let text = std::fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is no list of statements", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_why_there_is_no_test() {
        let text = r#"[{"id":7,"seed":"1","where":"2.1","game":"nim","statement":"P","agrees":true,"note":""},
            {"id":36,"where":"1.5","game":"sos","statement":"who wins","agrees":null,"note":"too large"}]"#;
        let facts: Vec<Fact> = serde_json::from_str(text).unwrap();
        assert_eq!(facts[0].to_string(), "   7  2.1, nim: P\n      no test");
        assert!(facts[1].to_string().ends_with("nothing can be computed: too large"));
    }
}
