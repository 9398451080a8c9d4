//! The n-th term of a sequence as a formula in n.
use crate::core::notation::NotationError;
use crate::labs::statement::{Formula, NoValue, Statement};

/// A formula in the language of statements, also with `^` and with factors side by side: `2n + 1`, `n^2`, `floor(n * sqrt(2))`.
///
/// ```
/// use nimscope::labs::solution::Term;
///
/// let term = Term::read("2n + 2^v2(n)").unwrap();
/// assert_eq!((term.at(3), term.at(4)), (Ok(7), Ok(12)));
/// assert_eq!(Term::read("n^2 + m").unwrap_err().at, 6);
/// ```
#[derive(Clone, Debug)]
pub struct Term {
    statement: Statement,
    formula: Formula,
    /// The formula as statements spell it.
    plain: String,
}

/// A term is read as the right side of this statement.
const BEFORE: &str = "g(n) = ";

impl Term {
    /// Reads a formula. O(length²).
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let (plain, places) = spelled(text);
        let statement = Statement::read(&format!("{BEFORE}{plain}")).map_err(|error| {
            let error = NotationError::from(error);
            let at = error.at.saturating_sub(BEFORE.len());
            let place = places.get(at).copied().unwrap_or(text.len());
            NotationError::new(error.kind, place, error.expected.clone())
        })?;
        let own = statement.formula().filter(|formula| !formula.outcomes && !formula.recursive);
        match own {
            Some(formula) if statement.games().is_empty() => Ok(Self { statement, formula, plain }),
            _ => Err(NotationError::syntax(0, "a number made of n, such as 2n or n^2")),
        }
    }
    /// The number whose multiples, rounded down, the terms are: β where the formula is ⌊nβ⌋, as a text.
    pub fn multiplied(&self) -> Option<String> {
        let plain: String = self.plain.chars().filter(|c| !c.is_whitespace()).collect();
        let inside = plain.strip_prefix("floor(")?.strip_suffix(')')?;
        let factor = inside.strip_prefix("n*").or_else(|| inside.strip_suffix("*n"))?.replace("**", "^");
        let mut depth = 0;
        for c in factor.chars() {
            depth += i32::from(c == '(') - i32::from(c == ')');
            // A sum is no factor, unless it stands in brackets.
            if depth < 0 || (depth == 0 && matches!(c, '+' | '-')) {
                return None;
            }
        }
        Some(factor)
    }
    /// The term at n. O(operations).
    ///
    /// # Errors
    /// Why it has no value there.
    pub fn at(&self, n: i64) -> Result<i64, NoValue> {
        self.statement.given(self.formula, n, &[]).map_err(|missing| missing.why)
    }
}

/// The text as statements spell it, and for each byte of that the place in `text` that it comes from.
fn spelled(text: &str) -> (String, Vec<usize>) {
    let (mut plain, mut places) = (String::new(), Vec::new());
    let mut add = |part: &str, at: usize| {
        plain.push_str(part);
        places.extend(std::iter::repeat_n(at, part.len()));
    };
    // Whether the digits before this belong to a number, and not to a name.
    let (mut number, mut name) = (false, false);
    for (at, c) in text.char_indices() {
        let variable = name && text[..at].ends_with('n') && !text[..at - 1].ends_with(char::is_alphanumeric);
        if number && (c.is_ascii_alphabetic() || matches!(c, '(' | '⌊' | 'φ')) || variable && c == 'φ' {
            add("*", at);
        }
        let raised = "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|high| high == c);
        match (c, raised) {
            ('^', _) => add("**", at),
            ('⌊', _) => add("floor(", at),
            ('⌋', _) => add(")", at),
            (_, Some(digit)) => add(&format!("**{digit}"), at),
            _ => add(c.encode_utf8(&mut [0; 4]), at),
        }
        number = c.is_ascii_digit() && !name;
        name = c.is_ascii_alphabetic() || name && c.is_ascii_digit();
    }
    places.push(text.len());
    (plain, places)
}
