//! Why a strip has its value or outcome: its coins are piles of Nim, or of Moore's Nim.
use super::several;
use crate::core::{nimber::Nimber, outcome::Convention, scene::SumContext, why::Why};
use crate::games::{coins::strip::Strip, nim::misere, stacks::heaps::Heaps, twists::moore::why as moore};

/// The value of so many coins on a square, where one slides at a time: two of them cancel.
pub fn value(square: u64, count: u32) -> u64 {
    if count % 2 == 1 { square } else { 0 }
}

/// The derivation for the coins on the square of this part, where one slides at a time.
pub fn single(position: &Strip, part: usize, convention: Convention) -> Why {
    if convention == Convention::Misere {
        return misere::why(&Heaps(position.coins()));
    }
    let Some(square) = position.taken().nth(part) else { return Why::default() };
    let count = position.count(square);
    let own = value(square, count);
    let why = Why::default()
        .text("A coin on square *n* can go to 0, …, *n* − 1, and no other is in its way: it is a pile of *n* in Nim.");
    let why = match count {
        1 => why,
        _ => why.text(format!(
            "On square {square} lie {count} coins: two on the same square cancel, as two equal piles do."
        )),
    };
    let values: Vec<String> = position.coins().iter().map(u64::to_string).collect();
    let sum = position.coins().iter().fold(0, |sum, square| sum ^ square);
    why.text(format!("The nim-sum of the coins is ${} = {sum}$.", values.join(" ⊕ ")))
        .result(
            format!("value {own}"),
            "The value of the position is the nim-sum of the values of its coins.",
        )
        .source("Nimble", "Ferguson, Part I, 2.6, exercise 3")
}

/// The derivation for all coins, where up to `at_once` of them slide.
pub fn several(
    position: &Strip,
    at_once: usize,
    value: Option<Nimber>,
    convention: Convention,
    seat: SumContext,
) -> Why {
    let piles = Heaps(several::standing(position));
    let why = Why::default().text(format!(
        "A coin on square *n* can go to 0, …, *n* − 1, and no other is in its way: it is a pile of *n*, and a move takes from at most {at_once} of these piles. This is Moore’s Nim ~{}~."
        , piles.text()
    ));
    match convention {
        Convention::Normal => moore::normal(why, &piles, at_once, value, seat.alone),
        Convention::Misere => moore::misere(why, &piles, at_once),
    }
}
