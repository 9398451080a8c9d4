//! Runs a program for many n at once, operation by operation: simple loops that compilers vectorise.
use super::lanes::{LANES, Lanes};
use super::line::Line;
use super::op::{BinaryOp, Id, Op, Program, UnaryOp, Values, Var};
use super::scalar::{LIMIT, NoValue, floor, one, two};

/// Runs a program, and keeps the results of its operations.
pub struct Runner<'p> {
    program: &'p Program,
    lanes: Vec<Lanes>,
}

impl<'p> Runner<'p> {
    pub fn new(program: &'p Program) -> Self {
        let mut lanes: Vec<Lanes> = program.ops().iter().map(|_| Lanes::new()).collect();
        for (op, lanes) in program.ops().iter().zip(&mut lanes) {
            if let Op::Number(number) = op {
                (lanes.v, lanes.top) = ([*number; LANES], number.abs());
            }
        }
        Self { program, lanes }
    }
    /// The first n of `from..to` for which a condition does not hold, or has no value. O(to - from) for each operation.
    pub fn first_failure(&mut self, condition: Id, from: i64, to: i64, games: &[Values]) -> Option<i64> {
        let mut start = from;
        while start < to {
            self.run([start, 0], [1, 0], games);
            let count = (to - start).min(LANES as i64);
            if let Some(lane) = self.failure(condition, count as usize) {
                return Some(start + lane as i64);
            }
            start += count;
        }
        None
    }
    /// The first pair of numbers up to `most` for which a condition does not hold or has no value, ordered by their sum
    /// and then by x; with x ≤ y unless `all`. O(most²) for each operation.
    pub fn first_pair(&mut self, condition: Id, most: i64, all: bool, games: &[Values]) -> Option<[i64; 2]> {
        for sum in 0..=2 * most {
            let mut x = (sum - most).max(0);
            let last = if all { sum.min(most) } else { sum / 2 };
            while x <= last {
                self.run([x, sum - x], [1, -1], games);
                let count = (last - x + 1).min(LANES as i64);
                if let Some(lane) = self.failure(condition, count as usize) {
                    return Some([x + lane as i64, sum - x - lane as i64]);
                }
                x += count;
            }
        }
        None
    }
    /// The least and the greatest result of an operation for n in `from..to`; none where one has no value. O(to - from)
    /// for each operation.
    pub fn extremes(&mut self, id: Id, from: i64, to: i64, games: &[Values]) -> Option<(i64, i64)> {
        let (mut least, mut greatest) = (i64::MAX, i64::MIN);
        let mut start = from;
        while start < to {
            self.run([start, 0], [1, 0], games);
            let (found, count) = (&self.lanes[usize::from(id)], (to - start).min(LANES as i64));
            for lane in 0..count as usize {
                if found.is_bad(lane) {
                    return None;
                }
                (least, greatest) = (least.min(found.v[lane]), greatest.max(found.v[lane]));
            }
            start += count;
        }
        Some((least, greatest))
    }
    fn failure(&self, condition: Id, count: usize) -> Option<usize> {
        let found = &self.lanes[usize::from(condition)];
        (0..count).find(|lane| found.v[*lane] == 0 || found.is_bad(*lane))
    }
    fn run(&mut self, start: [i64; 2], step: [i64; 2], games: &[Values]) {
        for (at, op) in self.program.ops().iter().enumerate() {
            let (before, rest) = self.lanes.split_at_mut(at);
            let (out, get) = (&mut rest[0], |id: Id| &before[usize::from(id)]);
            let constant = |id: Id| self.program.number(id);
            match op {
                Op::Number(_) => {}
                Op::Var(var) => {
                    let at = usize::from(*var == Var::Second);
                    out.count(start[at], step[at]);
                }
                Op::One(op, a) => of_one(out, *op, get(*a)),
                Op::Two(op @ (BinaryOp::Both | BinaryOp::Either), a, b) => join(out, *op, get(*a), get(*b)),
                Op::Two(op, a, b) => of_two(out, *op, get(*a), get(*b), constant(*b)),
                Op::If(c, a, b) => choose(out, get(*c), get(*a), get(*b)),
                Op::Entry(list, a) => {
                    let a = get(*a);
                    out.inherit(&[a]);
                    let entry = |lane: usize| usize::try_from(a.v[lane]).ok().and_then(|at| list.get(at));
                    out.each(|lane| entry(lane).copied().ok_or(NoValue::Undefined));
                }
                Op::Value(game, a) => of_game(out, games.get(usize::from(*game)), get(*a)),
                Op::Floor(line, a) => of_line(out, line, get(*a)),
                Op::IsBeatty(set, a) => {
                    let a = get(*a);
                    out.inherit(&[a]);
                    out.each(|lane| set.has(a.v[lane]).map(i64::from).ok_or(NoValue::TooLarge));
                }
            }
        }
    }
}

