//! Proofs that play: each answers whoever plays the side that it says must lose, by the strategy that it gives, and names
//! the case of the proof that it uses. None of them asks the solver.
mod bouton;
mod chomp;
mod chromatic;
mod colon;
mod colon_trees;
mod columns;
mod eeny_meeny;
mod fused;
mod fusion;
mod misere;
mod moore;
mod position;
mod rounds;
mod rugs;
mod sprague;
mod staircase;
mod stealing;
mod tartan;

pub use rounds::{Round, rounds};

use crate::core::{Convention, Game};
use std::fmt;

/// A case of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Case {
    /// As it is called: `A2`.
    pub name: &'static str,
    /// When it applies, in the markup of `core::why`.
    pub when: &'static str,
    /// What the proof does then.
    pub answer: &'static str,
}

/// The answer of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The notation of the move.
    pub mv: String,
    /// The position in which the move is made, where the proof begins the game again to steal a strategy; none where
    /// the move is made after the one that it answers.
    pub from: Option<String>,
    /// The name of the case.
    pub case: &'static str,
    /// Why the case applies, and what follows, in a sentence.
    pub because: String,
}

/// Why a proof does not answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofRefusal {
    /// The proof says nothing of this position: it is about the positions named here.
    Claim(&'static str),
    /// What was to be answered is no move there.
    Move,
    /// The position is larger than those that the proof is made for.
    TooLarge,
}

impl fmt::Display for ProofRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Claim(of) => write!(f, "the proof speaks of {of}"),
            Self::Move => f.write_str("this is no move of the position"),
            Self::TooLarge => f.write_str("the position is too large"),
        }
    }
}

impl std::error::Error for ProofRefusal {}

/// A proof that whoever is to move loses; or, where it begins again, that whoever began would have won.
pub trait Proof: Sync {
    /// The name of the proof in lessons.
    fn id(&self) -> &'static str;
    /// The name of the proof for people: `Bouton’s theorem`.
    fn name(&self) -> &'static str;
    /// What the proof says of the positions that it covers.
    fn claim(&self) -> &'static str;
    /// What somebody who doubts the proof tries to do.
    fn task(&self) -> &'static str {
        "You move first. Make the last move once, and the proof is wrong."
    }
    /// The convention for which the proof holds.
    fn convention(&self) -> Convention {
        Convention::Normal
    }
    /// All its cases, in order.
    fn cases(&self) -> &'static [Case];
    /// Whether the proof covers a position.
    ///
    /// # Errors
    /// What the proof covers, where this position is not covered; or that it is too large.
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal>;
    /// The answer to a move from a position that the proof covers; the answer leaves another such position, unless the
    /// proof begins the game again with it. None where the game is over after the move.
    ///
    /// # Errors
    /// If the proof does not cover the position, or what was to be answered is no move there.
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal>;
}

/// All proofs, in the order of the course.
///
/// ```
/// use nimscope::{games::open, learn::proof};
///
/// let bouton = proof::named("bouton").unwrap();
/// let reply = bouton.reply(&*open("nim/3+5+6").unwrap(), "2-4").unwrap().unwrap();
/// assert_eq!((&*reply.mv, reply.case), ("3-4", "One"));
/// assert!(bouton.reply(&*open("nim/3+5+7").unwrap(), "2-4").is_err());
/// ```
pub static ALL: &[&dyn Proof] = &[
    &bouton::Bouton,
    &misere::Misere,
    &staircase::Staircase,
    &moore::Moore,
    &sprague::SpragueGrundy,
    &eeny_meeny::EenyMeeny,
    &colon::Colon,
    &fusion::Fusion,
    &rugs::Rugs,
    &chomp::Chomp,
    &stealing::Stealing,
    &chromatic::Chromatic,
    &tartan::Tartan,
];

/// The proof that has this name in lessons.
pub fn named(id: &str) -> Option<&'static dyn Proof> {
    ALL.iter().copied().find(|proof| proof.id() == id)
}

/// Most moves of a position that are looked through one by one.
const MANY: usize = 300;

/// The cases by which a proof answers the moves of a position, each once, in the order of the proof; none where there
/// are too many moves to try.
pub fn open_cases(proof: &dyn Proof, position: &dyn Game) -> Option<Vec<&'static str>> {
    let moves = position.moves(MANY);
    if moves.is_truncated() {
        return None;
    }
    let mut used = Vec::new();
    for mv in &moves.moves {
        if let Ok(Some(reply)) = proof.reply(position, &mv.notation)
            && !used.contains(&reply.case)
        {
            used.push(reply.case);
        }
    }
    let of = |case: &Case| used.contains(&case.name).then_some(case.name);
    Some(proof.cases().iter().filter_map(of).collect())
}
