//! Sums as keys, for the search.
use super::SumOf;
use crate::core::{
    budget::{Budget, OutOfBudget, key_bytes},
    game::Game,
    nimber::Nimber,
    solver::{Key, Options, Rules, distinct, release},
};

/// The part of a notation that names the rules.
pub fn rules_of(game: &dyn Game) -> String {
    let notation = game.notation();
    notation.rsplit_once('/').map_or(notation.clone(), |(rules, _)| rules.to_string())
}

/// A summand in a key: the part whose rules it has, and its key there.
pub type Summand = (usize, Key);

/// A key is a list of summands, each written as its part, its length and itself.
fn split(key: &[u64]) -> Vec<Summand> {
    let mut rest = key;
    let mut summands = Vec::new();
    while let [kind, len, tail @ ..] = rest {
        let (head, tail) = tail.split_at((*len as usize).min(tail.len()));
        summands.push((*kind as usize, head.to_vec()));
        rest = tail;
    }
    summands
}

pub fn joined(summands: Vec<Summand>) -> Key {
    let written = |(kind, key): Summand| [&[kind as u64, key.len() as u64], key.as_slice()].concat();
    let mut summands: Vec<Key> = summands.into_iter().map(written).collect();
    summands.sort_unstable();
    summands.concat()
}

impl SumOf {
    /// The keys that `apart` splits the summands of a key into, each as a sum of one summand.
    fn each(&self, key: &[u64], apart: fn(&dyn Rules, &[u64]) -> Vec<Key>) -> Vec<Key> {
        let of = |(kind, here): Summand| {
            let rules = self.parts.get(kind).and_then(|part| part.rules());
            let parts = rules.map(|rules| apart(rules, &here)).unwrap_or_default();
            parts.into_iter().map(move |part| joined(vec![(kind, part)]))
        };
        split(key).into_iter().flat_map(of).collect()
    }
}

impl Options for SumOf {
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget> {
        let summands = split(key);
        let mut all = Vec::new();
        for (index, (kind, here)) in summands.iter().enumerate() {
            let Some(part) = self.parts.get(*kind) else { continue };
            let options = part.options(here, budget)?;
            for option in &options {
                // Paid for cloning the summands and joining them.
                budget.spend_on_key(2 * key.len() + option.len())?;
                budget.hold(key_bytes(key.len() - here.len() + option.len()))?;
                let mut after = summands.clone();
                after[index].1.clone_from(option);
                all.push(joined(after));
            }
            release(&options, budget);
        }
        Ok(distinct(all, budget))
    }
}

impl Rules for SumOf {
    fn components(&self, key: &[u64]) -> Vec<Key> {
        self.each(key, |part, here| part.components(here))
    }
    fn misere_components(&self, key: &[u64]) -> Vec<Key> {
        self.each(key, |part, here| part.misere_components(here))
    }
    fn theorem(&self, key: &[u64]) -> Option<Nimber> {
        let values = split(key).into_iter().map(|(kind, here)| self.parts.get(kind)?.rules()?.theorem(&here));
        values.sum()
    }
}
