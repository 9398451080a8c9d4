//! Graphs with many vertices, against the definitions.
#![cfg(not(target_arch = "wasm32"))]
use fastrand::Rng;
use kernels::digraph::{Acyclic, Cycles, Digraph, Fate, Labels, NONE, fates, mex};

/// A random graph; without cycles each arrow leads to a smaller number.
fn random(rng: &mut Rng, most: usize, cycles: bool) -> Digraph {
    let count = rng.usize(1..=most);
    let arrows: Vec<(u32, u32)> = (0..rng.usize(0..=2 * count + 2))
        .map(|_| (rng.u32(0..count as u32), rng.u32(0..count as u32)))
        .filter(|(from, to)| cycles || to < from)
        .collect();
    Digraph::new(count, &arrows)
}

fn by_recursion(graph: &Digraph, at: usize) -> u32 {
    mex(graph.followers(at).iter().map(|to| by_recursion(graph, *to as usize)))
}

#[test]
fn arrows_are_kept_once_and_in_order() {
    let graph = Digraph::new(4, &[(2, 1), (0, 3), (2, 0), (2, 1), (3, 3)]);
    assert_eq!((graph.len(), graph.arrows()), (4, 4));
    assert_eq!(
        (graph.followers(2), graph.followers(1), graph.before(3)),
        (&[0, 1][..], &[][..], &[0, 3][..])
    );
    assert!(graph.leads(2, 0) && !graph.leads(0, 2));
    assert!(Digraph::new(0, &[]).is_empty());
}

#[test]
fn without_cycles_values_are_the_mex() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..2000 {
        let graph = random(&mut rng, 12, false);
        let found = Acyclic::of(&graph).unwrap();
        let labels = Labels::of(&graph);
        for at in 0..graph.len() {
            assert_eq!(found.values[at], by_recursion(&graph, at), "{graph:?}");
        }
        // The algorithm of Smith and Fraenkel finds the same values, and every vertex comes after its followers.
        assert_eq!(labels.values, found.values);
        let mut place = vec![0; graph.len()];
        found.order.iter().enumerate().for_each(|(when, at)| place[*at as usize] = when);
        let after = |at: usize| graph.followers(at).iter().all(|to| place[*to as usize] < place[at]);
        assert!((0..graph.len()).all(after));
    }
}

/// Whether some walk leads from a vertex to another, by exhaustive search.
fn reaches(graph: &Digraph, from: usize, to: usize) -> bool {
    let (mut seen, mut open) = (vec![false; graph.len()], vec![from]);
    while let Some(at) = open.pop() {
        for next in graph.followers(at) {
            if *next as usize == to {
                return true;
            }
            if !std::mem::replace(&mut seen[*next as usize], true) {
                open.push(*next as usize);
            }
        }
    }
    false
}

#[test]
fn cycles_are_where_one_comes_back() {
    let mut rng = Rng::with_seed(2);
    let mut with = 0;
    for _ in 0..2000 {
        let graph = random(&mut rng, 9, true);
        let cycles = Cycles::of(&graph);
        let on: Vec<usize> = (0..graph.len()).filter(|at| reaches(&graph, *at, *at)).collect();
        assert_eq!(cycles.vertices, on.len(), "{graph:?}");
        let alike = |a: &usize, b: &usize| reaches(&graph, *a, *b) && reaches(&graph, *b, *a);
        let firsts = on.iter().filter(|at| !on.iter().any(|other| other < *at && alike(other, at)));
        assert_eq!(cycles.components, firsts.count());
        assert_eq!(cycles.one.is_empty(), on.is_empty());
        assert_eq!(Acyclic::of(&graph).is_none(), !on.is_empty());
        for (at, from) in cycles.one.iter().enumerate() {
            let to = cycles.one[(at + 1) % cycles.one.len()];
            assert!(graph.leads(*from as usize, to as usize), "{graph:?} {:?}", cycles.one);
        }
        with += usize::from(!on.is_empty());
    }
    assert!(with > 500);
}

/// The fates by the definition: who can force a win within 1, 2, 3, … moves.
fn by_definition(graph: &Digraph, misere: bool) -> Vec<Fate> {
    let mut known = vec![Fate::Drawn; graph.len()];
    for moves in 0..=graph.len() as u32 {
        let before = known.clone();
        for at in (0..graph.len()).filter(|at| before[*at] == Fate::Drawn) {
            let fate = |to: &u32| before[*to as usize];
            let mut after = graph.followers(at).iter().map(fate);
            known[at] = match graph.followers(at) {
                [] if misere => Fate::Won(0),
                [] => Fate::Lost(0),
                _ if after.clone().any(|fate| matches!(fate, Fate::Lost(_))) => Fate::Won(moves),
                _ if after.all(|fate| matches!(fate, Fate::Won(_))) => Fate::Lost(moves),
                _ => Fate::Drawn,
            };
        }
    }
    known
}

#[test]
fn outcomes_and_moves_are_worked_back() {
    let mut rng = Rng::with_seed(3);
    for _ in 0..2000 {
        let graph = random(&mut rng, 12, true);
        for misere in [false, true] {
            assert_eq!(fates(&graph, misere), by_definition(&graph, misere), "{graph:?} {misere}");
        }
    }
}

/// Beside a pile of Nim, a vertex of value m is lost with a pile of m alone; one of ∞(K) is won with a pile in K, else
/// drawn.
#[test]
fn labels_tell_who_wins_beside_a_pile() {
    const PILE: usize = 6;
    let mut rng = Rng::with_seed(4);
    let mut seen = [0; 3];
    for _ in 0..1500 {
        let graph = random(&mut rng, 8, true);
        let labels = Labels::of(&graph);
        let place = |at: usize, pile: usize| (at * PILE + pile) as u32;
        let mut arrows = Vec::new();
        for at in 0..graph.len() {
            for pile in 0..PILE {
                arrows.extend(
                    graph.followers(at).iter().map(|to| (place(at, pile), place(*to as usize, pile))),
                );
                arrows.extend((0..pile).map(|less| (place(at, pile), place(at, less))));
            }
        }
        let fates = fates(&Digraph::new(graph.len() * PILE, &arrows), false);
        for at in 0..graph.len() {
            let leaves = labels.leaves(&graph, at);
            for pile in 0..PILE as u32 {
                let (fate, value) = (fates[place(at, pile as usize) as usize], labels.value(at));
                let expected = match value {
                    Some(value) if value == pile => 0,
                    Some(_) => 1,
                    None if leaves.contains(&pile) => 1,
                    None => 2,
                };
                let found = match fate {
                    Fate::Lost(_) => 0,
                    Fate::Won(_) => 1,
                    Fate::Drawn => 2,
                };
                assert_eq!(found, expected, "{graph:?} {at} beside {pile}");
                seen[found] += 1;
            }
        }
    }
    assert!(seen.iter().all(|seen| *seen > 1000), "{seen:?}");
}

/// Ferguson, Part I, Figure 3.4, and graphs in which cycles do no harm.
#[test]
fn known_graphs() {
    let values = |count, arrows: &[(u32, u32)]| Labels::of(&Digraph::new(count, arrows)).values;
    assert_eq!(values(5, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)]), [NONE, NONE, NONE, 1, 0]);
    assert_eq!(values(3, &[(0, 1), (1, 0), (0, 2)]), [1, 0, 0]);
    assert_eq!(values(5, &[(0, 1), (1, 2), (2, 0), (2, 3), (2, 4), (3, 4)]), [1, 0, 2, 1, 0]);
    assert_eq!(values(2, &[(0, 0), (0, 1)]), [NONE, 0]);
}