fn of_one(out: &mut Lanes, op: UnaryOp, a: &Lanes) {
    out.inherit(&[a]);
    match op {
        UnaryOp::Negative => out.map(a, a.top, |a| -a),
        UnaryOp::Absolute => out.map(a, a.top, i64::abs),
        UnaryOp::Not => out.map(a, 1, |a| a ^ 1),
        UnaryOp::Weight => {
            out.only(a, |a| a >= 0);
            out.map(a, 64, |a| i64::from(a.count_ones()));
        }
        UnaryOp::Length => {
            out.only(a, |a| a >= 0);
            out.map(a, 64, |a| i64::from(64 - a.leading_zeros()));
        }
        UnaryOp::Twos => {
            out.only(a, |a| a > 0);
            out.map(a, 64, |a| i64::from(a.trailing_zeros()));
        }
        UnaryOp::OddPart => {
            out.only(a, |a| a > 0);
            out.map(a, a.top, |a| a >> (a.trailing_zeros() & 63));
        }
        UnaryOp::IsEvil => out.map(a, 1, |a| i64::from(a >= 0) & !i64::from(a.count_ones())),
        UnaryOp::IsOdious => out.map(a, 1, |a| i64::from(a >= 0) & i64::from(a.count_ones())),
        UnaryOp::Root if a.top < SHORT => {
            out.only(a, |a| a >= 0);
            out.map(a, a.top, short_root);
        }
        UnaryOp::IsSquare if a.top < SHORT => {
            out.map(a, 1, |a| i64::from(a >= 0 && short_root(a).pow(2) == a))
        }
        UnaryOp::Root
        | UnaryOp::IsSquare
        | UnaryOp::IsFibonacci
        | UnaryOp::Fibonacci
        | UnaryOp::Zeckendorf => {
            out.each(|lane| one(op, a.v[lane]));
        }
    }
}

/// Below this a floating-point square root is wrong by less than 1.
const SHORT: i64 = 1 << 50;

#[inline]
fn short_root(a: i64) -> i64 {
    let mut size = (a.max(0) as f64).sqrt() as i64;
    size -= i64::from(size * size > a.max(0));
    size + i64::from((size + 1) * (size + 1) <= a)
}

fn of_two(out: &mut Lanes, op: BinaryOp, a: &Lanes, b: &Lanes, constant: Option<i64>) {
    out.inherit(&[a, b]);
    let both = a.top.max(b.top);
    // The power of two above both numbers, which bounds the bitwise results.
    let wide = 1 << (64 - both.leading_zeros()).min(62);
    let product = a.top.checked_mul(b.top).filter(|top| *top < LIMIT);
    match (op, constant) {
        (BinaryOp::Add, _) => out.zip(a, b, a.top + b.top, |a, b| a + b),
        (BinaryOp::Subtract, _) => out.zip(a, b, a.top + b.top, |a, b| a - b),
        (BinaryOp::Multiply, _) if product.is_some() => out.zip(a, b, product.unwrap_or(0), |a, b| a * b),
        (BinaryOp::Divide, Some(b)) if b > 0 => quotients(out, a, b),
        (BinaryOp::Modulo, Some(b)) if b > 0 => {
            quotients(out, a, b);
            for lane in 0..LANES {
                out.v[lane] = a.v[lane] - out.v[lane] * b;
            }
            out.top = b;
        }
        (BinaryOp::Power, Some(2)) if a.top < 1 << 30 => out.map(a, a.top * a.top, |a| a * a),
        (BinaryOp::Power, Some(3)) if a.top < 1 << 20 => out.map(a, a.top.pow(3), |a| a * a * a),
        (BinaryOp::Xor, _) => out.zip(a, b, wide, |a, b| a ^ b),
        (BinaryOp::And, _) => out.zip(a, b, wide, |a, b| a & b),
        (BinaryOp::Or, _) => out.zip(a, b, wide, |a, b| a | b),
        (BinaryOp::Least, _) => out.zip(a, b, both, i64::min),
        (BinaryOp::Greatest, _) => out.zip(a, b, both, i64::max),
        (BinaryOp::Equal | BinaryOp::Same, _) => out.zip(a, b, 1, |a, b| i64::from(a == b)),
        (BinaryOp::Unequal, _) => out.zip(a, b, 1, |a, b| i64::from(a != b)),
        (BinaryOp::Less, _) => out.zip(a, b, 1, |a, b| i64::from(a < b)),
        (BinaryOp::AtMost, _) => out.zip(a, b, 1, |a, b| i64::from(a <= b)),
        _ => out.each(|lane| two(op, a.v[lane], b.v[lane])),
    }
}

