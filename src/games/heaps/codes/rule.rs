//! The rule of a heap, by its code or by a set.
use super::code::{Code, Digit};
use kernels::sequences::{Moves, Tail};

/// The rule of a game with heaps: what a move may do to one heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rule {
    Code(Code),
    /// Any number of tokens in the set may be taken, and nothing is broken. In any order; 0 is ignored.
    Subtraction(Vec<u64>),
    /// Any number of tokens that is not in the set may be taken, and nothing is broken.
    AllBut(Vec<u64>),
}

impl Rule {
    /// Its moves, as the kernels take them.
    pub fn moves(&self) -> Moves {
        self.into()
    }
}

/// No table is so long that greater takes matter.
const FAR: u64 = 1 << 24;

impl From<&Rule> for Moves {
    fn from(rule: &Rule) -> Self {
        let mut moves = Self::default();
        let plain = Digit { heaps: 3, unequal: false };
        match rule {
            Rule::Code(code) => {
                let tail = code.tail().map_or(code.digits().len(), |(_, start)| start as usize);
                for (take, &digit) in code.digits()[..tail].iter().enumerate() {
                    moves.add(take, digit);
                }
                let digits = code.digits()[tail..].to_vec();
                moves.tail = (!digits.is_empty()).then_some(Tail { start: tail, digits });
            }
            Rule::Subtraction(set) => {
                for take in sorted(set, &mut moves.partial) {
                    moves.add(take, plain);
                }
            }
            Rule::AllBut(set) => {
                let set = sorted(set, &mut moves.partial);
                let start = set.last().map_or(1, |last| last + 1);
                for take in (1..start).filter(|take| set.binary_search(take).is_err()) {
                    moves.add(take, plain);
                }
                moves.tail = Some(Tail { start, digits: vec![plain] });
            }
        }
        moves
    }
}

/// The takes in rising order. Sets the flag if some are left out.
fn sorted(set: &[u64], partial: &mut bool) -> Vec<usize> {
    let near = set.iter().filter(|take| (1..FAR).contains(*take));
    let mut takes: Vec<usize> = near.map(|&take| take as usize).collect();
    takes.sort_unstable();
    takes.dedup();
    *partial = set.iter().any(|&take| take >= FAR);
    takes
}
