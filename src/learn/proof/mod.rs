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
    /// The position in which it is made, where the proof begins again, as who steals a strategy does; none where it is made
    /// after the move that it answers.
    pub from: Option<String>,
    /// The name of the case.
    pub case: &'static str,
    /// Why the case applies, and what follows, in a sentence.
    pub because: String,
}

/// Why a proof does not answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It says nothing of this position: it speaks of these.
    Claim(&'static str),
    /// What was to be answered is no move there.
    Move,
    /// The position is larger than what it is made for.
    TooLarge,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Claim(of) => write!(f, "the proof speaks of {of}"),
            Self::Move => f.write_str("this is no move of the position"),
            Self::TooLarge => f.write_str("the position is too large"),
        }
    }
}

impl std::error::Error for Refused {}

/// A proof that whoever is to move loses; or, where it begins again, that whoever began would have won.
pub trait Proof: Sync {
    /// As lessons call it.
    fn id(&self) -> &'static str;
    /// As people call it: `Bouton’s theorem`.
    fn name(&self) -> &'static str;
    /// What it says of its positions.
    fn claim(&self) -> &'static str;
    /// What somebody who doubts it tries to do.
    fn task(&self) -> &'static str {
        "You move first. Make the last move once, and the proof is wrong."
    }
    /// The way of play that it speaks of.
    fn convention(&self) -> Convention {
        Convention::Normal
    }
    /// All its cases, in order.
    fn cases(&self) -> &'static [Case];
    /// Whether it speaks of a position.
    ///
    /// # Errors
    /// What it speaks of, where it says nothing of this one.
    fn covers(&self, position: &dyn Game) -> Result<(), Refused>;
    /// The answer to a move from a position that it speaks of; it leaves another such position, unless the
    /// proof begins again with it. None where the game is over after the move.
    ///
    /// # Errors
    /// If the proof does not speak of the position, or what was to be answered is no move there.
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, Refused>;
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

/// The proof that lessons call so.
pub fn named(id: &str) -> Option<&'static dyn Proof> {
    ALL.iter().copied().find(|proof| proof.id() == id)
}

/// Most moves of a position that are looked through one by one.
const MANY: usize = 300;

/// The cases by which a proof answers the moves of a position, each once, in the order of the proof; none where these
/// are too many to try.
pub fn open_cases(proof: &dyn Proof, position: &dyn Game) -> Option<Vec<&'static str>> {
    let moves = position.moves(MANY);
    if moves.cut() {
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
