mod bounding;
mod exact;
mod facts;
mod fields;
mod formulas;
mod games;
mod more_games;
mod recursions;

use super::*;
use crate::core::{Budget, Convention, Outcome, verdict};
use crate::integer::BigInt;

/// All P-positions of k piles with none above `most`, found by trying every position.
fn positions(k: u32, most: u64) -> Vec<Vec<u64>> {
    let mut all: Vec<Vec<u64>> = vec![vec![]];
    for _ in 0..k {
        all = all
            .into_iter()
            .flat_map(|piles| (0..=most).map(move |pile| [&piles[..], &[pile]].concat()))
            .collect();
    }
    all.retain(|piles| piles.iter().fold(0, |sum, pile| sum ^ pile) == 0);
    all
}

/// The same P-positions, found by solving every position as a game: slower.
fn lost(k: u32, most: u64) -> Vec<Vec<u64>> {
    let tuples =
        (0..(most + 1).pow(k)).map(|code| (0..k).map(move |at| code / (most + 1).pow(at) % (most + 1)));
    let lost = |piles: &Vec<u64>| {
        let text: Vec<String> = piles.iter().map(u64::to_string).collect();
        let game = crate::games::open(&format!("nim/{}", text.join("+"))).unwrap();
        let found = verdict(&*game, Convention::Normal, &mut Budget::new(1000)).unwrap();
        found.outcome() == Some(Outcome::P)
    };
    tuples.map(Iterator::collect).filter(lost).collect()
}

fn number(n: u64) -> BigInt {
    BigInt::from(n)
}

/// The first terms of a sequence.
fn terms(k: u32, sequence: Sequence, count: u64) -> Vec<u64> {
    let term = |n: u64| exact(k, sequence, &n.to_string()).unwrap().digits.parse().unwrap();
    (0..count).map(term).collect()
}
