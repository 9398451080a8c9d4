//! What words and signs mean.
use super::resolve::{PRODUCT, SUM, Sign};
use kernels::statements::{One, Two};

/// Functions of one number.
pub const FUNCTIONS: [(&str, One); 8] = [
    ("wt", One::Weight),
    ("v2", One::Twos),
    ("len", One::Length),
    ("oddpart", One::OddPart),
    ("abs", One::Absolute),
    ("fib", One::Fibonacci),
    ("zeck", One::Zeckendorf),
    ("sqrt", One::Root),
];
/// The sets that numbers may be in, but for `beatty(c)`.
pub const SETS: [(&str, One); 4] =
    [("evil", One::IsEvil), ("odious", One::IsOdious), ("fib", One::IsFibonacci), ("squares", One::IsSquare)];
/// What stands between two operands.
pub const SIGNS: [(&str, Sign); 18] = [
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
