//! A statement from its text.
use super::{
    build::{Builder, Fragment, FragmentKind},
    misread::Misread,
    names::SIGNS,
    resolve::{Piece, Placed as Said, Sign, resolve},
    tokens::{Placed, Token, tokens},
};
use kernels::statements::Id;

/// How deep brackets and `if` may lie in each other.
const DEPTH: usize = 64;

/// What has been read from the text of a statement.
pub struct Parsed {
    pub builder: Builder,
    pub truth: Id,
    /// Whether it speaks of two heaps.
    pub pairs: bool,
    /// The texts of other games, with their places; game 0 is the lab's own.
    pub games: Vec<(String, usize)>,
}

/// What a statement speaks of.
#[derive(Clone, Copy)]
pub enum About<'t> {
    /// A heap of n, or two of x and y.
    Heaps,
    /// A row of a table with columns of these names.
    Columns(&'t [&'t str]),
    /// A place of a map with so many places a side.
    Map(i64),
}

/// Reads a statement.
///
/// # Errors
/// The first mistake.
pub fn parse(text: &str, about: About<'_>) -> Result<Parsed, Misread> {
    let (names, map): (&[&str], _) = match about {
        About::Heaps => (&[], None),
        About::Columns(names) => (names, None),
        About::Map(side) => (&[], Some(side)),
    };
    let tokens = tokens(text)?;
    let place = |of: &[&str]| {
        tokens.iter().find(|token| matches!(token.token, Token::Word(word) if of.contains(&word)))
    };
    let pair = if names.is_empty() { place(&["x", "y"]) } else { None };
    if let (Some(n), true) = (place(&["n"]), pair.is_some() || map.is_some()) {
        let expected = if map.is_some() { "x or y" } else { "n alone, or x and y" };
        return Err(Misread::at(n.range.clone(), expected));
    }
    let pairs = pair.is_some() || map.is_some();
    let mut parser = Parser {
        tokens: &tokens,
        names,
        at: 0,
        depth: 0,
        real: false,
        pairs,
        builder: Builder { map, ..Builder::default() },
        games: Vec::new(),
    };
    let whole = parser.expression()?;
    let end = parser.peek();
    if end.token != Token::End {
        return Err(Misread::at(end.range.clone(), "a sign such as + or =, or the end"));
    }
    let FragmentKind::Condition(truth) = whole.what else {
        return Err(Misread::at(
            whole.range.end..text.len(),
            if map.is_some() {
                "= and a number, as in g(x, y) = x xor y, or P iff and a condition"
            } else {
                "= and a number, as in g(n) = n mod 3, or P iff and a condition"
            },
        ));
    };
    Ok(Parsed { builder: parser.builder, truth, pairs, games: parser.games })
}

/// A place in the tokens of a statement, and what the tokens before it gave.
pub(super) struct Parser<'t> {
    tokens: &'t [Placed<'t>],
    /// The columns that the statement is about; empty if it is not about a table.
    pub(super) names: &'t [&'t str],
    at: usize,
    depth: usize,
    /// Whether this is inside floor(…).
    pub(super) real: bool,
    pub(super) pairs: bool,
    pub(super) builder: Builder,
    pub(super) games: Vec<(String, usize)>,
}

impl<'t> Parser<'t> {
    fn peek(&self) -> &'t Placed<'t> {
        &self.tokens[self.at.min(self.tokens.len() - 1)]
    }
    pub(super) fn next(&mut self) -> &'t Placed<'t> {
        let token = self.peek();
        self.at += 1;
        token
    }
    pub(super) fn is(&self, text: &str) -> bool {
        matches!(self.peek().token, Token::Word(found) | Token::Sign(found) if found == text)
    }
    /// Skips a token that must come next; returns where it ends.
    pub(super) fn expect(&mut self, text: &'static str) -> Result<usize, Misread> {
        if !self.is(text) {
            return Err(Misread::at(self.peek().range.clone(), text));
        }
        Ok(self.next().range.end)
    }
    /// The longest expression from here on: everything up to a token that cannot continue it.
    pub(super) fn expression(&mut self) -> Result<Fragment, Misread> {
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
            let fragment = self.operand()?;
            let range = fragment.range.clone();
            pieces.push((Piece::Operand(fragment), range));
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
    pub(super) fn within(&mut self, real: bool) -> Result<Fragment, Misread> {
        let before = std::mem::replace(&mut self.real, real);
        let fragment = self.expression();
        self.real = before;
        fragment
    }
    pub(super) fn number(&mut self) -> Result<Id, Misread> {
        self.within(false)?.as_number()
    }
}