/// Divides each number by a positive constant, rounding down: by a multiplication and a shift where numbers are small.
fn quotients(out: &mut Lanes, a: &Lanes, b: i64) {
    let top = a.top.max(1);
    // Numbers are made positive by adding a multiple of the divisor.
    let add = top / b + 1;
    let bits = 64 - top.saturating_mul(2).saturating_add(b).leading_zeros();
    if bits > 31 {
        return out.map(a, top, |a| floor(a, b));
    }
    // ceil(2^shift / b) b is more than 2^shift by e < b, and e times a number below 2^bits is less than 2^shift.
    let shift = bits + (64 - b.leading_zeros());
    let factor = (1u64 << shift).div_ceil(b as u64);
    out.map(a, top, |a| (((a + add * b) as u64 * factor) >> shift) as i64 - add);
}

/// Joins two conditions, one of which may decide alone.
fn join(out: &mut Lanes, op: BinaryOp, a: &Lanes, b: &Lanes) {
    if !a.spoilt && !b.spoilt {
        out.spoilt = false;
        return match op {
            BinaryOp::Both => out.zip(a, b, 1, |a, b| a & b),
            _ => out.zip(a, b, 1, |a, b| a | b),
        };
    }
    let decides = i64::from(op == BinaryOp::Either);
    let sure = |of: &Lanes, lane: usize| !of.is_bad(lane) && of.v[lane] == decides;
    for lane in 0..LANES {
        out.v[lane] = if sure(a, lane) || sure(b, lane) { decides } else { 1 - decides };
    }
    out.top = 1;
    out.judge(|lane| !sure(a, lane) && !sure(b, lane) && (a.is_bad(lane) || b.is_bad(lane)));
}

fn choose(out: &mut Lanes, c: &Lanes, a: &Lanes, b: &Lanes) {
    for lane in 0..LANES {
        out.v[lane] = if c.v[lane] == 0 { b.v[lane] } else { a.v[lane] };
    }
    (out.top, out.spoilt) = (a.top.max(b.top), false);
    if c.spoilt || a.spoilt || b.spoilt {
        out.judge(|lane| c.is_bad(lane) || if c.v[lane] == 0 { b.is_bad(lane) } else { a.is_bad(lane) });
    }
}

fn of_game(out: &mut Lanes, game: Option<&Values>, a: &Lanes) {
    out.inherit(&[a]);
    let Some(game) = game else { return out.each(|_| Err(NoValue::NotKnown)) };
    // False if a heap is too large for an index of 32 bits.
    let mut all = a.top < 1 << 31;
    for lane in 0..LANES {
        // As unsigned numbers, negative ones exceed any length.
        let held = game.held.get(a.v[lane] as usize);
        all &= held.is_some();
        out.v[lane] = i64::from(held.copied().unwrap_or(0));
    }
    out.top = i64::from(u16::MAX);
    if !all {
        out.each(|lane| game.get(a.v[lane]).ok_or(NoValue::NotKnown));
    }
}

fn of_line(out: &mut Lanes, line: &Line, a: &Lanes) {
    out.inherit(&[a]);
    if !line.is_short(a.top) {
        return out.each(|lane| line.at(a.v[lane]).ok_or(NoValue::TooLarge));
    }
    match line.q {
        1 => out.map(a, SHORT, |e| line.short(e)),
        2 => out.map(a, SHORT, |e| line.short(e) >> 1),
        q => out.map(a, SHORT, |e| line.short(e).div_euclid(q)),
    }
}
