//! Statements about the values g(x, y) of a map, at its places x and y.
use super::{
    LONGEST, Misread, Missing, Side, Statement, Values,
    parse::{self, About},
};
use kernels::statements::{BinaryOp, Id, Op, Point, Runner};

/// A statement about a map of so many places a side: `P` says that the position at x and y is a P-position, and
/// `g(E, F)` is the value at another place. Where the statement needs a place beyond the map, or one that has no
/// position, it counts as true.
#[derive(Clone, PartialEq, Debug)]
pub struct MapStatement {
    statement: Statement,
    side: usize,
    /// The condition that the statement holds, or needs a place that has no position.
    claim: Id,
    /// Whether it asks for values, not only for outcomes.
    valued: bool,
}

/// What stands for a place that has no position; see [`crate::core::ValueMap::NONE`].
pub(super) const NONE: i64 = crate::core::extras::ValueMap::NONE as i64;

impl MapStatement {
    /// Reads a statement. O(length²).
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub fn read(text: &str, side: usize) -> Result<Self, Misread> {
        if let Some((at, _)) = text.char_indices().nth(LONGEST) {
            return Err(Misread::too_large(at..text.len(), format!("at most {LONGEST} characters")));
        }
        let mut parsed = parse::parse(text, About::Map(side as i64))?;
        let builder = &mut parsed.builder;
        let at = [builder.x(), builder.y()];
        let own = builder.place(at);
        let none = builder.program.add(Op::Number(NONE));
        let mut claim = parsed.truth;
        let mut cells = builder.cells.clone();
        cells.push(own);
        for value in cells {
            let unsaid = builder.program.add(Op::Two(BinaryOp::Equal, value, none));
            claim = builder.program.add(Op::Two(BinaryOp::Either, unsaid, claim));
        }
        let valued = builder.valued;
        builder.ranges.resize(builder.program.ops().len(), 0..0);
        Ok(Self { statement: Statement::of(text, parsed), side, claim, valued })
    }
    pub fn text(&self) -> &str {
        self.statement.text()
    }
    /// Whether it asks for values, not only for outcomes.
    pub fn is_valued(&self) -> bool {
        self.valued
    }
    /// The first place, by x + y and then by x, where it does not hold; of mirror images only that with x ≤ y is looked at
    /// where the map is `mirrored`. The values are those of the map, row by row. O(side²) for each operation.
    pub fn first_failure(&self, values: &[u16], mirrored: bool) -> Option<Point> {
        let games = [Values::of(values)];
        Runner::new(&self.statement.program).first_pair(self.claim, self.side as i64 - 1, !mirrored, &games)
    }
    /// Whether the statement holds at a place, or needs a place that has no position. O(operations).
    ///
    /// # Errors
    /// The part of the statement that has no value.
    pub fn holds(&self, point: Point, values: &[u16]) -> Result<bool, Missing> {
        let games = [Values::of(values)];
        self.statement.program.at(self.claim, point, &games).map(|holds| holds == 1)
    }
    /// Both sides of what is compared, and whether they are conditions.
    pub fn sides(&self, point: Point, values: &[u16]) -> Option<([Side; 2], bool)> {
        let games = [Values::of(values)];
        if let Some(sides) = self.statement.sides(point, &games) {
            return Some((sides, false));
        }
        let Op::Two(BinaryOp::Same, a, b) = self.statement.program.ops()[usize::from(self.statement.truth)]
        else {
            return None;
        };
        let side = |id: Id| Side {
            text: self.statement.range_text(id).into(),
            value: self.statement.program.at(id, point, &games).map_err(|missing| missing.why),
        };
        Some(([side(a), side(b)], true))
    }
    /// The text of an operation that has no value.
    pub fn quoted(&self, missing: Missing) -> &str {
        self.statement.quoted(missing)
    }
}
