//! The sequence lab.
use super::{
    Ending, Failure, Format, Request, json, losing,
    query::wrong,
    statement,
    text::{list, plain, table},
};
use crate::labs::sequence::{
    FIELDS, FileKind, FileRows, Period, PeriodStatus, Progress, QuotientReport, Results, Run, Source, Survey,
    ValueRows, Verdict, certificate, difference_text, first_difference, read_upto, sets, survey_text,
    verdict, window,
};
use serde::Serialize;
use std::io::Write;

/// Most rows of values, and most entries of other lists, that the text shows.
const ROWS: usize = 40;
const ENTRIES: usize = 60;
/// Most work, unless the request sets a budget.
pub const BUDGET: u64 = 200_000_000_000;
/// Lines of a file that are made at once.
const LINES: usize = 1 << 16;

/// One game, and what ended its values before the n that was asked for.
struct Track {
    results: Results,
    survey: Option<Survey>,
    limit: Option<Limit>,
}

#[derive(Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
enum Limit {
    Work,
    /// The next value is greater than the greatest that can be stored.
    Value,
}

impl Limit {
    fn words(self) -> &'static str {
        match self {
            Self::Work => "the limit of work; a greater budget raises it",
            Self::Value => "the greatest value that is held, 65534",
        }
    }
}

/// Answers a query to the sequence lab.
///
/// # Errors
/// What is wrong with the question, or those of the stream.
pub fn answer(request: &Request, output: &mut dyn Write) -> Result<Ending, Failure> {
    let values = request.values(FIELDS)?;
    let [code, upto, other] = ["c", "n", "d"].map(|key| values.text(key));
    let upto = read_upto(upto).map_err(|error| wrong("n", upto, &error))?;
    let mut codes = vec![("c", code)];
    codes.extend((!other.trim().is_empty()).then_some(("d", other)));
    let source = |(key, code): (&str, &str)| {
        Source::read(code, sets(&values)).map_err(|error| wrong(key, code, &error))
    };
    let sources = codes.into_iter().map(source).collect::<Result<Vec<_>, _>>()?;
    let tracks: Vec<Track> = sources.into_iter().map(|source| track(request, source, upto)).collect();
    let own = &tracks[0].results;
    let stated =
        statement::check(values.text("q"), upto, own, |source| track(request, source, upto).results)?;
    let losing = values.flag("m").then(|| losing::account_of(own, upto, budget(request))).flatten();
    if request.is(Format::Certificate) {
        let Some(certificate) = certificate(own) else {
            request.complain(format_args!("{}: no period is proved by rare values", own.source));
            return Ok(Ending::Stopped);
        };
        write!(output, "{certificate}")?;
    } else if request.is(Format::Json) {
        let statement = stated.as_ref().map(|check| statement::StatementJson::of(check, own));
        json::write(&Answer { losing, ..Answer::of(&tracks, statement) }, output)?;
    } else if request.is(Format::Csv) || request.is(Format::BFile) {
        file(&tracks, if request.is(Format::BFile) { FileKind::BFile } else { FileKind::Csv }, output)?;
        for track in &tracks {
            if let Some(stopped) = track.stopped() {
                request.complain(format_args!("{}: {stopped}", track.results.source));
            }
        }
    } else {
        for track in &tracks {
            track.show(window(&values).map(|window| window.ends()), output)?;
            if tracks.len() > 1 {
                writeln!(output)?;
            }
        }
        if let [one, other] = &tracks[..] {
            writeln!(output, "{}", plain(&difference_text(&one.results, &other.results)))?;
        }
        if let Some(check) = &stated {
            statement::show(check, own, output)?;
        }
        if let Some(account) = &losing {
            losing::show(account, output)?;
        }
    }
    Ok(Ending::of(tracks.iter().any(|track| track.limit.is_some())))
}

/// Most work for each game; an option costs 1.
fn budget(request: &Request) -> u64 {
    request.budget.unwrap_or(BUDGET)
}

fn track(request: &Request, source: Source, upto: usize) -> Track {
    let mut run = Run::new(&source);
    let limit = match run.advance(upto, budget(request).min(u64::MAX / 4)) {
        Progress::Done => None,
        Progress::Paused => Some(Limit::Work),
        Progress::Full => Some(Limit::Value),
    };
    let mut results = Results::new(source);
    results.extend(run.values().get(..=upto).unwrap_or(run.values()));
    results.set_period(run.period());
    Track { results, survey: run.survey(), limit }
}

fn file(tracks: &[Track], kind: FileKind, output: &mut dyn Write) -> Result<(), Failure> {
    let heads: Vec<String> = tracks.iter().map(|track| track.results.source.to_string()).collect();
    let columns: Vec<&[u16]> = tracks.iter().map(|track| track.results.values()).collect();
    let mut rows = FileRows::new(kind);
    while let Some(piece) = rows.piece(&heads, &columns, LINES) {
        output.write_all(&piece)?;
    }
    Ok(())
}

