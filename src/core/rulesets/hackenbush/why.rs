//! Why a part has its value.
use crate::core::{positions::picture::Picture, why::Why};

/// The derivation for one part, which people call by its number.
pub fn why(position: &Picture, part: usize, _number: u32) -> Why {
    let Some(own) = position.part(part) else { return Why::default() };
    let value = own.solution().value();
    Why::default()
        .result(
            format!("value {value}"),
            "Circuits fuse, and branches become stalks as long as their nim-sum.",
        )
        .source("Colon principle", "Ferguson, Part I, 6.2")
        .source("Fusion principle", "Ferguson, Part I, 6.3")
}
