//! Grundy values of two, three and four stacks.
use crate::brute::{Brute, SETS, colouring, set};
use nimscope::core::Budget;
use nimscope::games::chromatic::theory::{
    FourStackTable, RedLevels, THREE_STACK_LIMIT, TWO_STACK_LIMIT, ThreeStackTable, TwoStackTable,
};
use nimscope::games::open;
use proptest::prelude::*;

fn two_agree(levels: &RedLevels, rows: usize, columns: usize) {
    let highest = rows.max(columns);
    let mut brute = Brute::new(levels, highest);
    let table = TwoStackTable::new(&levels.colours(highest), rows, columns).unwrap();
    for x in 0..=rows {
        for y in 0..=columns {
            assert_eq!(table.value(x, y), Some(brute.value(&[x, y])), "{levels} ({x},{y})");
        }
    }
    assert_eq!((table.value(rows + 1, 0), table.value(0, columns + 1)), (None, None));
    for target in 0..6 {
        let reached = table.moves_to(rows, columns, target, usize::MAX);
        let list: Vec<_> = reached.list.iter().map(|(a, b)| vec![*a, *b]).collect();
        assert_eq!(list, brute.reaching(&[rows, columns], target), "{levels}");
        assert_eq!(table.moves_to(rows, columns, target, 1).count, reached.count);
    }
}

fn three_agree(levels: &RedLevels, n: usize) {
    let mut brute = Brute::new(levels, n);
    let table = ThreeStackTable::new(&levels.colours(n), n).unwrap();
    for z in 0..=n {
        for y in 0..=n {
            for x in 0..=n {
                assert_eq!(table.value([x, y, z]), Some(brute.value(&[x, y, z])), "{levels} ({x},{y},{z})");
            }
        }
    }
    for heights in [[n, n, n], [0, n - 1, n], [n - 2, n, n - 1], [n, 1, 2]] {
        for target in 0..4 {
            let reached = table.moves_to(heights, target, usize::MAX);
            let mut list: Vec<_> = reached.list.iter().map(|option| option.to_vec()).collect();
            list.sort_unstable();
            assert_eq!(list, brute.reaching(&heights, target), "{levels} {heights:?} to {target}");
            assert_eq!(reached.count, list.len() as u64);
        }
    }
    for [x, y, z] in table.p_positions() {
        assert!(x <= y && y <= z && brute.value(&[x, y, z]) == 0);
    }
    let cells = (0..=n).flat_map(|z| (0..=z).flat_map(move |y| (0..=y).map(move |x| [x, y, z])));
    assert_eq!(table.p_positions().count(), cells.filter(|cell| brute.value(cell) == 0).count());
}

#[test]
fn two_stacks_for_every_colouring_of_ten_levels() {
    for bits in 0..1024 {
        two_agree(&colouring(bits, 10), 10, 10);
    }
}

#[test]
fn two_stacks_for_sets_of_every_kind() {
    for text in SETS {
        two_agree(&set(text), 25, 25);
        two_agree(&set(text), 9, 17);
        two_agree(&set(text), 20, 0);
    }
}

#[test]
fn three_stacks_for_every_colouring_of_six_levels() {
    for bits in 0..64 {
        three_agree(&colouring(bits, 6), 6);
    }
}

#[test]
fn three_stacks_for_sets_of_every_kind() {
    for text in SETS {
        three_agree(&set(text), 9);
    }
}

#[test]
fn four_stacks_for_sets_of_every_kind() {
    for text in SETS {
        let (levels, n) = (set(text), 6);
        let mut brute = Brute::new(&levels, n);
        let table = FourStackTable::new(&levels.colours(n), n).unwrap();
        for at in 0..(n + 1).pow(4) {
            let heights = [0, 1, 2, 3].map(|stack| at / (n + 1).pow(stack) % (n + 1));
            assert_eq!(table.value(heights), Some(brute.value(&heights)), "{text} {heights:?}");
        }
        assert_eq!(table.value([0, 0, 0, n + 1]), None);
    }
}

/// Four stacks are told at once as far as the table goes, and refused at once where a search cannot come to an end.
#[test]
fn four_stacks_are_answered_or_refused_at_once() {
    let value =
        |position: &str, work| open(&format!("chromatic:{position}")).unwrap().value(&mut Budget::new(work));
    assert!(value("evil/30+29+28+27", 0).is_ok());
    assert!(value("beatty(phi^2)/40+40+40+40", 0).is_ok());
    let mut budget = Budget::new(5_000_000);
    assert!(open("chromatic:evil/90+80+70+60").unwrap().value(&mut budget).is_err());
    assert_eq!(budget.spent(), 0);
}

#[test]
fn an_empty_third_stack_changes_nothing() {
    for text in SETS {
        let colours = set(text).colours(60);
        let two = TwoStackTable::new(&colours, 60, 60).unwrap();
        let three = ThreeStackTable::new(&colours, 60).unwrap();
        for x in 0..=60 {
            assert!((0..=60).all(|y| two.value(x, y) == three.value([x, 0, y])), "{text}");
            assert_eq!(two.value(x, 0), Some(x as u16), "one stack is a pile of nim");
        }
    }
}

#[test]
fn tables_have_limits() {
    let colours = vec![false; 5000];
    assert!(TwoStackTable::new(&colours, TWO_STACK_LIMIT + 1, 2).is_none());
    assert!(TwoStackTable::new(&colours[..10], 10, 2).is_none());
    assert!(ThreeStackTable::new(&colours, THREE_STACK_LIMIT + 1).is_none());
    let table = ThreeStackTable::new(&colours, 40).unwrap();
    assert_eq!(table.moves_to([41, 0, 0], 0, 9).count, 0);
    // Three green stacks of 40 have 41^3 - 1 options.
    let options: u64 = (0..120).map(|target| table.moves_to([40, 40, 40], target, 0).count).sum();
    assert_eq!(options, 68_920);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn random_colourings(bits in any::<u32>(), rows in 10usize..30, columns in 10usize..30) {
        two_agree(&colouring(bits, 30), rows, columns);
        three_agree(&colouring(bits, 30), 8);
    }
}
