//! Piles whose sizes are ordinals, and their moves.
use crate::core::{
    notation::{NotationError, Scanner},
    solver::Key,
};
use crate::ordinal::{Limits, Ordinal};
use std::fmt;

/// Most piles, and most different powers of ω in all of them together: no nim-sum brings in another.
pub const PILES: usize = 6;
pub const POWERS: usize = 8;

/// Piles, some of them empty perhaps. Written `w*2+3,w^2,7`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piles(pub Vec<Ordinal>);

/// A pile, counted from 0, is lowered to an ordinal. Written `1-w+7`, the piles from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lower {
    pub pile: usize,
    pub to: Ordinal,
}

impl Piles {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text.trim_end());
        let mut piles = Vec::new();
        loop {
            let at = scan.at();
            if piles.len() == PILES {
                return Err(NotationError::too_large(at, format!("at most {PILES} piles")));
            }
            piles.push(Ordinal::scan(&mut scan, &Limits::PILES)?);
            if Ordinal::exponents(&piles).len() > POWERS {
                let expected = format!("at most {POWERS} different powers of ω in all piles");
                return Err(NotationError::too_large(at, expected));
            }
            if scan.done() {
                return Ok(Self(piles));
            }
            if !scan.eat(',') {
                return Err(NotationError::syntax(scan.at(), "a comma and another pile"));
            }
        }
    }
    pub fn sum(&self) -> Ordinal {
        self.0.iter().fold(Ordinal::default(), |sum, pile| &sum ^ pile)
    }
    /// Whether a move is legal: it lowers a pile, and leaves at most [`POWERS`] powers of ω.
    pub fn allows(&self, mv: &Lower) -> bool {
        self.0.get(mv.pile).is_some_and(|pile| mv.to < *pile) && self.lowered(mv).fits()
    }
    fn fits(&self) -> bool {
        Ordinal::exponents(&self.0).len() <= POWERS
    }
    /// The piles after a move; the same where there is no such pile.
    pub fn lowered(&self, mv: &Lower) -> Self {
        let mut after = self.clone();
        if let Some(pile) = after.0.get_mut(mv.pile) {
            pile.clone_from(&mv.to);
        }
        after
    }
    /// The piles that are not empty, in order, as numbers.
    pub fn key(&self) -> Key {
        let mut piles: Vec<&Ordinal> = self.0.iter().filter(|pile| !pile.is_zero()).collect();
        piles.sort_unstable();
        let mut key = Vec::new();
        piles.into_iter().for_each(|pile| written(pile, &mut key));
        key
    }
    pub fn from_key(mut key: &[u64]) -> Self {
        let mut piles = Vec::new();
        while !key.is_empty() {
            piles.push(read(&mut key));
        }
        Self(if piles.is_empty() { vec![Ordinal::default()] } else { piles })
    }
}

/// Appends an ordinal to a key: the number of its terms, then the exponent and the coefficient of each.
fn written(ordinal: &Ordinal, key: &mut Key) {
    key.push(ordinal.terms().len() as u64);
    for term in ordinal.terms() {
        written(&term.exponent, key);
        // The coefficients of piles fit into 64 bits.
        key.push(u64::try_from(term.count).unwrap_or(u64::MAX));
    }
}

fn read(key: &mut &[u64]) -> Ordinal {
    let mut next = || {
        let (first, rest) = key.split_first()?;
        *key = rest;
        Some(*first)
    };
    let terms = next().unwrap_or(0);
    let mut sum = Ordinal::default();
    for _ in 0..terms {
        let exponent = read(key);
        let Some((count, rest)) = key.split_first() else { break };
        *key = rest;
        sum = &sum ^ &Ordinal::power(exponent, (*count).into());
    }
    sum
}

impl Lower {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let at = scan.at();
        let pile = scan.number(PILES as u64, "the number of a pile")?;
        if pile == 0 {
            return Err(NotationError::syntax(at, "the number of a pile, from 1"));
        }
        if !scan.eat('-') {
            return Err(NotationError::syntax(scan.at(), "- and what the pile is lowered to"));
        }
        let to = Ordinal::scan(&mut scan, &Limits::PILES)?;
        if scan.done() {
            Ok(Self { pile: pile as usize - 1, to })
        } else {
            Err(NotationError::syntax(scan.at(), "the end"))
        }
    }
}

impl fmt::Display for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(Ordinal::to_string).collect::<Vec<_>>().join(","))
    }
}

impl fmt::Display for Lower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.pile + 1, self.to)
    }
}
