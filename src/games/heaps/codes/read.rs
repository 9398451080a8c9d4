//! Codes from their notation.
use super::code::{Code, Digit, MOST_DIGITS};
use crate::core::notation::{NotationError, Scanner};

impl Code {
    /// The code that a text denotes: one digit, a point, digits; each 0 to 9 or A to Z (10 to 35), after it `!` if
    /// the heaps left must be unequal; the last digits in brackets if they repeat. The 0 before the point may be
    /// left out.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        scan.blanks();
        if scan.done() {
            return Err(NotationError::syntax(scan.at(), "a code such as 0.77"));
        }
        let mut digits =
            vec![if scan.peek() == Some('.') { Digit::default() } else { before_the_point(&mut scan)? }];
        if !scan.eat('.') {
            return Err(NotationError::syntax(scan.at(), "a point"));
        }
        let mut tail = None;
        loop {
            if tail.is_none() && scan.eat('[') {
                tail = Some(digits.len());
            }
            if digits.len() == MOST_DIGITS {
                return Err(NotationError::too_large(scan.at(), format!("at most {MOST_DIGITS} digits")));
            }
            digits.push(digit(&mut scan)?);
            let closed = tail.is_some() && scan.eat(']');
            let after = scan.at();
            scan.blanks();
            if scan.done() && (closed || tail.is_none()) {
                let repeating = tail.map_or(0, |start| digits.len() - start);
                return Ok(Self::new(digits, repeating));
            }
            if closed {
                return Err(NotationError::syntax(after, "the end, since these digits repeat for ever"));
            }
            if scan.done() {
                return Err(NotationError::syntax(after, "a digit or ]"));
            }
            if scan.at() > after {
                return Err(NotationError::syntax(after, "a digit or the end"));
            }
        }
    }
}

/// The digit for taking nothing, which must break the heap.
fn before_the_point(scan: &mut Scanner) -> Result<Digit, NotationError> {
    let at = scan.at();
    let digit = digit(scan)?;
    if digit.heaps & 3 == 0 {
        Ok(digit)
    } else {
        let expected =
            "0, 4, 8 or another multiple of 4 before the point, since taking nothing must break the heap";
        Err(NotationError::not_allowed(at, expected))
    }
}

fn digit(scan: &mut Scanner) -> Result<Digit, NotationError> {
    let heaps = scan.peek().and_then(|c| c.to_digit(36)).and_then(|value| u8::try_from(value).ok());
    let Some(heaps) = heaps else {
        return Err(NotationError::syntax(
            scan.at(),
            "a digit: 0 to 7 in an octal code, else up to 9 or A to Z",
        ));
    };
    scan.bump();
    let at = scan.at();
    let unequal = scan.eat('!');
    if unequal && heaps < 4 {
        return Err(NotationError::not_allowed(
            at,
            "a digit of 4 or more before !, since a lone heap has no other",
        ));
    }
    Ok(Digit { heaps, unequal })
}
