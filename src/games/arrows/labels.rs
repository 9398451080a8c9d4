//! Grundy values of graphs with cycles, after Smith and Fraenkel.
use super::drawing::Drawing;
use crate::core::analysis::Outcome;
use kernels::digraph::Labels;
use std::collections::BTreeSet;

/// What a vertex is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Label {
    /// A Grundy value, and when it was found: a player who wins goes where that was earlier.
    Value { value: u64, order: u64 },
    /// None: play can go on for ever. The finite values of its followers.
    Endless(BTreeSet<u64>),
}

/// The labels of all vertices.
pub fn labels(graph: &Drawing) -> Vec<Label> {
    let digraph = graph.digraph();
    let labels = Labels::of(&digraph);
    let label = |at: usize| match labels.value(at) {
        Some(value) => Label::Value { value: value.into(), order: labels.order[at].into() },
        None => Label::Endless(labels.leaves(&digraph, at).into_iter().map(u64::from).collect()),
    };
    (0..digraph.len()).map(label).collect()
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
