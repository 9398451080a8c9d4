//! The pairs as a file.
use super::found::Found;
use std::fmt::Write;

impl Found {
    /// Comma-separated values: n, both levels and their difference.
    pub fn csv(&self) -> String {
        let mut out = String::from("n,a,b,difference\n");
        for (n, (a, b)) in (1..).zip(&self.pairs) {
            let _ = writeln!(out, "{n},{a},{b},{}", b - a);
        }
        out
    }
    /// The first pairs, as a text of at most `most` bytes that can be typed as the field of pairs.
    pub fn pairs_text(&self, most: usize) -> String {
        let mut out = String::new();
        for (a, b) in &self.pairs {
            let pair = format!("({a},{b})");
            if out.len() + pair.len() + 2 > most {
                break;
            }
            if !out.is_empty() {
                out.push_str(", ");
            }
            out.push_str(&pair);
        }
        out
    }
}
