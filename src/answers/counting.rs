//! The counting lab.
use super::{
    Failure, Format, Request,
    json::{self, Whole},
    query::wrong,
    text::{plain, table},
};
use crate::core::NotationError;
use crate::labs::Values;
use crate::labs::counting::{
    Bounds, CountedGame, Entry, Exact, FIELDS, Formula, Sequence, Terms, bounds, corrections, exact, formula,
    game, pointed, read_piles, read_terms, sequence,
};
use serde::Serialize;
use std::io::Write;

/// Most digits of a term that the table writes in full.
const WHOLE: usize = 15;

/// The parts of the answer: those whose key the query has, and the table where it asks for no other part.
struct Found {
    k: u32,
    sequence: Sequence,
    terms: Option<Terms>,
    /// The n that is pointed at, and the term there.
    at: Option<(usize, Exact)>,
    bounds: Option<Chain>,
    /// The long n as it was typed, and the term there.
    long: Option<(String, Exact)>,
}

/// 2^low ≤ a(inner) ≤ A(n) ≤ a(n) ≤ 2^high.
struct Chain {
    n: usize,
    bounds: Bounds,
    terms: [Exact; 3],
}

/// Answers a query to the counting lab.
///
/// # Errors
/// What is wrong with the question, or those of the stream.
pub fn answer(request: &Request, output: &mut dyn Write) -> Result<(), Failure> {
    let values = request.values(FIELDS)?;
    let found = Found::of(&values, request.is(Format::Csv) || request.is(Format::BFile))?;
    match &found.terms {
        _ if request.is(Format::Json) => json::write(&CountingJson::of(&found), output),
        Some(terms) if request.is(Format::Csv) => Ok(output.write_all(terms.csv().as_bytes())?),
        Some(terms) if request.is(Format::BFile) => {
            Ok(output.write_all(terms.b_file(found.sequence).as_bytes())?)
        }
        _ => found.show(output),
    }
}

impl Found {
    fn of(values: &Values, table: bool) -> Result<Self, Failure> {
        if let Some(Some(source)) = game(values) {
            return Self::of_game(values, &source, table);
        }
        let (sequence, at) = (sequence(values), pointed(values));
        let [piles, upto] = ["k", "n"].map(|key| values.text(key));
        let k = read_piles(piles).map_err(|error| wrong("k", piles, &error))?;
        let upto = read_terms(upto).map_err(|error| wrong("n", upto, &error))?;
        let table = table || values.is_given("n") || !["m", "x", "b"].iter().any(|key| values.is_given(key));
        let term = |sequence, n: usize| {
            exact(k, sequence, &n.to_string()).map_err(|error| wrong("m", &n.to_string(), &error))
        };
        let chain = |n: usize| {
            let bounds = bounds(k, n as u64);
            let inner = term(Sequence::LargestAtMost, bounds.inner as usize)?;
            let terms = [inner, term(Sequence::TotalAtMost, n)?, term(Sequence::LargestAtMost, n)?];
            Ok::<_, Failure>(Chain { n, bounds, terms })
        };
        let long = values.text("x").trim();
        let long = (!long.is_empty()).then(|| {
            let found = exact(k, sequence, long).map_err(|error| wrong("x", long, &error));
            found.map(|found| (long.to_string(), found))
        });
        Ok(Self {
            k,
            sequence,
            at: values.is_given("m").then(|| term(sequence, at).map(|found| (at, found))).transpose()?,
            bounds: values.flag("b").then(|| chain(at)).transpose()?,
            long: long.transpose()?,
            terms: table.then(|| Terms::new(k, upto)),
        })
    }
    /// The answer for a game other than Nim, whose terms are all counted.
    fn of_game(values: &Values, source: &CountedGame, table: bool) -> Result<Self, Failure> {
        let terms = Terms::asked(values)
            .ok_or_else(|| wrong("k", values.text("k"), &NotationError::syntax(0, "a number of heaps")))?;
        let (sequence, n) = (sequence(values), pointed(values));
        let at = values.is_given("m").then(|| {
            let expected = format!("at most {} for {source}", terms.upto);
            let term = (n <= terms.upto).then(|| (n, Exact { digits: terms.digits(sequence, n) }));
            term.ok_or_else(|| wrong("m", &n.to_string(), &NotationError::too_large(0, expected)))
        });
        let shown = table || values.is_given("n") || !values.is_given("m");
        Ok(Self {
            k: terms.k,
            sequence,
            at: at.transpose()?,
            bounds: None,
            long: None,
            terms: shown.then_some(terms),
        })
    }
    fn name(&self, sequence: Sequence) -> String {
        format!("{}_{}", sequence.letter(), self.k)
    }
    fn show(&self, output: &mut dyn Write) -> Result<(), Failure> {
        if let Some(terms) = &self.terms {
            self.about(terms, output)?;
            let head = Sequence::ALL.map(|sequence| self.name(sequence));
            let mut rows = vec![std::iter::once("n".to_string()).chain(head).collect::<Vec<_>>()];
            rows.extend((0..=terms.upto).map(|n| {
                let digits = Sequence::ALL.map(|sequence| shortened(&terms.digits(sequence, n)));
                std::iter::once(n.to_string()).chain(digits).collect()
            }));
            table(&rows, output)?;
        }
        let name = self.name(self.sequence);
        if let Some((n, term)) = &self.at {
            writeln!(output, "{name}({n}) = {}", term.digits)?;
        }
        if let Some(Chain { n, bounds: Bounds { inner, low, high }, terms: [first, sums, last] }) =
            &self.bounds
        {
            let [a, total] = [Sequence::LargestAtMost, Sequence::TotalAtMost].map(|one| self.name(one));
            writeln!(output, "2^{low} ≤ {a}({inner}) = {}", first.digits)?;
            writeln!(output, "  ≤ {total}({n}) = {}", sums.digits)?;
            writeln!(output, "  ≤ {a}({n}) = {} ≤ 2^{high}  (Corollary 7)", last.digits)?;
        }
        if let Some((n, term)) = &self.long {
            writeln!(output, "{name}({n}) = {}", term.digits)?;
        }
        Ok(())
    }
    /// Writes what is counted, and how.
    fn about(&self, terms: &Terms, output: &mut dyn Write) -> Result<(), Failure> {
        let many = |noun: &str| if self.k == 1 { format!("1 {noun}") } else { format!("{} {noun}s", self.k) };
        let Some(game) = &terms.game else {
            let (piles, checked) = (many("pile"), terms.checked);
            writeln!(
                output,
                "P-positions of Nim with {piles}; formulas checked by counting to n = {checked}"
            )?;
            return self.formulas(output);
        };
        writeln!(
            output,
            "P-positions of {game} with {}, counted by the values of single heaps",
            many("heap")
        )?;
        for sequence in Sequence::ALL {
            let known: Vec<String> = terms.known(sequence).iter().map(entry_text).collect();
            let known =
                if known.is_empty() { String::new() } else { format!("; begins like {}", known.join(", ")) };
            writeln!(output, "{}(n): {}{known}", self.name(sequence), plain(terms.counts(sequence)))?;
        }
        Ok(())
    }
    fn formulas(&self, output: &mut dyn Write) -> Result<(), Failure> {
        for sequence in Sequence::ALL {
            let Formula { lines, source } = formula(self.k, sequence);
            // With subscripts as `name` writes them.
            let lines = lines.join("; ").replace(&format!("_{{{}}}", self.k), &format!("_{}", self.k));
            let oeis = sequence.oeis(self.k).map(|number| format!(", {number}")).unwrap_or_default();
            writeln!(
                output,
                "{}(n), {}{oeis}: {} ({source})",
                self.name(sequence),
                plain(sequence.counts()),
                lines
            )?;
        }
        if let Some(text) = corrections(self.k) {
            writeln!(output, "{}", plain(text))?;
        }
        Ok(())
    }
}

