//! Tokens on the vertices of a graph.
use super::drawing::Drawing;
use crate::core::notation::NotationError;
use std::fmt;

/// Most tokens.
pub const TOKENS: usize = 4;

/// The vertices of the tokens, ascending, and the names of all vertices. Written `c+q`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tokens {
    pub at: Vec<usize>,
    pub names: std::rc::Rc<[String]>,
}

impl Tokens {
    pub fn new(mut at: Vec<usize>, names: std::rc::Rc<[String]>) -> Self {
        at.sort_unstable();
        Self { at, names }
    }
    pub fn read(text: &str, graph: &Drawing, names: std::rc::Rc<[String]>) -> Result<Self, NotationError> {
        let mut tokens = Vec::new();
        let mut at = 0;
        for name in text.split('+') {
            if tokens.len() == TOKENS {
                return Err(NotationError::too_large(at, format!("at most {TOKENS} tokens")));
            }
            let known = graph.names.iter().position(|own| own == name.trim());
            tokens.push(known.ok_or_else(|| NotationError::syntax(at, "a vertex of the graph"))?);
            at += name.len() + 1;
        }
        Ok(Self::new(tokens, names))
    }
    /// The vertices with a token, each once.
    pub fn places(&self) -> Vec<usize> {
        let mut places = self.at.clone();
        places.dedup();
        places
    }
    pub fn count(&self, vertex: usize) -> usize {
        self.at.iter().filter(|at| **at == vertex).count()
    }
    /// After one of the tokens on the first vertex has gone to the second.
    pub fn moved(&self, from: usize, to: usize) -> Self {
        let mut at = self.at.clone();
        if let Some(token) = at.iter_mut().find(|token| **token == from) {
            *token = to;
        }
        Self::new(at, self.names.clone())
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.at.iter().map(|at| self.names[*at].as_str()).collect();
        f.write_str(&names.join("+"))
    }
}

/// A token goes along an arrow: `c-d`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub from: usize,
    pub to: usize,
    pub text: String,
}

impl Step {
    pub fn new(from: usize, to: usize, graph: &Drawing) -> Self {
        Self { from, to, text: format!("{}-{}", graph.names[from], graph.names[to]) }
    }
    pub fn read(text: &str, graph: &Drawing) -> Result<Self, NotationError> {
        let vertex = |at: usize, name: &str| {
            let known = graph.names.iter().position(|own| own == name);
            known.ok_or_else(|| NotationError::syntax(at, "a vertex of the graph"))
        };
        let (from, to) = text.split_once('-').ok_or_else(|| {
            NotationError::syntax(text.len(), "two vertices with - between them, such as c-d")
        })?;
        Ok(Self::new(vertex(0, from)?, vertex(from.len() + 1, to)?, graph))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
