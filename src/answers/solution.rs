//! The solution lab.
use super::{
    Failure, Format, Request, json,
    text::{plain, table},
};
use crate::labs::{
    Values,
    solution::{FIELDS, Found, Pair, Reason, index},
};
use serde::Serialize;
use std::io::Write;

/// Most pairs that the text shows.
const ROWS: usize = 20;
/// Most red levels, and most pairs, that JSON lists.
const NAMED: usize = 10_000;

/// The fields that count in only one of the forms in which P-positions are given, each with that form.
const FIELDS_OF_FORM: [(&str, &str); 8] = [
    ("p", "pairs"),
    ("a", "sequences"),
    ("b", "sequences"),
    ("x", "ratio"),
    ("y", "ratio"),
    ("f", "formula"),
    ("h", "formula"),
    ("s", "set"),
];

/// Answers a query to the solution lab.
///
/// # Errors
/// What is wrong with the question, or those of the stream.
pub fn answer(request: &Request, output: &mut dyn Write) -> Result<(), Failure> {
    let values = request.values(FIELDS)?;
    refuse_ignored(&values)?;
    let found = Found::read(&values)?;
    if request.is(Format::Csv) {
        return Ok(output.write_all(found.csv().as_bytes())?);
    }
    let nth = values.is_given("m").then(|| nth(&values, &found)).flatten();
    if request.is(Format::Json) {
        return json::write(&SolutionJson::of(&found, nth), output);
    }
    show(&found, nth, output)
}

/// Refuses a value that would be ignored, since the P-positions are given in another form.
fn refuse_ignored(values: &Values) -> Result<(), Failure> {
    let told = FIELDS_OF_FORM.iter().find(|(key, way)| values.is_given(key) && !values.is("w", way));
    told.map_or(Ok(()), |(key, way)| {
        Err(Failure::Wrong(format!("{key}={}: counts only with w={way}", values.text(key))))
    })
}

/// The n that is asked for and its pair, in digits; none where no such pair is known.
fn nth(values: &Values, found: &Found) -> Option<[String; 3]> {
    let n = index(values)?;
    let (a, b) = found.nth(&n).ok()??;
    Some([n.to_string(), a.to_string(), b.to_string()])
}

fn show(found: &Found, nth: Option<[String; 3]>, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "{}", plain(&found.title()))?;
    writeln!(output, "  {}", plain(&found.explanation()))?;
    if let Some(theorem) = found.theorem() {
        writeln!(output, "  {theorem} of Fisher and Larsson")?;
    }
    if let Some(refused) = &found.refused {
        for (at, step) in (1..).zip(refused.steps(found)) {
            writeln!(output, "  {at}. {}", plain(&step))?;
        }
        writeln!(output, "Nearest: S = {} gives {}", plain(&found.set()), plain(&found.first(ROWS)))?;
        return Ok(found
            .position(refused.moved().0)
            .map_or(Ok(()), |position| writeln!(output, "  {position}"))?);
    }
    if let Some([n, a, b]) = nth {
        return Ok(writeln!(output, "n = {n}: ({a},{b})")?);
    }
    writeln!(output, "S = {}", plain(&found.set()))?;
    let mut rows = vec![["n", "a", "b", "b-a"].map(String::from).to_vec()];
    rows.extend(
        (1..)
            .zip(&found.pairs)
            .take(ROWS)
            .map(|(n, (a, b))| [n, *a, *b, b - a].map(|n| n.to_string()).to_vec()),
    );
    table(&rows, output)?;
    if found.pairs.len() > ROWS {
        writeln!(output, "{} pairs in all; --csv has all of them", found.pairs.len())?;
    }
    Ok(())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SolutionJson {
    /// Whether some set of red levels has exactly these P-positions.
    game: bool,
    title: String,
    sure: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<&'static str>,
    /// The first red levels: of the nearest game where a pair is refused.
    red: Vec<u32>,
    /// The first pairs of the same game.
    pairs: Vec<Pair>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Refusal>,
    /// n, a and b, as digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    nth: Option<[String; 3]>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Refusal {
    pair: Pair,
    witness: Pair,
    /// "shared" or "older".
    reason: &'static str,
    steps: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}

impl SolutionJson {
    fn of(found: &Found, nth: Option<[String; 3]>) -> Self {
        let refused = found.refused.as_ref().map(|refused| Refusal {
            pair: refused.pair,
            witness: refused.witness,
            reason: if matches!(refused.reason, Reason::Shared(_)) { "shared" } else { "older" },
            steps: refused.steps(found).iter().map(|step| plain(step)).collect(),
            position: found.position(refused.moved().0),
        });
        Self {
            game: refused.is_none(),
            title: plain(&found.title()),
            sure: plain(&found.explanation()),
            theorem: found.theorem(),
            red: found.reds().take(NAMED).collect(),
            pairs: found.pairs.iter().copied().take(NAMED).collect(),
            refused,
            nth,
        }
    }
}
