//! What has been found: the set of red levels with its pairs, or the first pair that forbids the list.
use super::{
    fields::{is_finite, is_misere, upto},
    given::{Given, approximate},
    judge::{Pair, PairConflict, Reason, judge, last, paired},
};
use crate::games::chromatic::theory::{Pattern, RedLevels, Strongest, TooLarge};
use crate::integer::{BigInt, ToPrimitive};
use crate::labs::field::{FieldError, Values};

/// How many levels above a position its game gives the colours of, where the set has no name.
const PLAYED: u32 = 100;
/// The most characters that a link has for the red levels.
const LONGEST: usize = 3_000;

/// How far the P-positions are those that are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// Proved for every n.
    Always,
    /// The list is complete: above its largest level all is green.
    Whole,
    /// They agree up to this level.
    UpTo(u32),
}

/// What has been found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    pub misere: bool,
    /// The pairs as they were given; empty where a set was given.
    pub listed: Vec<Pair>,
    pub refused: Option<PairConflict>,
    /// The colours of the levels from 0 on, red as true: the red levels are the larger ends of all pairs.
    pub colours: Vec<bool>,
    /// The pairs of the game with these red levels: those that are given, unless one is refused.
    pub pairs: Vec<Pair>,
    /// The red levels as the game has them, where they have a name.
    pub levels: Option<RedLevels>,
    pub certainty: Certainty,
    /// The first level that is in both sequences (true) or in neither.
    pub odd: Option<(u32, bool)>,
}

