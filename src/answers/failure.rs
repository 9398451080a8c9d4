//! Why a lab does not answer.
use std::{fmt, io};

/// What ends a lab without its answer.
#[derive(Debug)]
pub enum Failure {
    /// The question is wrong: where, and what was expected there.
    Wrong(String),
    /// More than can be calculated: what the limit is.
    Limit(String),
    Stream(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Stream(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Stream(error.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(text) | Self::Limit(text) => f.write_str(text),
            Self::Stream(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}
