//! Grundy values and outcomes by search, over any rules, without recursion.
//!
//! Positions are keys (short lists of numbers), so that one copy of this code serves every ruleset.
use super::{
    budget::{Budget, OutOfBudget},
    nimber::{Nimber, mex},
};
use std::collections::HashMap;

/// A position in canonical form, as the search sees it.
pub type Key = Vec<u64>;

/// The rules of a game over keys.
pub trait Rules {
    /// The distinct options of a position; spends one unit for each move, at least one.
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget>;
    /// The components whose disjunctive sum the position is.
    fn components(&self, key: &[u64]) -> Vec<Key>;
    /// The Grundy value of a component where a theorem gives it.
    fn theorem(&self, key: &[u64]) -> Option<Nimber>;
}

/// What a search has found so far; worth keeping from move to move.
#[derive(Default)]
pub struct Memo {
    values: HashMap<Key, u64>,
    /// Whether a position is P under misère play.
    misere: HashMap<Key, bool>,
}

/// Beyond this many entries a memo is emptied, so that memory stays bounded.
const MEMO_LIMIT: usize = 1_000_000;

impl Memo {
    /// Forgets everything if it has grown too large.
    pub fn trim(&mut self) {
        if self.values.len() + self.misere.len() > MEMO_LIMIT {
            *self = Self::default();
        }
    }
}

/// A search over some rules.
pub struct Solver<'r> {
    rules: &'r dyn Rules,
    /// Whether theorems may answer; without them every value comes from the definition.
    theorems: bool,
    memo: &'r mut Memo,
}

struct Frame {
    key: Key,
    options: Vec<Key>,
    next: usize,
    values: Vec<u64>,
}

impl<'r> Solver<'r> {
    pub fn new(rules: &'r dyn Rules, memo: &'r mut Memo) -> Self {
        memo.trim();
        Self { rules, theorems: true, memo }
    }
    /// A search that uses the definition alone: mex over all options, down to the end. The memo must
    /// not hold values that came from theorems.
    pub fn by_definition(rules: &'r dyn Rules, memo: &'r mut Memo) -> Self {
        Self { rules, theorems: false, memo }
    }

    /// The Grundy value of a position under normal play: the nim-sum over its components, or, by
    /// definition, the mex over its options.
    pub fn value(&mut self, key: &[u64], budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        let mut sum = Nimber(0);
        for part in self.split(key) {
            sum = sum + self.component(&part, budget)?;
        }
        Ok(sum)
    }

    fn split(&self, key: &[u64]) -> Vec<Key> {
        if self.theorems { self.rules.components(key) } else { vec![key.to_vec()] }
    }

    fn known(&mut self, key: &Key) -> Option<u64> {
        if let Some(value) = self.memo.values.get(key) {
            return Some(*value);
        }
        let value = if self.theorems { self.rules.theorem(key)?.0 } else { return None };
        self.memo.values.insert(key.clone(), value);
        Some(value)
    }

    /// The Grundy value of one component.
    fn component(&mut self, key: &Key, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        if let Some(value) = self.known(key) {
            return Ok(Nimber(value));
        }
        let mut stack = vec![self.frame(key.clone(), budget)?];
        while let Some(frame) = stack.last_mut() {
            let Some(option) = frame.options.get(frame.next).cloned() else {
                let value = mex(&mut frame.values).0;
                let key = std::mem::take(&mut frame.key);
                self.memo.values.insert(key, value);
                stack.pop();
                continue;
            };
            let parts = self.split(&option);
            let mut sum = 0;
            let missing = parts.into_iter().find(|part| match self.known(part) {
                Some(value) => {
                    sum ^= value;
                    false
                }
                None => true,
            });
            match missing {
                Some(part) => {
                    let next = self.frame(part, budget)?;
                    stack.push(next);
                }
                None => {
                    frame.values.push(sum);
                    frame.next += 1;
                }
            }
        }
        Ok(Nimber(self.memo.values.get(key).copied().unwrap_or_default()))
    }

    fn frame(&self, key: Key, budget: &mut Budget) -> Result<Frame, OutOfBudget> {
        let options = self.rules.options(&key, budget)?;
        Ok(Frame { values: Vec::with_capacity(options.len()), key, options, next: 0 })
    }

    /// Whether a position is a P-position under misère play, where whoever moves last loses.
    pub fn is_misere_p(&mut self, key: &[u64], budget: &mut Budget) -> Result<bool, OutOfBudget> {
        if let Some(found) = self.memo.misere.get(key) {
            return Ok(*found);
        }
        let mut stack = vec![self.frame(key.to_vec(), budget)?];
        while let Some(frame) = stack.last_mut() {
            // Having no move wins under misère play; otherwise a position is P unless some option is.
            let is_p = match frame.options.get(frame.next).cloned() {
                None => !frame.options.is_empty(),
                Some(option) => match self.memo.misere.get(&option) {
                    Some(true) => false,
                    Some(false) => {
                        frame.next += 1;
                        continue;
                    }
                    None => {
                        let next = self.frame(option, budget)?;
                        stack.push(next);
                        continue;
                    }
                },
            };
            let key = std::mem::take(&mut frame.key);
            self.memo.misere.insert(key, is_p);
            stack.pop();
        }
        Ok(self.memo.misere.get(key).copied().unwrap_or_default())
    }
}
