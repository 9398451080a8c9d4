//! Chomp where a strategy is known: two arms of the same length, and two rows (Ferguson, Part I, exercise 1.5.6). That the
//! first player wins on every rectangle is proved by stealing a strategy, which tells none.
use super::{
    Case, Proof, ProofRefusal, Reply,
    position::{after, counted, heaps},
};
use crate::core::Game;

pub struct Chomp;

const NOT_COVERED: ProofRefusal = ProofRefusal::Claim(
    "bars of Chomp with a row and a column of the same length, or with two rows of which the lower one is longer by 1",
);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// One row and one column of this many squares.
    Arms,
    /// Two rows, the lower one longer by one.
    Rows,
}

fn form(rows: &[u64]) -> Option<Form> {
    match rows {
        [length, above @ ..] if above.iter().all(|row| *row == 1) && above.len() as u64 + 1 == *length => {
            Some(Form::Arms)
        }
        [lower, upper] if upper + 1 == *lower => Some(Form::Rows),
        _ => None,
    }
}

impl Proof for Chomp {
    fn id(&self) -> &'static str {
        "chomp"
    }
    fn name(&self) -> &'static str {
        "Chomp on squares and on two rows"
    }
    fn claim(&self) -> &'static str {
        "Of a square that was bitten at (2, 2) two arms of the same length are left; of two rows, bitten at the upper end, the lower one is longer by 1. So whoever moves loses."
    }
    fn task(&self) -> &'static str {
        "You move first. Leave the poisoned square to the proof once, and it is wrong."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Row arm",
                when: "two arms, and you bite the one to the right",
                answer: "bite as much off the one upwards",
            },
            Case {
                name: "Column arm",
                when: "two arms, and you bite the one upwards",
                answer: "bite as much off the one to the right",
            },
            Case {
                name: "Upper",
                when: "two rows, and you bite the upper one only",
                answer: "make the lower one longer than it by 1",
            },
            Case {
                name: "Both",
                when: "two rows, and you bite the lower one: then both end alike",
                answer: "bite the last square of the upper one",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        form(&heaps(position, "chomp").ok_or(NOT_COVERED)?).map(drop).ok_or(NOT_COVERED)
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        let before = heaps(position, "chomp").ok_or(NOT_COVERED)?;
        let form = form(&before).ok_or(NOT_COVERED)?;
        let left = heaps(&*after(position, mv)?, "chomp").ok_or(NOT_COVERED)?;
        let (lower, upper) = (left[0], left.get(1).copied().unwrap_or(0));
        let (mv, case, because) = match form {
            Form::Arms if lower < before[0] => {
                let mv = format!("1.{}", lower + 1);
                (
                    mv,
                    "Row arm",
                    format!(
                        "The arm to the right has {}, so has the one upwards then.",
                        counted(lower, "square")
                    ),
                )
            }
            Form::Arms => {
                let high = left.len();
                let mv = format!("{}.1", high + 1);
                (
                    mv,
                    "Column arm",
                    format!(
                        "The arm upwards has {}, so has the one to the right then.",
                        counted(high as u64, "square")
                    ),
                )
            }
            Form::Rows if lower == before[0] => {
                let because = format!(
                    "The upper row has {} left, so the lower one keeps {}.",
                    counted(upper, "square"),
                    upper + 1
                );
                (format!("{}.1", upper + 2), "Upper", because)
            }
            Form::Rows => {
                let because = format!(
                    "Both rows have {}; without the last one of the upper row they differ by 1.",
                    counted(lower, "square")
                );
                (format!("{upper}.2"), "Both", because)
            }
        };
        Ok(Some(Reply { mv, case, because, from: None }))
    }
}
