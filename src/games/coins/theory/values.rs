//! The values of single heads of a code.
use super::{code::Code, form::Form, table::Method};
use crate::games::heaps::codes;
use std::{cell::RefCell, collections::HashMap, fmt};

/// Values are looked for up to this coin, counted from 0.
pub const FARTHEST: u64 = 100_000;
/// Some hundredths of a second's work at most for one table: a page waits for it.
const MOST_WORK: u64 = 25_000_000;
/// Work, as a sequence measures it, that is enough for Grundy's game up to [`FARTHEST`].
const GRUNDY_WORK: u64 = 1 << 40;

/// Where the values of a code come from.
pub enum Values {
    /// A formula, after so many coins of value 0.
    Form(Form, u64),
    /// The values of a subtraction game, for heaps `more` larger than the coin's number, with `plus` added.
    Heap { values: Box<codes::Values>, more: u64, plus: u64 },
    /// The values of Grundy's game, for heaps of the coin's number.
    Grundy(Box<RefCell<codes::Sequence>>),
    /// Values found one after the other, after so many coins of value 0.
    Table(Box<RefCell<Table>>, u64),
}

/// Values found so far.
pub struct Table {
    /// The code without the coins of value 0 that come first.
    code: Code,
    method: Method,
    values: Vec<u64>,
    /// Whether a coin's value is twice the value in the table of the coin before it (0 for the leftmost coin), or one
    /// more, whichever has an odd number of ones in binary: up to 2m + 1 coins against up to 2m (the Mock Turtle
    /// theorem, Winning Ways, chapter 14).
    doubled: bool,
    work: u64,
    done: bool,
    /// The stretches of values that decide the next one, and where they were first seen.
    seen: HashMap<Vec<u64>, usize>,
    period: Option<(usize, usize)>,
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Values")
    }
}

impl Values {
    pub fn new(code: &Code) -> Self {
        if let Some((form, shift)) = Form::of(code) {
            return Self::Form(form, shift);
        }
        if let Some(heap) = heap(code) {
            return heap;
        }
        let plain = code.only().filter(|kind| kind.is_plain());
        let (method, doubled, shift) = match plain {
            Some(kind) => (Method::upto(kind.max / 2 * 2), kind.max % 2 == 1, kind.min - 1),
            None => (Method::of(code), false, 0),
        };
        let table = Table {
            code: code.clone(),
            method,
            values: Vec::new(),
            doubled,
            work: 0,
            done: false,
            seen: HashMap::new(),
            period: None,
        };
        Self::Table(Box::new(RefCell::new(table)), shift)
    }
    /// The value of a single head at coin x, counted from 0. None where finding it takes too long, or if it is 2^64
    /// or more.
    pub fn value(&self, x: u64) -> Option<u64> {
        match self {
            Self::Form(form, shift) => x.checked_sub(*shift).map_or(Some(0), |x| form.value(x)),
            Self::Heap { values, more, plus, .. } => {
                values.value(x.checked_add(*more)?).map(|value| value + plus)
            }
            Self::Grundy(sequence) => grundy(&mut *sequence.try_borrow_mut().ok()?, x),
            Self::Table(table, shift) => match x.checked_sub(*shift) {
                Some(x) => table.try_borrow_mut().ok()?.value(x),
                None => Some(0),
            },
        }
    }
    /// The period of the values, and the coin from which it holds, where the values found so far prove it.
    pub fn period(&self) -> Option<(u64, u64)> {
        match self {
            Self::Table(table, shift) => {
                let (length, start) = table.try_borrow().ok()?.period?;
                Some((length as u64, start as u64 + shift))
            }
            Self::Heap { values, more, .. } => {
                let period = values.period()?;
                Some((period.length, period.start.saturating_sub(*more)))
            }
            Self::Form(..) | Self::Grundy(_) => None,
        }
    }
}

/// The codes that are games with heaps in disguise.
fn heap(code: &Code) -> Option<Values> {
    let kind = code.only()?;
    if code.to_string() == "4FS" {
        let rule = codes::Rule::Code(codes::Code::read("4!.0").ok()?);
        return Some(Values::Grundy(Box::new(RefCell::new(codes::Sequence::new(&rule)))));
    }
    // Two coins at these distances, perhaps one alone, and nothing else said.
    let pairs = kind.pairs.clone()?;
    let bare = super::code::MoveKind { pairs: None, edges: None, ..kind.clone() };
    if !bare.is_plain() || kind.max != 2 {
        return None;
    }
    let values = Box::new(codes::Values::new(&codes::Rule::Subtraction(pairs)));
    let (more, plus) = match (&kind.edges, kind.min) {
        (Some(_), _) => (1, 0),
        (None, 1) => (0, 1),
        (None, _) => (0, 0),
    };
    Some(Values::Heap { values, more, plus })
}

/// The value of a heap in Grundy's game.
fn grundy(sequence: &mut codes::Sequence, heap: u64) -> Option<u64> {
    let wanted = usize::try_from(heap).ok().filter(|_| heap <= FARTHEST)?;
    if sequence.values().len() <= wanted {
        let upto = (wanted + 1).next_power_of_two().max(64) - 1;
        sequence.advance(upto, GRUNDY_WORK.saturating_sub(sequence.spent()));
    }
    sequence.values().get(wanted).copied().map(u64::from)
}

impl Table {
    fn value(&mut self, x: u64) -> Option<u64> {
        if self.doubled {
            let value = x.checked_sub(1).map_or(Some(0), |x| self.listed(x))?;
            return Form::Odious.value(value);
        }
        self.listed(x)
    }
    fn listed(&mut self, x: u64) -> Option<u64> {
        let near = x.min(FARTHEST) as usize;
        while self.values.len() <= near && self.period.is_none() && !self.done {
            self.step();
        }
        let wanted = usize::try_from(x).ok()?;
        let at = match self.period {
            Some((length, start)) if wanted >= start => start + (wanted - start) % length,
            _ => wanted,
        };
        self.values.get(at).copied()
    }
    fn step(&mut self) {
        match self.method.next(&self.code, &self.values) {
            Some((value, cost)) if self.work < MOST_WORK => {
                self.work += cost;
                self.values.push(value);
            }
            _ => self.done = true,
        }
        let Some(memory) = self.method.memory() else { return };
        // From where no set reaches over the edge the next value depends on the last ones alone.
        let n = self.values.len();
        if n >= 2 * memory && self.seen.len() < 1 << 14 {
            let last = self.values[n - memory..].to_vec();
            if let Some(before) = self.seen.insert(last, n) {
                let (length, mut start) = (n - before, before - memory);
                while start > 0 && self.values[start - 1] == self.values[start - 1 + length] {
                    start -= 1;
                }
                self.period = Some((length, start));
            }
        }
    }
}
