//! The two parts of a notation: the name of the game, and its position.
use crate::games::compound;

/// The name and the parameters of a game, with the slash after them; empty for several games.
pub fn named(notation: &str) -> &str {
    match notation.rfind('/') {
        Some(slash) if compound(notation).is_none() => &notation[..=slash],
        _ => "",
    }
}

/// What is typed for one of the games: its position, or the whole notation where it is a sum.
pub fn own(notation: &str) -> &str {
    &notation[named(notation).len()..]
}
