//! What a hint says of the winning moves that a board marks.
use super::{list, many};
use crate::core::plural;

/// How the board marks winning moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ringed<'a> {
    Nothing,
    /// Some of the moves have a tick at a place between pieces.
    Ticks,
    /// Each move has a single piece, which is ringed.
    Piece,
    /// The last piece of each move is ringed; the pieces have this name.
    Last(&'a str),
    /// Every piece of each move is outlined, the last with dashes; the pieces have this name.
    Every(&'a str),
}

/// How many moves win, and how the board marks them, if it does.
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

/// In which games of a sum the winning moves are; empty for a single game.
pub fn in_games(games: &[String]) -> String {
    if games.is_empty() { String::new() } else { format!(" Look at {}.", list(games)) }
}
