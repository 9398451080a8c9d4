//! A statement from its text.
use super::{
    build::{Builder, Part, What},
    misread::Misread,
    real::{Real, Sum},
    resolve::{PRODUCT, Piece, Placed as Said, SUM, Set, Sign, resolve},
    tokens::{Placed, Token, tokens},
};
use kernels::statements::{Id, One, Op, Two, Var};
use std::ops::Range;

/// How deep brackets and `if` may lie in each other.
const DEPTH: usize = 64;

const FUNCTIONS: [(&str, One); 8] = [
    ("wt", One::Weight),
    ("v2", One::Twos),
    ("len", One::Length),
    ("oddpart", One::OddPart),
    ("abs", One::Absolute),
    ("fib", One::Fibonacci),
    ("zeck", One::Zeckendorf),
    ("sqrt", One::Root),
];
const SETS: [(&str, One); 4] =
    [("evil", One::IsEvil), ("odious", One::IsOdious), ("fib", One::IsFibonacci), ("squares", One::IsSquare)];
const SIGNS: [(&str, Sign); 18] = [
    ("iff", Sign::Iff),
    ("and", Sign::Word(Two::And)),
    ("or", Sign::Word(Two::Or)),
    ("xor", Sign::Word(Two::Xor)),
    ("=", Sign::Compare(Two::Equal, false)),
    ("!=", Sign::Compare(Two::Unequal, false)),
    ("<", Sign::Compare(Two::Less, false)),
    ("<=", Sign::Compare(Two::AtMost, false)),
    (">", Sign::Compare(Two::Less, true)),
    (">=", Sign::Compare(Two::AtMost, true)),
    ("divides", Sign::Compare(Two::Divides, false)),
    ("+", Sign::Binary(Two::Add, SUM)),
    ("-", Sign::Binary(Two::Subtract, SUM)),
    ("*", Sign::Binary(Two::Multiply, PRODUCT)),
    ("//", Sign::Binary(Two::Divide, PRODUCT)),
    ("mod", Sign::Binary(Two::Modulo, PRODUCT)),
    ("**", Sign::Binary(Two::Power, 6)),
    ("/", Sign::Over),
];

/// What reading has come to.
pub struct Parsed {
    pub builder: Builder,
    pub truth: Id,
    /// Whether it speaks of two heaps.
    pub pairs: bool,
    /// The texts of other games, with their places; game 0 is the lab's own.
    pub games: Vec<(String, usize)>,
}

/// Reads a statement.
///
/// # Errors
/// The first mistake.
pub fn parse(text: &str) -> Result<Parsed, Misread> {
    let tokens = tokens(text)?;
    let place = |of: &[&str]| {
        tokens.iter().find(|token| matches!(token.token, Token::Word(word) if of.contains(&word)))
    };
    let pair = place(&["x", "y"]);
    if let (Some(n), Some(_)) = (place(&["n"]), pair) {
        return Err(Misread::at(n.range.clone(), "n alone, or x and y"));
    }
    let pairs = pair.is_some();
    let mut parser = Parser {
        tokens: &tokens,
        at: 0,
        depth: 0,
        real: false,
        pairs,
        builder: Builder::default(),
        games: Vec::new(),
    };
    let whole = parser.expression()?;
    let end = parser.peek();
    if end.token != Token::End {
        return Err(Misread::at(end.range.clone(), "a sign such as + or =, or the end"));
    }
    let What::Condition(truth) = whole.what else {
        return Err(Misread::at(
            whole.range.end..text.len(),
            "= and a number, as in g(n) = n mod 3, or P iff and a condition",
        ));
    };
    Ok(Parsed { builder: parser.builder, truth, pairs, games: parser.games })
}

struct Parser<'t> {
    tokens: &'t [Placed<'t>],
    at: usize,
    depth: usize,
    /// Whether this is inside floor(…).
    real: bool,
    pairs: bool,
    builder: Builder,
    games: Vec<(String, usize)>,
}

