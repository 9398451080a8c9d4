//! P-positions of games on two heaps whose single heaps have no values, such as Wythoff's game, counted on their map.
use crate::core::{extras::ValueMap, game::Game};
use crate::games::open;
use crate::integer::{BigInt, Zero};
use std::rc::Rc;

/// The greatest heap that is counted.
const MOST: usize = 255;

/// The game of this name and parameters, if a position of it is two heaps, and its map shows them.
pub(super) fn opened(name: &str) -> Option<Rc<dyn Game>> {
    let alone = !name.contains(['/', '&', '|', '>']);
    let game = open(&format!("{name}/2+5")).ok().filter(|_| alone)?;
    let map = game.workshop().map(8)?;
    (map.here == Some((2, 5))).then_some(game)
}

/// The P-positions whose greatest heap is at most n, and those whose heaps add up to n, by n. O(n²) and the map.
pub(super) fn counts(name: &str, upto: usize) -> [Vec<BigInt>; 2] {
    let map = opened(name).and_then(|game| game.workshop().map(upto.min(MOST) + 1));
    let Some(ValueMap { side, values, .. }) = map else {
        return [vec![BigInt::zero()], vec![BigInt::zero()]];
    };
    let (mut exactly, mut total) = (vec![0u64; side], vec![0u64; side]);
    for (at, _) in values.iter().enumerate().filter(|(_, value)| **value == 0) {
        let (x, y) = (at % side, at / side);
        exactly[x.max(y)] += 1;
        if let Some(count) = total.get_mut(x + y) {
            *count += 1;
        }
    }
    let largest = exactly.iter().scan(0, |sum, count| {
        *sum += count;
        Some(BigInt::from(*sum))
    });
    [largest.collect(), total.into_iter().map(BigInt::from).collect()]
}
