//! The two sides of a game, and who sits on the other one.
use crate::core::Opponent;

/// Who sits on the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rival {
    Computer(Opponent),
    /// Two people at one board.
    Friend,
    /// A proof that whoever moves first loses: the page that shows the board asks the proof for its moves.
    Proof,
}

impl Rival {
    /// The rivals that may be chosen for a game.
    pub const ALL: [Self; 4] = [
        Self::Computer(Opponent::Perfect),
        Self::Computer(Opponent::Strong),
        Self::Computer(Opponent::Beginner),
        Self::Friend,
    ];
    pub fn name(self) -> &'static str {
        match self {
            Self::Computer(Opponent::Perfect) => "Perfect",
            Self::Computer(Opponent::Strong) => "Strong",
            Self::Computer(Opponent::Beginner) => "Beginner",
            Self::Friend => "Friend",
            Self::Proof => "The proof",
        }
    }
    /// The rival of this name, in any case.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rival| rival.name().eq_ignore_ascii_case(name))
    }
}

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    You,
    Rival,
}
