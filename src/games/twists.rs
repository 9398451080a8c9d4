//! Games of heaps whose moves go beyond one heap, or remember the last move: each is one component, however many heaps.
pub mod dividing;
pub mod growing;
pub mod invariant;
pub mod moore;
pub mod queen;
pub mod staircase;
pub mod thirty_one;
pub mod wythoff;

use crate::core::{notation::NotationError, ruleset::Component};
use crate::games::stacks::heaps::Heaps;

/// The shelf of these games.
const SHELF: &str = "Heaps with a twist";
const END: (&str, &str) =
    ("End", "In normal play the player who makes the last move wins. In misère play that player loses.");

/// All heaps as one component.
fn whole(position: &Heaps) -> Vec<Component<Heaps>> {
    vec![Component { position: position.clone(), groups: (0..position.0.len() as u16).collect() }]
}

/// The heaps, if there are `count` of them; otherwise an error.
fn exactly(heaps: Heaps, count: usize, expected: &str) -> Result<Heaps, NotationError> {
    if heaps.0.len() == count { Ok(heaps) } else { Err(NotationError::not_allowed(0, expected)) }
}

/// A whole number from 1 to `most`, and nothing else.
pub(in crate::games) fn parameter(text: &str, most: u64, expected: &str) -> Result<u64, NotationError> {
    let number = text.parse::<u64>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    match number {
        Some(0) | None => Err(NotationError::syntax(0, expected)),
        Some(number) if number > most => Err(NotationError::too_large(0, format!("at most {most}"))),
        Some(number) => Ok(number),
    }
}
