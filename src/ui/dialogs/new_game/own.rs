//! The two parts of a notation: what game it is, and the position of that game.
use crate::games::compound;

/// The name and the parameters of a game, with the slash after them; nothing of several games.
pub fn named(notation: &str) -> &str {
    match notation.rfind('/') {
        Some(slash) if compound(notation).is_none() => &notation[..=slash],
        _ => "",
    }
}

/// What is typed for one of the games: its position, or the whole where it is a sum.
pub fn own(notation: &str) -> &str {
    &notation[named(notation).len()..]
}
