//! Chequered rugs, by symmetry (Ferguson, Part I, exercise 5.5.9).
use super::{
    Case, Proof, ProofRefusal, Reply,
    position::{after, counted, of_game},
};
use crate::core::Game;
use std::collections::BTreeSet;

pub struct Rugs;

const NOT_COVERED: ProofRefusal =
    ProofRefusal::Claim("boards of Rugs that are the same mirrored at the diagonal, with no heads on it");

/// The places of heads, by row and column.
fn heads(position: &dyn Game) -> Result<BTreeSet<(u64, u64)>, ProofRefusal> {
    let (_, text) = of_game(&position.notation(), "rugs").ok_or(NOT_COVERED)?;
    let Some((_, heads)) = text.split_once(':') else { return Ok(BTreeSet::new()) };
    let place = |head: &str| {
        let (row, column) = head.split_once(',')?;
        Some((row.parse().ok()?, column.parse().ok()?))
    };
    heads.split('+').map(place).collect::<Option<_>>().ok_or(NOT_COVERED)
}

impl Proof for Rugs {
    fn id(&self) -> &'static str {
        "rugs"
    }
    fn name(&self) -> &'static str {
        "Symmetry"
    }
    fn claim(&self) -> &'static str {
        "The board is the same mirrored at the diagonal, and there are no heads on the diagonal. So whoever moves loses."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Apart",
                when: "your rectangle and its mirror image share no coin",
                answer: "turn the mirror image",
            },
            Case {
                name: "Across",
                when: "they share coins, never that in your lower right corner",
                answer: "turn the mirror image: what both share is turned twice",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        let heads = heads(position)?;
        let mirrored = |(row, column): &(u64, u64)| row != column && heads.contains(&(*column, *row));
        if heads.iter().all(mirrored) { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        self.covers(position)?;
        let (before, left) = (heads(position)?, heads(&*after(position, mv)?)?);
        let turned: BTreeSet<(u64, u64)> = before.symmetric_difference(&left).copied().collect();
        let twice = turned.iter().filter(|(row, column)| turned.contains(&(*column, *row))).count();
        let (rows, columns) = mv.split_once('x').ok_or(ProofRefusal::Move)?;
        let (row, column) = turned.last().copied().ok_or(ProofRefusal::Move)?;
        let corner = format!(
            "The coin at ({column}, {row}), opposite your corner ({row}, {column}), lies as it did, heads up"
        );
        let (case, because) = match twice {
            0 => ("Apart", format!("{corner}, and nothing else of the image was touched.")),
            _ => (
                "Across",
                format!("{corner}; what both share, {}, is turned twice.", counted(twice as u64, "coin")),
            ),
        };
        Ok(Some(Reply { mv: format!("{columns}x{rows}"), case, because, from: None }))
    }
}
