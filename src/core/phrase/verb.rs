//! What is done in a move.
use super::Noun;

/// What is done in a move: "Take" (on a button), "took" (by somebody), "takes" (if somebody does), and what such a move is
/// called in a heading: "move", "cut".
///
/// ```
/// use nimscope::core::Verb;
///
/// static HOP: Verb = Verb::new("Hop", "hopped", "hops", "hop");
/// assert_eq!((&*HOP.past, &*HOP.noun), ("hopped", "hop"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verb {
    pub command: Noun,
    pub past: Noun,
    pub present: Noun,
    pub noun: Noun,
}

impl Verb {
    pub const TAKE: Self = Self::new("Take", "took", "takes", "move");
    pub const SPLIT: Self = Self::new("Split", "split", "splits", "move");

    pub const fn new(
        command: &'static str,
        past: &'static str,
        present: &'static str,
        noun: &'static str,
    ) -> Self {
        Self {
            command: Noun::Borrowed(command),
            past: Noun::Borrowed(past),
            present: Noun::Borrowed(present),
            noun: Noun::Borrowed(noun),
        }
    }
}
