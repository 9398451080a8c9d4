//! Bouton’s theorem (Bouton 1901; Ferguson, Part I, 2.4).
use super::{
    Case, Proof, ProofRefusal, Reply,
    columns::{BalancingMove, evened},
    position::{after, heaps, nim_sum},
};
use crate::core::Game;

pub struct Bouton;

/// The positions that the theorem is about.
const NOT_COVERED: ProofRefusal = ProofRefusal::Claim("positions of Nim with nim-sum 0");

impl Proof for Bouton {
    fn id(&self) -> &'static str {
        "bouton"
    }
    fn name(&self) -> &'static str {
        "Bouton’s theorem"
    }
    fn claim(&self) -> &'static str {
        "In each binary column of the piles the number of ones is even: the nim-sum is 0. So whoever moves loses."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "One",
                when: "in the leftmost odd column a single pile has a one",
                answer: "this pile makes all columns even",
            },
            Case {
                name: "More",
                when: "in the leftmost odd column three piles or more have a one",
                answer: "any of them does: the first one",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        let sizes = heaps(position, "nim").ok_or(NOT_COVERED)?;
        if nim_sum(sizes) == 0 { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        self.covers(position)?;
        let sizes = heaps(&*after(position, mv)?, "nim").ok_or(NOT_COVERED)?;
        Ok(evened(&sizes).map(|evened| Reply {
            mv: format!("{}-{}", evened.heap + 1, sizes[evened.heap] - evened.to),
            case: if evened.ones == 1 { "One" } else { "More" },
            because: because(&sizes, evened, &|heap| format!("pile {}", heap + 1)),
            from: None,
        }))
    }
}

/// Why this heap is changed, in a sentence; `called` gives the name of a heap.
pub fn because(sizes: &[u64], evened: BalancingMove, called: &dyn Fn(usize) -> String) -> String {
    let BalancingMove { heap, to, column, ones } = evened;
    let size = sizes[heap];
    let who = match ones {
        1 => format!("only {} has a one in it", called(heap)),
        _ => format!("{ones} have a one in it, {} first", called(heap)),
    };
    format!(
        "The leftmost odd column is that of {column}, and {who}: ${size} ⊕ {} = {to}$ is left of it.",
        size ^ to
    )
}
