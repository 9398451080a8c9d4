//! Laws of the field, to be tried with numbers.
use super::tree::{Equation, Node, Sign};
use crate::labs::LinkWords;
use crate::ordinal::Ordinal;

/// Their names, as links carry them and as they are offered.
pub const LAWS: LinkWords = &[
    ("commutative", "a ⊗ b = b ⊗ a"),
    ("associative", "(a ⊗ b) ⊗ c = a ⊗ (b ⊗ c)"),
    ("distributive", "a ⊗ (b ⊕ c) = (a ⊗ b) ⊕ (a ⊗ c)"),
];

/// The law of this name with these numbers.
pub fn law(name: &str, numbers: [Ordinal; 3]) -> Equation {
    let [a, b, c] = numbers.map(Node::Number);
    let [a, b, c] = [&a, &b, &c].map(|node| || node.clone());
    let times = |left, right| Node::two(Sign::Product, left, right);
    let plus = |left, right| Node::two(Sign::Sum, left, right);
    let (left, right) = match name {
        "associative" => (times(times(a(), b()), c()), times(a(), times(b(), c()))),
        "distributive" => (times(a(), plus(b(), c())), plus(times(a(), b()), times(a(), c()))),
        _ => (times(a(), b()), times(b(), a())),
    };
    Equation { left, right: Some(right) }
}
