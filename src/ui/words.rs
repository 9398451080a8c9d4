//! The interface's sentences about moves, outcomes and numbers, in English.
use crate::core::{Convention, MoveView, Nimber, OutOfBudget, Outcome, Verdict, plural};
use crate::ui::model::Quality;
use crate::ui::rich::with_nimbers;
use yew::prelude::*;

mod changes;
mod hints;
mod mistakes;
mod moves;
pub use crate::core::{format_number, group_digits, list};
pub use changes::*;
pub use hints::*;
pub use mistakes::*;
pub use moves::*;

/// Which limit ended a search, to follow the place where it ended: ", the limit of memory"; empty if no limit did.
pub fn at_limit(limit: Option<OutOfBudget>) -> &'static str {
    match limit {
        Some(OutOfBudget::Work) => ", the limit of work",
        Some(OutOfBudget::Memory) => ", the limit of memory",
        None => "",
    }
}

/// "1 ball", "6 balls".
pub fn count(n: u64, noun: &str) -> String {
    if n == 1 { format!("1 {noun}") } else { format!("{} {}", many(n), plural(noun)) }
}

/// A count in words; one that has reached the greatest `u64` stands for any larger one.
pub fn many(n: u64) -> String {
    if n == u64::MAX { "over 18 · 10¹⁸".into() } else { format_number(n) }
}

/// "1 move", "68 920 moves".
pub fn count_of_moves(n: u64) -> String {
    // A count of moves that has saturated may as well be infinite.
    if n == u64::MAX { "countless moves".into() } else { count(n, "move") }
}

/// How many items are missing from a list of `listed`: "and 7 more"; none if there are none.
pub fn and_more(total: u64, listed: usize) -> Option<String> {
    match total.saturating_sub(listed as u64) {
        0 => None,
        _ if total == u64::MAX => Some("and countless more".into()),
        rest => Some(format!("and {} more", format_number(rest))),
    }
}

/// The class and the letter of an outcome: blue N, rust P, grey D.
pub fn outcome_mark(outcome: Outcome) -> (&'static str, &'static str) {
    match outcome {
        Outcome::N => ("outcome-n", "N"),
        Outcome::P => ("outcome-p", "P"),
        Outcome::D => ("outcome-d", "D"),
    }
}

/// "N-position".
pub fn outcome_title(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::N => "N-position",
        Outcome::P => "P-position",
        Outcome::D => "Drawn position",
    }
}

/// "the player to move wins".
pub fn outcome_sentence(outcome: Outcome, convention: Convention) -> &'static str {
    match (outcome, convention) {
        (Outcome::N, Convention::Normal) => "the player to move wins",
        (Outcome::P, Convention::Normal) => "the player who just moved wins",
        (Outcome::N, Convention::Misere) => "the player to move wins at misère play",
        (Outcome::P, Convention::Misere) => "the player who just moved wins at misère play",
        (Outcome::D, Convention::Normal) => "nobody wins with right play",
        (Outcome::D, Convention::Misere) => "nobody wins with right play, misère too",
    }
}

/// The sentence of an outcome, and to a person who is to move in a P-position what it means for them.
pub fn for_mover(sentence: &str, outcome: Outcome, mover: &str, other: &str) -> String {
    if outcome == Outcome::P && mover == "You" && !other.is_empty() {
        let hope = if other == "Perfect" { String::new() } else { format!(" unless {other} errs") };
        format!("{sentence}: you are losing{hope}")
    } else {
        sentence.to_string()
    }
}

/// "N-position, Grundy value 3"; empty where nothing is known.
pub fn verdict_text(verdict: Verdict) -> String {
    let title = verdict.outcome().map(outcome_title).unwrap_or_default();
    match verdict.value() {
        Some(value) => format!("{title}, Grundy value {}", format_number(value.0)),
        None => title.to_string(),
    }
}

/// "Nim-sum ∗3 → ∗0", where both are known; of a single component it is the "Grundy value".
pub fn nim_sum_change(before: Option<Nimber>, after: Option<Nimber>, parts: usize) -> Option<Html> {
    let (before, after) = (before?, after?);
    let name = if parts > 1 { "Nim-sum" } else { "Grundy value" };
    Some(with_nimbers(&format!("{name} {before} → {after}")))
}

/// "Your move", "Strong to move".
pub fn to_move(who: &str) -> String {
    if who == "You" { "Your move".into() } else { format!("{who} to move") }
}

/// The result of a game that nobody has won.
pub const DRAW: &str = "A draw";

/// "You win", "Strong wins".
pub fn wins(who: &str) -> String {
    if who == "You" { "You win".into() } else { format!("{who} wins") }
}

/// "Winner: Owls", for names that may be a plural, for which the verb is not known.
pub fn winner(who: &str) -> String {
    format!("Winner: {who}")
}

/// "P-position: you can win", with the player who can win; for a draw only the title.
pub fn who_can_win(title: &str, outcome: Outcome, to_move: &str, other: &str) -> String {
    let who = match outcome {
        Outcome::N => to_move,
        Outcome::P => other,
        Outcome::D => return title.to_string(),
    };
    format!("{title}: {} can win", if who == "You" { "you" } else { who })
}

/// For the live region: "You took 2 from pile 1. N-position, Grundy value 3: Strong can win. Strong to move."
pub fn announce(who: &str, mv: &MoveView, stands: Option<String>, next: &str) -> String {
    let said = [Some(made(who, mv)), stands, Some(next.to_string())];
    said.into_iter().flatten().map(|part| format!("{part}.")).collect::<Vec<_>>().join(" ")
}

