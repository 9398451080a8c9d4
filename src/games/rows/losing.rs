//! Rows under misère play, by what is known of the same game with heaps.
use super::{RowGame, RowMove, find};
use crate::core::{analysis::Outcome, budget::Budget, moves::MoveList, why::Why};
use crate::games::{
    heaps::misere::theory,
    rows::line::{Line, Standing},
};

/// Rows of which no period is known are looked at up to this size.
const LOOKED_AT: u64 = 4096;

fn sizes(position: &Line) -> Vec<u64> {
    position.rows().map(Standing::size).collect()
}

/// Finds what the outcome needs to know, as far as a part of the budget goes.
pub fn learn(rules: &RowGame, position: &Line, budget: &mut Budget) {
    if let Some(theory) = theory(&rules.code) {
        theory.learn(sizes(position).into_iter().max().unwrap_or(0), budget);
    }
}

/// The outcome and the winning moves, where they are known.
pub fn misere(rules: &RowGame, position: &Line, limit: usize) -> Option<(Outcome, MoveList<RowMove>)> {
    let theory = theory(&rules.code)?;
    let sizes = sizes(position);
    let most = sizes.iter().copied().max().unwrap_or(0);
    let (outcome, mut found) = (theory.outcome(&sizes)?, MoveList::none());
    if outcome == Outcome::P {
        return Some((outcome, found));
    }
    let period = theory.period(most);
    if period.is_none() && most > LOOKED_AT {
        return None;
    }
    for (row, rest) in position.rows().zip(theory.rests(&sizes)?) {
        let wins = |a: u64, b: u64| theory.is_p(&[a, b], rest, most);
        for count in rules.kind.counts() {
            let room = limit.saturating_sub(found.moves.len());
            let listed = find::wanted((rules.kind.beside, count), row.size(), room, period, &wins)?;
            found.join(listed.map(|at| RowMove { from: row.from + at, count }), limit);
        }
    }
    Some((outcome, found))
}

/// Why the rows have their outcome.
pub fn why(rules: &RowGame, position: &Line) -> Why {
    let why = theory(&rules.code).and_then(|theory| theory.why(&sizes(position), rules.card.group));
    why.unwrap_or_else(|| Why::default().text("No rule for all rows is used here.").misere_by_search())
}
