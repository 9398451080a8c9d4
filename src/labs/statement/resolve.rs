//! Operands and signs side by side, put together by precedence: `**`; minus; `* // mod`; `+ -`; `xor`, `and`, `or` of
//! numbers in this order; comparisons; `not`; `and`, `xor`, `or` of conditions; `iff`.
//!
//! `and`, `or` and `xor` join numbers where they cannot join conditions: in `n < 3 or n = 5` there is a comparison on either
//! side, in `g(n) = n or 1` there is none on the right.
use super::{
    build::{Builder, Fragment, FragmentKind},
    misread::Misread,
};
use kernels::statements::{BinaryOp, Op, UnaryOp};
use std::ops::Range;

/// What joins two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    Iff,
    /// `and`, `or`, `xor`.
    Word(BinaryOp),
    /// With its sides exchanged where the flag is set.
    Compare(BinaryOp, bool),
    /// Of numbers, with how tightly it binds.
    Binary(BinaryOp, u8),
    /// `/`, inside floor(…).
    Over,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Piece {
    Operand(Fragment),
    Not,
    Minus,
    Sign(Sign),
    /// `in evil`, after a number.
    In(Set),
}

/// A set that numbers may be in.
#[derive(Clone, PartialEq, Debug)]
pub enum Set {
    Plain(UnaryOp),
    Beatty(Box<kernels::statements::Beatty>),
}

/// A piece and where it stands.
pub type Placed = (Piece, Range<usize>);

/// How tightly products bind.
pub const PRODUCT: u8 = 5;
pub const SUM: u8 = 4;

/// The whole of a list of pieces: operands with signs between them and `not` or minus before them. O(length²).
pub fn resolve(pieces: &[Placed], builder: &mut Builder) -> Result<Fragment, Misread> {
    let mut parts = pieces.split(|(piece, _)| *piece == Piece::Sign(Sign::Iff));
    let mut found = words(parts.next().unwrap_or_default(), builder)?;
    for part in parts {
        let next = words(part, builder)?;
        let (a, b) = (found.as_condition()?, next.as_condition()?);
        found = builder.condition(Op::Two(BinaryOp::Same, a, b), found.range.start..next.range.end);
    }
    Ok(found)
}

/// Pieces up to a word that joins conditions, whether they are a condition, and that word; none after the last group.
struct Group<'p> {
    pieces: &'p [Placed],
    condition: bool,
    word: Option<BinaryOp>,
}

fn words(pieces: &[Placed], builder: &mut Builder) -> Result<Fragment, Misread> {
    let mut groups: Vec<Group> = Vec::new();
    let (mut from, mut start) = (0, 0);
    for at in 0..=pieces.len() {
        let word = match pieces.get(at).map(|(piece, _)| piece) {
            Some(Piece::Sign(Sign::Word(word))) => Some(*word),
            None => None,
            _ => continue,
        };
        let segment = &pieces[start..at];
        let condition = segment.iter().any(|(piece, _)| match piece {
            Piece::Sign(Sign::Compare(..)) | Piece::In(_) => true,
            Piece::Operand(fragment) => matches!(fragment.what, FragmentKind::Condition(_)),
            _ => false,
        });
        let not = segment.first().is_some_and(|(piece, _)| *piece == Piece::Not);
        match groups.last_mut() {
            Some(last) if !last.condition || !condition && !not => {
                (last.pieces, last.word) = (&pieces[from..at], word);
                last.condition |= condition;
            }
            _ => {
                from = start;
                groups.push(Group { pieces: segment, condition, word });
            }
        }
        start = at + 1;
    }
    logical(&groups, &[BinaryOp::Or, BinaryOp::Xor, BinaryOp::And], builder)
}

/// Groups joined by words, the one that binds least first.
fn logical(groups: &[Group], words: &[BinaryOp], builder: &mut Builder) -> Result<Fragment, Misread> {
    let Some((word, tighter)) = words.split_first() else {
        return groups
            .first()
            .map_or_else(|| Err(Misread::at(0..0, "a statement")), |group| single(group.pieces, builder));
    };
    let ends = (0..groups.len()).filter(|at| groups[*at].word == Some(*word) || at + 1 == groups.len());
    let mut from = 0;
    let mut found: Option<Fragment> = None;
    for end in ends {
        let next = logical(&groups[from..=end], tighter, builder)?;
        from = end + 1;
        found = Some(match found {
            None => next,
            Some(found) => {
                let (a, b) = (found.as_condition()?, next.as_condition()?);
                let range = found.range.start..next.range.end;
                match word {
                    BinaryOp::Or => builder.condition(Op::Two(BinaryOp::Either, a, b), range),
                    BinaryOp::And => builder.condition(Op::Two(BinaryOp::Both, a, b), range),
                    _ => {
                        let same =
                            builder.condition(Op::Two(BinaryOp::Same, a, b), range.clone()).as_condition()?;
                        builder.condition(Op::One(UnaryOp::Not, same), range)
                    }
                }
            }
        });
    }
    found.ok_or_else(|| Misread::at(0..0, "a statement"))
}