/// The judgement of a move in one or two words, for the history.
pub fn quality(quality: Quality) -> &'static str {
    match quality {
        Quality::Good => "good",
        Quality::Blunder => "blunder",
        Quality::NoWinningMove => "no winning move",
        Quality::Unknown => "not solved",
    }
}

/// The judgement of a move: a short first sentence in bold, and the rest. `better` would have won instead of a blunder.
pub fn judged(
    who: &str,
    whose: &str,
    quality: Quality,
    better: Option<&MoveView>,
) -> Option<(String, String)> {
    let you = who == "You";
    Some(match quality {
        Quality::Good if you => ("Your move was good.".into(), "It left no winning reply.".into()),
        Quality::Good => (format!("{whose} was good."), "It left no winning reply.".into()),
        Quality::Blunder => {
            let strong =
                if you { "Your move was a blunder.".into() } else { format!("{whose} was a blunder.") };
            let better = better.map(|mv| format!("It was better to {}.", mv.phrase.in_sentence()));
            (strong, better.unwrap_or_else(|| "There was a better move.".into()))
        }
        Quality::NoWinningMove if you => ("No move would have won.".into(), "Wait for a mistake.".into()),
        Quality::NoWinningMove => (format!("{who} had no winning move."), String::new()),
        Quality::Unknown => return None,
    })
}

/// How good the answer to a move was, and what holds after it. After a good move none: no answer was any better.
pub fn answered(who: &str, quality: Quality, after: Verdict) -> Option<String> {
    let how = if quality == Quality::Blunder { "a blunder" } else { "good" };
    Some(format!("{} reply was {how}: {}.", whose(who), now(quality, after)?))
}

/// The consequence of an answer of this quality for the player to move.
pub fn now(quality: Quality, after: Verdict) -> Option<&'static str> {
    match quality {
        Quality::Good => Some("no move wins now"),
        Quality::Blunder if after.outcome() == Some(Outcome::D) => Some("now you can draw"),
        Quality::Blunder => Some("now you can win"),
        Quality::NoWinningMove | Quality::Unknown => None,
    }
}

/// The possessive of a name: "Strong’s", and after an s "the owls’".
pub fn whose(name: &str) -> String {
    if name.ends_with(['s', 'S']) { format!("{name}’") } else { format!("{name}’s") }
}

/// That a piece does not fit those picked before it; `rule` is the game's rule.
pub fn does_not_fit(rule: &str) -> String {
    format!("This does not fit what you have picked. {rule}")
}

/// That so many pieces, of this name, are picked, but are no move yet.
pub fn picked(n: u64, piece: &str) -> String {
    format!("{} picked, not a move yet.", count(n, piece))
}

/// How the person's own last move was, once it has been answered. `better` would have won instead of a blunder.
pub fn own_move(quality: Quality, better: Option<&MoveView>) -> Option<String> {
    match quality {
        Quality::Good => Some("Your last move was good.".into()),
        Quality::Blunder => {
            let better = better
                .map(|mv| format!(" It was better to {}.", mv.phrase.in_sentence()))
                .unwrap_or_default();
            Some(format!("Your last move was a blunder.{better}"))
        }
        Quality::NoWinningMove => Some("Your last move did no harm: none would have won.".into()),
        Quality::Unknown => None,
    }
}

/// How a puzzle was answered, once there is a reply.
pub fn puzzle_result(solved: bool) -> &'static str {
    match solved {
        true => "You have solved the puzzle.",
        false => {
            "Not solved: there was a winning reply. “Show the move” and “Try again” are beside the board."
        }
    }
}

/// That a position has occurred this many times.
pub fn again_and_again(times: usize) -> String {
    format!("This position has come {times} times. Like this, play can go on for ever.")
}

/// That the computer could not solve the position in which it moved.
pub fn guessed(who: &str) -> String {
    format!("{who} moved without knowing whether that wins: the position is too large to solve.")
}

/// The sentence of a P-position with this many legal moves.
pub fn no_winning_move(moves: u64, convention: Convention) -> String {
    match moves {
        // In misère play the only move may be the last one, which loses.
        1 if convention == Convention::Misere => "None. The only move loses.".into(),
        0 => "None: no move is left.".into(),
        1 => "None. The only move has an answer.".into(),
        u64::MAX => "None. Each of countless moves has an answer.".into(),
        _ => format!("None. Each of the {} has an answer.", count_of_moves(moves)),
    }
}

/// How many moves keep the draw, in a sentence.
pub fn keep_the_draw(moves: u64) -> String {
    match moves {
        0 => "The game has ended in a draw.".into(),
        1 => "One move keeps the draw. Any other loses.".into(),
        _ => format!("{} moves keep the draw.", many(moves)),
    }
}

/// Why a list of `found` winning moves may lack some.
pub fn cut_short(found: u64) -> &'static str {
    match found {
        0 => "Some move wins, but the search stopped before it was found.",
        _ => "There may be more: the search stopped before it had seen all moves.",
    }
}

/// The phrase as a sentence: a capital at its start, a full stop at its end.
pub fn sentence(phrase: &str) -> String {
    capital(phrase) + "."
}

/// The phrase with a capital at its start.
pub fn capital(phrase: &str) -> String {
    let mut chars = phrase.chars();
    chars.next().map_or_else(String::new, |first| format!("{}{}", first.to_ascii_uppercase(), chars.as_str()))
}

/// The phrase with a small letter at its start.
pub fn lower(phrase: &str) -> String {
    let mut chars = phrase.chars();
    chars.next().map_or_else(String::new, |first| format!("{}{}", first.to_ascii_lowercase(), chars.as_str()))
}

/// The noun with its article: "a token", "an edge".
pub fn a(noun: &str) -> String {
    format!("{} {noun}", if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" })
}
