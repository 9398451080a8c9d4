//! Codes from their notation.
use super::code::{Code, MoveKind, Spacing};
use crate::core::notation::{NotationError, Scanner};

/// Most kinds of moves in one code.
const MOST_KINDS: usize = 6;
/// Most numbers in a set of distances.
const MOST_DISTANCES: usize = 100;
/// The greatest number in a code.
const GREATEST: u64 = 1000;

impl Code {
    /// The code that a text denotes; see [`Code`]. Small letters will do.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text.trim_end());
        let mut kinds = Vec::new();
        loop {
            if kinds.len() == MOST_KINDS {
                let expected = format!("at most {MOST_KINDS} kinds of moves");
                return Err(NotationError::too_large(scan.at(), expected));
            }
            scan.blanks();
            let kind = kind(&mut scan)?;
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
            scan.blanks();
            if scan.done() {
                return Ok(Self { kinds });
            }
            if !scan.eat(',') {
                let expected = "C, E, S, F or D, a comma or the end";
                return Err(NotationError::syntax(scan.at(), expected));
            }
        }
    }
}

/// A number from 1 on.
fn number(scan: &mut Scanner, expected: &str) -> Result<u64, NotationError> {
    let at = scan.at();
    match scan.number(GREATEST, expected)? {
        0 => Err(NotationError::not_allowed(at, format!("{expected} from 1 on"))),
        n => Ok(n),
    }
}

fn kind(scan: &mut Scanner) -> Result<MoveKind, NotationError> {
    let min = number(scan, "a number of coins")?;
    let max = if scan.eat('+') {
        u64::MAX
    } else if scan.eat('-') {
        let at = scan.at();
        let max = number(scan, "a number of coins")?;
        if max < min {
            return Err(NotationError::not_allowed(at, format!("a number of coins from {min} on")));
        }
        max
    } else {
        min
    };
    let mut kind = MoveKind::plain(min, max);
    while let Some(letter) = scan.peek().map(|c| c.to_ascii_uppercase()) {
        let at = scan.at();
        if !"CESFDL".contains(letter) {
            break;
        }
        scan.bump();
        match letter {
            'C' if scan.eat('(') => {
                kind.window = Some(number(scan, "a number of coins in a row")?);
                close(scan)?;
            }
            'D' => kind.pairs = Some(distances(scan, at, kind.max)?),
            'L' => {
                let pairs = kind.pairs.clone().filter(|_| kind.min == 2);
                let expected = "L only after a set of distances for two coins, as in 2D(1,3)L";
                kind.edges = Some(pairs.ok_or_else(|| NotationError::not_allowed(at, expected))?);
                kind.min = 1;
            }
            'F' => kind.first = true,
            _ => {
                let spacing = match letter {
                    'C' => Spacing::Consecutive,
                    'E' => Spacing::Equal,
                    _ => Spacing::Symmetric,
                };
                kind.spacing = kind.spacing.max(spacing);
            }
        }
    }
    Ok(kind)
}

fn close(scan: &mut Scanner) -> Result<(), NotationError> {
    if scan.eat(')') { Ok(()) } else { Err(NotationError::syntax(scan.at(), ")")) }
}

fn distances(scan: &mut Scanner, at: usize, max: u64) -> Result<Vec<u64>, NotationError> {
    if max > 2 {
        return Err(NotationError::not_allowed(at, "a set of distances only for one or two coins"));
    }
    if !scan.eat('(') {
        return Err(NotationError::syntax(scan.at(), "( and a set of distances"));
    }
    let mut found = Vec::new();
    loop {
        if found.len() == MOST_DISTANCES {
            let expected = format!("at most {MOST_DISTANCES} distances");
            return Err(NotationError::too_large(scan.at(), expected));
        }
        scan.blanks();
        found.push(number(scan, "a distance")?);
        scan.blanks();
        if !scan.eat(',') {
            break;
        }
    }
    close(scan)?;
    found.sort_unstable();
    found.dedup();
    Ok(found)
}
