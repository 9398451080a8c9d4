mod bounding;
mod exact;
mod facts;
mod fields;
mod formulas;
mod recursions;

use super::*;
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

fn number(n: u64) -> BigInt {
    BigInt::from(n)
}

/// The first terms of a sequence.
fn terms(k: u32, sequence: Sequence, count: u64) -> Vec<u64> {
    let term = |n: u64| exact(k, sequence, &n.to_string()).unwrap().digits.parse().unwrap();
    (0..count).map(term).collect()
}
