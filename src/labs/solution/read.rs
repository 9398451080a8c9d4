//! Pairs and sequences as they are typed or pasted.
use super::judge::{HIGHEST, Pair};
use crate::core::notation::{NotationError, Scanner};

/// Pairs, in brackets or without: `(1,2), (3,5)`, or two numbers a line. Dots at the end are no pair.
///
/// ```
/// use nimscope::labs::solution::read_pairs;
///
/// assert_eq!(read_pairs("(1, 2), (5,3), …"), Ok(vec![(1, 2), (5, 3)]));
/// assert_eq!(read_pairs("1 2\n3,5"), Ok(vec![(1, 2), (3, 5)]));
/// assert_eq!(read_pairs("(1,2) (3)").unwrap_err().at, 8);
/// ```
///
/// # Errors
/// The first mistake, with its place.
pub fn read_pairs(text: &str) -> Result<Vec<Pair>, NotationError> {
    let (mut scan, mut pairs) = (Scanner::new(text), Vec::new());
    loop {
        parted(&mut scan);
        if ended(&mut scan)? {
            return Ok(pairs);
        }
        let bracket = scan.eat('(');
        scan.blanks();
        let a = level(&mut scan)?;
        let before = scan.at();
        parted(&mut scan);
        if scan.at() == before || scan.done() {
            return Err(NotationError::syntax(scan.at(), "the other level of the pair"));
        }
        let b = level(&mut scan)?;
        if bracket {
            scan.blanks();
            if !scan.eat(')') {
                return Err(NotationError::syntax(scan.at(), ")"));
            }
        }
        pairs.push((a, b));
    }
}

/// Numbers with commas or blanks between them. Dots at the end are no number.
///
/// # Errors
/// The first mistake, with its place.
pub fn read_sequence(text: &str) -> Result<Vec<u32>, NotationError> {
    let (mut scan, mut levels) = (Scanner::new(text), Vec::new());
    loop {
        parted(&mut scan);
        if ended(&mut scan)? {
            return Ok(levels);
        }
        levels.push(level(&mut scan)?);
    }
}

/// Goes over blanks and what stands between two numbers.
fn parted(scan: &mut Scanner) {
    scan.blanks();
    while scan.eat(',') || scan.eat(';') {
        scan.blanks();
    }
}

/// Whether the text is over, perhaps with dots.
fn ended(scan: &mut Scanner) -> Result<bool, NotationError> {
    let dotted = matches!(scan.peek(), Some('…' | '.'));
    while scan.eat('…') || scan.eat('.') {}
    scan.blanks();
    match (dotted, scan.done()) {
        (true, false) => Err(NotationError::syntax(scan.at(), "the end after the dots")),
        (_, done) => Ok(done),
    }
}

fn level(scan: &mut Scanner) -> Result<u32, NotationError> {
    Ok(scan.number(u64::from(HIGHEST), "a level")? as u32)
}
