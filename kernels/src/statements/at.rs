//! Evaluates a statement at one n, or at two heaps: its result, or the operation that has none.
use super::op::{BinaryOp, Id, Op, Program, Values, Var};
use super::scalar::{NoValue, one, two};

/// n, or x and y.
pub type Point = [i64; 2];

/// The first operation without a value, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing {
    pub id: Id,
    pub why: NoValue,
}

impl Program {
    /// The result of an operation. Operations that do not matter may be without a value: the branch of an `If` that is
    /// not taken, and one side of a condition where the other side decides. O(operations).
    ///
    /// # Errors
    /// The first operation without a value, and why it has none.
    pub fn at(&self, id: Id, point: Point, games: &[Values]) -> Result<i64, Missing> {
        let value = |id: Id| self.at(id, point, games);
        let found = match &self.ops()[usize::from(id)] {
            Op::Number(number) => Ok(*number),
            Op::Var(var) => Ok(point[usize::from(*var == Var::Second)]),
            Op::One(op, a) => one(*op, value(*a)?),
            Op::Two(op @ (BinaryOp::Both | BinaryOp::Either), a, b) => {
                let decides = i64::from(*op == BinaryOp::Either);
                return match (value(*a), value(*b)) {
                    (Ok(a), _) if a == decides => Ok(a),
                    (_, Ok(b)) if b == decides => Ok(b),
                    (a, b) => a.and(b),
                };
            }
            Op::Two(op, a, b) => two(*op, value(*a)?, value(*b)?),
            Op::If(condition, a, b) => return value(if value(*condition)? == 1 { *a } else { *b }),
            Op::Entry(list, a) => {
                let entry = usize::try_from(value(*a)?).ok().and_then(|at| list.get(at));
                entry.copied().ok_or(NoValue::Undefined)
            }
            Op::Value(game, a) => {
                let heap = value(*a)?;
                let why = if heap < 0 { NoValue::Undefined } else { NoValue::NotKnown };
                games.get(usize::from(*game)).and_then(|game| game.get(heap)).ok_or(why)
            }
            Op::Floor(line, a) => line.at(value(*a)?).ok_or(NoValue::TooLarge),
            Op::IsBeatty(set, a) => set.has(value(*a)?).map(i64::from).ok_or(NoValue::TooLarge),
        };
        found.map_err(|why| Missing { id, why })
    }
}
