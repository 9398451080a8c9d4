//! Where to look for the move to a value in a heap with too many moves to list.

/// So many sizes are looked at from the ground, from the top, and around each guess.
const NEAR_END: u64 = 512;
const NEAR_GUESS: u64 = 8;

/// What to leave of a heap of `size` so that the value may be `target`, ascending: sizes near the ground and the top,
/// and those whose values are about the size, a half or two thirds of it, or its number of digits.
pub fn likely(size: u64, target: u64) -> Vec<u64> {
    let around = |guess: u64| guess.saturating_sub(NEAR_GUESS)..=guess.saturating_add(NEAR_GUESS);
    let digits = u32::try_from(target).ok().and_then(|digits| 1u64.checked_shl(digits)).unwrap_or(0);
    let thirds = target.saturating_add(target / 2);
    let guesses = [target, target.saturating_mul(2), target.saturating_mul(3), thirds, digits, digits / 2];
    let ends = (0..=NEAR_END).chain(size.saturating_sub(NEAR_END)..size);
    let mut all: Vec<u64> =
        guesses.into_iter().flat_map(around).chain(ends).filter(|left| *left < size).collect();
    all.sort_unstable();
    all.dedup();
    all
}