impl Track {
    /// Where the values stopped, as a sentence, if that was before the n that was asked for.
    fn stopped(&self) -> Option<String> {
        let limit = self.limit?.words();
        Some(match self.results.values().len() {
            0 => format!("stopped before n = 0 at {limit}"),
            known => format!("stopped after n = {} at {limit}", known - 1),
        })
    }
    fn show(&self, window: Option<(usize, usize)>, output: &mut dyn Write) -> Result<(), Failure> {
        let Self { results, .. } = self;
        let (source, said) = (&results.source, verdict(results));
        let names = source.names().join(", ");
        writeln!(output, "{source}{}", if names.is_empty() { names } else { format!(" ({names})") })?;
        writeln!(output, "{}", plain(&source.words()))?;
        writeln!(output, "{}", plain(&said.title))?;
        if !said.sure.is_empty() {
            writeln!(output, "{}", plain(&said.sure).trim_end())?;
        }
        for (name, number) in &said.certificate {
            writeln!(output, "  {}: {}", plain(name), plain(number))?;
        }
        if let Some((theorem, place)) = &said.theorem {
            writeln!(output, "  {} ({place})", plain(theorem))?;
        }
        let told = survey_text(self.survey.as_ref(), results.last(), None);
        if !told.is_empty() && said.standing != PeriodStatus::Proved {
            writeln!(output, "{}", plain(&told))?;
        }
        if let Some(stopped) = self.stopped() {
            writeln!(output, "{stopped}")?;
        }
        self.values(window, output)?;
        if results.period().is_some() {
            let all = results.exceptions();
            writeln!(output, "exceptions: {}", list(all, ENTRIES, all.len()))?;
        }
        let (zeros, count) = (results.zeros(ENTRIES), results.zero_count() as usize);
        Ok(writeln!(output, "P-positions, g(n) = 0: {}", list(&zeros, ENTRIES, count))?)
    }
    /// Writes the values in rows that fit the period: those of the window, or the first ones with the exceptions.
    fn values(&self, window: Option<(usize, usize)>, output: &mut dyn Write) -> Result<(), Failure> {
        let Self { results, .. } = self;
        let (value_rows, values) = (ValueRows::of(&[results]), results.values());
        let (from, end) = match window {
            Some((from, to)) => (from, (to + 1).min(values.len())),
            None => (0, (value_rows.rows * value_rows.columns).min(values.len())),
        };
        let chunks = values.get(from..end).unwrap_or_default().chunks(value_rows.columns);
        let count = chunks.len();
        let row = |(index, chunk): (usize, &[u16])| {
            let first = from + index * value_rows.columns;
            let label = match window {
                None => plain(&value_rows.label(index)),
                Some(_) => format!("{first}–{}", first + chunk.len() - 1),
            };
            std::iter::once(label).chain(chunk.iter().map(u16::to_string)).collect()
        };
        let rows: Vec<Vec<String>> = chunks.enumerate().take(ROWS).map(row).collect();
        writeln!(output, "values:")?;
        table(&rows, output)?;
        if count > ROWS {
            writeln!(output, "  and {} more rows; r= shows others, --csv has all values", count - ROWS)?;
        }
        Ok(())
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Answer<'a> {
    games: Vec<Game<'a>>,
    /// The first n at which two games differ; null where they do not, or where only one was asked for.
    first_difference: Option<usize>,
    /// What was stated about the first game.
    #[serde(skip_serializing_if = "Option::is_none")]
    statement: Option<statement::StatementJson>,
    /// The misère quotient of the first game, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none", rename = "misere")]
    losing: Option<QuotientReport>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Game<'a> {
    game: String,
    names: Vec<&'static str>,
    rule: String,
    title: String,
    sure: String,
    /// "proved", "observed" or "open".
    standing: &'static str,
    period: Option<Repeats>,
    theorem: Option<Theorem>,
    exceptions: &'a [u32],
    /// What ended the values before the n that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<Limit>,
    /// Each value with the number of n that have it.
    frequencies: Vec<(u16, u64)>,
    values: &'a [u16],
}

#[derive(Serialize)]
struct Repeats {
    length: u64,
    /// The first n of the first period.
    start: u64,
    saltus: u64,
}

#[derive(Serialize)]
struct Theorem {
    text: String,
    source: &'static str,
}

impl From<Period> for Repeats {
    fn from(Period { length, start, saltus, .. }: Period) -> Self {
        Self { length, start, saltus }
    }
}

impl<'a> Answer<'a> {
    fn of(tracks: &'a [Track], statement: Option<statement::StatementJson>) -> Self {
        let first_difference = match tracks {
            [one, other] => first_difference(one.results.values(), other.results.values()),
            _ => None,
        };
        Self { games: tracks.iter().map(Game::of).collect(), first_difference, statement, losing: None }
    }
}

impl<'a> Game<'a> {
    fn of(Track { results, limit, .. }: &'a Track) -> Self {
        let Verdict { standing, title, sure, theorem, .. } = verdict(results);
        Self {
            game: results.source.to_string(),
            names: results.source.names(),
            rule: plain(&results.source.words()),
            title: plain(&title),
            sure: plain(&sure).trim_end().into(),
            standing: match standing {
                PeriodStatus::Proved => "proved",
                PeriodStatus::Observed => "observed",
                PeriodStatus::Open => "open",
            },
            period: results.period().map(Repeats::from),
            theorem: theorem.map(|(text, source)| Theorem { text: plain(&text), source }),
            exceptions: results.exceptions(),
            limit: *limit,
            frequencies: results.frequencies().collect(),
            values: results.values(),
        }
    }
}