impl Found {
    /// The answer to what is asked. O(levels).
    ///
    /// # Errors
    /// The field that cannot be read.
    pub fn read(values: &Values) -> Result<Self, FieldError> {
        let misere = is_misere(values);
        let most = upto(values).unwrap_or(1);
        Ok(match Given::read(values)? {
            Given::Known(levels) => {
                let colours = levels.colours(most);
                Self { levels: Some(*levels), ..Self::of(colours, misere, Certainty::Always) }
            }
            Given::Set(colours) => {
                let sure = if is_finite(values) { Certainty::Whole } else { Certainty::Always };
                Self::of(colours, misere, sure)
            }
            Given::List { pairs, sequences } => {
                let whole = is_finite(values);
                Self::list(
                    pairs,
                    misere,
                    sequences,
                    if whole { Certainty::Whole } else { Certainty::UpTo(most as u32) },
                )
            }
        })
    }
    /// The game of a set.
    pub fn of(colours: Vec<bool>, misere: bool, certainty: Certainty) -> Self {
        let pairs = paired(&colours, misere);
        Self { misere, listed: Vec::new(), refused: None, pairs, colours, levels: None, certainty, odd: None }
    }
    /// The game of a list, or the game nearest to it. O(pairs + largest level).
    pub fn list(listed: Vec<Pair>, misere: bool, sequences: bool, certainty: Certainty) -> Self {
        let answer = judge(&listed, misere);
        let top = listed.iter().map(|pair| pair.0.max(pair.1)).max().unwrap_or(0) as usize;
        let mut colours = vec![false; top + 1];
        let larger = listed.iter().map(|pair| pair.0.max(pair.1)).filter(|level| *level > last(misere).1);
        larger.for_each(|level| colours[level as usize] = true);
        let refused = answer.as_ref().err().copied();
        let odd = refused.filter(|_| sequences).and_then(|refused| odd(&listed, refused.pair.1));
        let pairs = answer.unwrap_or_else(|_| paired(&colours, misere));
        Self { misere, listed, refused, colours, pairs, levels: None, certainty, odd }
    }
    /// The highest level whose colour is known.
    pub fn top(&self) -> u32 {
        self.colours.len().saturating_sub(1) as u32
    }
    pub fn is_red(&self, level: u32) -> bool {
        self.colours.get(level as usize).is_some_and(|red| *red)
    }
    /// The red levels, from the lowest on.
    pub fn reds(&self) -> impl Iterator<Item = u32> {
        (1..=self.top()).filter(|level| self.is_red(*level))
    }
    /// What settles the pairs, where it is a result of the paper.
    pub fn theorem(&self) -> Option<&'static str> {
        let strongest = self.levels.as_ref().filter(|_| !self.misere)?.strongest(&[1, 1]);
        Some(match strongest {
            Strongest::Theorem1 => "Theorem 1",
            Strongest::Theorem2 => "Theorem 2",
            Strongest::Theorem14 => "Theorem 14",
            Strongest::Lemma3 => "Lemma 3",
            Strongest::Proposition6 => "Proposition 6",
            _ => return None,
        })
    }
    /// The n-th pair, of numbers of thousands of digits where the set has a name; the 0th is the last position. None beyond
    /// what is known.
    ///
    /// # Errors
    /// If the number has too many digits.
    pub fn nth(&self, n: &BigInt) -> Result<Option<(BigInt, BigInt)>, TooLarge> {
        let known = match n.to_usize() {
            Some(0) => Some(last(self.misere)),
            Some(n) => self.pairs.get(n - 1).copied(),
            None => None,
        };
        match (known, &self.levels) {
            (Some((a, b)), _) => Ok(Some((a.into(), b.into()))),
            (None, Some(levels)) if !self.misere => levels.nth_pair(n),
            (None, Some(levels)) => {
                // A red level 1 goes with 0, which is the last position.
                let Some(n) = n.to_u64() else { return Ok(None) };
                let red = levels.nth_red(n.saturating_add(u64::from(self.is_red(1))));
                let pair = red.and_then(|red| Some((levels.misere_partner(red)?.into(), red.into())));
                Ok(pair)
            }
            _ => Ok(None),
        }
    }
    /// The slope of the ray along which the larger levels lie over the smaller, for multiples of beta.
    pub fn slope(&self) -> Option<f64> {
        match &self.levels {
            Some(RedLevels::Beatty(beta)) => Some((approximate(beta) - 1.0).max(1.0)),
            _ => None,
        }
    }
    /// Two stacks of these heights in the game; none if the red levels up to some way above them are too many for a link, where
    /// the set has no name.
    pub fn position(&self, (x, y): Pair) -> Option<String> {
        let most = x.max(y).saturating_add(PLAYED).min(self.top());
        let levels = match &self.levels {
            Some(levels) => levels.to_string(),
            None => {
                let reds = self.reds().take_while(|level| *level <= most);
                let list = RedLevels::List(reds.map(u64::from).collect()).to_string();
                let colours = self.colours.get(1..=most as usize).unwrap_or_default().to_vec();
                let pattern = RedLevels::Pattern(Pattern::new(colours, Vec::new())).to_string();
                if pattern.len() < list.len() { pattern } else { list }
            }
        };
        (levels.len() <= LONGEST).then(|| format!("chromatic:{levels}/{x}+{y}"))
    }
}

/// The first level up to `most` that more than one of the pairs holds (true), or none (false).
fn odd(listed: &[Pair], most: u32) -> Option<(u32, bool)> {
    let mut held = vec![0u32; most as usize + 1];
    for level in listed.iter().flat_map(|pair| [pair.0, pair.1]) {
        if let Some(held) = held.get_mut(level as usize) {
            *held += 1;
        }
    }
    (1..=most)
        .map(|level| (level, held[level as usize]))
        .find(|(_, held)| *held != 1)
        .map(|(level, held)| (level, held > 1))
}

impl PairConflict {
    /// The move between the refused pair and its witness: the heights before and after it.
    pub fn moved(&self) -> (Pair, Pair) {
        let ((a, d), (e, _)) = (self.pair, self.witness);
        match self.reason {
            Reason::Older(_) => ((a, d), (e, d)),
            Reason::Shared(level) => {
                let other = |(a, b): Pair| if a == level { b } else { a };
                let (one, two) = (other(self.pair), other(self.witness));
                ((one.max(two), level), (one.min(two), level))
            }
        }
    }
}
