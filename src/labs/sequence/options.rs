//! The options of a single heap with their values: the value of the heap is their mex.
use super::{results::Results, source::Source};
use std::ops::ControlFlow;

/// The most options that are listed.
const LISTED: usize = 12;

/// In a sentence, the first options of a heap, each with its value; none where a value is not known. O(options that are
/// listed).
pub fn said_options(results: &Results, heap: u64) -> Option<String> {
    let mut all: Vec<Vec<u64>> = Vec::new();
    if let Source::Code(code) = &results.source {
        let _stopped = code.each(heap, &mut |_, parts| {
            all.push(parts.to_vec());
            if all.len() > LISTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    } else if let Source::Coins(row) = &results.source {
        all = row.turned_with(heap, LISTED + 1);
    } else {
        let takes = results.source.takes()?.takes(heap, LISTED + 1).moves;
        all.extend(takes.into_iter().map(|take| vec![heap - take]));
    }
    let known = |part: &u64| results.value(*part);
    let said = |parts: &Vec<u64>| {
        let value = parts.iter().map(known).try_fold(0_u64, |sum, value| Some(sum ^ value?))?;
        let parts: Vec<String> = parts.iter().filter(|part| **part > 0).map(u64::to_string).collect();
        Some(format!("~{}~ ({value})", if parts.is_empty() { "0".into() } else { parts.join("+") }))
    };
    let listed = all.iter().take(LISTED).map(said).collect::<Option<Vec<_>>>()?;
    Some(match listed.len() {
        0 => "It has no options.".into(),
        _ => {
            let more = if all.len() > LISTED { ", …" } else { "" };
            format!("Its options, with their values: {}{more}.", listed.join(", "))
        }
    })
}
