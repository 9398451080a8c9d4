//! Why a position has its value where counters are added, and why play ends.
use super::{
    Counts,
    solving::{odd, of_square, ones_and_large, value},
};
use crate::core::{analysis::Convention, why::Why};

const ENDS: &str = "It ends: let a counter on the square of the ordinal $α = ω·r + c$ weigh $ω^{α}$. A move puts finitely many smaller powers of $ω$ in the place of a larger one, so the sum of the weights, the largest first, falls; and ordinals cannot fall for ever. Nobody can say beforehand how many moves it takes.";

/// The derivation.
pub fn why(counts: &Counts, convention: Convention) -> Why {
    let why = Why::default().text("A counter can leave any set of squares before its own, so its value is the mex of all nim-sums of their values. In row 0 these are 0, 1, 2, 4, 8, …: the nim-sums of different powers of two are all numbers below the next one. Row 1 begins after all of them, with $ω$, and goes on with $ω·2$, $ω·4$, …; row *r* has $ω^{r}·2^{c}$ in column *c*. Two counters on one square cancel, so that it makes no difference whether a move may put several on one square.");
    let rows = counts.taken().map(|(square, many)| {
        let square = counts.size.square(square);
        vec![square.text(), many.to_string(), of_square(square).pretty()]
    });
    let why = why.table(["square", "counters", "value of each"], rows.collect());
    let why = match convention {
        Convention::Normal => normal(why, counts),
        Convention::Misere => misere(why, counts),
    };
    why.text(ENDS).source("Two-Dimensional Nim with added counters", "Ferguson, Part I, 3.5, exercise 6")
}

/// The squares with an odd number of counters, the last first.
fn odd_squares(counts: &Counts) -> Vec<String> {
    let odd = odd(counts);
    let squares = (0..counts.size.squares()).rev().filter(|square| odd >> square & 1 == 1);
    squares.map(|square| counts.size.square(square).text()).collect()
}

fn normal(why: Why, counts: &Counts) -> Why {
    match &odd_squares(counts)[..] {
        [] => why.result("value 0", "On each square but (0,0) lies an even number of counters. Every move makes that of the square that it takes from odd, and the other player can make all of them even again."),
        [only] => why.result(
            format!("value {}", value(counts).pretty()),
            format!("Only on ~{only}~ lies an odd number of counters. Put one from there on (0,0), where it can do nothing more."),
        ),
        [last, others @ ..] => why.result(
            format!("value {}", value(counts).pretty()),
            format!("The last square with an odd number of counters is ~{last}~. Take one off there, and put one on each other square with an odd number: ~{}~. Then all numbers are even. A further one on (0,0) changes nothing.", others.join(", ")),
        ),
    }
}

fn misere(why: Why, counts: &Counts) -> Why {
    let (ones, large) = ones_and_large(counts);
    let one = counts.size.square(1).text();
    let number = if ones % 2 == 0 { "even" } else { "odd" };
    let why = why.text(format!("Under misère play each counter acts as a pile of Nim of its value, as Bouton’s rule needs no more than that those of 2 or more can be left as 1, or as nothing: play as in normal play, until your move would leave no counter behind {one}. Then leave an **odd** number on {one}."));
    match large {
        0 => why.text(format!(
            "Here no counter lies behind {one}, and their number there is {number}: the player to move {}.",
            if ones % 2 == 0 { "wins" } else { "loses" }
        )),
        1 => why.text(format!(
            "Exactly one counter lies behind {one}, where their number is {number}: {}.",
            if ones % 2 == 0 { "replace it by one there" } else { "put it on (0,0)" }
        )),
        _ => why.text(format!(
            "Two or more counters lie behind {one}, so the value decides as in normal play: it is {}.",
            value(counts).pretty()
        )),
    }
}
