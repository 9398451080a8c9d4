//! What can be wrong with a text that should denote a position or a move, and where.
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{Deref, DerefMut},
};

/// The kind of mistake in a text.
///
/// ```
/// use nimscope::{core::Mistake, games::open};
///
/// let kind = |notation| open(notation).err().map(|error| error.kind);
/// assert_eq!(kind("nim/3+x"), Some(Mistake::Syntax));
/// assert_eq!(kind("nom/3"), Some(Mistake::UnknownRuleset));
/// assert_eq!(kind("nim/99999999999999999999"), Some(Mistake::TooLarge));
/// assert_eq!(open("nim/3")?.play("1-4").err().unwrap().kind, Mistake::NotAllowed);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Mistake {
    /// The text is not of the form that was expected.
    Syntax,
    /// No ruleset of this name.
    UnknownRuleset,
    /// Understood, but beyond a limit that the message states.
    TooLarge,
    /// Understood, but the rules do not allow it.
    NotAllowed,
    /// Understood, but the part of the program with the rules is not loaded yet: see [`ready`](crate::games::ready).
    NotLoaded,
}

/// A text that denotes nothing here: what is wrong (`kind`), where (`at`, in bytes from the start), and what was
/// `expected` there.
///
/// It is one pointer wide, since it is handed on far more often than it is made.
///
/// ```
/// use nimscope::games::open;
///
/// let error = open("nim/3+x").err().unwrap();
/// assert_eq!((error.at, &*error.expected), (6, "a pile size"));
/// assert_eq!(error.to_string(), "expected a pile size at character 7");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NotationError(Box<Details>);

/// What a [`NotationError`] tells.
///
/// ```
/// use nimscope::{core::Details, games::open};
///
/// let error = open("nim/3+x").err().unwrap();
/// let Details { at, expected, .. } = &*error;
/// assert_eq!((*at, &**expected), (6, "a pile size"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Details {
    pub kind: Mistake,
    /// The place in the text, in bytes from its start; at most its length. [`NotationError::counted`] gives it as people
    /// count.
    pub at: usize,
    /// What was expected there, as a phrase without a full stop: "a pile size".
    pub expected: String,
}

impl NotationError {
    pub fn new(kind: Mistake, at: usize, expected: impl Into<String>) -> Self {
        Self::boxed(kind, at, expected.into())
    }
    #[inline(never)]
    fn boxed(kind: Mistake, at: usize, expected: String) -> Self {
        Self(Box::new(Details { kind, at, expected }))
    }
    pub fn syntax(at: usize, expected: impl Into<String>) -> Self {
        Self::new(Mistake::Syntax, at, expected)
    }
    pub fn too_large(at: usize, expected: impl Into<String>) -> Self {
        Self::new(Mistake::TooLarge, at, expected)
    }
    pub fn not_allowed(at: usize, expected: impl Into<String>) -> Self {
        Self::new(Mistake::NotAllowed, at, expected)
    }
    /// The same mistake in a text that contains this one from `offset` on.
    pub fn shifted(mut self, offset: usize) -> Self {
        self.at += offset;
        self
    }
    /// The same mistake with its place counted in characters of `text`, the text that has it: so it is shown to people.
    pub fn counted(&self, text: &str) -> Self {
        let before = text.char_indices().take_while(|(at, _)| *at < self.at).count();
        Self::new(self.kind, before, self.expected.clone())
    }
}

impl Deref for NotationError {
    type Target = Details;
    fn deref(&self) -> &Details {
        &self.0
    }
}

impl DerefMut for NotationError {
    fn deref_mut(&mut self) -> &mut Details {
        &mut self.0
    }
}

/// Writes the place as it is stored, from 1: an error in a text that is not all ASCII is to be
/// [counted](NotationError::counted) first.
impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            Mistake::Syntax => "expected",
            Mistake::UnknownRuleset => "unknown ruleset: expected",
            Mistake::TooLarge => "too large: expected",
            Mistake::NotAllowed => "not allowed: expected",
            Mistake::NotLoaded => "not loaded yet:",
        };
        write!(f, "{what} {} at character {}", self.expected, self.at + 1)
    }
}

impl std::error::Error for NotationError {}

/// Reads a text from left to right and remembers the place.
pub struct Scanner<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Scanner<'t> {
    pub fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }
    pub fn at(&self) -> usize {
        self.at
    }
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }
    pub fn done(&self) -> bool {
        self.rest().is_empty()
    }
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }
    pub fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }
    /// Skips blanks.
    pub fn blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }
    /// Takes `c` if it comes next.
    pub fn eat(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.bump();
        }
        found
    }
    /// A whole number of at most `limit`, or what was expected.
    pub fn number(&mut self, limit: u64, expected: &str) -> Result<u64, NotationError> {
        let start = self.at;
        let mut value = 0u64;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.bump();
            let next = value.checked_mul(10).and_then(|v| v.checked_add(digit.into()));
            value = match next {
                Some(next) if next <= limit => next,
                _ => return Err(NotationError::too_large(start, format!("{expected} of at most {limit}"))),
            };
        }
        if self.at == start { Err(NotationError::syntax(start, expected)) } else { Ok(value) }
    }
}

#[cfg(test)]
mod tests {
    use crate::games::open;

    #[test]
    fn places_are_told_in_characters() {
        for (text, at) in
            [("chromatic:beatty(φ²)/4+x", 23), ("nim/3+x", 6), ("nim/3\u{a0}+x", 7), ("größe", 0)]
        {
            let error = open(text).err().unwrap().counted(text);
            assert_eq!(error.at, at, "{text}");
            assert!(error.to_string().ends_with(&format!("at character {}", at + 1)), "{error}");
        }
        // A mistake at the end of the text.
        assert_eq!(open("chromatic:beatty(φ²)").err().unwrap().counted("chromatic:beatty(φ²)").at, 20);
    }
}
