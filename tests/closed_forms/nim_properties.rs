//! Nim beyond the positions that can be tried one by one.
use crate::{
    brute::{opened, outcome, value},
    nim::notation,
};
use nimscope::core::{Budget, Convention, Outcome, winning};
use proptest::prelude::*;

const MOST: u64 = 1_000_000_000_000_000_000;

/// Random sizes, some of them 0, some 1, some huge, and sometimes two equal.
fn sizes() -> impl Strategy<Value = Vec<u64>> {
    let size = prop_oneof![1 => Just(0), 3 => Just(1), 2 => 2u64..20, 4 => 0..=MOST];
    (prop::collection::vec(size, 1..=40), any::<bool>()).prop_map(|(mut sizes, balanced)| {
        let sum = sizes.iter().fold(0, |sum, size| sum ^ size);
        if balanced && sum <= MOST && sizes.len() < 40 {
            sizes.push(sum);
        }
        sizes
    })
}

fn taken(sizes: &[u64], takes: &[nimscope::core::StackChange]) -> Vec<u64> {
    let mut left = sizes.to_vec();
    for take in takes {
        left[usize::from(take.place.group)] -= take.count;
    }
    left
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    #[test]
    fn winning_moves_make_the_nim_sum_zero(sizes in sizes()) {
        let game = opened(&notation(&sizes));
        let sum = sizes.iter().fold(0, |sum, size| sum ^ size);
        prop_assert_eq!(value(&*game), sum);
        let wins = winning(&*game, Convention::Normal, 40, &mut Budget::new(0)).unwrap();
        // Ferguson 2.4: as many as there are ones in the leftmost odd column.
        let ones = sum.checked_ilog2().map_or(0, |bit| sizes.iter().filter(|size| *size >> bit & 1 == 1).count());
        prop_assert_eq!(wins.total, ones as u64);
        for mv in &wins.moves {
            let left = taken(&sizes, &mv.stack_changes());
            prop_assert_eq!(left.iter().fold(0, |sum, size| sum ^ size), 0);
            prop_assert_eq!(game.play(&mv.notation).unwrap().notation(), notation(&left));
        }
    }

    #[test]
    fn misere_winning_moves_reach_p_positions(sizes in sizes()) {
        let game = opened(&notation(&sizes));
        let wins = winning(&*game, Convention::Misere, 40, &mut Budget::new(0)).unwrap();
        let over = game.move_count() == 0;
        prop_assert_eq!(wins.total > 0 || over, outcome(&*game, Convention::Misere) == Outcome::N);
        for mv in &wins.moves {
            let left = taken(&sizes, &mv.stack_changes());
            let large = left.iter().any(|size| *size > 1);
            let sum = left.iter().fold(0, |sum, size| sum ^ size);
            prop_assert_eq!(sum, u64::from(!large), "{:?}", left);
        }
    }

    #[test]
    fn misere_p_positions_only_move_to_n_positions(sizes in sizes(), pile in any::<prop::sample::Index>(), count in 1..=MOST) {
        let game = opened(&notation(&sizes));
        let pile = pile.index(sizes.len());
        if sizes[pile] == 0 || outcome(&*game, Convention::Misere) == Outcome::N {
            return Ok(());
        }
        let mv = format!("{}-{}", pile + 1, 1 + (count - 1) % sizes[pile]);
        prop_assert_eq!(outcome(&*game.play(&mv).unwrap(), Convention::Misere), Outcome::N);
    }
}
