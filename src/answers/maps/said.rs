//! A map as a JSON object.
use super::{Answer, plain};
use crate::core::{Convention, ValueMap};
use crate::labs::maps::{Found, MapComparison, StatementResult};
use serde::Serialize;

impl Answer<'_> {
    pub fn json_object(&self) -> MapJson<'_> {
        let Self { found, cell, .. } = self;
        let side = found.values.side;
        // Where only outcomes are known 1 stands for N.
        let value = |value: &u16| match *value {
            ValueMap::NONE => None,
            ValueMap::N => Some(1),
            value => Some(value),
        };
        let at = |(x, y): (usize, usize)| found.values.values.get(y * side + x).and_then(value);
        MapJson {
            game: &found.wanted.game,
            side,
            outcomes: self.outcomes,
            misere: found.wanted.convention == Convention::Misere,
            axes: &found.axes,
            cell: cell.map(|(x, y)| Cell { x, y, value: at((x, y)) }),
            pairs: found.pairs.iter().map(|pair| [pair.a, pair.b]).collect(),
            total: found.count,
            rows: found.values.values.chunks(side).map(|row| row.iter().map(value).collect()).collect(),
            comparison: self.laid.as_ref().zip(self.other.as_ref()).map(Compared::of),
            statement: self.checked.as_ref().map(|checked| Checked::of(self.statement, checked)),
        }
    }
}

#[derive(Serialize)]
pub struct MapJson<'a> {
    game: &'a str,
    side: usize,
    /// Whether outcomes were asked for; the rows hold values all the same, 0 for P.
    outcomes: bool,
    /// Whether the outcomes are those of misère play: then the rows hold 0 for P and 1 for N.
    misere: bool,
    /// What the numbers across and up are.
    axes: &'a [String; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<Cell>,
    /// The first P-positions; of two mirror images the one with the smaller number first.
    pairs: Vec<[usize; 2]>,
    total: usize,
    /// A row for each y, in it a value for each x, or null where there is no position.
    rows: Vec<Vec<Option<u16>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comparison: Option<Compared<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    statement: Option<Checked<'a>>,
}

#[derive(Serialize)]
struct Cell {
    x: usize,
    y: usize,
    value: Option<u16>,
}

/// How two maps compare: the number of cells of each kind.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Compared<'a> {
    game: &'a str,
    both_p: usize,
    first_p: usize,
    second_p: usize,
    /// N in both maps, with the same value in both where values are compared.
    same: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    differ: Option<usize>,
    /// The first cell in which the maps differ, in the order of x + y and then of x.
    first_difference: Option<(usize, usize)>,
}

impl<'a> Compared<'a> {
    fn of((laid, other): (&MapComparison, &'a Found)) -> Self {
        let [both_p, first_p, second_p, same, differ] = laid.counts;
        let differ = laid.valued.then_some(differ);
        Self {
            game: &other.wanted.game,
            both_p,
            first_p,
            second_p,
            same,
            differ,
            first_difference: laid.first,
        }
    }
}

#[derive(Serialize)]
struct Checked<'a> {
    statement: &'a str,
    /// "holds" or "fails".
    standing: &'static str,
    /// The finding in words.
    title: String,
    sure: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    counterexample: Option<Refuted<'a>>,
}

#[derive(Serialize)]
struct Refuted<'a> {
    at: (usize, usize),
    position: Option<&'a str>,
    /// Both sides of the statement with their values, which are 1 and 0 for conditions.
    sides: Vec<Side<'a>>,
}

#[derive(Serialize)]
struct Side<'a> {
    text: &'a str,
    value: Option<i64>,
}

impl<'a> Checked<'a> {
    fn of(statement: &'a str, checked: &'a StatementResult) -> Self {
        let side = |(text, value): &'a (String, Option<i64>)| Side { text, value: *value };
        let counterexample = checked.counterexample.as_ref().map(|found| Refuted {
            at: found.at,
            position: found.position.as_deref(),
            sides: found.sides.iter().map(side).collect(),
        });
        let standing = if counterexample.is_some() { "fails" } else { "holds" };
        let (title, sure) = (plain(&checked.title), plain(&checked.sure));
        Self { statement, standing, title, sure, counterexample }
    }
}
