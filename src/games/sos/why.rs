//! Why a row of squares is won, lost or drawn.
use super::{
    forecast::{Forecast, forecast},
    line::Line,
    table::MOST_EMPTY,
};
use crate::core::{
    analysis::{Convention, Outcome},
    list,
    why::Why,
};

const ODD: &str = "An S, two empty squares and an S are a **trap**: an S in one of the two makes room for S O S, an O for the other half of the word. Whoever writes in a trap loses, and each trap keeps two squares empty. So with a trap on the board parity decides: the player who finds an **odd** number of empty squares always has another square to write in.";

fn squares(at: impl Iterator<Item = usize>, offset: usize) -> Vec<String> {
    at.map(|first| format!("{} and {}", first + offset, first + offset + 1)).collect()
}

/// The derivation for either convention, with the outcome where it is known.
pub fn why(line: &Line, convention: Convention, found: Option<Outcome>) -> Why {
    let empty = line.empties().count();
    let why = match convention {
        Convention::Normal => normal(line, empty),
        Convention::Misere => Why::default()
            .text("In misère play whoever makes the word SOS loses. A full row without it is a draw."),
    };
    let begun = convention != Convention::Normal || empty < line.0.len();
    let found = found.or_else(|| (!begun).then(|| opening(empty).0));
    let result = found.map(|outcome| match outcome {
        Outcome::N => ("N-position", "The player to move can win."),
        Outcome::P => ("P-position", "Every move lets the other player win."),
        Outcome::D => ("drawn", "Neither player can make the other write the wrong letter."),
    });
    let counted = if convention == Convention::Normal { "" } else { " Found by looking at all of them." };
    let why = why.text(format!(
        "{empty} squares are empty. Each stays empty or gets one of two letters: $3^{{{empty}}}$ rows to look at.{counted}"
    ));
    // What takes longer to find stands in the verdict when the search is done.
    let why = match result {
        Some((chip, text)) => why.result(chip, text),
        None => why,
    };
    why.source("The SOS game", "Ferguson, Part I, 1.5, exercise 8")
}

fn normal(line: &Line, empty: usize) -> Why {
    let why = Why::default();
    if line.words().next().is_some() {
        return why.text("The word SOS stands in the row: whoever wrote its last letter has won.");
    }
    let at_hand: Vec<String> =
        line.completing().map(|(at, letter)| format!("{} in square {}", letter.name(), at + 1)).collect();
    if !at_hand.is_empty() {
        return why.text(format!("The word can be made at once: {}.", list(&at_hand)));
    }
    let traps = squares(line.traps(), 2);
    let why = why.text(ODD);
    if !traps.is_empty() {
        let many = if empty.is_multiple_of(2) { "even" } else { "odd" };
        return why.text(format!(
            "There is a trap in squares {}, and the number of empty squares, {empty}, is {many}.",
            list(&traps)
        ));
    }
    if empty == line.0.len() {
        return why.text(opening(empty).1);
    }
    why.text(match forecast(line, empty > MOST_EMPTY) {
        Some(Forecast::Trap(at)) => format!(
            "An S in square {} makes a trap and leaves an even number of empty squares. The others are filled in pairs, one square by \
             each player, and then the other player must write in the trap.",
            at + 1
        ),
        Some(Forecast::Threat(at)) => format!(
            "An S in square {} threatens traps: whatever is written next, one of them can be made, and leaves an even number of empty \
             squares.",
            at + 1
        ),
        Some(Forecast::Lost) => {
            "Whatever is written now, the other player can make the word, or a trap that leaves an even number of empty squares.".into()
        }
        Some(Forecast::Answered) => {
            "Whatever is written now, the other player can make the word or a trap, or has an S that threatens two traps, of which only \
             one can be spoilt."
                .into()
        }
        None if empty > MOST_EMPTY => format!(
            "There is no trap yet, and none can be forced at once. Rows of more than {MOST_EMPTY} empty squares are not searched further."
        ),
        None => {
            "There is no trap yet, so the number of empty squares does not decide alone. Found by a table of all ways to fill them.".into()
        }
    })
}

/// What is known of rows without a letter: who wins, and how.
fn opening(length: usize) -> (Outcome, &'static str) {
    match length {
        16.. if length.is_multiple_of(2) => (
            Outcome::P,
            "In a row of an even length from 16 on the second player wins: an S far from the first letter threatens a trap on either side, and only one can be spoilt. With the trap on the board all other squares are filled in pairs, one by each player. 16 is the least even length with enough room.",
        ),
        7.. if !length.is_multiple_of(2) => (
            Outcome::N,
            "In a row of an odd length from 7 on the first player wins: an S in the middle, and next a trap on the side that the answer has left free.",
        ),
        _ => (
            Outcome::D,
            "This row is too short for the first trap to be forced: with right play it fills up without the word.",
        ),
    }
}
