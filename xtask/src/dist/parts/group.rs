//! Which chunks share a file: few files for a page, and little in them that the page does without.
use super::chunks::Chunks;
use std::collections::BTreeSet;

/// A page that people open: how often, and the parts that it loads.
pub struct Page {
    pub weight: f64,
    pub parts: BTreeSet<String>,
}

/// Chunks that share a file, and the parts that load it.
pub struct Group {
    pub chunks: Vec<String>,
    pub parts: BTreeSet<String>,
}

/// What one more file costs, in bytes of a compressed file: at 1.6 Mbit/s and 150 ms a request is worth so much where
/// several are under way at once.
const FILE: f64 = 7000.0;
/// What is left of a byte of a chunk when it is compressed.
const COMPRESSED: f64 = 0.4;

/// A group under way.
#[derive(Clone)]
struct Bundle {
    /// Whether each page loads it.
    pages: Vec<bool>,
    size: f64,
    chunks: Vec<String>,
    parts: BTreeSet<String>,
}

impl Bundle {
    /// What all visits together pay for it.
    fn cost(&self, pages: &[Page]) -> f64 {
        let visits = self.pages.iter().zip(pages).filter(|(loads, _)| **loads);
        (self.size + FILE) * visits.map(|(_, page)| page.weight).sum::<f64>()
    }
    /// What they would pay for both in one file. Asked of every two bundles again and again, so nothing is put together for
    /// it.
    fn cost_with(&self, other: &Self, pages: &[Page]) -> f64 {
        let loads = self.pages.iter().zip(&other.pages).map(|(one, two)| *one || *two);
        let visits = loads.zip(pages).filter(|(loads, _)| *loads);
        (self.size + other.size + FILE) * visits.map(|(_, page)| page.weight).sum::<f64>()
    }
    fn joined(&self, other: &Self) -> Self {
        let mut joined = self.clone();
        joined.pages.iter_mut().zip(&other.pages).for_each(|(loads, too)| *loads |= *too);
        joined.size += other.size;
        joined.chunks.extend_from_slice(&other.chunks);
        joined.parts.extend(other.parts.iter().cloned());
        joined
    }
}

/// Groups the chunks: those that the same pages load, and then two groups at a time, as long as a file less is worth
/// more than what pages then load in vain. Cubic in the number of groups, some hundred.
pub fn groups(chunks: &Chunks, pages: &[Page]) -> Vec<Group> {
    let mut bundles: Vec<Bundle> = Vec::new();
    for (chunk, bytes, parts) in chunks.each() {
        let loads = |page: &Page| parts.iter().any(|part| page.parts.contains(*part));
        let bundle = Bundle {
            pages: pages.iter().map(loads).collect(),
            size: bytes as f64 * COMPRESSED,
            chunks: vec![chunk.to_owned()],
            parts: parts.iter().map(|part| (*part).to_owned()).collect(),
        };
        match bundles.iter_mut().find(|known| known.pages == bundle.pages) {
            Some(known) => *known = known.joined(&bundle),
            None => bundles.push(bundle),
        }
    }
    while let Some((a, b)) = best(&bundles, pages) {
        let other = bundles.swap_remove(b);
        bundles[a] = bundles[a].joined(&other);
    }
    bundles.into_iter().map(|Bundle { chunks, parts, .. }| Group { chunks, parts }).collect()
}

/// The two that are best joined, the lower first; none where nothing is gained.
fn best(bundles: &[Bundle], pages: &[Page]) -> Option<(usize, usize)> {
    let mut best = None;
    let mut most = 0.0;
    let costs: Vec<f64> = bundles.iter().map(|bundle| bundle.cost(pages)).collect();
    for (b, second) in bundles.iter().enumerate() {
        for (a, first) in bundles[..b].iter().enumerate() {
            let gain = costs[a] + costs[b] - first.cost_with(second, pages);
            if gain > most {
                (most, best) = (gain, Some((a, b)));
            }
        }
    }
    best
}
