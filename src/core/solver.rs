//! Grundy values and outcomes by search, over any rules, without recursion.
//!
//! Positions are keys (short lists of numbers), so that one copy of this code serves every ruleset. The search
//! itself works on sums of numbered components, since the same few components return in very many sums.
use super::{
    budget::{Budget, OutOfBudget},
    nimber::{Nimber, mex},
};
use rustc_hash::FxHashMap;
use std::rc::Rc;

mod parts;
use parts::{Parts, Sum};

/// A position in canonical form, as the search sees it.
pub type Key = Vec<u64>;

/// The rules of a game over keys.
pub trait Rules {
    /// The distinct options of a position; spends one unit for each move, at least one.
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget>;
    /// The components whose disjunctive sum the position is.
    fn components(&self, key: &[u64]) -> Vec<Key>;
    /// The components that a search of misère play may keep apart.
    fn apart(&self, key: &[u64]) -> Vec<Key> {
        self.components(key)
    }
    /// The Grundy value of a component where a theorem gives it.
    fn theorem(&self, key: &[u64]) -> Option<Nimber>;
}

/// How a position is split: [`Rules::components`] or [`Rules::apart`].
type Split = for<'r> fn(&(dyn Rules + 'r), &[u64]) -> Vec<Key>;

/// What a search has found so far; worth keeping from move to move.
#[derive(Default)]
pub struct Memo {
    parts: Parts,
    /// Whether a sum is P under misère play.
    misere: FxHashMap<Sum, bool>,
}

/// Beyond this many entries a memo is emptied, so that memory stays bounded.
const MEMO_LIMIT: usize = 1_000_000;

