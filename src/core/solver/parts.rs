//! Components by number: each key is stored once, with what is known of it.
use crate::core::{
    budget::{Budget, OutOfBudget},
    nimber::Nimber,
};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A disjunctive sum: the numbers of its components, ascending.
pub type Sum = Box<[u32]>;

/// Bytes of a component beside the words of its key: the shared key, the entry of a hash table that may be half empty
/// while it is copied into one of twice the size, and the same of the three lists.
const PART: u64 = 264;
/// Bytes of a sum in a hash table, beside its components.
const ENTRY: u64 = 104;
/// Bytes of a sum in a list, beside its components.
const LISTED: u64 = 32;

/// The bytes of a sum in the table of outcomes.
pub fn entry_bytes(sum: &[u32]) -> u64 {
    ENTRY + 4 * sum.len() as u64
}

/// The bytes of a list of sums.
pub fn list_bytes(sums: &[Sum]) -> u64 {
    sums.iter().map(|sum| sum_bytes(sum.len())).sum()
}

/// The bytes of a sum of this many components in a list.
pub fn sum_bytes(components: usize) -> u64 {
    LISTED + 4 * components as u64
}

#[derive(Clone, Copy)]
enum Value {
    Untried,
    /// No theorem gives it.
    Open,
    Found(u64),
}

/// All components met so far.
#[derive(Default)]
pub struct Parts {
    numbers: FxHashMap<Rc<[u64]>, u32>,
    keys: Vec<Rc<[u64]>>,
    values: Vec<Value>,
    options: Vec<Option<Rc<[Sum]>>>,
    /// The bytes that all this takes, estimated from above.
    bytes: u64,
}

impl Parts {
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
    /// Charges the budget for bytes that are kept.
    fn keep(&mut self, bytes: u64, budget: &mut Budget) -> Result<(), OutOfBudget> {
        budget.hold(bytes)?;
        self.bytes += bytes;
        Ok(())
    }
    /// The number of the component of this key.
    pub fn number(&mut self, key: &[u64], budget: &mut Budget) -> Result<u32, OutOfBudget> {
        budget.spend_on_key(key.len())?;
        if let Some(number) = self.numbers.get(key) {
            return Ok(*number);
        }
        self.keep(PART + 8 * key.len() as u64, budget)?;
        let number = self.keys.len() as u32;
        let key: Rc<[u64]> = key.into();
        self.numbers.insert(key.clone(), number);
        self.keys.push(key);
        self.values.push(Value::Untried);
        self.options.push(None);
        Ok(number)
    }
    pub fn key(&self, part: u32) -> Rc<[u64]> {
        self.keys[part as usize].clone()
    }
    /// The Grundy value, if it was found before or the theorem gives it; the theorem is asked once.
    pub fn value(&mut self, part: u32, theorem: impl FnOnce(&[u64]) -> Option<Nimber>) -> Option<u64> {
        let value = &mut self.values[part as usize];
        if let Value::Untried = value {
            *value = theorem(&self.keys[part as usize]).map_or(Value::Open, |value| Value::Found(value.0));
        }
        if let Value::Found(value) = *value { Some(value) } else { None }
    }
    pub fn found(&mut self, part: u32, value: u64) {
        self.values[part as usize] = Value::Found(value);
    }
    /// The options of a component, where they were kept.
    pub fn options(&self, part: u32) -> Option<Rc<[Sum]>> {
        self.options[part as usize].clone()
    }
    /// Keeps the options of a component, a list that was paid for when it was made.
    pub fn keep_options(&mut self, part: u32, options: Rc<[Sum]>) {
        self.bytes += list_bytes(&options);
        self.options[part as usize] = Some(options);
    }
}

/// The sum with component `index` replaced by `option`.
pub fn replaced(sum: &[u32], index: usize, option: &[u32]) -> Sum {
    let mut parts = Vec::with_capacity(sum.len() - 1 + option.len());
    parts.extend_from_slice(&sum[..index]);
    parts.extend_from_slice(&sum[index + 1..]);
    parts.extend_from_slice(option);
    parts.sort_unstable();
    parts.into()
}
