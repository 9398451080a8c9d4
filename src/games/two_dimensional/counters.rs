//! Counters on a board, and their moves.
use super::square::{Size, Square};
use crate::core::{
    extras::Edit,
    notation::{NotationError, Scanner},
    solver::Key,
};
use std::fmt;

/// Most counters.
pub const COUNTERS: usize = 6;

/// The squares of the counters by their numbers: squares are numbered row by row from the lowest. Several counters may
/// share a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counters {
    pub size: Size,
    pub at: Vec<u64>,
}

/// A counter, counted from 0, goes to a square. Written `1-3.0`, the counters from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub counter: usize,
    pub to: Square,
}

impl Counters {
    pub fn read(text: &str, size: Size) -> Result<Self, NotationError> {
        let mut at = Vec::new();
        // Several on one square are written as where counters are added.
        size.counters(text, COUNTERS as u64, |number, many, place| {
            at.extend((0..many).map(|_| number));
            let expected = || format!("from 1 to {COUNTERS} counters");
            if at.len() > COUNTERS { Err(NotationError::too_large(place, expected())) } else { Ok(()) }
        })?;
        Ok(Self { size, at })
    }
    /// A single counter that is at the end of its way.
    pub fn none(size: Size) -> Self {
        Self { size, at: vec![0] }
    }
    pub fn key(&self) -> Key {
        let mut key = vec![self.size.columns, self.size.rows];
        let mut at: Vec<u64> = self.at.iter().copied().filter(|at| *at > 0).collect();
        at.sort_unstable();
        key.extend(at);
        key
    }
    pub fn from_key(size: Size, key: &[u64]) -> Self {
        let at = key.get(2..).unwrap_or(&[]).to_vec();
        if at.is_empty() { Self::none(size) } else { Self { size, at } }
    }
    /// The nim-sum of the squares' numbers: of columns and of rows at once, since the columns are a power of two.
    pub fn sum(&self) -> u64 {
        self.at.iter().fold(0, |sum, at| sum ^ at)
    }
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.at.iter().map(|at| self.size.square(*at))
    }
    /// The number of the square that a legal step leads to.
    pub fn target(&self, step: &Step) -> Option<u64> {
        let from = *self.at.get(step.counter)?;
        self.size.number(step.to).filter(|to| *to < from)
    }
    pub fn moved(&self, step: &Step) -> Self {
        let mut after = self.clone();
        if let Some(to) = self.target(step) {
            after.at[step.counter] = to;
        }
        after
    }
    /// The counters after a change in the editor: a counter goes to the square that is pressed, or one further if it is
    /// pressed itself; a counter or a row more or less. `pressed` is the counter and the number of the square.
    pub fn edited(&self, edit: &Edit, pressed: Option<(usize, u64)>) -> Result<Self, NotationError> {
        let refused = || NotationError::not_allowed(0, "a square that a counter can reach");
        let mut after = self.clone();
        match edit {
            Edit::Recolour { piece } if piece.place.group == 0 => {
                let (counter, number) = pressed.ok_or_else(refused)?;
                let own = after.at.get_mut(counter).filter(|own| number <= **own).ok_or_else(refused)?;
                *own = if number == *own { (number + 1) % self.size.squares() } else { number };
            }
            Edit::Add { place, .. } if place.group == 0 && self.at.len() < COUNTERS => {
                after.at.push(self.size.squares() - 1);
            }
            Edit::Remove { place } if place.group == 0 && self.at.len() > 1 => drop(after.at.pop()),
            Edit::AddGroup { .. } => after.size.rows += 1,
            Edit::RemoveGroup { place } if place.group == 0 && self.size.rows > 1 => {
                after.size.rows -= 1;
                let last = after.size.squares() - 1;
                after.at.iter_mut().for_each(|at| *at = (*at).min(last));
            }
            _ => return Err(refused()),
        }
        after.size = after.size.checked()?;
        Ok(after)
    }
}

impl Step {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let at = scan.at();
        let counter = scan.number(COUNTERS as u64, "the number of a counter")?;
        if counter == 0 {
            return Err(NotationError::syntax(at, "the number of a counter, from 1"));
        }
        if !scan.eat('-') {
            return Err(NotationError::syntax(scan.at(), "- and a square"));
        }
        let to = Square::scan(&mut scan)?;
        if !scan.done() {
            return Err(NotationError::syntax(scan.at(), "the end"));
        }
        Ok(Self { counter: counter as usize - 1, to })
    }
}

impl fmt::Display for Counters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.squares().map(|square| square.to_string()).collect::<Vec<_>>().join("+"))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.counter + 1, self.to)
    }
}