impl Memo {
    /// Forgets everything if it has grown too large.
    pub fn trim(&mut self) {
        if self.parts.len() + self.misere.len() > MEMO_LIMIT {
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

/// A component whose value is being found.
struct Frame {
    part: u32,
    options: std::vec::IntoIter<Sum>,
    /// The option being looked at, until all its components are known.
    current: Option<Sum>,
    values: Vec<u64>,
}

/// A sum whose misère outcome is being found.
struct MisereFrame {
    sum: Sum,
    is_p: bool,
    /// The options not known when it was reached.
    options: std::vec::IntoIter<Sum>,
}

impl<'r> Solver<'r> {
    pub fn new(rules: &'r dyn Rules, memo: &'r mut Memo) -> Self {
        memo.trim();
        Self { rules, theorems: true, memo }
    }
    /// A search that uses the definition alone: mex over all options of whole positions, down to the end. The
    /// memo must not hold values that came from theorems.
    pub fn by_definition(rules: &'r dyn Rules, memo: &'r mut Memo) -> Self {
        Self { rules, theorems: false, memo }
    }

    /// The Grundy value of a position under normal play: the nim-sum over its components, or, by
    /// definition, the mex over its options.
    pub fn value(&mut self, key: &[u64], budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        self.sum(key, |rules, key| rules.components(key))
            .iter()
            .try_fold(Nimber(0), |sum, part| Ok(sum + self.component(*part, budget)?))
    }

    /// The components of a position by number; by definition the position counts as one.
    fn sum(&mut self, key: &[u64], split: Split) -> Sum {
        if !self.theorems {
            return [self.memo.parts.number(key)].into();
        }
        let keys = split(self.rules, key);
        let mut sum: Vec<u32> = keys.iter().map(|part| self.memo.parts.number(part)).collect();
        sum.sort_unstable();
        sum.into()
    }

    fn known(&mut self, part: u32) -> Option<u64> {
        let rules = self.theorems.then_some(self.rules);
        self.memo.parts.value(part, |key| rules?.theorem(key))
    }

    /// The Grundy value of one component.
    fn component(&mut self, part: u32, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        if let Some(value) = self.known(part) {
            return Ok(Nimber(value));
        }
        let mut stack = vec![self.frame(part, budget)?];
        let mut value = 0;
        while let Some(frame) = stack.last_mut() {
            let Some(option) = frame.current.take().or_else(|| frame.options.next()) else {
                value = mex(&mut frame.values).0;
                self.memo.parts.found(frame.part, value);
                stack.pop();
                continue;
            };
            let mut sum = 0;
            let missing = option.iter().copied().find(|part| match self.known(*part) {
                Some(value) => {
                    sum ^= value;
                    false
                }
                None => true,
            });
            match missing {
                Some(part) => {
                    frame.current = Some(option);
                    let next = self.frame(part, budget)?;
                    stack.push(next);
                }
                None => frame.values.push(sum),
            }
        }
        Ok(Nimber(value))
    }

    fn frame(&mut self, part: u32, budget: &mut Budget) -> Result<Frame, OutOfBudget> {
        let options = self.part_options(part, |rules, key| rules.components(key), budget)?;
        Ok(Frame {
            part,
            values: Vec::with_capacity(options.len()),
            options: options.into_iter(),
            current: None,
        })
    }

    fn part_options(
        &mut self,
        part: u32,
        split: Split,
        budget: &mut Budget,
    ) -> Result<Vec<Sum>, OutOfBudget> {
        let options = self.rules.options(&self.memo.parts.key(part), budget)?;
        Ok(options.iter().map(|option| self.sum(option, split)).collect())
    }

    /// Whether a position is a P-position under misère play, where whoever moves last loses.
    pub fn is_misere_p(&mut self, key: &[u64], budget: &mut Budget) -> Result<bool, OutOfBudget> {
        let sum = self.sum(key, |rules, key| rules.apart(key));
        if let Some(found) = self.memo.misere.get(&sum) {
            return Ok(*found);
        }
        let mut stack = vec![self.misere_frame(sum, budget)?];
        let mut is_p = false;
        'search: while let Some(frame) = stack.last_mut() {
            while frame.is_p
                && let Some(option) = frame.options.next()
            {
                let Some(option_is_p) = self.memo.misere.get(&option) else {
                    let next = self.misere_frame(option, budget)?;
                    stack.push(next);
                    continue 'search;
                };
                frame.is_p = !option_is_p;
            }
            is_p = frame.is_p;
            self.memo.misere.insert(std::mem::take(&mut frame.sum), is_p);
            stack.pop();
            if is_p && let Some(above) = stack.last_mut() {
                above.is_p = false;
            }
        }
        Ok(is_p)
    }

    /// Having no move wins under misère play; otherwise a position is P until an option is found to be.
    fn misere_frame(&mut self, sum: Sum, budget: &mut Budget) -> Result<MisereFrame, OutOfBudget> {
        let mut open = Vec::new();
        let mut count = 0;
        for (index, &part) in sum.iter().enumerate() {
            // Equal components have the same options.
            if index > 0 && sum[index - 1] == part {
                continue;
            }
            let options = self.kept_options(part, budget)?;
            budget.spend(options.len() as u64)?;
            count += options.len();
            for option in options.iter() {
                let option = parts::replaced(&sum, index, option);
                match self.memo.misere.get(&option) {
                    Some(true) => return Ok(MisereFrame { sum, is_p: false, options: vec![].into_iter() }),
                    Some(false) => {}
                    None => open.push(option),
                }
            }
        }
        // Sums of few components are done soonest; measured on small piles this saves a tenth of the options.
        let mut by_length: Vec<Vec<Sum>> = Vec::new();
        for option in open {
            if by_length.len() <= option.len() {
                by_length.resize(option.len() + 1, Vec::new());
            }
            by_length[option.len()].push(option);
        }
        Ok(MisereFrame { sum, is_p: count > 0, options: by_length.concat().into_iter() })
    }

    fn kept_options(&mut self, part: u32, budget: &mut Budget) -> Result<Rc<[Sum]>, OutOfBudget> {
        if let Some(options) = self.memo.parts.options(part) {
            return Ok(options);
        }
        let options: Rc<[Sum]> = self.part_options(part, |rules, key| rules.apart(key), budget)?.into();
        self.memo.parts.keep_options(part, options.clone());
        Ok(options)
    }
}
