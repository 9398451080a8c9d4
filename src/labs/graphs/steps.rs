//! Labels in the order in which they can be found, and why.
use super::found::{Found, LabelKind};
use crate::core::outcome::Outcome;
use kernels::digraph::mex;

/// Most vertices of a step that are named with their reason.
const NAMED: usize = 12;

/// All steps: values one vertex after the other, outcomes wave by wave, and at the end what gets no value, or is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steps {
    order: Vec<u32>,
    /// Where each step ends in the order.
    ends: Vec<usize>,
}

/// What a step says: a line in short, and one for each vertex, with the markup of `why`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepText {
    pub title: String,
    pub lines: Vec<String>,
}

impl Steps {
    /// The steps of a graph. Takes O(V log V).
    pub fn of(found: &Found, asked: LabelKind) -> Self {
        let when = |at: &u32| {
            let at = *at as usize;
            if asked.values {
                found.labels.order[at]
            } else {
                found.fate(at, asked).moves().unwrap_or(u32::MAX)
            }
        };
        let mut order: Vec<u32> = (0..found.len() as u32).collect();
        order.sort_by_key(when);
        let mut ends: Vec<usize> =
            (1..order.len()).filter(|at| when(&order[*at]) != when(&order[at - 1])).collect();
        ends.push(order.len());
        Self { order, ends }
    }
    pub fn len(&self) -> usize {
        self.ends.len()
    }
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
    /// The vertices that are labelled by the first steps.
    pub fn upto(&self, steps: usize) -> &[u32] {
        let end = steps.checked_sub(1).and_then(|last| self.ends.get(last)).copied();
        &self.order[..end.unwrap_or(if steps == 0 { 0 } else { self.order.len() })]
    }
    /// The vertices that a step labels; steps count from 1.
    pub fn step(&self, step: usize) -> &[u32] {
        &self.upto(step)[self.upto(step.saturating_sub(1)).len()..]
    }
    /// What a step does and why.
    pub fn step_text(&self, found: &Found, asked: LabelKind, step: usize) -> StepText {
        let vertices = self.step(step);
        let Some(first) = vertices.first().map(|at| *at as usize) else {
            return StepText { title: "Nothing is labelled yet.".into(), lines: Vec::new() };
        };
        let mut lines: Vec<String> =
            vertices.iter().take(NAMED).map(|at| reason(found, asked, *at as usize)).collect();
        if vertices.len() > NAMED {
            lines.push(format!("And {} vertices more.", vertices.len() - NAMED));
        }
        StepText { title: title(found, asked, first), lines }
    }
}

/// What is done in the step that labels this vertex.
fn title(found: &Found, asked: LabelKind, at: usize) -> String {
    if asked.values {
        return match found.labels.value(at) {
            Some(value) => format!("*{}* gets {value}.", found.names[at]),
            None => "No other vertex can get a value: what is left is ∞. Play can go on for ever.".into(),
        };
    }
    let text = match (found.outcome(at, asked), found.graph.followers(at), asked.misere) {
        (Outcome::P, [], _) => "Step 1: vertices without arrows are P, since whoever cannot move has lost.",
        (_, [], _) => "Step 1: vertices without arrows are N, since in misère play whoever cannot move wins.",
        (Outcome::N, ..) => "Step 2: what has an arrow to a P-position is N.",
        (Outcome::P, ..) => "Step 3: what has arrows to N-positions alone is P.",
        (Outcome::D, ..) => {
            "Step 4: nothing new can be labelled. What is left is drawn: nobody need leave it to lose."
        }
    };
    text.into()
}

/// Why a vertex has its label, in a line.
pub fn reason(found: &Found, asked: LabelKind, at: usize) -> String {
    let name = |at: u32| format!("*{}*", found.names[at as usize]);
    let followers = found.graph.followers(at);
    let own = format!("*{}*", found.names[at]);
    if asked.values {
        return of_value(found, at, &own);
    }
    let to = |wanted: Outcome| {
        followers.iter().copied().filter(move |to| found.outcome(*to as usize, asked) == wanted)
    };
    let listed = |all: Vec<u32>| list(all.len(), all.into_iter().map(name));
    match (found.outcome(at, asked), followers) {
        (Outcome::P, []) => format!("{own} has no arrow: P"),
        (_, []) => format!("{own} has no arrow: N"),
        (Outcome::N, _) => {
            let best = to(Outcome::P).min_by_key(|to| found.fate(*to as usize, asked).moves());
            format!("{own} has an arrow to {}, which is P: N", best.map(name).unwrap_or_default())
        }
        (Outcome::P, _) => {
            format!("all followers of {own} are N, {}: P", listed(followers.to_vec()))
        }
        (Outcome::D, _) => format!(
            "{own} has no arrow to a P-position, but one to {}, which has no label: draw",
            to(Outcome::D).next().map(name).unwrap_or_default()
        ),
    }
}

fn of_value(found: &Found, at: usize, own: &str) -> String {
    let name = |at: u32| format!("*{}*", found.names[at as usize]);
    let followers = found.graph.followers(at);
    let order = |at: u32| found.labels.order[at as usize];
    let Some(value) = found.labels.value(at) else {
        let leaves = found.value(at);
        return match &*leaves {
            "∞" => format!("{own}: no follower has a value, ∞"),
            _ => format!("{own}: beside ∞ stand the values of its followers, {leaves}"),
        };
    };
    // The followers that are labelled at the time of the step, and those that are not.
    let (known, open): (Vec<u32>, Vec<u32>) = followers.iter().partition(|to| order(**to) < order(at as u32));
    let mut values: Vec<u32> = known.iter().filter_map(|to| found.labels.value(*to as usize)).collect();
    values.sort_unstable();
    values.dedup();
    let least = mex(values.iter().copied());
    let set: Vec<String> = values.iter().map(u32::to_string).collect();
    let set = format!("mex {{{}}} = {least}", set.join(", "));
    let valued = |to: u32| format!("{} {}", name(to), found.value(to as usize));
    match (followers, &open[..]) {
        ([], _) => format!("{own} has no follower: mex {{}} = 0"),
        (_, []) => {
            format!(
                "all followers of {own} are labelled, {}: {set}",
                list(known.len(), known.into_iter().map(valued))
            )
        }
        (_, [first, ..]) => {
            let back = found.graph.followers(*first as usize).iter().copied();
            let back =
                back.filter(|to| found.labels.value(*to as usize) == Some(value)).min_by_key(|to| order(*to));
            let which = list(open.len(), open.iter().copied().map(name));
            let has = if open.len() == 1 { "has" } else { "have" };
            format!(
                "{own}: {set} of the labelled followers; {which} {has} no label, and from there one can go back to {value}, such as to {}",
                back.map(name).unwrap_or_default()
            )
        }
    }
}

/// The first few of `count` names, and how many more there are.
fn list(count: usize, all: impl Iterator<Item = String>) -> String {
    const LISTED: usize = 6;
    let named: Vec<String> = all.take(LISTED).collect();
    let more = if count > named.len() { format!(" and {} more", count - named.len()) } else { String::new() };
    named.join(", ") + &more
}
