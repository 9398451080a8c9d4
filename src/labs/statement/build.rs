//! The program of a statement as it is put together: types are checked, and what is constant is calculated.
use super::{
    misread::Misread,
    real::{Real, Sum},
};
use kernels::statements::{BinaryOp, Id, Op, Program, UnaryOp, Var, one, two};
use std::ops::Range;

/// What a fragment of a statement is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum FragmentKind {
    Number(Id),
    Condition(Id),
    /// Inside floor(…), with constants that are no whole numbers.
    Real(Sum),
}

/// A fragment of a statement, and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Fragment {
    pub what: FragmentKind,
    pub range: Range<usize>,
}

/// Operations, each with the part of the text where it stands first.
#[derive(Default)]
pub struct Builder {
    pub program: Program,
    pub ranges: Vec<Range<usize>>,
    /// The side of the map that the statement is about, if it is about one.
    pub map: Option<i64>,
    /// Values of the map at places other than x and y.
    pub cells: Vec<Id>,
    /// Whether values of the map are asked for, not only outcomes.
    pub valued: bool,
}

impl Builder {
    fn add(&mut self, op: Op, range: &Range<usize>) -> Id {
        let id = self.program.add(op);
        self.ranges.resize(self.program.ops().len(), range.clone());
        id
    }
    pub fn number(&mut self, op: Op, range: Range<usize>) -> Fragment {
        Fragment { what: FragmentKind::Number(self.add(op, &range)), range }
    }
    pub fn condition(&mut self, op: Op, range: Range<usize>) -> Fragment {
        Fragment { what: FragmentKind::Condition(self.add(op, &range)), range }
    }
    pub fn x(&mut self) -> Id {
        self.program.add(Op::Var(Var::First))
    }
    pub fn y(&mut self) -> Id {
        self.program.add(Op::Var(Var::Second))
    }
    /// The value at a place on the map.
    pub fn place(&mut self, [x, y]: [Id; 2]) -> Id {
        let side = self.program.add(Op::Number(self.map.unwrap_or(0)));
        let rows = self.program.add(Op::Two(BinaryOp::Multiply, y, side));
        let at = self.program.add(Op::Two(BinaryOp::Add, rows, x));
        self.program.add(Op::Value(0, at))
    }
    /// The value at any place: undefined where x or y is below 0, and `none` where they are beyond the map.
    pub fn cell(&mut self, at: [Id; 2], none: i64) -> Id {
        let [none, side, zero, before] =
            [none, self.map.unwrap_or(0), 0, -1].map(|number| self.program.add(Op::Number(number)));
        let own = self.place(at);
        let all = |builder: &mut Self, two: BinaryOp, limit: Id, turned: bool| {
            let [a, b] = at.map(|id| {
                let op = if turned { Op::Two(two, limit, id) } else { Op::Two(two, id, limit) };
                builder.program.add(op)
            });
            builder.program.add(Op::Two(BinaryOp::Both, a, b))
        };
        let within = all(self, BinaryOp::Less, side, false);
        let known = self.program.add(Op::If(within, own, none));
        let from = all(self, BinaryOp::AtMost, zero, true);
        let undefined = self.program.add(Op::Value(0, before));
        let cell = self.program.add(Op::If(from, known, undefined));
        self.cells.push(cell);
        cell
    }
    /// An operation on one number, calculated where that is known.
    pub fn one(&mut self, op: UnaryOp, a: Id, range: Range<usize>) -> Fragment {
        let found = self.program.number(a).and_then(|a| one(op, a).ok());
        let op = found.map_or(Op::One(op, a), Op::Number);
        self.number(op, range)
    }
    /// An operation on two numbers, calculated where both are known.
    pub fn two(&mut self, op: BinaryOp, a: Id, b: Id, range: Range<usize>) -> Fragment {
        let known = self.program.number(a).zip(self.program.number(b));
        let found = known.and_then(|(a, b)| two(op, a, b).ok());
        let op = found.map_or(Op::Two(op, a, b), Op::Number);
        self.number(op, range)
    }
    /// The floor of a line.
    pub fn floor(&mut self, sum: Sum, range: Range<usize>) -> Result<Fragment, Misread> {
        let large = || Misread::too_large(range.clone(), "constants with smaller parts");
        let line = sum.c.line(sum.d).ok_or_else(large)?;
        let Some(e) = sum.e.filter(|_| !sum.c.is_zero()) else {
            let number = line.at(0).ok_or_else(large)?;
            return Ok(self.number(Op::Number(number), range));
        };
        if sum.c == Real::ONE && sum.d.is_zero() {
            return Ok(Fragment { what: FragmentKind::Number(e), range });
        }
        if line.k > 0 {
            return Ok(self.number(Op::Floor(line.into(), e), range));
        }
        // In whole numbers: (E a₀ + a₁) // q.
        let [factor, start, divisor] =
            [line.a[0], line.a[1], line.q].map(|number| self.add(Op::Number(number), &range));
        let found = [(BinaryOp::Multiply, factor), (BinaryOp::Add, start), (BinaryOp::Divide, divisor)];
        Ok(found.into_iter().fold(
            Fragment { what: FragmentKind::Number(e), range: range.clone() },
            |fragment, (op, b)| {
                let FragmentKind::Number(a) = fragment.what else { return fragment };
                self.two(op, a, b, range.clone())
            },
        ))
    }
    /// A fragment as a line inside floor(…).
    pub fn sum(&self, fragment: &Fragment) -> Result<Sum, Misread> {
        match fragment.what {
            FragmentKind::Real(sum) => Ok(sum),
            FragmentKind::Number(id) => match self.program.number(id) {
                Some(number) => {
                    let error = || Misread::too_large(fragment.range.clone(), "a constant below 2^31");
                    Ok(Sum::constant(Real::whole(number).ok_or_else(error)?))
                }
                None => Ok(Sum::of(id)),
            },
            FragmentKind::Condition(_) => {
                Err(Misread::at(fragment.range.clone(), "a number, not a condition"))
            }
        }
    }
}

impl Fragment {
    /// # Errors
    /// If the fragment is no whole number.
    pub fn as_number(&self) -> Result<Id, Misread> {
        match self.what {
            FragmentKind::Number(id) => Ok(id),
            FragmentKind::Condition(_) => {
                Err(Misread::at(self.range.clone(), "a whole number, not a condition"))
            }
            FragmentKind::Real(_) => {
                Err(Misread::at(self.range.clone(), "a whole number; floor(…) makes one"))
            }
        }
    }
    /// # Errors
    /// If the fragment is no condition.
    pub fn as_condition(&self) -> Result<Id, Misread> {
        match self.what {
            FragmentKind::Condition(id) => Ok(id),
            _ => Err(Misread::at(self.range.clone(), "a condition such as n mod 3 = 0, not a number")),
        }
    }
}
