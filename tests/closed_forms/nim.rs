//! Nim, normal and misère, on every small position.
use crate::brute::*;
use nimscope::core::{Budget, Convention, MoveList, MoveView, Nimber, Outcome, winning};

/// Every list of `piles` sizes up to `most`, in every order.
pub fn positions(piles: usize, most: u64) -> Vec<Sizes> {
    let mut all = vec![vec![]];
    for _ in 0..piles {
        all = all
            .into_iter()
            .flat_map(|sizes: Vec<u64>| (0..=most).map(move |size| [&sizes[..], &[size]].concat()))
            .collect();
    }
    all.into_iter().map(Sizes).collect()
}

pub fn notation(sizes: &[u64]) -> String {
    format!("nim/{}", sizes.iter().map(u64::to_string).collect::<Vec<_>>().join("+"))
}

fn sizes_after(sizes: &Sizes, found: MoveList<MoveView>) -> Vec<Sizes> {
    let after = found.moves.into_iter().map(|mv| {
        let mut sizes = sizes.clone();
        sizes.0[usize::from(mv.groups[0].group)] -= mv.stack_changes()[0].count;
        sizes
    });
    after.collect()
}

const SMALL: [(usize, u64); 4] = [(1, 9), (2, 9), (3, 7), (4, 4)];

#[test]
fn normal_play() {
    // Bouton; Ferguson 2.2 and 2.3, Theorem 1.
    for (piles, most) in SMALL {
        let mut table = Table::new();
        for sizes in positions(piles, most) {
            let game = opened(&notation(&sizes.0));
            assert_eq!(value(&*game), table.value(&sizes), "{sizes:?}");
            for target in 0..=8 {
                let wanted: Vec<_> =
                    sizes.options().into_iter().filter(|o| table.value(o) == target).collect();
                let found = game.moves_to(Nimber(target), 100, &mut Budget::new(0)).unwrap();
                assert_eq!(found.total, wanted.len() as u64, "{sizes:?} to {target}");
                let mut found = sizes_after(&sizes, found);
                found.sort_by_key(|s| wanted.iter().position(|w| w == s));
                assert_eq!(found, wanted, "{sizes:?} to {target}");
            }
        }
    }
}

#[test]
fn misere_play() {
    // Bouton; Ferguson 2.5.
    for (piles, most) in SMALL {
        let mut table = Table::new();
        for sizes in positions(piles, most) {
            let game = opened(&notation(&sizes.0));
            let found = outcome(&*game, Convention::Misere);
            assert_eq!(found, outcome_of(table.misere_p(&sizes)), "{sizes:?}");
            let wanted: Vec<_> = sizes.options().into_iter().filter(|o| table.misere_p(o)).collect();
            let wins = winning(&*game, Convention::Misere, 100, &mut Budget::new(0)).unwrap();
            assert_eq!(wins.total, wanted.len() as u64, "{sizes:?}");
            let mut wins = sizes_after(&sizes, wins);
            wins.sort_by_key(|s| wanted.iter().position(|w| w == s));
            assert_eq!(wins, wanted, "{sizes:?}");
        }
    }
}

#[test]
fn misere_differs_from_normal_play_only_without_large_piles() {
    for sizes in positions(4, 4) {
        let game = opened(&notation(&sizes.0));
        let same = outcome(&*game, Convention::Normal) == outcome(&*game, Convention::Misere);
        assert_eq!(same, sizes.0.iter().any(|size| *size > 1), "{sizes:?}");
    }
    assert_eq!(outcome(&*opened("nim/0"), Convention::Misere), Outcome::N);
}
