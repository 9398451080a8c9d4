//! What is wrong with a statement, and where.
use crate::core::notation::NotationError;
use std::{fmt, ops::Range};

/// A text that is no statement: the mistake, and the part of the text that it is in, in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    pub range: Range<usize>,
    pub error: NotationError,
}

impl Misread {
    /// Something else was expected here.
    pub(super) fn at(range: Range<usize>, expected: impl Into<String>) -> Self {
        Self { error: NotationError::syntax(range.start, expected), range }
    }
    pub(super) fn too_large(range: Range<usize>, expected: impl Into<String>) -> Self {
        Self { error: NotationError::too_large(range.start, expected), range }
    }
}

impl From<Misread> for NotationError {
    fn from(misread: Misread) -> Self {
        misread.error
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for Misread {}
