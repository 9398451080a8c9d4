//! Staircase Nim (Sprague 1937; Ferguson, Part I, exercise 2.6.6).
use super::{
    Case, Proof, ProofRefusal, Reply, bouton,
    columns::evened,
    position::{after, changed, counted, heaps, nim_sum},
};
use crate::core::Game;

pub struct Staircase;

const NOT_COVERED: ProofRefusal = ProofRefusal::Claim("stairs on whose odd steps the chips have nim-sum 0");

/// The chips on the steps with odd numbers.
fn odd(steps: &[u64]) -> Vec<u64> {
    steps.iter().copied().step_by(2).collect()
}

impl Proof for Staircase {
    fn id(&self) -> &'static str {
        "staircase"
    }
    fn name(&self) -> &'static str {
        "Staircase Nim"
    }
    fn claim(&self) -> &'static str {
        "The numbers of chips on the steps 1, 3, 5, … have nim-sum 0. So whoever moves loses, whatever lies on the other steps."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Even",
                when: "you move chips from an even step",
                answer: "move as many on from the step on which they came to lie",
            },
            Case {
                name: "Odd",
                when: "you move chips from an odd step",
                answer: "make the nim-sum of the odd steps 0, by a move from one of them",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        let steps = heaps(position, "staircase").ok_or(NOT_COVERED)?;
        if nim_sum(odd(&steps)) == 0 { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        self.covers(position)?;
        let (before, left) = (heaps(position, "staircase").ok_or(NOT_COVERED)?, after(position, mv)?);
        let left = heaps(&*left, "staircase").ok_or(NOT_COVERED)?;
        // Of the steps that a move changes the one that it leaves is the upper one.
        let below = changed(&before, &left).ok_or(ProofRefusal::Move)?;
        let from = if left[below] < before[below] { below } else { below + 1 };
        let moved = before[from] - left[from];
        if from % 2 == 1 {
            let because = format!(
                "{} came from step {} to step {from}; moved on, they leave the odd steps as they were.",
                counted(moved, "chip"),
                from + 1,
            );
            return Ok(Some(Reply { mv: format!("{from}-{moved}"), case: "Even", because, from: None }));
        }
        let odd = odd(&left);
        Ok(evened(&odd).map(|evened| Reply {
            mv: format!("{}-{}", 2 * evened.heap + 1, odd[evened.heap] - evened.to),
            case: "Odd",
            because: bouton::because(&odd, evened, &|heap| format!("step {}", 2 * heap + 1)),
            from: None,
        }))
    }
}
