//! What the runs of a pile are like: `1,m,1` or `a,b,a`.
use super::pile::{Pile, TALLEST};
use crate::core::notation::{NotationError, Scanner};

/// The most different letters.
const LETTERS: usize = 8;
/// Letters that statements use otherwise.
const TAKEN: [char; 3] = ['g', 'n', 'k'];

/// The length of one run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Length {
    Is(u32),
    /// The length that a letter stands for, by its place among the letters.
    Letter(usize),
}

/// The lengths of the runs of a pile from the ground up, as numbers or letters; the same letter is the same length.
/// Every pile matches an empty pattern.
///
/// ```
/// use nimscope::labs::piles::{Pattern, Pile};
///
/// let pattern = Pattern::read("1, m, 1").unwrap();
/// let lengths = |lengths: &[u32]| pattern.lengths(Pile::of(lengths).unwrap());
/// assert_eq!((lengths(&[1, 4, 1]), lengths(&[1, 4, 2]), lengths(&[1, 4])), (Some(vec![4]), None, None));
/// assert_eq!(Pattern::read("a,b,n").unwrap_err().at, 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pattern {
    runs: Vec<Length>,
    letters: Vec<char>,
}

impl Pattern {
    /// Reads a pattern, with brackets around it or without.
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let (mut scan, mut pattern) = (Scanner::new(text), Self::default());
        scan.blanks();
        let bracket = scan.eat('(');
        scan.blanks();
        if scan.done() && !bracket {
            return Ok(pattern);
        }
        loop {
            scan.blanks();
            pattern.run(&mut scan)?;
            if pattern.runs.len() > TALLEST as usize {
                return Err(NotationError::too_large(scan.at(), format!("at most {TALLEST} runs")));
            }
            scan.blanks();
            if !scan.eat(',') {
                break;
            }
        }
        if bracket && !scan.eat(')') {
            return Err(NotationError::syntax(scan.at(), ", or )"));
        }
        scan.blanks();
        if scan.done() { Ok(pattern) } else { Err(NotationError::syntax(scan.at(), "a comma or the end")) }
    }
    fn run(&mut self, scan: &mut Scanner) -> Result<(), NotationError> {
        let at = scan.at();
        let length = match scan.peek() {
            Some(c) if c.is_ascii_digit() => match scan.number(u64::from(TALLEST), "a length")? {
                0 => return Err(NotationError::syntax(at, "a length of at least 1")),
                length => Length::Is(length as u32),
            },
            Some(c) if c.is_ascii_lowercase() && !TAKEN.contains(&c) => {
                scan.bump();
                let known = self.letters.iter().position(|letter| *letter == c);
                Length::Letter(known.unwrap_or_else(|| {
                    self.letters.push(c);
                    self.letters.len() - 1
                }))
            }
            _ => {
                return Err(NotationError::syntax(
                    at,
                    "a length such as 1, or a letter other than g, k and n",
                ));
            }
        };
        if self.letters.len() > LETTERS {
            return Err(NotationError::too_large(at, format!("at most {LETTERS} letters")));
        }
        self.runs.push(length);
        Ok(())
    }
    /// Its letters, in the order in which they come.
    pub fn letters(&self) -> &[char] {
        &self.letters
    }
    /// Whether every pile matches the pattern.
    pub fn is_any(&self) -> bool {
        self.runs.is_empty()
    }
    /// Whether a pile matches the pattern. O(runs).
    pub fn has(&self, pile: Pile) -> bool {
        self.is_any() || pile.runs() as usize == self.runs.len() && self.match_runs(pile).is_some()
    }
    /// The length that each letter stands for, if the pile matches the pattern.
    pub fn lengths(&self, pile: Pile) -> Option<Vec<u32>> {
        let found = self.has(pile).then(|| self.match_runs(pile)).flatten()?;
        Some(found[..self.letters.len()].into())
    }
    fn match_runs(&self, pile: Pile) -> Option<[u32; LETTERS]> {
        let mut found = [0; LETTERS];
        for (run, length) in self.runs.iter().rev().zip(pile.downwards()) {
            let own = match run {
                Length::Is(own) => *own,
                Length::Letter(at) if found[*at] == 0 => {
                    found[*at] = length;
                    length
                }
                Length::Letter(at) => found[*at],
            };
            if own != length {
                return None;
            }
        }
        Some(found)
    }
}
