//! Decides which chunks share a file, so that a page needs few files and loads little that it does not use.
use super::chunks::Chunks;
use std::collections::BTreeSet;

/// A page: how often it is opened, relative to others, and the parts that it loads.
pub struct Page {
    pub weight: f64,
    pub parts: BTreeSet<String>,
}

/// Chunks that share a file, and the parts that load it.
pub struct Group {
    pub chunks: Vec<String>,
    pub parts: BTreeSet<String>,
}

/// The cost of one more file, in bytes of a compressed file: what a request takes at 1.6 Mbit/s and a delay of 150 ms,
/// where several are made at once.
const FILE: f64 = 7000.0;
/// The size of a compressed chunk as a fraction of its size.
const COMPRESSED: f64 = 0.4;

/// A group in progress.
#[derive(Clone)]
struct Bundle {
    /// For each page, whether it loads the group.
    pages: Vec<bool>,
    size: f64,
    chunks: Vec<String>,
    parts: BTreeSet<String>,
}

impl Bundle {
    /// The bytes that all visits together load for this group, the cost of its file included.
    fn cost(&self, pages: &[Page]) -> f64 {
        let visits = self.pages.iter().zip(pages).filter(|(loads, _)| **loads);
        (self.size + FILE) * visits.map(|(_, page)| page.weight).sum::<f64>()
    }
    /// The cost of both groups in one file. Called for every pair of groups again and again, so it allocates nothing.
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

/// Groups the chunks: first those that the same pages load; then two groups at a time are joined, as long as saving a
/// file is worth more than the bytes that pages load in vain. Cubic in the number of groups, of which there are some
/// hundred.
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

/// The two groups whose joining saves most, the lower index first; none where nothing is saved.
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
