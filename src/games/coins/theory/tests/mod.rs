//! Codes, values and moves of coin-turning games.
mod codes;
mod moves;
mod open;
mod tartan;
mod values;

use super::Code;

pub fn code(text: &str) -> Code {
    Code::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Codes of all kinds.
pub const CODES: &[&str] = &[
    "1",
    "2",
    "3",
    "4",
    "5",
    "1-2",
    "1-3",
    "1-4",
    "1-5",
    "1-7",
    "1-9",
    "2-3",
    "2-5",
    "3-4",
    "1+",
    "2+",
    "4+",
    "1+C",
    "2+C",
    "3+C",
    "4+C",
    "1-5C",
    "2-4C",
    "3C",
    "1-3C(5)",
    "3C(5)",
    "2C(4)",
    "1+C(6)",
    "3E",
    "4E",
    "1+E",
    "2-4E",
    "3+E",
    "2E",
    "3S",
    "4S",
    "1+S",
    "5S",
    "2-5S",
    "2+S",
    "4FS",
    "1+FS",
    "5FS",
    "1+F",
    "3F",
    "2-3F",
    "2FC",
    "4FE",
    "1-3FC(5)",
    "1+SC(7)",
    "2D(1,2,3)",
    "2D(1,3,4)",
    "1-2D(2,5)",
    "2D(1,3,4)L",
    "2D(2)L",
    "1-2D(1)",
    "1,3",
    "2-3,6C",
    "1-3,2",
    "1+C,3E",
    "3E,1+S",
    "2D(2,3),3C",
    "4FS,1",
    "2,1+C(3)",
    "2D(2)L,3",
];
