//! Known values, outcomes and counts with their sources, and the printed statements of the papers.
//!
//! The text files beside this one name their source on line 1. A line is `notation = value, outcome under
//! normal play, outcome under misère play`, with `-` for what is not known; `plies.txt` counts lines of play.
mod breaking;
mod coins;
mod colourful;
mod colourful_table;
mod compounds;
mod hackenbush;
mod nim;
mod nim_misere;
mod rows;
mod tables;
mod taking;
mod tartan;
mod turning;

use nimscope::core::{Budget, Convention, Game, Outcome, verdict, winning};
use nimscope::games::open;
use std::rc::Rc;

/// Options that one answer may cost.
const EFFORT: u64 = 5_000_000;

fn opened(notation: &str) -> Rc<dyn Game> {
    open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"))
}

fn value(notation: &str) -> u64 {
    let value = opened(notation).value(&mut Budget::new(EFFORT));
    value.unwrap_or_else(|_| panic!("{notation} is not solved")).0
}

fn outcome(notation: &str, convention: Convention) -> Outcome {
    let found = verdict(&*opened(notation), convention, &mut Budget::new(EFFORT));
    found.ok().and_then(|v| v.outcome()).unwrap_or_else(|| panic!("{notation} is not solved"))
}

/// The notations of all winning moves.
fn wins(notation: &str, convention: Convention) -> Vec<String> {
    let found = winning(&*opened(notation), convention, 1000, &mut Budget::new(EFFORT));
    let found = found.unwrap_or_else(|_| panic!("{notation} is not solved"));
    assert!(!found.is_truncated(), "{notation}");
    found.moves.into_iter().map(|mv| mv.notation).collect()
}

/// `nim/3+5+7`
fn nim_of(sizes: &[u64]) -> String {
    format!("nim/{}", sizes.iter().map(u64::to_string).collect::<Vec<_>>().join("+"))
}

/// `colourful/(1,2),(3)`
fn colourful_of(piles: &[&[u64]]) -> String {
    let pile = |pile: &&[u64]| format!("({})", pile.iter().map(u64::to_string).collect::<Vec<_>>().join(","));
    format!("colourful/{}", piles.iter().map(pile).collect::<Vec<_>>().join(","))
}
