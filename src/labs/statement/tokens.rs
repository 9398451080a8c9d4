//! A statement cut into words, numbers and signs.
use super::misread::Misread;
use crate::core::notation::Scanner;
use kernels::statements::LIMIT;
use std::ops::Range;

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Token<'t> {
    Number(i64),
    Word(&'t str),
    /// What stands in the brackets of `g[...]`.
    Game(&'t str),
    Sign(&'static str),
    End,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Placed<'t> {
    pub token: Token<'t>,
    pub range: Range<usize>,
}

/// All signs, longer ones first.
const SIGNS: [&str; 17] =
    ["**", "//", "!=", "<=", ">=", "+", "-", "*", "/", "=", "<", ">", "(", ")", "[", "]", ","];
/// Signs as books print them, with the tokens that they stand for.
const PRINTED: [(char, Token); 8] = [
    ('−', Token::Sign("-")),
    ('×', Token::Sign("*")),
    ('·', Token::Sign("*")),
    ('≠', Token::Sign("!=")),
    ('≤', Token::Sign("<=")),
    ('≥', Token::Sign(">=")),
    ('⊕', Token::Word("xor")),
    ('φ', Token::Word("phi")),
];

/// The tokens of a text, with `End` at its end. O(length).
///
/// # Errors
/// A character that begins no token, a number that is too large, or a bracket that is not closed.
pub fn tokens(text: &str) -> Result<Vec<Placed<'_>>, Misread> {
    let (mut scanner, mut all) = (Scanner::new(text), Vec::new());
    loop {
        scanner.blanks();
        let from = scanner.at();
        let Some(first) = scanner.peek() else {
            all.push(Placed { token: Token::End, range: from..from });
            return Ok(all);
        };
        let rest = scanner.rest();
        let printed =
            PRINTED.iter().find(|(sign, _)| *sign == first).map(|(sign, token)| (sign.len_utf8(), *token));
        let sign =
            || SIGNS.iter().find(|sign| rest.starts_with(**sign)).map(|sign| (sign.len(), Token::Sign(sign)));
        let (length, token) = if first.is_ascii_digit() {
            number(rest, from)?
        } else if first.is_ascii_alphabetic() {
            word(rest, from)?
        } else {
            printed
                .or_else(sign)
                .ok_or_else(|| Misread::at(from..from + first.len_utf8(), "a number, a name or a sign"))?
        };
        while scanner.at() < from + length {
            scanner.bump();
        }
        all.push(Placed { token, range: from..from + length });
    }
}

fn number(rest: &str, from: usize) -> Result<(usize, Token<'_>), Misread> {
    let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let number = rest[..length].parse().ok().filter(|number| *number < LIMIT);
    let error = || Misread::too_large(from..from + length, "a number below 2^62");
    Ok((length, Token::Number(number.ok_or_else(error)?)))
}

fn word(rest: &str, from: usize) -> Result<(usize, Token<'_>), Misread> {
    let length = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let after = &rest[length..];
    if &rest[..length] != "g" || !after.starts_with('[') {
        return Ok((length, Token::Word(&rest[..length])));
    }
    // The code of a game may contain brackets, too.
    let mut depth = 0;
    for (at, c) in after.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Ok((length + at + 1, Token::Game(&after[1..at])));
        }
    }
    Err(Misread::at(from + rest.len()..from + rest.len(), "] after the game"))
}
