//! Grundy values and outcomes by search, over any rules, without recursion.
//!
//! Positions are keys (short lists of numbers), so that one copy of this code serves every ruleset. The search
//! itself works on sums of numbered components, since the same few components return in very many sums.
use super::{
    budget::{Budget, OutOfBudget, key_bytes},
    nimber::{Nimber, mex},
};
use rustc_hash::FxHashMap;

mod misere;
mod parts;
mod retrograde;
use parts::{Parts, Sum, list_bytes, sum_bytes};
pub use retrograde::Rank;
use retrograde::Ranks;

/// A position in canonical form, as the search sees it.
pub type Key = Vec<u64>;

/// The moves of a game over keys.
pub trait Options {
    /// The distinct options of a position. Spends one unit for each move, at least one, and more for long keys; holds
    /// the bytes of the keys, which whoever drops them [gives back](release).
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget>;
    /// Whether play that has ended here has ended in a draw.
    fn is_drawn(&self, _key: &[u64]) -> bool {
        false
    }
}

/// The rules of a game in which every line of play ends with a winner, over keys: each position has a Grundy value.
pub trait Rules: Options {
    /// The components whose disjunctive sum the position is.
    fn components(&self, key: &[u64]) -> Vec<Key>;
    /// The components that a search of misère play may keep apart.
    fn misere_components(&self, key: &[u64]) -> Vec<Key> {
        self.components(key)
    }
    /// The Grundy value of a component where a theorem gives it.
    fn theorem(&self, key: &[u64]) -> Option<Nimber>;
}

/// Gives back what [`Options::options`] holds.
pub fn release(keys: &[Key], budget: &mut Budget) {
    keys.iter().for_each(|key| budget.release(key_bytes(key.len())));
}

/// Sorts keys that are held and drops those that come twice.
pub fn distinct(mut keys: Vec<Key>, budget: &mut Budget) -> Vec<Key> {
    keys.sort_unstable();
    keys.dedup_by(|key, before| {
        let same = key == before;
        if same {
            budget.release(key_bytes(key.len()));
        }
        same
    });
    keys
}

/// How a position is split: [`Rules::components`] or [`Rules::misere_components`].
type Split = for<'r> fn(&(dyn Rules + 'r), &[u64]) -> Vec<Key>;

/// What a search has found so far; worth keeping from move to move.
#[derive(Default)]
pub struct Memo {
    parts: Parts,
    /// Whether a sum is P under misère play.
    misere: FxHashMap<Sum, bool>,
    misere_bytes: u64,
    /// Outcomes found by working back from the ends.
    ranks: Ranks,
}

impl Memo {
    /// The bytes that it takes, from above.
    pub fn bytes(&self) -> u64 {
        self.parts.bytes() + self.misere_bytes + self.ranks.bytes()
    }
    /// Forgets everything if more than a little of it is not held by this budget.
    fn trim(&mut self, budget: &Budget) {
        if self.bytes() > budget.held() + budget.uncharged() {
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
struct OpenComponent {
    part: u32,
    options: std::vec::IntoIter<Sum>,
    /// The option being looked at, until all its components are known.
    current: Option<Sum>,
    values: Vec<u64>,
    /// What is given back when it is done.
    bytes: u64,
}

impl<'r> Solver<'r> {
    /// A search that goes on where others over the same rules have ended; where what they left is too
    /// much for `budget`, it is forgotten.
    pub fn new(rules: &'r dyn Rules, memo: &'r mut Memo, budget: &Budget) -> Self {
        memo.trim(budget);
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
        self.sum(key, |rules, key| rules.components(key), budget)?
            .iter()
            .try_fold(Nimber(0), |sum, part| Ok(sum + self.component(*part, budget)?))
    }

    /// The components of a position by number; by definition the position counts as one.
    fn sum(&mut self, key: &[u64], split: Split, budget: &mut Budget) -> Result<Sum, OutOfBudget> {
        if !self.theorems {
            return Ok([self.memo.parts.number(key, budget)?].into());
        }
        budget.spend_on_key(key.len())?;
        let mut sum = Vec::new();
        for part in split(self.rules, key) {
            sum.push(self.memo.parts.number(&part, budget)?);
        }
        sum.sort_unstable();
        Ok(sum.into())
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
        let mut stack = vec![self.open_component(part, budget)?];
        let mut value = 0;
        while let Some(open) = stack.last_mut() {
            let Some(option) = open.current.take().or_else(|| open.options.next()) else {
                value = mex(&mut open.values).0;
                self.memo.parts.found(open.part, value);
                budget.release(open.bytes);
                stack.pop();
                continue;
            };
            budget.spend_on_copy(option.len())?;
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
                    open.current = Some(option);
                    let next = self.open_component(part, budget)?;
                    stack.push(next);
                }
                None => open.values.push(sum),
            }
        }
        Ok(Nimber(value))
    }

    fn open_component(&mut self, part: u32, budget: &mut Budget) -> Result<OpenComponent, OutOfBudget> {
        let options = self.part_options(part, |rules, key| rules.components(key), budget)?;
        let bytes = FRAME + 8 * options.len() as u64;
        budget.hold(bytes)?;
        Ok(OpenComponent {
            part,
            values: Vec::with_capacity(options.len()),
            bytes: bytes + list_bytes(&options),
            options: options.into_iter(),
            current: None,
        })
    }

    /// The options of a component, with their bytes held.
    fn part_options(
        &mut self,
        part: u32,
        split: Split,
        budget: &mut Budget,
    ) -> Result<Vec<Sum>, OutOfBudget> {
        let options = self.rules.options(&self.memo.parts.key(part), budget)?;
        let mut sums = Vec::with_capacity(options.len());
        for option in &options {
            let sum = self.sum(option, split, budget)?;
            budget.hold(sum_bytes(sum.len()))?;
            sums.push(sum);
        }
        release(&options, budget);
        Ok(sums)
    }
}

/// Bytes of a position on the way from the root, beside its lists.
const FRAME: u64 = 128;
