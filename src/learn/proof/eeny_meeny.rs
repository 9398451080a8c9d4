//! Lemma 3.1 of Liu and Britton: a pile of Colourful Nim beside a Nim pile of its value.
use super::{
    Case, Proof, ProofRefusal, Reply,
    position::{after, beside, counted, of_game},
};
use crate::core::Game;

pub struct EenyMeeny;

const NOT_COVERED: ProofRefusal =
    ProofRefusal::Claim("a pile of Colourful Nim beside a Nim pile of its value");

/// The lengths of the runs in `r1y2`, from the ground up.
fn runs(text: &str) -> Option<Vec<u64>> {
    if text == "0" {
        return Some(Vec::new());
    }
    let runs = text.split(|c: char| c.is_ascii_lowercase()).skip(1);
    runs.map(|length| length.parse().ok()).collect()
}

/// The runs and the Nim pile.
fn read(position: &dyn Game) -> Result<(Vec<u64>, u64), ProofRefusal> {
    let notation = position.notation();
    let (pile, beside) = beside(&notation).ok_or(NOT_COVERED)?;
    let (_, text) = of_game(pile, "colourful").ok_or(NOT_COVERED)?;
    Ok((runs(&text).ok_or(NOT_COVERED)?, beside))
}

/// The lemma: from the ground up, a run is worth its length, or one less if it is no longer than what lies below is worth.
fn value(runs: &[u64]) -> u64 {
    runs.iter().fold(0, |below, run| if *run <= below { run - 1 } else { *run })
}

/// How many balls of the top run to leave so that the pile has the value `u`, which is less than its own; the case that
/// says so; and why, in a sentence.
fn lowered(runs: &[u64], u: u64) -> Option<(u64, &'static str, String)> {
    let (top, below) = runs.split_last()?;
    let h = value(below);
    let stay = |count: u64| if count == 1 { "1 ball stays".into() } else { format!("{count} balls stay") };
    Some(if *top <= h {
        let because = format!(
            "The top run has {}, no more than *h* = {h}, so of it {u} + 1 = {}.",
            counted(*top, "ball"),
            stay(u + 1)
        );
        (u + 1, "A1", because)
    } else if u < h {
        (u + 1, "A2", format!("{u} is less than *h* = {h}, so of the top run {u} + 1 = {}.", stay(u + 1)))
    } else if u == h {
        (0, "A3", format!("What lies below the top run is worth *h* = {h}, so the run goes whole."))
    } else {
        (u, "A4", format!("{u} is more than *h* = {h}, so of the top run {}.", stay(u)))
    })
}

impl Proof for EenyMeeny {
    fn id(&self) -> &'static str {
        "eeny-meeny"
    }
    fn name(&self) -> &'static str {
        "Lemma 3.1 of Liu and Britton"
    }
    fn claim(&self) -> &'static str {
        "Let the top run have *n* balls, and *h* be the value of what lies below it. Then the pile has value *v* = *n* − 1 if *n* ≤ *h*, else *v* = *n*. So beside a Nim pile of *v* whoever moves loses."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "A1",
                when: "you lower the Nim pile to *u*, and *n* ≤ *h*",
                answer: "leave *u* + 1 of the top run",
            },
            Case {
                name: "A2",
                when: "you lower the Nim pile to *u* < *h* < *n*",
                answer: "leave *u* + 1 of the top run",
            },
            Case {
                name: "A3",
                when: "you lower the Nim pile to *u* = *h* < *n*",
                answer: "take the whole top run",
            },
            Case {
                name: "A4",
                when: "you lower the Nim pile to *u*, and *h* < *u*",
                answer: "leave *u* of the top run",
            },
            Case {
                name: "B1",
                when: "you move in the pile, to a value *u* < *v*",
                answer: "lower the Nim pile to *u*",
            },
            Case {
                name: "B2",
                when: "you move in the pile, to a value *u* > *v*",
                answer: "return to *v*, by a case of A",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        let (runs, pile) = read(position)?;
        if value(&runs) == pile { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        self.covers(position)?;
        let (_, v) = read(position)?;
        let (runs, pile) = read(&*after(position, mv)?)?;
        let top = runs.last().copied().unwrap_or(0);
        let down = |to: u64| {
            let (left, case, because) = lowered(&runs, to).ok_or(NOT_COVERED)?;
            Ok((format!("1:1-{}", top.checked_sub(left).ok_or(NOT_COVERED)?), case, because))
        };
        let (mv, case, because) = if pile < v {
            down(pile)?
        } else if value(&runs) < v {
            let u = value(&runs);
            (
                format!("2:1-{}", v - u),
                "B1",
                format!("The pile is worth {u} now, less than *v* = {v}, so the Nim pile becomes {u}."),
            )
        } else {
            let (mv, by, because) = down(v)?;
            let so = format!(
                "The pile is worth {} now, more than *v* = {v}, so it returns to {v}, by {by}. {because}",
                value(&runs)
            );
            (mv, "B2", so)
        };
        Ok(Some(Reply { mv, case, because, from: None }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lemma_gives_the_values_of_the_paper() {
        for (text, of) in [("0", 0), ("r4", 4), ("y3r1", 0), ("r1y2r2y2", 2), ("r1y2r2", 1), ("r2y3r1y1", 1)]
        {
            assert_eq!(runs(text).map(|runs| value(&runs)), Some(of), "{text}");
        }
        assert_eq!(runs("r1y"), None);
    }
}
