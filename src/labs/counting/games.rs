//! P-positions of any game of heaps, counted by the values of single heaps.
use super::{
    colourful,
    counted::CountedGame,
    fields::{game, piles, read_terms},
    moore,
    terms::Terms,
    two_heaps,
};
use crate::integer::{BigInt, One, Zero};
use crate::labs::{
    Values,
    sequence::{Run, Source},
};
use kernels::counts::{by_largest, by_total, digits, primes, work_by_largest, work_by_total};

/// Multiplications that take some tenths of a second.
const WORK: u64 = 1 << 27;
/// Options that are looked at for the values.
const SEARCH: u64 = 30_000_000;

impl Terms {
    /// The terms that the fields ask for: of a game where one is named, else of Nim; none where the fields cannot be
    /// read.
    pub fn asked(values: &Values) -> Option<Self> {
        let (k, upto) = (piles(values)?, read_terms(values.text("n")).ok()?);
        Some(match game(values)? {
            Some(game) => Self::of_game(&game, k, upto),
            None => Self::new(k, upto),
        })
    }
    /// The terms of k ≥ 1 heaps of a game up to n, or up to a smaller n where they would keep a page waiting: of *a*
    /// and *d* by the largest heap, of *A* and *D* by the total itself.
    pub fn of_game(game: &CountedGame, k: u32, upto: usize) -> Self {
        let [largest, total] = match game {
            CountedGame::Heaps(source) => of_heaps(source, k, upto),
            CountedGame::Moore(at_once) => {
                [moore::by_largest(k, *at_once, upto), moore::by_total(k, *at_once, upto)]
            }
            CountedGame::Colourful => colourful::counts(k, upto.min(colourful::MOST_TOKENS)),
            CountedGame::TwoHeaps { name, .. } => two_heaps::counts(name, upto),
        };
        let exactly = (0..largest.len()).map(|n| match n.checked_sub(1) {
            Some(before) => &largest[n] - &largest[before],
            None => largest[n].clone(),
        });
        let sums = total.iter().scan(BigInt::zero(), |sum, term| {
            *sum += term;
            Some(sum.clone())
        });
        let columns = [largest.clone(), exactly.collect(), sums.collect(), total.clone()];
        let last = largest.len().saturating_sub(1);
        Self { k, upto: last, checked: last, game: Some(game.clone()), columns }
    }
}

/// The counts by the largest heap and by the total. A position of heaps is a P-position if the nim-sum of their values is 0.
fn of_heaps(source: &Source, k: u32, upto: usize) -> [Vec<BigInt>; 2] {
    let mut run = Run::new(source);
    let _ = run.advance(upto, SEARCH);
    // For coins, n = 0 stands for no head, which has the value 0; the first coin has the number 1.
    let shifted = source.single() == "coin" && source.plays(&[0]);
    let all: Vec<u16> = shifted.then_some(0).into_iter().chain(run.values().iter().copied()).collect();
    let mut values = all.get(..=upto).unwrap_or(&all);
    // Numbers of positions are at most (n + 1)^k.
    let bits = |values: &[u16]| u64::from(k) * u64::from(usize::BITS - values.len().leading_zeros());
    let count = |values: &[u16]| bits(values) / 30 + 1;
    while values.len() > 16 && count(values) * (work_by_largest(values, k) + work_by_total(values)) > WORK {
        values = &values[..values.len() * 7 / 8];
    }
    let primes = primes(count(values) as usize);
    let whole = |of: fn(&[u16], u32, u64) -> Vec<u64>| {
        let residues: Vec<Vec<u64>> = primes.iter().map(|prime| of(values, k, *prime)).collect();
        let at = |n: usize| joined(&residues.iter().map(|row| row[n]).collect::<Vec<_>>(), &primes);
        (0..values.len()).map(at).collect::<Vec<BigInt>>()
    };
    [whole(by_largest), whole(by_total)]
}

fn joined(residues: &[u64], primes: &[u64]) -> BigInt {
    let (mut sum, mut place) = (BigInt::zero(), BigInt::one());
    for (digit, prime) in digits(residues, primes).into_iter().zip(primes) {
        sum += &place * digit;
        place *= *prime;
    }
    sum
}
