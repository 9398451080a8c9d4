use crate::labs::evolution::*;
use std::collections::BTreeSet;

/// Facts 280 and 282.
#[test]
fn the_rule_and_the_closed_form_agree() {
    // Section 5.4: births are 3^wt(n), at sums of powers of two of which none turns back.
    let (mut automaton, mut growth) = (Automaton::new(false), Growth::default());
    growth.reach(128);
    let mut total = 0;
    for n in 0..=128 {
        let seeds = growth.generation(n);
        total += seeds.len();
        assert_eq!((seeds.len() as u64, total as u64), (born(n), alive(n)));
        assert_eq!((automaton.newest().len(), automaton.count()), (seeds.len(), total));
        let cells: BTreeSet<Cell> = automaton.newest().iter().copied().collect();
        for seed in seeds {
            let cell = (seed.cell.0.into(), seed.cell.1.into());
            assert!(cells.contains(&cell));
            let piles = seed.piles.map(u64::from);
            assert_eq!(
                (cell_of(piles), position_of(cell), generation_of(piles)),
                (Some(cell), Some(piles), n.into())
            );
            let legs = walk(piles).unwrap();
            if let Some(last) = legs.last() {
                assert_eq!((last.pair, last.heading as u8), (seed.pair.into(), seed.heading));
            }
        }
        automaton.step();
    }
}

#[test]
fn all_four_branches_are_three_and_the_north_one_turned() {
    let (mut automaton, mut growth) = (Automaton::new(true), Growth::default());
    growth.reach(64);
    for n in 0..=64 {
        let seeds = growth.generation(n).iter();
        let mut cells: Vec<Cell> = seeds
            .flat_map(|seed| {
                let (x, y) = (i64::from(seed.cell.0), i64::from(seed.cell.1));
                [Some((x, y)), seed.is_north().then_some((-x, -y))]
            })
            .flatten()
            .collect();
        cells.sort();
        let mut newest = automaton.newest().to_vec();
        newest.sort();
        assert_eq!(cells, newest, "{n}");
        automaton.step();
    }
}

#[test]
fn a_walk_leads_to_live_cells_and_to_no_others() {
    let mut automaton = Automaton::new(true);
    let mut live = std::collections::BTreeMap::new();
    for n in 0..64u64 {
        live.extend(automaton.newest().iter().map(|cell| (*cell, n)));
        automaton.step();
    }
    for x in -70..=70 {
        for y in -70..=70i64 {
            let steps = steps_to((x, y)).map(|legs| legs.iter().map(|leg| leg.0).sum::<u64>());
            assert_eq!(steps.filter(|n| *n < 64), live.get(&(x, y)).copied(), "({x},{y})");
        }
    }
}

/// Facts 280 and 281.
#[test]
fn counts_are_those_of_the_paper() {
    // A048883, A130665 and Figure 1.
    let births: Vec<u64> = (0..=17).map(born).collect();
    assert_eq!(births, [1, 3, 3, 9, 3, 9, 9, 27, 3, 9, 9, 27, 9, 27, 27, 81, 3, 9]);
    let living: Vec<u64> = (0..=14).map(alive).collect();
    assert_eq!(living, [1, 4, 7, 16, 19, 28, 37, 64, 67, 76, 85, 112, 121, 148, 175]);
    assert_eq!((alive(511), alive(512)), (262_144, 262_147));
    let mut growth = Growth::default();
    growth.reach(512);
    assert_eq!((growth.len(), (0..=512).map(|n| growth.generation(n).len()).sum::<usize>()), (513, 262_147));
}
