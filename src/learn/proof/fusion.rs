//! The fusion principle (Ferguson, Part I, 6.3; Winning Ways, chapter 7): the vertices of any circuit may be fused; with the
//! colon principle this gives the value of every picture, and where to cut.
use super::{
    Case, Proof, ProofRefusal, Reply,
    fused::{Picture, Place},
};
use crate::core::Game;

pub struct Fusion;

const NOT_COVERED: ProofRefusal =
    ProofRefusal::Claim("pictures of Hackenbush that are worth 0 when their circuits are fused");

impl Proof for Fusion {
    fn id(&self) -> &'static str {
        "fusion"
    }
    fn name(&self) -> &'static str {
        "The fusion principle"
    }
    fn claim(&self) -> &'static str {
        "Any picture. The vertices of each circuit are fused into one; its edges become loops, each worth 1. What is left is a tree, and the colon principle makes it worth 0. So whoever moves loses."
    }
    fn task(&self) -> &'static str {
        "You move first. Cut the last edge once, and the proof is wrong."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Branch",
                when: "you cut an edge on no circuit, and in the leftmost odd column a branch on no circuit has a one",
                answer: "cut this branch down, to what makes all columns even",
            },
            Case {
                name: "Opened",
                when: "you cut an edge of a circuit, whose other edges may now be branches; one of all branches has a one in the leftmost odd column",
                answer: "cut this branch down, to what makes all columns even",
            },
            Case {
                name: "Circuit",
                when: "only loops of a fused circuit have a one in the leftmost odd column",
                answer: "cut an edge of the circuit so that what is left, fused again, is worth 0",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        if Picture::read(position, NOT_COVERED)?.fused().value() == 0 { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        let picture = Picture::read(position, NOT_COVERED)?;
        let before = picture.fused();
        if before.value() != 0 {
            return Err(NOT_COVERED);
        }
        let cut: u64 =
            position.read_move(mv).ok().and_then(|mv| mv.notation.parse().ok()).ok_or(ProofRefusal::Move)?;
        let left = picture.without(cut);
        let fused = left.fused();
        let sum = fused.value();
        let fell = picture.len() - left.len();
        let gone = if fell == 1 { "1 edge is".to_string() } else { format!("{fell} edges are") };
        let (edge, case, because) = match fused.place() {
            // No option of a position has its value, so a cut never leaves 0.
            None => return Err(NOT_COVERED),
            Some(Place::Branch { edge, from, to }) => {
                let case = if before.on_circuit(cut) { "Opened" } else { "Branch" };
                let why = format!(
                    "After your cut {gone} gone, and the fused picture is worth {sum}. The branch at edge {edge} is worth {from}; it must be {to}."
                );
                (edge, case, why)
            }
            Some(Place::Loops(loops)) => {
                // The principle says that there is such an edge: first among those of the circuit, where it mostly is.
                let mut all = loops.iter().copied().chain(left.numbers());
                let edge = all.find(|edge| left.without(*edge).fused().value() == 0).ok_or(NOT_COVERED)?;
                let count = loops.len();
                let why = format!(
                    "After your cut {gone} gone, and the fused picture is worth {sum}. Of the {count} loops one must go: without edge {edge} what is left is worth 0."
                );
                (edge, "Circuit", why)
            }
        };
        Ok(Some(Reply { mv: edge.to_string(), case, because, from: None }))
    }
}
