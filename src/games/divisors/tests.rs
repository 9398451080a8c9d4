use super::named::{LARGEST, NamedDivisors, divisors, primes};
use super::{Schuh, why};
use crate::core::{Budget, Convention, Game, Nimber, Outcome, ruleset::Ruleset, verdict, winning};
use crate::games::open;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

fn opened(notation: &str) -> Rc<dyn Game> {
    open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"))
}

fn wins(notation: &str) -> Vec<String> {
    let found = winning(&*opened(notation), Convention::Normal, 99, &mut Budget::new(100_000)).unwrap();
    found.moves.into_iter().map(|mv| mv.notation).collect()
}

/// Value and misère outcome of what is left, by the definition.
fn plain(left: &BTreeSet<u64>, known: &mut BTreeMap<BTreeSet<u64>, (u64, bool)>) -> (u64, bool) {
    if let Some(found) = known.get(left) {
        return *found;
    }
    let after = |named: &u64| left.iter().copied().filter(|divisor| divisor % named > 0).collect();
    let options: Vec<BTreeSet<u64>> = left.iter().filter(|named| **named > 1).map(after).collect();
    let below: Vec<(u64, bool)> = options.iter().map(|option| plain(option, known)).collect();
    let value = (0..).find(|value| below.iter().all(|(other, _)| other != value)).unwrap();
    let misere_p = !below.is_empty() && below.iter().all(|(_, p)| !p);
    known.insert(left.clone(), (value, misere_p));
    (value, misere_p)
}

#[test]
fn every_small_position_is_that_of_the_definition() {
    for number in (1..=64).chain([72, 90, 120, 210]) {
        let mut known = BTreeMap::new();
        let whole = divisors(number).into_iter().collect();
        plain(&whole, &mut known);
        let rules = Schuh::default();
        for (left, (value, misere_p)) in &known {
            let named: Vec<u64> = whole.iter().copied().filter(|divisor| !left.contains(divisor)).collect();
            let position =
                named.iter().fold(NamedDivisors::new(number), |position, named| position.with(*named));
            assert_eq!(&position.left().into_iter().collect::<BTreeSet<_>>(), left);
            assert_eq!(rules.theorem(&position), Some(Nimber(*value)), "{position}");
            assert!(rules.outcome(&position).is_none_or(|outcome| outcome == Outcome::of(Nimber(*value))));
            // Misère play is searched, so that only small numbers are tried.
            if number <= 36 {
                let game = opened(&format!("schuh/{position}"));
                let found = verdict(&*game, Convention::Misere, &mut Budget::new(100_000)).unwrap();
                assert_eq!(found.outcome() == Some(Outcome::P), *misere_p, "{position}");
            }
        }
    }
}

/// Two primes are the rows and columns of a bar: the table of Chomp gives the same values.
#[test]
fn two_primes_are_chomp() {
    let mut rng = fastrand::Rng::with_seed(72);
    for _ in 0..300 {
        let (p, q) = ([2u64, 3, 5], [7u64, 11]);
        let number = p[rng.usize(..3)].pow(rng.u32(0..=5)) * q[rng.usize(..2)].pow(rng.u32(0..=3));
        if number > LARGEST {
            continue;
        }
        let mut position = NamedDivisors::new(number);
        for _ in 0..rng.usize(0..=3) {
            position = position.with(rng.choice(position.left()).unwrap());
        }
        let rows = why::bar(&position).unwrap();
        let bar: Vec<String> = rows.iter().map(usize::to_string).collect();
        let values = [format!("schuh/{position}"), format!("chomp/{}", bar.join("+"))]
            .map(|notation| opened(&notation).value(&mut Budget::new(100_000)).unwrap());
        assert_eq!(values[0], values[1], "{position} and {bar:?}");
    }
}

/// Facts 21 to 24, of Chomp, told by exponents of 2 and 3.
#[test]
fn the_exercises() {
    let left = |notation: &str| opened(notation).move_count() + 1;
    // 21: (6,2) is 2⁵ · 3 = 96 and takes 6, (2,3) is 2 · 3² = 18 and takes 4.
    assert_eq!([left("schuh/1152"), left("schuh/1152-96"), left("schuh/1152-18-96")], [24, 18, 14]);
    assert_eq!(why::bar(&NamedDivisors::read("1152-96-18").unwrap()), Some(vec![8, 5, 1]));
    // 22 and 23: the only winning bite is (3,1), which is 4, and leaves (2,2,1).
    assert_eq!(wins("schuh/1152-18-96"), ["4"]);
    assert_eq!(why::bar(&NamedDivisors::read("1152-4-18").unwrap()), Some(vec![2, 2, 1]));
    // 24: the first player wins every number but 1.
    for number in 1..400 {
        let outcome = verdict(&*opened(&format!("schuh/{number}")), Convention::Normal, &mut Budget::new(9));
        assert_eq!(outcome.unwrap().outcome() == Some(Outcome::P), number == 1, "{number}");
        assert_eq!(wins(&format!("schuh/{number}")).is_empty(), number == 1, "{number}");
    }
}

#[test]
fn what_presets_and_reasons_say() {
    assert_eq!(wins("schuh/1296"), ["6"]);
    for number in [2, 6, 30, 210, 2310] {
        assert_eq!(wins(&format!("schuh/{number}")), [number.to_string()], "as many primes, each once");
    }
    for power in 1..=19 {
        assert_eq!(opened(&format!("schuh/{}", 1 << power)).value(&mut Budget::new(9)), Ok(Nimber(power)));
    }
    assert_eq!(primes(360), [(2, 3), (3, 2), (5, 1)]);
    assert!(!wins("schuh/360").is_empty());
}
