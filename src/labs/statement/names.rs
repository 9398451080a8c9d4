//! What words and signs mean.
use super::resolve::{PRODUCT, SUM, Sign};
use kernels::statements::{BinaryOp, UnaryOp};

/// Functions of one number.
pub const FUNCTIONS: [(&str, UnaryOp); 8] = [
    ("wt", UnaryOp::Weight),
    ("v2", UnaryOp::Twos),
    ("len", UnaryOp::Length),
    ("oddpart", UnaryOp::OddPart),
    ("abs", UnaryOp::Absolute),
    ("fib", UnaryOp::Fibonacci),
    ("zeck", UnaryOp::Zeckendorf),
    ("sqrt", UnaryOp::Root),
];
/// The sets that numbers may be in, but for `beatty(c)`.
pub const SETS: [(&str, UnaryOp); 4] = [
    ("evil", UnaryOp::IsEvil),
    ("odious", UnaryOp::IsOdious),
    ("fib", UnaryOp::IsFibonacci),
    ("squares", UnaryOp::IsSquare),
];
/// What stands between two operands.
pub const SIGNS: [(&str, Sign); 18] = [
    ("iff", Sign::Iff),
    ("and", Sign::Word(BinaryOp::And)),
    ("or", Sign::Word(BinaryOp::Or)),
    ("xor", Sign::Word(BinaryOp::Xor)),
    ("=", Sign::Compare(BinaryOp::Equal, false)),
    ("!=", Sign::Compare(BinaryOp::Unequal, false)),
    ("<", Sign::Compare(BinaryOp::Less, false)),
    ("<=", Sign::Compare(BinaryOp::AtMost, false)),
    (">", Sign::Compare(BinaryOp::Less, true)),
    (">=", Sign::Compare(BinaryOp::AtMost, true)),
    ("divides", Sign::Compare(BinaryOp::Divides, false)),
    ("+", Sign::Binary(BinaryOp::Add, SUM)),
    ("-", Sign::Binary(BinaryOp::Subtract, SUM)),
    ("*", Sign::Binary(BinaryOp::Multiply, PRODUCT)),
    ("//", Sign::Binary(BinaryOp::Divide, PRODUCT)),
    ("mod", Sign::Binary(BinaryOp::Modulo, PRODUCT)),
    ("**", Sign::Binary(BinaryOp::Power, 6)),
    ("/", Sign::Over),
];
