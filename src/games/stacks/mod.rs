//! What lies on the table, without rules; shared by many rulesets.
pub mod chips;
pub mod heaps;
pub mod piles;
pub mod takes;

/// Most stacks, piles or heaps in one position.
pub const MOST_STACKS: usize = 40;
/// Most heaps in games whose moves make new ones. Where a move might leave more, heaps are no longer broken. Play from
/// a few heaps does not come near.
pub const MOST_HEAPS: usize = 5000;
/// Most tokens in one stack.
pub const TALLEST: u64 = 1_000_000_000_000_000_000;
