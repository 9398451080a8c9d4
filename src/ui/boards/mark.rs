//! Marks of whether the shown move wins, as far as that may be seen.

/// How the outline of a move is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Wins,
    Loses,
    /// Not known, or not to be shown.
    Plain,
}

impl Mark {
    pub fn class(self) -> &'static str {
        match self {
            Self::Wins => "",
            Self::Loses => " flat",
            Self::Plain => " plain",
        }
    }
}
