//! The ways in which the vertices of a graph are laid out: as somebody has drawn them, or in columns.
use super::{
    drawing::{Drawing, VertexOrder},
    labels::labels,
};
use crate::core::loopy::LoopyValue;
use kernels::digraph::fates;

/// The ways in the order in which they are offered.
pub const WAYS: [VertexOrder; 3] = [VertexOrder::Drawn, VertexOrder::Remoteness, VertexOrder::Value];
pub const NAMES: &[&str] = &["As drawn", "By remoteness", "By value"];

/// Where the vertices stand in the chosen layout, in pixels, and the width and height that they take.
pub fn places(graph: &Drawing, labels: &[LoopyValue]) -> (Vec<[i32; 2]>, [i32; 2]) {
    match graph.way {
        VertexOrder::Drawn => graph.places(),
        // Vertices that are a draw, or have no value, stand after all others.
        VertexOrder::Remoteness => {
            let fates = fates(&graph.digraph(), false);
            graph.layered(&ranks(fates.iter().map(|fate| fate.moves().map_or(u64::MAX, u64::from))))
        }
        VertexOrder::Value => {
            graph.layered(&ranks(labels.iter().map(|label| label.value().unwrap_or(u64::MAX))))
        }
    }
}

/// The graph with the places of its vertices fixed, on the squares of the paper, where they stand now.
pub fn drawn(graph: &Drawing) -> Drawing {
    match graph.way {
        VertexOrder::Drawn => graph.clone(),
        _ => graph.spotted(&places(graph, &labels(graph)).0),
    }
}

/// The place of each of these numbers in their order, from 0 on, without gaps: the columns of a drawing in layers.
pub fn ranks(numbers: impl Iterator<Item = u64>) -> Vec<usize> {
    let numbers: Vec<u64> = numbers.collect();
    let mut all = numbers.clone();
    all.sort_unstable();
    all.dedup();
    numbers.iter().map(|number| all.partition_point(|other| other < number)).collect()
}