impl<'t> Parser<'t> {
    fn peek(&self) -> &'t Placed<'t> {
        &self.tokens[self.at.min(self.tokens.len() - 1)]
    }
    fn next(&mut self) -> &'t Placed<'t> {
        let token = self.peek();
        self.at += 1;
        token
    }
    fn is(&self, text: &str) -> bool {
        matches!(self.peek().token, Token::Word(found) | Token::Sign(found) if found == text)
    }
    /// Goes over what must be there; says where it ends.
    fn expect(&mut self, text: &'static str) -> Result<usize, Misread> {
        if !self.is(text) {
            return Err(Misread::at(self.peek().range.clone(), text));
        }
        Ok(self.next().range.end)
    }
    /// Everything up to what cannot go on.
    fn expression(&mut self) -> Result<Part, Misread> {
        if self.depth == DEPTH {
            return Err(Misread::too_large(
                self.peek().range.clone(),
                format!("at most {DEPTH} brackets in each other"),
            ));
        }
        self.depth += 1;
        let mut pieces: Vec<Said> = Vec::new();
        loop {
            while let Some(prefix) =
                [("not", Piece::Not), ("-", Piece::Minus)].into_iter().find(|(text, _)| self.is(text))
            {
                pieces.push((prefix.1, self.next().range.clone()));
            }
            let part = self.operand()?;
            let range = part.range.clone();
            pieces.push((Piece::Operand(part), range));
            if self.is("in") {
                let from = self.next().range.start;
                let (set, end) = self.set()?;
                pieces.push((Piece::In(set), from..end));
            }
            let sign = SIGNS.iter().find(|(text, _)| self.is(text));
            let Some((_, sign)) = sign else { break };
            let range = self.next().range.clone();
            if *sign == Sign::Over && !self.real {
                return Err(Misread::at(range, "//, which rounds down; / stands inside floor(…)"));
            }
            pieces.push((Piece::Sign(*sign), range));
        }
        self.depth -= 1;
        resolve(&pieces, &mut self.builder)
    }
    /// An expression outside floor(…), unless `real`.
    fn within(&mut self, real: bool) -> Result<Part, Misread> {
        let before = std::mem::replace(&mut self.real, real);
        let part = self.expression();
        self.real = before;
        part
    }
    fn number(&mut self) -> Result<Id, Misread> {
        self.within(false)?.as_number()
    }
    fn operand(&mut self) -> Result<Part, Misread> {
        let Placed { token, range } = self.next();
        let range = range.clone();
        match *token {
            Token::Number(number) => Ok(self.builder.number(Op::Number(number), range)),
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
                let part = self.expression()?;
                Ok(Part { what: part.what, range: range.start..self.expect(")")? })
            }
            Token::Sign("[") => self.list(range.start),
            Token::Word(word) => self.word(word, range),
            Token::Sign(_) | Token::End => {
                Err(Misread::at(range, "a number, a name such as n, g or wt, or ("))
            }
        }
    }
    fn word(&mut self, word: &str, range: Range<usize>) -> Result<Part, Misread> {
        let from = range.start;
        match word {
            "n" | "x" => Ok(self.builder.number(Op::Var(Var::First), range)),
            "y" => Ok(self.builder.number(Op::Var(Var::Second), range)),
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
                Ok(self.builder.condition(Op::Two(Two::Equal, first, other), range))
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
                Ok(self.builder.two(if word == "min" { Two::Least } else { Two::Greatest }, a, b, range))
            }
            "floor" => {
                self.expect("(")?;
                let part = self.within(true)?;
                let sum = self.builder.sum(&part)?;
                let range = from..self.expect(")")?;
                self.builder.floor(sum, range)
            }
            "phi" if self.real => Ok(Part { what: What::Real(Sum::constant(Real::PHI)), range }),
            "phi" => Err(Misread::at(range, "a whole number; phi stands inside floor(…)")),
            "sqrt" if self.real => {
                let (root, range) = self.constant(from)?;
                let root = root.rational().filter(|(_, q)| *q == 1).and_then(|(k, _)| Real::root(k));
                let sum = Sum::constant(
                    root.ok_or_else(|| Misread::at(range.clone(), "the root of a constant below 2^31"))?,
                );
                Ok(Part { what: What::Real(sum), range })
            }
            _ => {
                let Some((_, one)) = FUNCTIONS.iter().find(|(name, _)| *name == word) else {
                    return Err(Misread::at(range, "a number, or a name such as n, g, wt, v2 or if"));
                };
                self.expect("(")?;
                let a = self.number()?;
                let range = from..self.expect(")")?;
                Ok(self.builder.one(*one, a, range))
            }
        }
    }
    /// `(E)` after the name of a game.
    fn value(&mut self, game: u16, from: usize) -> Result<Part, Misread> {
        self.expect("(")?;
        let heap = self.number()?;
        let range = from..self.expect(")")?;
        Ok(self.builder.number(Op::Value(game, heap), range))
    }
    /// `[0, 1, 3][E]`, behind the first bracket.
    fn list(&mut self, from: usize) -> Result<Part, Misread> {
        let mut list = Vec::new();
        loop {
            let part = self.within(false)?;
            let number = self.builder.program.number(part.as_number()?);
            list.push(number.ok_or_else(|| Misread::at(part.range.clone(), "a constant"))?);
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
        let part = self.within(true)?;
        let sum = self.builder.sum(&part)?;
        if sum.e.is_some() {
            return Err(Misread::at(part.range, "a constant"));
        }
        Ok((sum.d, from..self.expect(")")?))
    }
    /// What stands after `in`, and where it ends.
    fn set(&mut self) -> Result<(Set, usize), Misread> {
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
