//! Graphs with circuits: levels by the distance from the ground, and in each level everything near its neighbours.
use super::{Clump, SLOT, Stroke};

/// About how many links are looked at in all rounds together, and the most rounds.
const WORK: usize = 400_000;
const ROUNDS: usize = 24;

/// Moves dots along their levels towards their neighbours, and apart where they come too near.
pub fn relax(dots: usize, strokes: &[Stroke], clump: &Clump, places: &mut [[f64; 2]]) {
    let mut index = vec![u32::MAX; dots];
    (0..).zip(&clump.dots).for_each(|(own, dot)| index[*dot as usize] = own);
    let links: Vec<[usize; 2]> = (strokes.iter())
        .map(|stroke| stroke.ends.map(|dot| index[dot as usize] as usize))
        .filter(|[a, b]| a != b && *a < clump.dots.len() && *b < clump.dots.len())
        .collect();
    // The dots are ordered by level.
    let mut levels: Vec<Vec<usize>> = Vec::new();
    for (dot, level) in clump.level.iter().enumerate() {
        if levels.len() <= *level as usize {
            levels.push(Vec::new());
        }
        levels[*level as usize].push(dot);
    }
    let rounds = (WORK / links.len().max(1)).clamp(2, ROUNDS);
    for _ in 0..rounds {
        let mut sums = vec![(0.0, 0u32); places.len()];
        for [a, b] in &links {
            for (own, other) in [(*a, *b), (*b, *a)] {
                sums[own].0 += places[other][0];
                sums[own].1 += 1;
            }
        }
        for (place, (sum, count)) in places.iter_mut().zip(sums) {
            if count > 0 {
                place[0] = (place[0] + sum / f64::from(count)) / 2.0;
            }
        }
        levels.iter_mut().for_each(|level| part(level, places));
    }
}

/// Keeps the dots of a level a slot apart, and its middle where it is.
fn part(level: &mut [usize], places: &mut [[f64; 2]]) {
    level.sort_by(|a, b| places[*a][0].total_cmp(&places[*b][0]));
    let middle =
        |places: &[[f64; 2]]| level.iter().map(|dot| places[*dot][0]).sum::<f64>() / level.len() as f64;
    let before = middle(places);
    let mut free = f64::MIN;
    for dot in &*level {
        places[*dot][0] = places[*dot][0].max(free);
        free = places[*dot][0] + SLOT;
    }
    let shift = before - middle(places);
    level.iter().for_each(|dot| places[*dot][0] += shift);
}
