//! Grundy values of graphs with cycles, after Smith and Fraenkel.
use super::drawing::Drawing;
use crate::core::analysis::Outcome;
use std::collections::{BTreeSet, VecDeque};

/// What a vertex is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Label {
    /// A Grundy value, and when it was found: a player who wins goes where that was earlier.
    Value { value: u64, order: u64 },
    /// None: play can go on for ever. The finite values of its followers.
    Endless(BTreeSet<u64>),
}

/// The labels of all vertices.
///
/// A vertex gets the value m once none of its followers can get it, and every follower that has no value yet, or none at
/// all, leads back to a vertex of value m. So values are given in rounds, m = 0, 1, 2 and on; what leads back nowhere in
/// a round has none. Takes O(V + E) a round.
pub fn labels(graph: &Drawing) -> Vec<Label> {
    let count = graph.len();
    let mut values: Vec<Option<(u64, u64)>> = vec![None; count];
    let mut endless = vec![false; count];
    let mut clock = 0;
    for m in 0.. {
        let open =
            |at: usize, values: &[Option<(u64, u64)>], endless: &[bool]| values[at].is_none() && !endless[at];
        let has = |at: usize, values: &[Option<(u64, u64)>]| {
            graph.followers[at].iter().any(|to| values[*to].is_some_and(|(value, _)| value == m))
        };
        let mut covered = vec![false; count];
        // Followers without a value that lead to none of value m yet.
        let mut uncovered: Vec<usize> = (0..count)
            .map(|at| graph.followers[at].iter().filter(|to| values[**to].is_none()).count())
            .collect();
        let mut queue: VecDeque<usize> =
            (0..count).filter(|at| open(*at, &values, &endless) && uncovered[*at] == 0).collect();
        while let Some(at) = queue.pop_front() {
            if !open(at, &values, &endless) || has(at, &values) {
                continue;
            }
            values[at] = Some((m, clock));
            clock += 1;
            for before in graph.before(at) {
                if covered[before] || values[before].is_some() {
                    continue;
                }
                covered[before] = true;
                for first in graph.before(before) {
                    uncovered[first] -= 1;
                    if uncovered[first] == 0 && open(first, &values, &endless) {
                        queue.push_back(first);
                    }
                }
            }
        }
        for at in 0..count {
            if open(at, &values, &endless) && !covered[at] {
                endless[at] = true;
            }
        }
        if (0..count).all(|at| !open(at, &values, &endless)) {
            break;
        }
    }
    let finite = |at: usize| graph.followers[at].iter().filter_map(|to| values[*to]).map(|(value, _)| value);
    let label = |(at, value): (usize, &Option<(u64, u64)>)| match value {
        Some((value, order)) => Label::Value { value: *value, order: *order },
        None => Label::Endless(finite(at).collect()),
    };
    values.iter().enumerate().map(label).collect()
}

/// The label of a sum: finite values are added as nimbers, a single endless part takes the rest along, and of two nobody
/// can be made to leave either.
pub fn sum<'l>(labels: impl Iterator<Item = &'l Label>) -> Label {
    let (mut total, mut late, mut endless) = (0, 0, Vec::new());
    for label in labels {
        match label {
            Label::Value { value, order } => (total, late) = (total ^ value, late + order),
            Label::Endless(leaves) => endless.push(leaves),
        }
    }
    match &endless[..] {
        [] => Label::Value { value: total, order: late },
        [one] => Label::Endless(one.iter().map(|value| value ^ total).collect()),
        _ => Label::Endless(BTreeSet::new()),
    }
}

impl Label {
    /// Who wins under normal play.
    pub fn outcome(&self) -> Outcome {
        match self {
            Self::Value { value: 0, .. } => Outcome::P,
            Self::Value { .. } => Outcome::N,
            Self::Endless(leaves) if leaves.contains(&0) => Outcome::N,
            Self::Endless(_) => Outcome::D,
        }
    }
    pub fn value(&self) -> Option<u64> {
        if let Self::Value { value, .. } = self { Some(*value) } else { None }
    }
    /// As people write it: `3`, `∞`, `∞(0, 1)`.
    pub fn text(&self) -> String {
        match self {
            Self::Value { value, .. } => value.to_string(),
            Self::Endless(leaves) if leaves.is_empty() => "∞".into(),
            Self::Endless(leaves) => {
                let leaves: Vec<String> = leaves.iter().map(u64::to_string).collect();
                format!("∞({})", leaves.join(", "))
            }
        }
    }
}
