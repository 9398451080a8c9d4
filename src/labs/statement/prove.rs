//! Statements that hold for all n, because the values have a proved period and everything comes back with it.
//!
//! A certificate names n₀ and p. From n₀ on every part of the statement changes by a fixed number from n to n + p, 0 for
//! conditions; where it has been checked for all n below n₀ + p, it holds for all n by induction. What a part needs for
//! that is in [`Shape`]: `n` changes by p; a sum by the sum; `E // m` and `E mod m` need m to divide the change of E; g(E) needs
//! the period of the values to divide it, and E to be past their exceptions; two sides that drift apart must have met for
//! the last time. Numbers are not limited in the proof.
use super::Statement;
use kernels::statements::{BinaryOp, Id, Op, Program, Runner, UnaryOp, Values, two};

/// Why a statement holds for all n: it comes back with `period` from `start` on, and holds below `checked`, which is
/// `start + period`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Certificate {
    pub start: i64,
    pub period: i64,
    pub checked: i64,
}

impl Statement {
    /// Looks for a certificate with at most `most` values to be checked. What it finds is only a guess until
    /// [`Statement::certifies`] has looked at it. O(most) for each operation, times the number of attempts, 40 at most.
    pub fn certificate(&self, most: i64, games: &[Values]) -> Option<Certificate> {
        if self.pairs {
            return None;
        }
        let (mut start, mut period) = (0, 1);
        for _ in 0..40 {
            let checked = start + period;
            if checked > most {
                return None;
            }
            let mut shape = Shape::new(&self.program, [start, period], games);
            match shape.condition(self.truth) {
                Ok(_) => return Some(Certificate { start, period, checked }),
                Err(ProofGap::Start(more)) => start = start.checked_add(more.max(1))?,
                Err(ProofGap::Period(factor)) => period = period.checked_mul(factor)?,
                Err(ProofGap::Proof) => return None,
            }
        }
        None
    }
    /// Whether a certificate proves that the statement holds for all n: checks that the parts come back as it says, and
    /// the statement for each n below its bound, from nothing but the values. O(bound) for each operation.
    pub fn certifies(&self, certificate: &Certificate, games: &[Values]) -> bool {
        let Certificate { start, period, checked } = *certificate;
        let sound = !self.pairs && start >= 0 && period > 0 && start.checked_add(period) == Some(checked);
        sound
            && Shape::new(&self.program, [start, period], games).condition(self.truth).is_ok()
            && self.first_failure(0, checked, games).is_none()
    }
}

/// What is missing for a part to come back.
enum ProofGap {
    /// The part may come back from a start so much later.
    Start(i64),
    /// The part may come back with a period so many times as long.
    Period(i64),
    /// No rule here proves that the part comes back.
    Proof,
}

/// How the parts of a program change from n to n + period, for n from `start` on.
struct Shape<'p> {
    program: &'p Program,
    runner: Runner<'p>,
    start: i64,
    period: i64,
    games: &'p [Values<'p>],
}

/// A condition that comes back: what it is for all n from the start on, if always the same.
type Always = Option<bool>;

