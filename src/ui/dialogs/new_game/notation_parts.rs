//! The two parts of a notation: the name of the game, and its position.
use crate::games::compound;

/// The name and the parameters of a game, with the slash after them; empty for several games.
pub fn game_prefix(notation: &str) -> &str {
    match notation.rfind('/') {
        Some(slash) if compound(notation).is_none() => &notation[..=slash],
        _ => "",
    }
}

/// What is typed for one of the games: its position, or the whole notation where it is a sum.
pub fn typed_position(notation: &str) -> &str {
    &notation[game_prefix(notation).len()..]
}
