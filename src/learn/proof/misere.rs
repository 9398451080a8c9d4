//! Bouton’s method for misère Nim (Ferguson, Part I, 2.5).
use super::{
    Case, Proof, ProofRefusal, Reply, bouton,
    columns::evened,
    position::{after, counted, heaps, nim_sum},
};
use crate::core::{Convention, Game};

pub struct Misere;

const NOT_COVERED: ProofRefusal = ProofRefusal::Claim(
    "positions of Nim with nim-sum 0 and a pile of 2 or more, or with an odd number of ones alone",
);

fn claimed(sizes: &[u64]) -> bool {
    match sizes.iter().any(|size| *size > 1) {
        true => nim_sum(sizes.iter().copied()) == 0,
        false => ones(sizes) % 2 == 1,
    }
}

fn ones(sizes: &[u64]) -> u64 {
    sizes.iter().filter(|size| **size == 1).count() as u64
}

impl Proof for Misere {
    fn id(&self) -> &'static str {
        "misere"
    }
    fn name(&self) -> &'static str {
        "Bouton’s method for misère Nim"
    }
    fn claim(&self) -> &'static str {
        "The last token loses. The nim-sum is 0 and some pile is larger than 1, or there are only piles of 1, an odd number of them. So whoever moves loses."
    }
    fn task(&self) -> &'static str {
        "You move first. Leave the last token to the proof once, and it is wrong."
    }
    fn convention(&self) -> Convention {
        Convention::Misere
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Two",
                when: "two piles or more are larger than 1",
                answer: "make the nim-sum 0, as in normal play",
            },
            Case {
                name: "Even",
                when: "one pile is larger than 1, beside an even number of ones",
                answer: "reduce it to 1",
            },
            Case {
                name: "Odd",
                when: "one pile is larger than 1, beside an odd number of ones",
                answer: "take it whole",
            },
            Case { name: "Ones", when: "only ones are left, an even number", answer: "take one of them" },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        let sizes = heaps(position, "nim").ok_or(NOT_COVERED)?;
        if claimed(&sizes) { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        self.covers(position)?;
        let sizes = heaps(&*after(position, mv)?, "nim").ok_or(NOT_COVERED)?;
        let large: Vec<usize> = (0..sizes.len()).filter(|pile| sizes[*pile] > 1).collect();
        let beside = counted(ones(&sizes), "pile") + " of 1";
        let (pile, to, case, because) = match large[..] {
            [] => {
                let Some(pile) = sizes.iter().position(|size| *size == 1) else { return Ok(None) };
                (
                    pile,
                    0,
                    "Ones",
                    format!("Only ones are left, {} of them: one less is an odd number.", ones(&sizes)),
                )
            }
            [pile] if ones(&sizes).is_multiple_of(2) => (
                pile,
                1,
                "Even",
                format!(
                    "Pile {} alone is larger than 1, and beside it {beside}: with it the ones are odd in number.",
                    pile + 1
                ),
            ),
            [pile] => (
                pile,
                0,
                "Odd",
                format!(
                    "Pile {} alone is larger than 1, and beside it {beside}, an odd number that stays.",
                    pile + 1
                ),
            ),
            _ => {
                let Some(evened) = evened(&sizes) else { return Err(NOT_COVERED) };
                let because = bouton::because(&sizes, evened, &|pile| format!("pile {}", pile + 1));
                (evened.heap, evened.to, "Two", because)
            }
        };
        Ok(Some(Reply { mv: format!("{}-{}", pile + 1, sizes[pile] - to), case, because, from: None }))
    }
}
