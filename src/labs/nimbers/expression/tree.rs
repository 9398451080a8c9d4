//! What an expression is made of.
use crate::ordinal::{Ordinal, high};

/// An operation of two expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    Sum,
    Product,
    Quotient,
}

/// An expression; each operation with the place of its sign in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    Number(Ordinal),
    /// x.
    Unknown,
    Two(Sign, usize, Box<[Node; 2]>),
    /// To the power of an ordinary number.
    Power(usize, Box<Node>, u128),
    Root(usize, Box<Node>),
}

/// An expression, or two of them that are to be equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Equation {
    pub left: Node,
    pub right: Option<Node>,
}

impl Sign {
    pub fn written(self) -> char {
        match self {
            Self::Sum => '⊕',
            Self::Product => '⊗',
            Self::Quotient => '÷',
        }
    }
}

impl Node {
    pub fn two(sign: Sign, left: Self, right: Self) -> Self {
        Self::Two(sign, 0, Box::new([left, right]))
    }
    /// Whether x is in it.
    pub fn has_unknown(&self) -> bool {
        match self {
            Self::Number(_) => false,
            Self::Unknown => true,
            Self::Two(_, _, parts) => parts.iter().any(Self::has_unknown),
            Self::Power(_, base, _) | Self::Root(_, base) => base.has_unknown(),
        }
    }
    /// Whether an infinite ordinal is in it.
    pub fn has_infinite(&self) -> bool {
        match self {
            Self::Number(value) => value.number().is_none(),
            Self::Unknown => false,
            Self::Two(_, _, parts) => parts.iter().any(Self::has_infinite),
            Self::Power(_, base, _) | Self::Root(_, base) => base.has_infinite(),
        }
    }
    /// As people write it, with the brackets that it needs.
    pub fn pretty(&self) -> String {
        match self {
            Self::Number(value) => value.pretty(),
            Self::Unknown => "x".into(),
            Self::Two(sign, _, parts) => {
                let [left, right] = &**parts;
                let right = match right {
                    // Operations that bind alike are read from the left.
                    Self::Two(own, ..) if own.level() == sign.level() => bracketed(right),
                    _ => right.within(sign.level()),
                };
                format!("{} {} {right}", left.within(sign.level()), sign.written())
            }
            Self::Power(_, base, exponent) => {
                let base = match &**base {
                    Self::Number(value) if value.number().is_some() => value.pretty(),
                    Self::Unknown => "x".into(),
                    other => bracketed(other),
                };
                format!("{base}{}", high(*exponent))
            }
            Self::Root(_, base) => match &**base {
                Self::Number(value) if value.terms().len() < 2 => format!("√{}", value.pretty()),
                Self::Unknown => "√x".into(),
                other => format!("√{}", bracketed(other)),
            },
        }
    }
    fn within(&self, level: u8) -> String {
        let own = match self {
            Self::Two(sign, ..) => sign.level(),
            Self::Number(value) if value.terms().len() > 1 => 0,
            _ => 9,
        };
        if own < level { bracketed(self) } else { self.pretty() }
    }
}

fn bracketed(node: &Node) -> String {
    format!("({})", node.pretty())
}

impl Sign {
    /// How closely the sign binds: a greater level binds more closely.
    fn level(self) -> u8 {
        match self {
            Self::Sum => 1,
            Self::Product | Self::Quotient => 2,
        }
    }
}

impl Equation {
    pub fn pretty(&self) -> String {
        match &self.right {
            Some(right) => format!("{} = {}", self.left.pretty(), right.pretty()),
            None => self.left.pretty(),
        }
    }
    pub fn has_unknown(&self) -> bool {
        self.left.has_unknown() || self.right.as_ref().is_some_and(Node::has_unknown)
    }
    pub fn has_infinite(&self) -> bool {
        self.left.has_infinite() || self.right.as_ref().is_some_and(Node::has_infinite)
    }
}