fn entry_text(entry: &Entry) -> String {
    format!("{} ({}{})", entry.number, plain(entry.name), if entry.halved { ", with 0 between" } else { "" })
}

/// A number in full, or if it is long its first digits and a power of ten.
fn shortened(digits: &str) -> String {
    if digits.len() <= WHOLE {
        return digits.into();
    }
    format!("{}.{}·10^{}", &digits[..1], &digits[1..4], digits.len() - 1)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CountingJson<'a> {
    /// The name of the game, where it is not Nim.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    piles: u32,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sequences: Vec<Column>,
    /// The greatest n to which the formulas were checked by counting.
    #[serde(skip_serializing_if = "Option::is_none")]
    checked: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    terms: Vec<Term<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bounds: Option<Between>,
}

#[derive(Serialize)]
struct Column {
    sequence: &'static str,
    counts: String,
    oeis: Option<&'static str>,
    formula: Vec<String>,
    source: &'static str,
    terms: Vec<Whole>,
}

#[derive(Serialize)]
struct Term<'a> {
    sequence: &'static str,
    /// The n as it was typed.
    n: String,
    #[serde(serialize_with = "whole")]
    value: &'a str,
}

fn whole<S: serde::Serializer>(digits: &&str, serializer: S) -> Result<S::Ok, S::Error> {
    Whole((*digits).into()).serialize(serializer)
}

/// The bounds of A(n).
#[derive(Serialize)]
struct Between {
    n: usize,
    /// The exponents of two in the bounds.
    low: u32,
    high: u32,
    inner: u64,
    /// a(inner), A(n) and a(n).
    terms: Vec<Whole>,
}

impl<'a> CountingJson<'a> {
    fn of(found: &'a Found) -> Self {
        let column = |terms: &Terms, sequence: Sequence| {
            let Formula { lines, source } = match terms.game {
                None => formula(found.k, sequence),
                Some(_) => Formula { lines: Vec::new(), source: "" },
            };
            let oeis = terms.oeis(sequence);
            let counts = plain(terms.counts(sequence));
            let terms = (0..=terms.upto).map(|n| Whole(terms.digits(sequence, n)));
            Column {
                sequence: sequence.letter(),
                counts,
                oeis,
                formula: lines,
                source,
                terms: terms.collect(),
            }
        };
        let columns = |terms: &Terms| Sequence::ALL.into_iter().map(|one| column(terms, one)).collect();
        let sequence = found.sequence.letter();
        let at = found.at.iter().map(|(n, term)| Term { sequence, n: n.to_string(), value: &term.digits });
        let long = found.long.iter().map(|(n, term)| Term { sequence, n: n.clone(), value: &term.digits });
        Self {
            game: found.terms.as_ref().and_then(|terms| terms.game.as_ref()).map(CountedGame::to_string),
            piles: found.k,
            sequences: found.terms.as_ref().map(columns).unwrap_or_default(),
            checked: found.terms.as_ref().map(|terms| terms.checked),
            terms: at.chain(long).collect(),
            bounds: found.bounds.as_ref().map(|Chain { n, bounds: Bounds { inner, low, high }, terms }| {
                let terms = terms.iter().map(|term| Whole(term.digits.clone())).collect();
                Between { n: *n, low: *low, high: *high, inner: *inner, terms }
            }),
        }
    }
}
