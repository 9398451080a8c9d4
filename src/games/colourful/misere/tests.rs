use super::*;
use crate::core::ruleset::Ruleset;
use proptest::prelude::*;
use rustc_hash::FxHashMap;

fn read(text: &str) -> Piles {
    Colourful.read(text).unwrap()
}

/// Whether the player to move wins, by the definition.
fn wins(position: &Piles, memo: &mut FxHashMap<Vec<u64>, bool>) -> bool {
    let key = Colourful.key(position);
    if let Some(known) = memo.get(&key) {
        return *known;
    }
    let moves = Colourful.moves(position, usize::MAX).moves;
    let won = moves.is_empty() || moves.iter().any(|mv| !wins(&Colourful.option(position, mv), memo));
    memo.insert(key, won);
    won
}

fn check(position: &Piles, memo: &mut FxHashMap<Vec<u64>, bool>) {
    let (outcome, found) = solve(position, 1000);
    assert_eq!(outcome == Outcome::N, wins(position, memo), "{position}");
    let mut expected = Vec::new();
    for mv in Colourful.moves(position, usize::MAX).moves {
        if !wins(&Colourful.option(position, &mv), memo) {
            expected.push(mv);
        }
    }
    assert_eq!(found.moves, expected, "{position}");
    assert_eq!(found.total, expected.len() as u64, "{position}");
}

/// All piles of so many balls, by their run lengths.
fn piles_of(balls: u64) -> Vec<Pile> {
    (0..1u64 << balls.saturating_sub(1))
        .map(|changes| {
            let mut text = String::from("r");
            let mut red = true;
            for at in 1..balls {
                red ^= changes >> (at - 1) & 1 == 1;
                text.push(if red { 'r' } else { 'y' });
            }
            read(&text).0.remove(0)
        })
        .collect()
}

#[test]
fn agrees_with_the_definition_on_all_small_positions() {
    let mut memo = FxHashMap::default();
    for balls in 1..=9 {
        for pile in piles_of(balls) {
            check(&Piles(vec![pile]), &mut memo);
        }
    }
    let small: Vec<Pile> = (1..=4).flat_map(piles_of).collect();
    for (index, first) in small.iter().enumerate() {
        for (other, second) in small.iter().enumerate().skip(index) {
            check(&Piles(vec![first.clone(), second.clone()]), &mut memo);
            for third in small.iter().skip(other) {
                let few: u64 = [first, second, third].iter().map(|pile| piles::height(pile)).sum();
                if few <= 9 {
                    check(&Piles(vec![first.clone(), second.clone(), third.clone()]), &mut memo);
                }
            }
        }
    }
}

#[test]
fn named_positions() {
    let told = |text: &str| {
        let (outcome, found) = solve(&read(text), 9);
        (outcome, found.moves.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    assert_eq!(told("(1,1,3)"), (Outcome::N, vec!["1-2".into()]));
    assert_eq!(told("(1,2)+(3)"), (Outcome::N, vec!["2-1".into()]));
    assert_eq!(told("(1,1)+(1,1,1)"), (Outcome::P, vec![]));
    assert_eq!(told("(2)+(3)+(1)"), (Outcome::P, vec![]));
    assert_eq!(told("(1,1,2)+(1)+(1,1,1)"), (Outcome::N, vec!["1-1".into()]));
    assert_eq!(told("(4)+(1,1,1,1)"), (Outcome::N, vec!["1-3".into()]));
    assert_eq!(told("r1000000000000000000+y1"), (Outcome::N, vec!["1-1000000000000000000".into()]));
}

/// Jacobsthal’s numbers: the piles of n balls of value 0, since value 0 needs a top run of one ball on a pile of another value.
#[test]
fn piles_of_value_zero_are_counted() {
    let zero = |balls| piles_of(balls).iter().filter(|pile| value(&lengths(pile)).0 == 0).count();
    assert_eq!((1..=9).map(zero).collect::<Vec<_>>(), [0, 1, 1, 3, 5, 11, 21, 43, 85]);
}

proptest! {
    #[test]
    fn agrees_with_the_definition_on_larger_positions(runs in prop::collection::vec(prop::collection::vec(1u64..4, 1..4), 1..4)) {
        let text: Vec<String> = runs.iter().map(|pile| {
            let lengths: Vec<String> = pile.iter().map(u64::to_string).collect();
            format!("({})", lengths.join(","))
        }).collect();
        check(&read(&text.join("+")), &mut FxHashMap::default());
    }
}
