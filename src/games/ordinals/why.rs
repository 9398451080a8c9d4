//! Why a position is won or lost: coefficients of equal powers of ω are added without carrying.
use super::{piles::Piles, winning::small_and_large};
use crate::core::why::Why;
use crate::ordinal::Ordinal;

/// Binary digits that are written out, at most.
const DIGITS: u32 = 16;

/// The number with its binary digits, as many as the column needs.
fn binary(count: u128, digits: u32) -> String {
    if digits > DIGITS {
        count.to_string()
    } else {
        format!("{count} = {count:0width$b}", width = digits as usize)
    }
}

/// Columns for the powers of ω: in each the coefficients with their binary digits, and the nim-sum.
fn columns(why: Why, position: &Piles) -> Why {
    let exponents = Ordinal::exponents(&position.0);
    let sum = position.sum();
    let digits = |exponent: &Ordinal| {
        128 - position.0.iter().fold(1, |all, pile| all | pile.count(exponent)).leading_zeros()
    };
    let row = |name: String, pile: &Ordinal| {
        let cells = exponents.iter().map(|exponent| binary(pile.count(exponent), digits(exponent)));
        std::iter::once(name).chain(cells).collect::<Vec<String>>()
    };
    let head = exponents.iter().map(|exponent| Ordinal::power(exponent.clone(), 1).pretty());
    let head: Vec<String> = std::iter::once("pile".to_string()).chain(head).collect();
    let piles = position.0.iter().enumerate().map(|(at, pile)| row((at + 1).to_string(), pile));
    let rows: Vec<Vec<String>> = piles.chain([row("nim-sum".into(), &sum)]).collect();
    if exponents.is_empty() { why } else { why.rows(head, rows) }
}

/// The derivation for normal play.
pub fn normal(position: &Piles) -> Why {
    let sum = position.sum();
    let why = Why::default().text("A pile can be lowered to every smaller ordinal, so its size is its value. Written with powers of *ω* that fall, ordinals are added as in Nim: for each power of *ω* its coefficients in binary, without carrying.");
    let why = columns(why, position);
    let why = match sum.number() {
        Some(0) => why.result("value 0", "Each column has nim-sum 0. Every move changes one of them, and the other player can put it right."),
        _ => why.result(
            format!("value {}", sum.pretty()),
            format!("A pile can be lowered to its nim-sum with {} where that is smaller: where it has the leading binary digit of the leading power. The powers below it may become larger, as far as that takes. Each pile has at most one such move.", sum.pretty()),
        ),
    };
    let why = if sum.number().is_none() {
        why.correction("Section 3.4 ends with: for progressively finite graph games the Sprague-Grundy function exists and is finite. Read *progressively bounded*: here every play ends, but no number of moves is enough for all of them, and the value is not finite.")
    } else {
        why
    };
    why.source("Nim with ordinal piles", "Ferguson, Part I, 3.4")
}

/// The derivation for misère play.
pub fn misere(position: &Piles) -> Why {
    let (ones, large) = small_and_large(position);
    let why = Why::default().text("Play as in normal play, until your move would leave no pile larger than one. Then leave an **odd** number of piles of one. Bouton’s proof needs of a larger pile only that it can be lowered to 1 and to 0.");
    let number = if ones % 2 == 0 { "even" } else { "odd" };
    let why = match large {
        0 => why.text(format!("Here all piles are of one or empty, and the number of ones is {number}: the player to move {}.", if ones % 2 == 0 { "wins" } else { "loses" })),
        1 => why.text(format!("Exactly one pile is larger than one, and the number of ones is {number}: lower the large pile to {}.", u8::from(ones % 2 == 0))),
        _ => columns(why, position).text(format!("Two or more piles are larger than one, so the nim-sum decides as in normal play: it is {}.", position.sum().pretty())),
    };
    why.source("Bouton’s rule for misère Nim", "Ferguson, Part I, 2.5")
}
