//! The operations that a statement consists of.
use super::line::{Beatty, Line};
use std::fmt;

/// The index of an operation in its program.
pub type Id = u16;

/// What a statement speaks about: n, or two heaps x ≤ y.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Var {
    /// n, or x.
    First,
    /// y.
    Second,
}

/// Operations on one number. Conditions are 1 or 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryOp {
    Negative,
    Absolute,
    /// The number of binary ones; for numbers that are not negative.
    Weight,
    /// The exponent of the greatest power of 2 that divides the number; for positive numbers.
    Twos,
    /// The number of binary digits, 0 for 0; for numbers that are not negative.
    Length,
    /// The greatest odd divisor; for positive numbers.
    OddPart,
    /// The Fibonacci numbers: 1, 1, 2, 3, 5, … for 0, 1, 2, 3, 4, …
    Fibonacci,
    /// The smallest part of its sum of Fibonacci numbers no two of which follow each other (Zeckendorf, 1972); for
    /// positive numbers.
    Zeckendorf,
    /// The integer part of the square root; for numbers that are not negative.
    Root,
    Not,
    /// Whether the number is not negative and has an even, or an odd, number of binary ones.
    IsEvil,
    IsOdious,
    IsFibonacci,
    IsSquare,
}

/// Operations on two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BinaryOp {
    Add,
    Subtract,
    Multiply,
    /// The quotient, rounded down.
    Divide,
    /// The remainder of this division, with the sign of the divisor.
    Modulo,
    Power,
    Xor,
    And,
    Or,
    Least,
    Greatest,
    Equal,
    Unequal,
    Less,
    AtMost,
    /// Whether the first, which is not 0, divides the second.
    Divides,
    /// Both, or either, of two conditions. Where one side decides, the other need not have a value.
    Both,
    Either,
    /// Whether two conditions are both true or both false.
    Same,
}

/// One operation, on the results of earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub enum Op {
    Number(i64),
    Var(Var),
    One(UnaryOp, Id),
    Two(BinaryOp, Id, Id),
    /// The second where the first is true, else the third.
    If(Id, Id, Id),
    /// The entry of a list at a place, counted from 0.
    Entry(Box<[i64]>, Id),
    /// The value of a heap of the game of this number.
    Value(u16, Id),
    Floor(Box<Line>, Id),
    IsBeatty(Box<Beatty>, Id),
}

impl Op {
    /// The operations whose results it takes.
    pub fn operands(&self) -> impl Iterator<Item = Id> {
        let all = match *self {
            Self::Number(_) | Self::Var(_) => [None; 3],
            Self::One(_, a)
            | Self::Entry(_, a)
            | Self::Value(_, a)
            | Self::Floor(_, a)
            | Self::IsBeatty(_, a) => [Some(a), None, None],
            Self::Two(_, a, b) => [Some(a), Some(b), None],
            Self::If(a, b, c) => [Some(a), Some(b), Some(c)],
        };
        all.into_iter().flatten()
    }
}

/// Operations, each on the results of earlier ones. No two of them are alike.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Program {
    ops: Vec<Op>,
}

impl Program {
    pub fn ops(&self) -> &[Op] {
        &self.ops
    }
    /// Adds an operation whose operands are in the program already; returns its index. O(length).
    ///
    /// # Panics
    /// If an operand is not in the program, and beyond 65,536 operations.
    pub fn add(&mut self, op: Op) -> Id {
        assert!(op.operands().all(|operand| usize::from(operand) < self.ops.len()), "operands come first");
        let at = self.ops.iter().position(|other| *other == op).unwrap_or_else(|| {
            self.ops.push(op);
            self.ops.len() - 1
        });
        Id::try_from(at).expect("a program is short")
    }
    /// The constant value of an operation, if it has one.
    pub fn number(&self, id: Id) -> Option<i64> {
        match self.ops[usize::from(id)] {
            Op::Number(number) => Some(number),
            _ => None,
        }
    }
}

/// Finds the value of any heap; none where it is not known.
#[derive(Clone, Copy)]
pub struct AnyHeap<'v>(pub &'v dyn Fn(u64) -> Option<u64>);

impl fmt::Debug for AnyHeap<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AnyHeap")
    }
}

/// The values of a game: g(0), g(1), … as far as they are held, and how they go on for ever where that is proved, by a
/// period or by a formula.
#[derive(Clone, Copy, Debug)]
pub struct Values<'v> {
    pub held: &'v [u16],
    /// Start, length and saltus of a proved period; the values held include a whole period.
    pub period: Option<[i64; 3]>,
    pub formula: Option<AnyHeap<'v>>,
}

impl<'v> Values<'v> {
    /// The values held, with no way to continue them.
    pub fn of(held: &'v [u16]) -> Self {
        Self { held, period: None, formula: None }
    }
}

impl Values<'_> {
    /// g(n); none where n is negative or the value is not known.
    pub fn get(&self, n: i64) -> Option<i64> {
        if let Some(value) = usize::try_from(n).ok().and_then(|n| self.held.get(n)) {
            return Some(i64::from(*value));
        }
        if let (None, Some(AnyHeap(value))) = (self.period, self.formula) {
            return value(u64::try_from(n).ok()?).and_then(|value| i64::try_from(value).ok());
        }
        let [start, length, saltus] = self.period.filter(|_| n >= 0)?;
        let periods = (n - start).div_euclid(length);
        let first = self.held.get(usize::try_from(n - periods * length).ok()?)?;
        periods.checked_mul(saltus)?.checked_add(i64::from(*first))
    }
}
