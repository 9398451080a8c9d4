//! Components by number: each key is stored once, with what is known of it.
use crate::core::nimber::Nimber;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A disjunctive sum: the numbers of its components, ascending.
pub type Sum = Box<[u32]>;

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
}

impl Parts {
    pub fn len(&self) -> usize {
        self.keys.len()
    }
    /// The number of the component of this key.
    pub fn number(&mut self, key: &[u64]) -> u32 {
        if let Some(number) = self.numbers.get(key) {
            return *number;
        }
        let number = self.keys.len() as u32;
        let key: Rc<[u64]> = key.into();
        self.numbers.insert(key.clone(), number);
        self.keys.push(key);
        self.values.push(Value::Untried);
        self.options.push(None);
        number
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
    pub fn keep_options(&mut self, part: u32, options: Rc<[Sum]>) {
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
