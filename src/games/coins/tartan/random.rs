//! Boards at random.
use super::rule::Rule;
use crate::games::coins::{grid::CoinGrid, theory::Place};

/// A board with a few heads on which there is a move; larger than asked for where a game needs it.
pub fn board(rule: &Rule, origin: u64, rng: &mut fastrand::Rng, size: u8) -> CoinGrid {
    let mut side = [4, 6, 9][usize::from(size.clamp(1, 3)) - 1];
    let place = |rng: &mut fastrand::Rng| (rng.u64(0..side), rng.u64(0..side));
    let mut heads: Vec<Place> = (0..rng.u64(1..=4)).map(|_| place(rng)).collect();
    heads.extend((0..size / 3).map(|_| place(rng)));
    if rule.moves(&heads, 0).total == 0 {
        heads.push((side - 1, side - 1));
        while rule.moves(&heads, 0).total == 0 && side < 16 {
            side += 1;
            heads.push((side - 1, side - 1));
        }
    }
    let board = CoinGrid::new(side, side, origin, heads);
    // P-positions are rare where values are large, so that some boards are made P-positions.
    let wins = rule.moves_to(board.heads(), 0, 8).filter(|_| rng.u8(0..3) == 0);
    let won = wins.and_then(|wins| rng.choice(wins.moves)).map(|block| board.turned(block.coins()));
    won.filter(|won| rule.moves(won.heads(), 0).total > 0).unwrap_or(board)
}
