//! The operands of a statement: numbers, names, lists, brackets, `if`, and sets after `in`.
use super::{
    build::{Fragment, FragmentKind},
    map::NONE,
    misread::Misread,
    names::{FUNCTIONS, SETS},
    parse::Parser,
    real::{Real, Sum},
    resolve::Set,
    tokens::{Placed, Token},
};
use kernels::statements::{BinaryOp, Op, Var};
use std::ops::Range;

impl Parser<'_> {
    pub(super) fn operand(&mut self) -> Result<Fragment, Misread> {
        let Placed { token, range } = self.next();
        let range = range.clone();
        match *token {
            Token::Number(number) => Ok(self.builder.number(Op::Number(number), range)),
            Token::Game(_) if !self.names.is_empty() => {
                Err(Misread::at(range, "g alone: other games have no piles here"))
            }
            Token::Game(_) if self.builder.map.is_some() => {
                Err(Misread::at(range, "g(x, y), the values of this map"))
            }
            Token::Game(text) => {
                // After `g[`.
                let at = range.start + 2;
                let game = self.games.iter().position(|(other, _)| other == text).unwrap_or_else(|| {
                    self.games.push((text.into(), at));
                    self.games.len() - 1
                });
                self.value(game as u16 + 1, range.start)
            }
            Token::Sign("(") => {
                let fragment = self.expression()?;
                Ok(Fragment { what: fragment.what, range: range.start..self.expect(")")? })
            }
            Token::Sign("[") => self.list(range.start),
            Token::Word(word) => self.word(word, range),
            Token::Sign(_) | Token::End => {
                Err(Misread::at(range, "a number, a name such as n, g or wt, or ("))
            }
        }
    }
    fn word(&mut self, word: &str, range: Range<usize>) -> Result<Fragment, Misread> {
        let from = range.start;
        if let Some(column) = self.names.iter().position(|name| *name == word) {
            let row = self.builder.program.add(Op::Var(Var::First));
            return Ok(self.builder.number(Op::Value(column as u16, row), range));
        }
        match word {
            "n" | "x" | "y" | "g" if !self.names.is_empty() => Err(self.unknown(range)),
            "n" | "x" => Ok(self.builder.number(Op::Var(Var::First), range)),
            "y" => Ok(self.builder.number(Op::Var(Var::Second), range)),
            "P" if self.builder.map.is_some() => {
                let at = [self.builder.x(), self.builder.y()];
                let value = self.builder.place(at);
                let zero = self.builder.number(Op::Number(0), range.clone()).as_number()?;
                Ok(self.builder.condition(Op::Two(BinaryOp::Equal, value, zero), range))
            }
            "P" => {
                let mut value = |var| {
                    let heap = self.builder.program.add(Op::Var(var));
                    self.builder.number(Op::Value(0, heap), range.clone()).as_number()
                };
                let first = value(Var::First)?;
                let other = match self.pairs {
                    true => value(Var::Second)?,
                    false => self.builder.number(Op::Number(0), range.clone()).as_number()?,
                };
                Ok(self.builder.condition(Op::Two(BinaryOp::Equal, first, other), range))
            }
            "g" => self.value(0, from),
            "if" => {
                let condition = self.within(false)?.as_condition()?;
                self.expect("then")?;
                let yes = self.number()?;
                self.expect("else")?;
                let no = self.within(false)?;
                Ok(self.builder.number(Op::If(condition, yes, no.as_number()?), from..no.range.end))
            }
            "min" | "max" => {
                self.expect("(")?;
                let a = self.number()?;
                self.expect(",")?;
                let b = self.number()?;
                let range = from..self.expect(")")?;
                Ok(self.builder.two(
                    if word == "min" { BinaryOp::Least } else { BinaryOp::Greatest },
                    a,
                    b,
                    range,
                ))
            }
            "floor" => {
                self.expect("(")?;
                let fragment = self.within(true)?;
                let sum = self.builder.sum(&fragment)?;
                let range = from..self.expect(")")?;
                self.builder.floor(sum, range)
            }
            "phi" if self.real => Ok(Fragment { what: FragmentKind::Real(Sum::constant(Real::PHI)), range }),
            "phi" => Err(Misread::at(range, "a whole number; phi stands inside floor(…)")),
            "sqrt" if self.real => {
                let (root, range) = self.constant(from)?;
                let root = root.rational().filter(|(_, q)| *q == 1).and_then(|(k, _)| Real::root(k));
                let sum = Sum::constant(
                    root.ok_or_else(|| Misread::at(range.clone(), "the root of a constant below 2^31"))?,
                );
                Ok(Fragment { what: FragmentKind::Real(sum), range })
            }
            _ => {
                let Some((_, one)) = FUNCTIONS.iter().find(|(name, _)| *name == word) else {
                    return Err(self.unknown(range));
                };
                self.expect("(")?;
                let a = self.number()?;
                let range = from..self.expect(")")?;
                Ok(self.builder.one(*one, a, range))
            }
        }
    }
    fn unknown(&self, range: Range<usize>) -> Misread {
        match self.names {
            [] => Misread::at(range, "a number, or a name such as n, g, wt, v2 or if"),
            names => Misread::at(range, format!("a number, or one of the names {}", names.join(", "))),
        }
    }
    /// `(E)` after the name of a game, or `(E, F)` for a place on a map.
    fn value(&mut self, game: u16, from: usize) -> Result<Fragment, Misread> {
        self.expect("(")?;
        let heap = self.number()?;
        if self.builder.map.is_some() {
            self.expect(",")?;
            let other = self.number()?;
            let range = from..self.expect(")")?;
            self.builder.valued = true;
            let cell = self.builder.cell([heap, other], NONE);
            self.builder.ranges.resize(self.builder.program.ops().len(), range.clone());
            return Ok(Fragment { what: FragmentKind::Number(cell), range });
        }
        let range = from..self.expect(")")?;
        Ok(self.builder.number(Op::Value(game, heap), range))
    }
    /// `[0, 1, 3][E]`, behind the first bracket.
    fn list(&mut self, from: usize) -> Result<Fragment, Misread> {
        let mut list = Vec::new();
        loop {
            let fragment = self.within(false)?;
            let number = self.builder.program.number(fragment.as_number()?);
            list.push(number.ok_or_else(|| Misread::at(fragment.range.clone(), "a constant"))?);
            if !self.is(",") {
                break;
            }
            self.next();
        }
        self.expect("]")?;
        self.expect("[")?;
        let at = self.number()?;
        let range = from..self.expect("]")?;
        Ok(self.builder.number(Op::Entry(list.into(), at), range))
    }
    /// `(c)`, with its place from `from` on.
    fn constant(&mut self, from: usize) -> Result<(Real, Range<usize>), Misread> {
        self.expect("(")?;
        let fragment = self.within(true)?;
        let sum = self.builder.sum(&fragment)?;
        if sum.e.is_some() {
            return Err(Misread::at(fragment.range, "a constant"));
        }
        Ok((sum.d, from..self.expect(")")?))
    }
    /// What stands after `in`, and where it ends.
    pub(super) fn set(&mut self) -> Result<(Set, usize), Misread> {
        let Placed { token, range } = self.next();
        let Token::Word(word) = token else {
            return Err(Misread::at(range.clone(), "evil, odious, fib, squares or beatty(c)"));
        };
        if let Some((_, one)) = SETS.iter().find(|(name, _)| name == word) {
            return Ok((Set::Plain(*one), range.end));
        }
        if *word != "beatty" {
            return Err(Misread::at(range.clone(), "evil, odious, fib, squares or beatty(c)"));
        }
        let (constant, range) = self.constant(range.start)?;
        let set = constant
            .beatty()
            .ok_or_else(|| Misread::at(range.clone(), "beatty of a positive constant with small parts"))?;
        Ok((Set::Beatty(set.into()), range.end))
    }
}
