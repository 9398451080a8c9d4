//! Places for a tree: each leaf has a slot, and what carries others stands in the middle below them. A tree with many
//! leaves spreads like a fan instead, so that it is not much wider than high.
use super::{Clump, SLOT, STEP};
use std::f64::consts::PI;

/// From so many leaves on, a tree that would be this many times wider than high becomes a fan.
const FAN_LEAVES: u32 = 14;
const FAN_WIDTH: f64 = 2.4;
/// The least distance of neighbouring leaves along the rim of a fan.
const RIM: f64 = 9.0;

/// The place of each dot of a clump. The ground is at height 0.
pub fn places(clump: &Clump) -> Vec<[f64; 2]> {
    let count = clump.dots.len();
    let is_root = |dot: usize| clump.below[dot] as usize == dot;
    // The number of leaves above each dot, and the first of their slots.
    let mut leaves = vec![0u32; count];
    for dot in (0..count).rev() {
        leaves[dot] = leaves[dot].max(1);
        if !is_root(dot) {
            leaves[clump.below[dot] as usize] += leaves[dot];
        }
    }
    let mut slots = vec![0u32; count];
    let mut next = vec![0u32; count];
    let mut all = 0;
    for dot in 0..count {
        if is_root(dot) {
            slots[dot] = all;
            all += leaves[dot];
        } else {
            let below = clump.below[dot] as usize;
            slots[dot] = slots[below] + next[below];
            next[below] += leaves[dot];
        }
    }
    let height = clump.level.last().map_or(1, |level| (*level).max(1));
    let roots = (0..count).take_while(|dot| is_root(*dot)).count();
    if roots == 1
        && !clump.circuits
        && all >= FAN_LEAVES
        && f64::from(all) * SLOT > FAN_WIDTH * STEP * f64::from(height)
    {
        return fan(clump, &leaves, &slots, height);
    }
    // For each dot the first and the last place of the dots above it.
    let mut spans = vec![[f64::MAX, f64::MIN]; count];
    let mut places = vec![[0.0; 2]; count];
    for dot in (0..count).rev() {
        let [first, last] = spans[dot];
        let x = if first > last { f64::from(slots[dot]) * SLOT } else { (first + last) / 2.0 };
        places[dot] = [x, f64::from(clump.level[dot]) * STEP];
        if !is_root(dot) {
            let span = &mut spans[clump.below[dot] as usize];
            *span = [span[0].min(x), span[1].max(x)];
        }
    }
    places
}

/// Each branch gets a part of the half circle by its leaves, and each level a ring; the stem goes straight up.
fn fan(clump: &Clump, leaves: &[u32], slots: &[u32], height: u32) -> Vec<[f64; 2]> {
    // The stem ends at the last level with one dot, below the first level with several.
    let stem = (clump.level.windows(2).take_while(|pair| pair[0] < pair[1]).count() as u32).saturating_sub(1);
    let rim = f64::from(leaves[0]) * RIM / PI;
    let rings = f64::from(height.saturating_sub(stem).max(1));
    let step = (rim / rings).max(STEP * 0.8);
    let trunk = f64::from(stem) * STEP.max(step * 0.7);
    (0..clump.dots.len())
        .map(|dot| {
            let level = clump.level[dot];
            if level <= stem {
                return [0.0, if stem == 0 { 0.0 } else { trunk * f64::from(level) / f64::from(stem) }];
            }
            let middle = f64::from(slots[dot]) + f64::from(leaves[dot]) / 2.0;
            let angle = PI * (0.97 - 0.94 * middle / f64::from(leaves[0]));
            let radius = step * f64::from(level - stem);
            [radius * angle.cos(), trunk + radius * angle.sin()]
        })
        .collect()
}
