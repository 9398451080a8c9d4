//! Graphs as deep as they are large: 10^6 edges in a row.
use crate::{shapes::ring, support::Plain};
use fastrand::Rng;
use kernels::hackenbush::{CutKind, Graph, Need, Solution};

const LONG: u32 = 1_000_000;

#[test]
fn a_stalk() {
    let edges: Vec<[u32; 2]> = (0..LONG).map(|lower| [lower, lower + 1]).collect();
    let solved = Plain::new(&edges).solved();
    assert_eq!(solved.value(), LONG);
    assert_eq!(solved.cuts_to(4321).edges(), [4321]);
    assert_eq!(solved.value_after(LONG - 1), Some(LONG - 1));
    assert_eq!(solved.falls(10).len(), LONG as usize - 11);
    let needs = solved.cuts_to(LONG - 1).needs(&solved, LONG - 1);
    assert_eq!(needs.len(), LONG as usize);
    assert_eq!(needs.last(), Some(&Need { bridge: Some(LONG - 2), value: 1, need: 0 }));
}

/// A circuit of n edges is worth n mod 2 (6.3); cut, it is two stalks.
#[test]
fn a_circuit() {
    let edges: Vec<[u32; 2]> = (0..LONG).map(|lower| [lower, (lower + 1) % LONG]).collect();
    let solved = Solution::new(Graph::new(LONG as usize, &edges, &[0]).expect("rooted"));
    assert_eq!(solved.value(), 0);
    assert!(solved.winning_cuts().edges().is_empty());
    assert_eq!(solved.value_after(1), Some(1 ^ (LONG - 2)));
    let expected = (0..LONG).filter(|edge| edge ^ (LONG - 1 - edge) == (LONG - 2) ^ 1);
    assert!(solved.cuts_to((LONG - 2) ^ 1).edges().iter().copied().eq(expected));
}

#[test]
fn a_circuit_with_great_pieces() {
    let solved = ring(&mut Rng::with_seed(8), 3, 20_000, 90).solved();
    let wins = solved.winning_cuts();
    wins.edges().iter().for_each(|edge| assert_eq!(solved.value_after(*edge), Some(0)));
    let on_ring = |edge: &u32| matches!(solved.cut_kind(*edge), Some(CutKind::Ring { .. }));
    assert!((0..1000).any(|edge| on_ring(&edge)));
}
