//! What a hint says of the winning moves that a board marks.
use super::{list, many};
use crate::core::plural;

/// What the board marks of moves that it rings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ringed<'a> {
    Nothing,
    /// A place between pieces for some of them, which has a tick.
    Ticks,
    /// The one piece of each.
    Piece,
    /// The last piece of each, which is called so.
    Last(&'a str),
    /// Every piece of each, which is called so: the last with a ring, the others with dots.
    Every(&'a str),
}

/// How many moves win and, where the board shows that, how.
pub fn hint(wins: u64, ringed: Ringed) -> String {
    let count = match wins {
        0 => return "No winning move.".into(),
        1 => "One winning move".into(),
        _ => format!("{} winning moves", many(wins)),
    };
    let (its, of_each) = if wins == 1 { ("its", "") } else { ("their", " of each") };
    match ringed {
        Ringed::Nothing => count + ".",
        Ringed::Ticks => count + ", marked on the board.",
        Ringed::Piece => count + ", ringed on the board.",
        Ringed::Last(piece) if wins == 1 => format!("{count}: its last {piece} is ringed on the board."),
        Ringed::Last(piece) => format!("{count}: the last {piece} of each is ringed on the board."),
        Ringed::Every(piece) => {
            let pieces = plural(piece);
            format!("{count}: {its} {pieces} are outlined on the board, the last{of_each} with dashes.")
        }
    }
}

/// Where the winning moves of a sum are; nothing of a game alone.
pub fn in_games(games: &[String]) -> String {
    if games.is_empty() { String::new() } else { format!(" Look at {}.", list(games)) }
}
