//! Statements that say what all values are, `g(n) = …`, or which heaps are P-positions, `P iff …`.
use super::Statement;
use kernels::statements::{BinaryOp, Id, Missing, Op, Values, Var};

/// What such a statement says that values are, or when heaps are P-positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Formula {
    other: Id,
    /// Whether it says which heaps are P-positions; else it gives values.
    pub outcomes: bool,
    /// Whether it uses values of the game itself.
    pub recursive: bool,
}

impl Statement {
    /// The formula, where the statement is `g(n) = …` or `P iff …`, in this order or the other. O(operations).
    pub fn formula(&self) -> Option<Formula> {
        let ops = self.program.ops();
        let op = |id: Id| &ops[usize::from(id)];
        let value = |id: Id| matches!(*op(id), Op::Value(0, heap) if *op(heap) == Op::Var(Var::First));
        let lost = |id: Id| matches!(*op(id), Op::Two(BinaryOp::Equal, a, b) if value(a) && self.program.number(b) == Some(0));
        let side = |named: &dyn Fn(Id) -> bool, a: Id, b: Id| match (named(a), named(b)) {
            (true, _) => Some(b),
            (_, true) => Some(a),
            _ => None,
        };
        let (other, outcomes) = match *op(self.truth) {
            _ if self.pairs => None,
            Op::Two(BinaryOp::Equal, a, b) => side(&value, a, b).map(|other| (other, false)),
            Op::Two(BinaryOp::Same, a, b) => side(&lost, a, b).map(|other| (other, true)),
            _ => None,
        }?;
        Some(Formula { other, outcomes, recursive: self.uses_own(other) })
    }
    /// What the formula gives at n: a value, or 1 for a P-position and 0 for none. O(operations).
    ///
    /// # Errors
    /// The part of the statement that has no value.
    pub fn given(&self, formula: Formula, n: i64, games: &[Values]) -> Result<i64, Missing> {
        self.program.at(formula.other, [n, 0], games)
    }
    fn uses_own(&self, id: Id) -> bool {
        let op = &self.program.ops()[usize::from(id)];
        matches!(op, Op::Value(0, _)) || op.operands().any(|operand| self.uses_own(operand))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formula(text: &str) -> Option<Formula> {
        Statement::read(text).unwrap().formula()
    }

    #[test]
    fn formulas_are_told_from_other_statements() {
        let kind = |text| formula(text).map(|formula| (formula.outcomes, formula.recursive));
        assert_eq!(kind("g(n) = n mod 4"), Some((false, false)));
        assert_eq!(kind("n mod 4 = g(n)"), Some((false, false)));
        assert_eq!(kind("g(n) = if n < 2 then 0 else g(n - 2)"), Some((false, true)));
        assert_eq!(kind("P iff 3 divides n"), Some((true, false)));
        assert_eq!(kind("n in evil iff P"), Some((true, false)));
        assert_eq!(kind("P iff g(n) = 0"), Some((true, true)));
        // That all are P-positions says that all values are 0.
        assert_eq!(kind("P"), kind("g(n) = 0"));
        for other in ["1 = 1", "g(n) <= n", "g(2 * n) = n", "g(n) = 0 and n = n", "g(x) = g(y)"] {
            assert_eq!(kind(other), None, "{other}");
        }
    }

    #[test]
    fn a_formula_gives_what_it_says() {
        let statement = Statement::read("g(n) = n // 2 + g(n - 1)").unwrap();
        let formula = statement.formula().unwrap();
        let held = [5u16, 6, 7];
        let games = |known: usize| [Values::of(&held[..known])];
        assert_eq!(statement.given(formula, 3, &games(3)), Ok(8));
        // Of a heap that is not yet known it cannot tell.
        assert!(statement.given(formula, 3, &games(2)).is_err());
    }
}
