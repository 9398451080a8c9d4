//! Random pictures: stalks, trees, and graphs with circuits.
use crate::core::positions::picture::Picture;
use ::hackenbush::generate::{self, Shape};

/// A picture of up to 8, 16 or 30 edges.
pub fn picture(rng: &mut fastrand::Rng, size: u8) -> Picture {
    let (least, most) = [(3, 8), (7, 16), (14, 30)][usize::from(size.clamp(1, 3)) - 1];
    let (parts, edges) = (rng.u32(1..=3), rng.u32(least..=most));
    let shape = match rng.u8(0..3) {
        0 => Shape::Forest { trees: parts },
        _ => Shape::Graphs { parts, circuits: rng.u32(15..45) },
    };
    let graph = generate::graph(rng.u64(..), shape, edges);
    Picture::plain(graph.edges())
}
