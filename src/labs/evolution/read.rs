//! Positions of Nim as they are typed.
use crate::core::{
    nimber::Nimber,
    notation::{NotationError, Scanner},
};

/// The most piles, and the most counters in one.
pub const MOST_PILES: usize = 40;
const MOST: u64 = 1_000_000_000_000_000_000;

/// One pile.
///
/// # Errors
/// What was expected instead, and where: a whole number of at most 10^18.
pub fn read_pile(text: &str) -> Result<u64, NotationError> {
    let mut scanner = Scanner::new(text);
    let pile = pile(&mut scanner)?;
    if scanner.done() { Ok(pile) } else { Err(NotationError::syntax(scanner.at(), "a whole number")) }
}

fn pile(scanner: &mut Scanner) -> Result<u64, NotationError> {
    scanner.blanks();
    let pile = scanner.number(MOST, "a number of counters")?;
    scanner.blanks();
    Ok(pile)
}

/// Any number of piles, parted by commas, plus signs or blanks, in brackets or not.
///
/// # Errors
/// What was expected instead, and where; of too many piles, the place of the first one too many.
pub fn read_piles(text: &str) -> Result<Vec<u64>, NotationError> {
    let mut scanner = Scanner::new(text);
    scanner.blanks();
    let open = scanner.eat('(');
    let mut piles = Vec::new();
    loop {
        let at = scanner.at();
        piles.push(pile(&mut scanner)?);
        if piles.len() > MOST_PILES {
            return Err(NotationError::too_large(at, format!("at most {MOST_PILES} piles")));
        }
        let more = scanner.eat(',') || scanner.eat('+') || scanner.peek().is_some_and(|c| c.is_ascii_digit());
        if !more {
            break;
        }
    }
    if open && !scanner.eat(')') {
        return Err(NotationError::syntax(scanner.at(), "a comma or a bracket"));
    }
    scanner.blanks();
    if scanner.done() { Ok(piles) } else { Err(NotationError::syntax(scanner.at(), "a comma")) }
}

/// The nim-sum: 0 exactly in a P-position.
pub fn nim_sum(piles: &[u64]) -> u64 {
    piles.iter().map(|pile| Nimber(*pile)).sum::<Nimber>().0
}

/// "(14,11,5)".
pub fn piles_text(piles: &[u64]) -> String {
    let piles: Vec<String> = piles.iter().map(u64::to_string).collect();
    format!("({})", piles.join(","))
}
