//! Sentences about heaps that are broken.
use super::{list, number};
use crate::core::{MoveView, Take};

/// "split heap 3 into 1 and 6", "take 2 from heap 3 and split the rest into 1 and 4"; with another word for `take` too.
pub fn split(take: &str, count: u64, parts: &[u64], heap: &str) -> String {
    let sizes = list(&parts.iter().map(|part| number(*part)).collect::<Vec<_>>());
    match count {
        0 => format!("split {heap} into {sizes}"),
        _ => format!("{take} {} from {heap} and split the rest into {sizes}", number(count)),
    }
}

/// The same of a move, where it breaks a heap.
pub fn split_by(take: &str, mv: &MoveView) -> Option<String> {
    let one = broken(mv)?;
    Some(split(take, one.count, &one.parts, &format!("{} {}", one.noun, one.number)))
}

/// "7 → 1 + 6", where a move breaks a heap.
pub fn change(mv: &MoveView) -> Option<String> {
    let one = broken(mv)?;
    let parts: Vec<String> = one.parts.iter().map(|part| number(*part)).collect();
    Some(format!("{} → {}", number(one.count + one.parts.iter().sum::<u64>()), parts.join(" + ")))
}

/// What a move does to the heap that it breaks, if it breaks one.
pub fn broken(mv: &MoveView) -> Option<&Take> {
    mv.takes.iter().find(|take| !take.parts.is_empty())
}

/// With a capital at its start.
pub fn capital(phrase: &str) -> String {
    let mut chars = phrase.chars();
    chars.next().map_or_else(String::new, |first| format!("{}{}", first.to_ascii_uppercase(), chars.as_str()))
}
