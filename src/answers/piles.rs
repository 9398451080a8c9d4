//! The piles lab.
use super::{
    Failure, Format, Request, json,
    text::{plain, table},
};
use crate::labs::Values;
use crate::labs::piles::{
    Check, Counterexample, Ends, FIELDS, Finding, List, Pile, PileValues, count, pile_filter, pointed,
};
use crate::labs::statement::Side;
use serde::Serialize;
use std::io::Write;

/// Most rows of piles that the text shows.
const ROWS: usize = 40;

struct Found {
    known: PileValues,
    list: List,
    check: Option<Check>,
    value: u32,
    at: Option<usize>,
}

/// Answers a query to the piles lab.
///
/// # Errors
/// What is wrong with the question, or those of the stream.
pub fn answer(request: &Request, output: &mut dyn Write) -> Result<(), Failure> {
    let found = Found::of(&request.values(FIELDS)?)?;
    let Found { known, list, value, .. } = &found;
    if request.is(Format::Json) {
        return json::write(&PilesJson::of(&found), output);
    }
    if request.is(Format::Csv) {
        return Ok(output.write_all(list.csv(known).as_bytes())?);
    }
    if request.is(Format::BFile) {
        let file = known.b_file(list.filter.ends, list.filter.balls, *value);
        return Ok(output.write_all(file.as_bytes())?);
    }
    found.show(output)
}

impl Found {
    fn of(values: &Values) -> Result<Self, Failure> {
        // Mistakes in the values were reported when the query was read.
        let filter = pile_filter(values).ok_or_else(|| Failure::Wrong("the piles cannot be read".into()))?;
        let mut known = PileValues::default();
        while known.advance(filter.balls, usize::MAX) {}
        let text = values.text("q").trim();
        let read = || Check::new(text, &filter).map_err(|error| super::query::wrong("q", text, &error));
        let mut check = if text.is_empty() { None } else { Some(read()?) };
        if let Some(check) = &mut check {
            while check.advance(&known, usize::MAX) {}
        }
        let value = filter.value.unwrap_or(0);
        let mut list = List::new(filter);
        while list.advance(&known, usize::MAX) {}
        let at = pointed(values).filter(|n| values.is_given("m") && *n <= list.filter.balls);
        Ok(Self { known, list, check, value, at })
    }
    fn counts(&self, n: usize) -> [u32; 2] {
        Ends::ALL.map(|ends| self.known.count(ends, n, self.value))
    }
    fn show(&self, output: &mut dyn Write) -> Result<(), Failure> {
        let Self { known, list, check, value, at } = self;
        if let Some(n) = at {
            let [one, two] = self.counts(*n);
            writeln!(
                output,
                "{n} balls: value {value} with one end: {one}, with two ends: {two}, of {} piles",
                count(*n)
            )?;
            return Ok(());
        }
        if let Some(check) = check {
            writeln!(output, "{}", check.statement().text())?;
            let lines =
                [Some(check.title()), Some(check.explanation(known)), check.options(known), check.position()];
            for line in lines.into_iter().flatten().filter(|line| !line.is_empty()) {
                writeln!(output, "  {}", plain(&line))?;
            }
            return Ok(());
        }
        writeln!(output, "How many piles of n balls have value {value}")?;
        let mut rows = vec![["n", "one end", "two ends", "all"].map(String::from).to_vec()];
        rows.extend((0..=list.filter.balls).map(|n| {
            let [one, two] = self.counts(n);
            vec![n.to_string(), one.to_string(), two.to_string(), count(n).to_string()]
        }));
        table(&rows, output)?;
        writeln!(output, "{} piles are asked for; the first:", list.count)?;
        let mut rows = vec![["runs", "n", "k", "one end", "two ends"].map(String::from).to_vec()];
        rows.extend(list.piles.iter().take(ROWS).map(|pile| {
            let [one, two] = Ends::ALL.map(|ends| known.value(ends, *pile).to_string());
            vec![pile.text(), pile.balls().to_string(), pile.runs().to_string(), one, two]
        }));
        Ok(table(&rows, output)?)
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PilesJson {
    /// The number of ends that balls are taken from, 1 or 2, as asked for.
    ends: u8,
    /// The value whose piles are counted.
    value: u32,
    counts: Vec<Counted>,
    /// How many piles are asked for, and the first of them.
    count: usize,
    piles: Vec<Row>,
    #[serde(skip_serializing_if = "Option::is_none")]
    statement: Option<Stated>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Counted {
    n: usize,
    one_end: u32,
    two_ends: u32,
    all: u64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    runs: Vec<u32>,
    one_end: u32,
    two_ends: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Stated {
    statement: String,
    /// "holds" or "fails".
    standing: &'static str,
    title: String,
    sure: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    /// Both sides of the comparison, where the statement fails.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sides: Vec<Valued>,
}

#[derive(Serialize)]
struct Valued {
    text: String,
    value: Option<i64>,
}

impl PilesJson {
    fn of(found: &Found) -> Self {
        let Found { known, list, check, value, .. } = found;
        let counted = |n| {
            let [one_end, two_ends] = found.counts(n);
            Counted { n, one_end, two_ends, all: count(n) }
        };
        let row = |pile: &Pile| {
            let [one_end, two_ends] = Ends::ALL.map(|ends| known.value(ends, *pile));
            Row { runs: pile.lengths(), one_end, two_ends }
        };
        Self {
            ends: if list.filter.ends == Ends::One { 1 } else { 2 },
            value: *value,
            counts: (0..=list.filter.balls).map(counted).collect(),
            count: list.count,
            piles: list.piles.iter().map(row).collect(),
            statement: check.as_ref().map(|check| Stated::of(check, known)),
        }
    }
}

impl Stated {
    fn of(check: &Check, known: &PileValues) -> Self {
        let (standing, sides) = match check.finding() {
            Finding::Holds(_) => ("holds", Vec::new()),
            Finding::Fails(Counterexample { sides, .. }) => {
                let side = |side: &Side| Valued { text: side.text.clone(), value: side.value.ok() };
                ("fails", sides.iter().flatten().map(side).collect())
            }
        };
        Self {
            statement: check.statement().text().into(),
            standing,
            title: plain(&check.title()),
            sure: plain(&check.explanation(known)),
            position: check.position(),
            sides,
        }
    }
}