/// A group of pieces: a number, a comparison of numbers, or a condition, perhaps with `not` before it.
fn single(pieces: &[Placed], builder: &mut Builder) -> Result<Fragment, Misread> {
    if let Some(((Piece::Not, place), rest)) = pieces.split_first() {
        let fragment = single(rest, builder)?;
        let condition = fragment.as_condition()?;
        return Ok(builder.condition(Op::One(UnaryOp::Not, condition), place.start..fragment.range.end));
    }
    let compares = |(piece, _): &Placed| matches!(piece, Piece::Sign(Sign::Compare(..)) | Piece::In(_));
    let Some(at) = pieces.iter().position(compares) else { return Climb { pieces, at: 0 }.whole(builder) };
    let (piece, _) = &pieces[at];
    if let Some((_, second)) = pieces[at + 1..].iter().find(|piece| compares(piece)) {
        return Err(Misread::at(second.clone(), "one comparison; “and” joins two"));
    }
    let left = Climb { pieces: &pieces[..at], at: 0 }.whole(builder)?;
    let a = left.as_number()?;
    match piece {
        Piece::In(set) => {
            let place = &pieces[at].1;
            let op = match set {
                Set::Plain(one) => Op::One(*one, a),
                Set::Beatty(set) => Op::IsBeatty(set.clone(), a),
            };
            if let Some((_, next)) = pieces.get(at + 1) {
                return Err(Misread::at(next.clone(), "and, or, iff or the end"));
            }
            Ok(builder.condition(op, left.range.start..place.end))
        }
        Piece::Sign(Sign::Compare(two, exchanged)) => {
            let right = Climb { pieces: &pieces[at + 1..], at: 0 }.whole(builder)?;
            let (b, range) = (right.as_number()?, left.range.start..right.range.end);
            let (a, b) = if *exchanged { (b, a) } else { (a, b) };
            Ok(builder.condition(Op::Two(*two, a, b), range))
        }
        _ => Ok(left),
    }
}

/// Numbers and what joins them, from left to right.
struct Climb<'p> {
    pieces: &'p [Placed],
    at: usize,
}

impl Climb<'_> {
    fn whole(mut self, builder: &mut Builder) -> Result<Fragment, Misread> {
        let fragment = self.from(1, builder)?;
        match self.pieces.get(self.at) {
            Some((_, place)) => Err(Misread::at(place.clone(), "a sign such as + or =")),
            None => Ok(fragment),
        }
    }
    /// An operand with all that signs join to it which bind at least so tightly.
    fn from(&mut self, least: u8, builder: &mut Builder) -> Result<Fragment, Misread> {
        let mut left = self.signed(builder)?;
        while let Some((Piece::Sign(sign), place)) = self.pieces.get(self.at) {
            let binds = match sign {
                Sign::Binary(_, binds) => *binds,
                Sign::Over => PRODUCT,
                Sign::Word(BinaryOp::Or) => 1,
                Sign::Word(BinaryOp::And) => 2,
                Sign::Word(_) => 3,
                Sign::Iff | Sign::Compare(..) => return Err(Misread::at(place.clone(), "a number")),
            };
            if binds < least {
                break;
            }
            self.at += 1;
            let right = self.from(binds + 1, builder)?;
            left = join(*sign, &left, &right, place, builder)?;
        }
        Ok(left)
    }
    fn signed(&mut self, builder: &mut Builder) -> Result<Fragment, Misread> {
        let Some((piece, place)) = self.pieces.get(self.at) else {
            return Err(Misread::at(0..0, "a number"));
        };
        self.at += 1;
        match piece {
            Piece::Minus => {
                let fragment = self.signed(builder)?;
                let range = place.start..fragment.range.end;
                Ok(match fragment.what {
                    FragmentKind::Real(sum) => Fragment { what: FragmentKind::Real(sum.negative()), range },
                    _ => builder.one(UnaryOp::Negative, fragment.as_number()?, range),
                })
            }
            Piece::Operand(fragment) => match self.pieces.get(self.at) {
                Some((Piece::Sign(sign @ Sign::Binary(BinaryOp::Power, _)), place)) => {
                    self.at += 1;
                    // Powers are read from the right: a ** b ** c is a ** (b ** c).
                    let exponent = self.signed(builder)?;
                    join(*sign, fragment, &exponent, place, builder)
                }
                _ => Ok(fragment.clone()),
            },
            Piece::Not => Err(Misread::at(place.clone(), "a number; “not” stands before a comparison")),
            Piece::Sign(_) | Piece::In(_) => Err(Misread::at(place.clone(), "a number")),
        }
    }
}

fn join(
    sign: Sign,
    a: &Fragment,
    b: &Fragment,
    place: &Range<usize>,
    builder: &mut Builder,
) -> Result<Fragment, Misread> {
    let range = a.range.start..b.range.end;
    let real = matches!(a.what, FragmentKind::Real(_)) || matches!(b.what, FragmentKind::Real(_));
    let two = match sign {
        Sign::Binary(two, _) | Sign::Word(two) if !real => {
            return Ok(builder.two(two, a.as_number()?, b.as_number()?, range));
        }
        Sign::Binary(two, _) => Some(two),
        _ => None,
    };
    let (x, y) = (builder.sum(a)?, builder.sum(b)?);
    let sum = match two {
        None if sign == Sign::Over => x.over(y),
        Some(BinaryOp::Add) => x.add(y),
        Some(BinaryOp::Subtract) => x.add(y.negative()),
        Some(BinaryOp::Multiply) => x.times(y),
        Some(BinaryOp::Power) => x.power(y),
        _ => return Err(Misread::at(place.clone(), "+, -, * or / with constants that are not whole")),
    };
    let expected = "one whole number times a constant, plus a constant with the same root";
    Ok(Fragment { what: FragmentKind::Real(sum.ok_or_else(|| Misread::at(range.clone(), expected))?), range })
}
