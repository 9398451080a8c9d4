//! The first player wins Chomp on every rectangle, by stealing a strategy (Ferguson, Part I, exercise 1.5.6). The proof
//! begins with the bite of the corner. Whatever is called a winning answer to it could have been the first bite itself,
//! since the corner goes with every bite: so the proof begins again, with that answer. It does not tell which bite
//! wins.
use super::{
    Case, Proof, ProofRefusal, Reply,
    position::{after, heaps},
};
use crate::core::Game;

pub struct Stealing;

const NOT_COVERED: ProofRefusal = ProofRefusal::Claim(
    "rectangles of Chomp without the upper right square, of which something is left to bite",
);

/// The rows of the whole rectangle, where nothing but its corner is missing.
fn rectangle(rows: &[u64]) -> Option<Vec<u64>> {
    let (last, others) = rows.split_last()?;
    let width = others.first().copied().unwrap_or(last + 1);
    // A column loses its uppermost square as a row of none, which is not written.
    let column = width == 1 || others.is_empty() && *last == 1;
    if column && rows.iter().all(|row| *row == 1) {
        return (rows.len() > 1).then(|| vec![1; rows.len() + 1]);
    }
    let rest = others.iter().all(|row| *row == width) && last + 1 == width;
    rest.then(|| vec![width; rows.len()])
}

/// The whole rectangle, as a notation.
fn whole(position: &dyn Game) -> Option<String> {
    let rows = rectangle(&heaps(position, "chomp")?)?;
    Some(format!("chomp/{}", rows.iter().map(u64::to_string).collect::<Vec<_>>().join("+")))
}

impl Proof for Stealing {
    fn id(&self) -> &'static str {
        "stealing"
    }
    fn name(&self) -> &'static str {
        "Chomp on rectangles"
    }
    fn claim(&self) -> &'static str {
        "Whoever begins on the whole rectangle wins: by the bite of the corner, or by another one."
    }
    fn task(&self) -> &'static str {
        "The proof has bitten the corner. Make the answer that beats this bite, if there is one."
    }
    fn cases(&self) -> &'static [Case] {
        &[Case {
            name: "Stolen",
            when: "you say that some bite beats that of the corner",
            answer: "begin with this bite itself",
        }]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        whole(position).map(drop).ok_or(NOT_COVERED)
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        let from = whole(position).ok_or(NOT_COVERED)?;
        after(position, mv)?;
        let because = "The corner goes with every bite, so that the same is left, and you are to move in it. If your answer wins, it wins for the proof; if none does, the corner wins. Here the proof ends: which of the two it is, it does not tell.";
        Ok(Some(Reply { mv: mv.into(), case: "Stolen", because: because.into(), from: Some(from) }))
    }
}
