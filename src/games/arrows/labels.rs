//! The values of the vertices of a graph, with cycles too.
use super::drawing::Drawing;
use crate::core::loopy::LoopyValue;
use kernels::digraph::Labels;

/// The value of each vertex; where play may go on for ever, the values of its followers that have one.
pub fn labels(graph: &Drawing) -> Vec<LoopyValue> {
    let digraph = graph.digraph();
    let labels = Labels::of(&digraph);
    let label = |at: usize| match labels.value(at) {
        Some(value) => LoopyValue::Value { value: value.into(), found_at: labels.order[at].into() },
        None => LoopyValue::Endless(labels.leaves(&digraph, at).into_iter().map(u64::from).collect()),
    };
    (0..digraph.len()).map(label).collect()
}
