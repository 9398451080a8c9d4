//! What is known of the period of a sequence, in words. Texts carry the markup of `core::why`.
use super::{results::Results, source::Source};
use crate::core::grouped::format_number;
use crate::games::heaps::codes::{Period, Proof, enough_unequal};

/// How sure a period is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeriodStatus {
    Proved,
    Observed,
    /// No period is known.
    Open,
}

/// What is said of a period.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    pub standing: PeriodStatus,
    /// "period 12, last exception *n* = 70".
    pub title: String,
    /// Whether that is proved, in a sentence.
    pub sure: String,
    /// The numbers of the certificate, each with its name.
    pub certificate: Vec<(&'static str, String)>,
    /// The theorem or formula that is used, and its source.
    pub theorem: Option<(String, &'static str)>,
}

/// What is known of the period of these values.
pub fn verdict(results: &Results) -> Verdict {
    let last = format_number(results.last() as u64);
    let closed = results.source.closed();
    let Some(period) = results.period() else {
        let title = match closed {
            Some(_) => "closed form, no period".to_string(),
            None => format!("No period found up to *n* = {last}"),
        };
        let sure = match closed {
            Some(_) => "The formula holds for all *n*.".to_string(),
            None => needed_for_none(&results.source),
        };
        return Verdict {
            standing: PeriodStatus::Open,
            title,
            sure,
            certificate: Vec::new(),
            theorem: closed,
        };
    };
    let proved = period.is_proved();
    let sure = match period.proof {
        Proof::Observed => {
            format!("Observed up to *n* = {last}, not proved. {}", needed(&results.source, &period))
        }
        Proof::Octal => "Proved for all *n* by the octal periodicity theorem.".into(),
        Proof::Unequal => "Proved for all *n* by the periodicity theorem for unequal heaps.".into(),
        Proof::Rare { .. } => "Proved for all *n* by rare values: no rare heap follows the last one.".into(),
        Proof::LastValues => "Proved for all *n* by the pigeonhole principle.".into(),
        Proof::AllValues => "Proved for all *n*: all that decides the next value has come back.".into(),
        Proof::ClosedForm => "Proved for all *n* by a closed form.".into(),
    };
    let checked = if proved { period.checked } else { results.values().len() as u64 };
    let mut certificate = vec![
        ("period *p*", format_number(period.length)),
        ("from *n*₀ on", format_number(period.start)),
        ("saltus *s*", format_number(period.saltus)),
        ("values checked *N*", format_number(checked)),
    ];
    if let (Proof::Octal, Some((t, k))) = (period.proof, reach(&results.source)) {
        certificate.push(("greatest take *t*", format_number(t)));
        certificate.push(("most heaps *k*", format_number(k)));
        certificate.push(("values needed", format_number(enough(&period, t, k))));
    }
    if let (Proof::Unequal, Some((t, k))) = (period.proof, marked(&results.source)) {
        certificate.push(("greatest take *t*", format_number(t)));
        certificate.push(("most heaps *k*", format_number(k)));
        certificate.push(("values needed", format_number(enough_marked(&period, t, k))));
    }
    if let (Proof::Rare { mask, sizes, last }, Source::Code(code)) = (period.proof, &results.source) {
        let t = code.last().unwrap_or(0);
        let least = (period.start + period.length + last + t).max(period.length + t + 2 * last + 1);
        certificate.push(("greatest take *t*", format_number(t)));
        certificate.push(("last rare heap *r*", format_number(last)));
        let parity = if sizes { ", and *n*" } else { "" };
        certificate.push(("mask *M*", format_number(mask.into()) + parity));
        certificate.push(("values needed, at least", format_number(least)));
    }
    Verdict {
        standing: if proved { PeriodStatus::Proved } else { PeriodStatus::Observed },
        title: title(&period),
        sure,
        certificate,
        theorem: theorem(&period, closed, results.source.single()),
    }
}

fn title(period: &Period) -> String {
    let exception = match period.start.checked_sub(1) {
        Some(last) => format!("last exception *n* = {}", format_number(last)),
        None => "no exceptions".into(),
    };
    match period.saltus {
        0 => format!("period {}, {exception}", format_number(period.length)),
        saltus => {
            format!(
                "arithmetic period {}, saltus {}, {exception}",
                format_number(period.length),
                format_number(saltus)
            )
        }
    }
}

fn theorem(
    period: &Period,
    closed: Option<(String, &'static str)>,
    single: &str,
) -> Option<(String, &'static str)> {
    let text = match period.proof {
        Proof::Observed => return None,
        Proof::ClosedForm => return closed,
        Proof::Octal => (
            "No move takes more than *t* tokens or leaves more than *k* heaps. If *g*(*n* + *p*) = *g*(*n*) for all \
             *n* from *n*₀ ≥ 1 to *k* *n*₀ + (*k* − 1) *p* + *t* − *k*, then for all *n* ≥ *n*₀.",
            "Guy and Smith, The G-values of various games, 1956; Winning Ways, chapter 4",
        ),
        Proof::Unequal => {
            (UNEQUAL, "Found for this program, after Guy and Smith, The G-values of various games, 1956")
        }
        Proof::Rare { sizes, .. } => (
            if sizes { RARE_BY_PARITY } else { RARE },
            "Rare and common values: Winning Ways, chapter 4; a sharper form of the theorem of Guy and Smith",
        ),
        Proof::LastValues if single == "coin" => (
            "Each value depends only on as many values before it as lie between the first and the last coin of a move. Where \
             these have come back, all that follows comes back.",
            "The argument of Ferguson, Part I, exercise 3.5.7, for coins",
        ),
        Proof::LastValues => (
            "Each value depends only on as many values before it as the greatest take. Where these have come back, all \
             that follows comes back.",
            "Ferguson, Part I, exercise 3.5.7",
        ),
        Proof::AllValues => (
            "Each value depends only on the last values and on the set of all values that the repeating digits lead \
             to. Both have come back with the saltus added, so all that follows does, by induction.",
            "The argument of Ferguson, Part I, exercise 3.5.7, for infinitely many takes",
        ),
    };
    Some((text.0.into(), text.1))
}

const UNEQUAL: &str = "No move takes more than *t* tokens or leaves more than *k* heaps, some of them unequal by rule. Let *p* be even \
    (an odd period is proved through its double), and *g*(*n* + *p*) = *g*(*n*) for *n*₀ ≤ *n* < *N* − *p*. If *N* ≥ 2 *n*₀ + 2 *p* + *t*, or, \
    for three heaps or more, *N* ≥ *k* *n*₀ + *k* (*k* + 1) *p*/2 + *t*, with *n*₀ ≥ 1, then *g*(*n* + *p*) = *g*(*n*) for all *n* ≥ *n*₀. \
    For where a heap that is shortened by *p* equals another one, the two are worth nothing, and so are heaps of *b* − *j* *p*/2 and \
    *b* + *j* *p*/2 in their place, which for some *j* < *k* are unlike all others.";

const RARE: &str = "A value is rare if it has an even number of the ones of *M*, so that two heaps have a common sum exactly if \
    one of them is rare. No move takes more than *t* tokens. Let *r* be the last rare heap, *N* ≥ *n*₀ + *p* + *r* + *t*, \
    *N* > *p* + *t* + 2 *r*, and *g*(*n* + *p*) = *g*(*n*) for *n*₀ ≤ *n* < *N* − *p*. If each of the last *p* heaps reaches every \
    rare value below its own by a move that leaves a heap of *n*₀ or more, the largest, then *g*(*n* + *p*) = *g*(*n*) for all \
    *n* ≥ *n*₀.";
const RARE_BY_PARITY: &str = "A value of a heap of *n* is rare if it has an even number of the ones of *M*, or, for *n* of the other \
    parity than the takes that split, an odd number: so two heaps have a common sum exactly if one of them is rare. No move \
    takes more than *t* tokens. Let *r* be the last rare heap, *p* even, *N* ≥ *n*₀ + *p* + *r* + *t*, *N* > *p* + *t* + 2 *r*, and \
    *g*(*n* + *p*) = *g*(*n*) for *n*₀ ≤ *n* < *N* − *p*. If each of the last *p* heaps reaches every rare value below its own by a \
    move that leaves a heap of *n*₀ or more, the largest, then *g*(*n* + *p*) = *g*(*n*) for all *n* ≥ *n*₀.";

/// The greatest take and the most heaps that a move may leave; none where the theorem of Guy and Smith does not apply.
fn reach(source: &Source) -> Option<(u64, u64)> {
    let Source::Code(code) = source else { return None };
    let unequal = (0..=code.last()?).any(|take| code.digit(take).unequal);
    (!unequal).then_some((code.last()?, u64::from(code.most_heaps().max(1))))
}

/// The greatest take and the most heaps that a move may leave, for codes that leave unequal heaps, to which another
/// theorem applies; none for other codes.
fn marked(source: &Source) -> Option<(u64, u64)> {
    let Source::Code(code) = source else { return None };
    if reach(source).is_some() {
        return None;
    }
    Some((code.last()?, u64::from(code.most_heaps().max(1))))
}

fn enough_marked(period: &Period, t: u64, k: u64) -> u64 {
    let [start, length, t, k] = [period.start, period.length, t, k].map(|n| n as usize);
    enough_unequal(start, length, t, k) as u64
}

/// How many values the theorem of Guy and Smith needs for this period.
fn enough(period: &Period, t: u64, k: u64) -> u64 {
    k * period.start.max(1) + k * period.length + t + 1 - k.min(t + 1)
}

fn needed(source: &Source, period: &Period) -> String {
    match reach(source) {
        Some((t, k)) if period.saltus == 0 => {
            format!(
                "The octal periodicity theorem needs {} values for it.",
                format_number(enough(period, t, k))
            )
        }
        _ => match marked(source) {
            Some((t, k)) if period.saltus == 0 => {
                format!(
                    "The theorem for unequal heaps needs {} values for it.",
                    format_number(enough_marked(period, t, k))
                )
            }
            _ => needed_for_none(source),
        },
    }
}

/// A sentence where no theorem can prove a period of this game; empty otherwise.
fn needed_for_none(source: &Source) -> String {
    let Source::Code(code) = source else { return String::new() };
    match code.tail() {
        Some(_) if code.most_heaps() > 1 => {
            "This program has no theorem that proves periods of breaking with repeating digits."
        }
        _ => "",
    }
    .into()
}