impl<'p> Shape<'p> {
    fn new(program: &'p Program, [start, period]: [i64; 2], games: &'p [Values<'p>]) -> Self {
        Self { program, runner: Runner::new(program), start, period, games }
    }
    /// The least and the greatest result in the first period; all must have values.
    fn extremes(&mut self, id: Id) -> Result<(i64, i64), ProofGap> {
        let end = self.start + self.period;
        self.runner.extremes(id, self.start, end, self.games).ok_or(ProofGap::Proof)
    }
    /// Divides a change, or asks for a period that makes it divisible.
    fn divided(change: i64, by: i64) -> Result<i64, ProofGap> {
        if change % by == 0 { Ok(change / by) } else { Err(ProofGap::Period(by / gcd(change, by))) }
    }
    /// By how much a number changes from n to n + period.
    fn number(&mut self, id: Id) -> Result<i64, ProofGap> {
        let limit = |change: Option<i64>| change.ok_or(ProofGap::Proof);
        match self.program.ops()[usize::from(id)] {
            Op::Number(_) => Ok(0),
            Op::Var(_) => Ok(self.period),
            Op::One(UnaryOp::Negative, a) => limit(self.number(a)?.checked_neg()),
            Op::Two(op @ (BinaryOp::Add | BinaryOp::Subtract), a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                limit(if op == BinaryOp::Add { a.checked_add(b) } else { a.checked_sub(b) })
            }
            Op::Two(BinaryOp::Multiply, a, b) => {
                let (change, other) = (self.number(a)?, self.number(b)?);
                match (self.program.number(a), self.program.number(b)) {
                    _ if change == 0 && other == 0 => Ok(0),
                    (Some(factor), _) => limit(other.checked_mul(factor)),
                    (_, Some(factor)) => limit(change.checked_mul(factor)),
                    _ => Err(ProofGap::Proof),
                }
            }
            Op::Two(op @ (BinaryOp::Divide | BinaryOp::Modulo), a, b) => {
                let (change, divisor) = (self.number(a)?, self.number(b)?);
                match self.program.number(b).filter(|by| *by > 0) {
                    _ if change == 0 && divisor == 0 => Ok(0),
                    Some(by) => Self::divided(change, by)
                        .map(|change| if op == BinaryOp::Divide { change } else { 0 }),
                    None => Err(ProofGap::Proof),
                }
            }
            Op::Two(BinaryOp::Least | BinaryOp::Greatest, a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                if a == b { Ok(a) } else { Err(ProofGap::Proof) }
            }
            Op::If(condition, a, b) => match self.condition(condition)? {
                Some(true) => self.number(a),
                Some(false) => self.number(b),
                None => {
                    let (a, b) = (self.number(a)?, self.number(b)?);
                    if a == b { Ok(a) } else { Err(ProofGap::Proof) }
                }
            },
            Op::Value(game, a) => {
                let change = self.number(a)?;
                if change == 0 {
                    return Ok(0);
                }
                let period = self.games.get(usize::from(game)).and_then(|game| game.period);
                let [from, length, saltus] = period.filter(|_| change > 0).ok_or(ProofGap::Proof)?;
                let periods = Self::divided(change, length)?;
                let (least, _) = self.extremes(a)?;
                self.reaches(least, from, change)?;
                limit(periods.checked_mul(saltus))
            }
            // Any operation comes back unchanged if its operands do.
            ref op => {
                for operand in op.operands() {
                    if self.number(operand)? != 0 {
                        return Err(ProofGap::Proof);
                    }
                }
                Ok(0)
            }
        }
    }
    /// Asks for a later start unless `least`, which grows by `change` in each period, is at least `bound`.
    fn reaches(&self, least: i64, bound: i64, change: i64) -> Result<(), ProofGap> {
        if least >= bound {
            return Ok(());
        }
        // Whole periods are enough; where each n counts for one or more, so are as many n as are missing.
        let missing = bound.saturating_sub(least);
        let periods = missing / change + i64::from(missing % change != 0);
        Err(ProofGap::Start(if change < self.period { periods.saturating_mul(self.period) } else { missing }))
    }
    fn condition(&mut self, id: Id) -> Result<Always, ProofGap> {
        match self.program.ops()[usize::from(id)] {
            Op::One(UnaryOp::Not, a) => Ok(self.condition(a)?.map(|always| !always)),
            Op::Two(op @ (BinaryOp::Both | BinaryOp::Either), a, b) => {
                let decides = op == BinaryOp::Either;
                let sides = [a, b].map(|side| self.condition(side));
                if sides.iter().any(|side| matches!(side, Ok(Some(always)) if *always == decides)) {
                    return Ok(Some(decides));
                }
                // A side that cannot be proved does not matter if the other one, with another start or period, decides.
                let [a, b] = match sides {
                    [Err(ProofGap::Proof), other @ Err(_)] => [other, Ok(None)],
                    sides => sides,
                };
                Ok(match (a?, b?) {
                    (Some(_), other) | (other, Some(_)) => other,
                    _ => None,
                })
            }
            Op::Two(BinaryOp::Same, a, b) => {
                let (a, b) = (self.condition(a)?, self.condition(b)?);
                Ok(a.zip(b).map(|(a, b)| a == b))
            }
            Op::Two(op @ (BinaryOp::Equal | BinaryOp::Unequal | BinaryOp::Less | BinaryOp::AtMost), a, b) => {
                let change = self.number(b)?.checked_sub(self.number(a)?).ok_or(ProofGap::Proof)?;
                if change == 0 {
                    let known = self.program.number(a).zip(self.program.number(b));
                    return Ok(known.and_then(|(a, b)| two(op, a, b).ok()).map(|holds| holds == 1));
                }
                // The sides drift apart. They have met for the last time where all of one is beyond all of the other,
                // or at least equal to it where equality decides as well.
                let ((least_a, most_a), (least_b, most_b)) = (self.extremes(a)?, self.extremes(b)?);
                if change > 0 {
                    let margin = i64::from(op != BinaryOp::AtMost);
                    self.reaches(least_b, most_a.saturating_add(margin), change)?;
                } else {
                    let margin = i64::from(op != BinaryOp::Less);
                    self.reaches(least_a, most_b.saturating_add(margin), change.saturating_neg())?;
                }
                Ok(Some(match op {
                    BinaryOp::Equal => false,
                    BinaryOp::Unequal => true,
                    _ => change > 0,
                }))
            }
            Op::Two(BinaryOp::Divides, a, b) => {
                let (by, change) = (self.number(a)?, self.number(b)?);
                match self.program.number(a).filter(|by| *by > 0) {
                    _ if by == 0 && change == 0 => Ok(None),
                    Some(by) => Self::divided(change, by).map(|_| None),
                    None => Err(ProofGap::Proof),
                }
            }
            // Whether it is in a set.
            _ => self.number(id).map(|_| None),
        }
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}
