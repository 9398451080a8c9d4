//! A graph and its labels as a file.
use super::found::{Found, LabelKind};
use std::fmt::Write;

/// Comma-separated values, a row for each vertex: its name, the position that it is, its value, when that was found, who
/// wins and in how many moves in normal and in misère play, and its followers.
pub fn csv(found: &Found) -> String {
    let told = !found.texts.is_empty();
    let mut out = String::from("vertex,");
    out += if told { "position," } else { "" };
    out += "value,counter,normal,moves,misere,misere moves,followers\n";
    for at in 0..found.len() {
        out += &found.names[at];
        if told {
            let _ = write!(out, ",\"{}\"", found.texts[at].replace('"', "\"\""));
        }
        let value = found.value(at);
        let order = found.labels.value(at).map(|_| found.labels.order[at].to_string());
        let quote = if value.contains(',') { "\"" } else { "" };
        let _ = write!(out, ",{quote}{value}{quote},{}", order.unwrap_or_default());
        for misere in [false, true] {
            let asked = LabelKind { values: false, misere };
            let moves = found.fate(at, asked).moves().map(|moves| moves.to_string());
            let _ = write!(out, ",{},{}", found.label(at, asked), moves.unwrap_or_default());
        }
        let followers: Vec<&str> =
            found.graph.followers(at).iter().map(|to| &*found.names[*to as usize]).collect();
        let _ = writeln!(out, ",{}", followers.join(" "));
    }
    out
}
