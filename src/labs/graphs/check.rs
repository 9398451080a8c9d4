//! Labels that the reader gives to vertices, checked against the labels given so far.
use super::{
    found::{Found, LabelKind},
    steps::reason,
};
use crate::core::outcome::Outcome;
use kernels::digraph::mex;

/// Whether a label is right here, and why, with the markup of `why`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LabelVerdict {
    Right(String),
    Wrong(String),
}

impl LabelVerdict {
    pub fn text(&self) -> &str {
        match self {
            Self::Right(text) | Self::Wrong(text) => text,
        }
    }
}

/// The labels that one can choose from.
pub fn answers(found: &Found, asked: LabelKind) -> Vec<String> {
    const LEAST: u32 = 3;
    let loops = found.cycles.vertices > 0;
    if asked.values {
        // One more than there are, so that the choice does not give away the greatest value.
        let most = found.greatest().unwrap_or(0).max(LEAST) + 1;
        let numbers = (0..=most).map(|value| value.to_string());
        return numbers.chain(loops.then(|| "∞".to_string())).collect();
    }
    let words = ["P", "N", "draw"];
    words[..if loops { 3 } else { 2 }].iter().map(|word| word.to_string()).collect()
}

/// The value of a vertex that follows from the labels given so far, if any: the mex of the labelled followers, once
/// each other follower itself has a follower of that value (Smith; the order does not matter).
pub fn value_of(found: &Found, labelled: &[bool], at: usize) -> Option<u32> {
    let known = |to: usize| if labelled[to] { found.labels.value(to) } else { None };
    let followers = || found.graph.followers(at).iter().map(|to| *to as usize);
    let least = mex(followers().filter_map(known));
    let back = |to: usize| found.graph.followers(to).iter().any(|on| known(*on as usize) == Some(least));
    followers().all(|to| known(to).is_some() || back(to)).then_some(least)
}

/// Whether a vertex without a label can get one that follows from the labels given so far.
pub fn is_ready(found: &Found, asked: LabelKind, labelled: &[bool], at: usize) -> bool {
    if labelled[at] {
        return false;
    }
    if asked.values {
        return value_of(found, labelled, at).is_some();
    }
    let outcome = |to: &u32| Some(found.outcome(*to as usize, asked)).filter(|_| labelled[*to as usize]);
    let followers = found.graph.followers(at);
    followers.iter().any(|to| outcome(to) == Some(Outcome::P))
        || followers.iter().all(|to| outcome(to) == Some(Outcome::N))
}

/// Checks what the reader calls a vertex: a number, `∞`, `P`, `N` or `draw`.
pub fn judge(found: &Found, asked: LabelKind, labelled: &[bool], at: usize, answer: &str) -> LabelVerdict {
    let answer = answer.trim();
    let wrong = match (asked.values, answer) {
        _ if labelled[at] => Some(format!("*{}* has its label.", found.names[at])),
        (true, "∞" | "inf") | (false, "draw" | "d" | "D") => not_last(found, asked, labelled),
        (true, _) => match answer.parse() {
            Ok(value) => wrong_value(found, labelled, at, value),
            Err(_) => Some("A value is a whole number, or ∞.".into()),
        },
        (false, "P" | "p") => wrong_outcome(found, asked, labelled, at, Outcome::P),
        (false, "N" | "n") => wrong_outcome(found, asked, labelled, at, Outcome::N),
        (false, _) => Some("A label is P, N or draw.".into()),
    };
    wrong.map_or_else(
        || LabelVerdict::Right(format!("Right: {}.", reason(found, asked, at))),
        LabelVerdict::Wrong,
    )
}

/// What to object to ∞ or draw while another vertex can still be labelled; none where no vertex can.
fn not_last(found: &Found, asked: LabelKind, labelled: &[bool]) -> Option<String> {
    let ready = (0..found.len()).find(|at| is_ready(found, asked, labelled, *at))?;
    Some(format!("Not yet: *{}* can still be labelled.", found.names[ready]))
}

fn wrong_value(found: &Found, labelled: &[bool], at: usize, value: u32) -> Option<String> {
    let name = |at: u32| &found.names[at as usize];
    let known = |to: &u32| if labelled[*to as usize] { found.labels.value(*to as usize) } else { None };
    let followers = found.graph.followers(at);
    if let Some(same) = followers.iter().find(|to| known(to) == Some(value)) {
        return Some(format!("Not {value}: the follower *{}* has {value}.", name(*same)));
    }
    let leads = |to: u32| found.graph.followers(to as usize).iter().any(|on| known(on) == Some(value));
    if let Some(open) = followers.iter().find(|to| known(to).is_none() && !leads(**to)) {
        // Without cycles no vertex gets a label before all its followers have one.
        let loops = if found.cycles.vertices > 0 {
            format!(", and from there none can go back to {value}")
        } else {
            String::new()
        };
        return Some(format!("Not yet {value}: the follower *{}* has no label{loops}.", name(*open)));
    }
    let least = mex(followers.iter().filter_map(known));
    (least != value).then(|| match followers {
        [] => format!("Not {value}: no arrow leads on, so that no number is taken."),
        _ => format!("Not {value}: no follower has {least}."),
    })
}

fn wrong_outcome(
    found: &Found,
    asked: LabelKind,
    labelled: &[bool],
    at: usize,
    answer: Outcome,
) -> Option<String> {
    let name = |at: u32| &found.names[at as usize];
    let known = |to: &u32| Some(found.outcome(*to as usize, asked)).filter(|_| labelled[*to as usize]);
    let followers = found.graph.followers(at);
    let first = |wanted: Option<Outcome>| followers.iter().find(|to| known(to) == wanted);
    if followers.is_empty() {
        let right = if asked.misere { Outcome::N } else { Outcome::P };
        let why = if asked.misere { "wins in misère play" } else { "has lost" };
        return (answer != right)
            .then(|| format!("Not {answer:?}: no arrow leads on, and whoever cannot move {why}."));
    }
    match (answer, first(Some(Outcome::P)), first(None)) {
        (Outcome::N, Some(_), _) => None,
        (Outcome::N, None, Some(open)) => {
            Some(format!("Not yet: no follower is labelled P so far, and *{}* has no label.", name(*open)))
        }
        (Outcome::N, None, None) => match first(Some(Outcome::N)) {
            Some(one) => Some(format!("Not N: no follower is P; *{}* is N.", name(*one))),
            None => Some("Not N: no follower is P.".into()),
        },
        (_, Some(lost), _) => Some(format!("Not P: there is an arrow to *{}*, which is P.", name(*lost))),
        (_, None, Some(open)) => Some(format!("Not yet: the follower *{}* has no label.", name(*open))),
        (_, None, None) => {
            first(Some(Outcome::D)).map(|drawn| format!("Not P: the follower *{}* is drawn.", name(*drawn)))
        }
    }
}
