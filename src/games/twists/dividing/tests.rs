use super::*;
use crate::core::nimber::mex;

#[test]
fn values_and_outcomes_are_those_of_the_definition() {
    for m in 1..=40u64 {
        for n in 1..=40u64 {
            let parts = || (1..m).map(move |off| (m - off, off)).chain((1..n).map(move |off| (n - off, off)));
            assert_eq!(mex(&mut parts().map(|(a, b)| value(a, b)).collect()).0, value(m, n), "{m} {n}");
            let is_p = parts().next().is_some() && !parts().any(|(a, b)| is_misere_p(a, b));
            assert_eq!(is_misere_p(m, n), is_p, "{m} {n}");
            let position = Heaps(vec![m, n]);
            let wins = parts().filter(|(a, b)| is_misere_p(*a, *b)).count() as u64;
            let (_, found) = EmptyAndDivide.misere(&position, 999).unwrap();
            assert_eq!((found.total, found.moves.len() as u64), (wins, wins), "{m} {n}");
        }
    }
}

/// Exercise 1.5.5: play ends at one chip in each box alone, and the P-positions are those of two odd numbers.
/// Facts 19 and 20.
#[test]
fn the_exercise() {
    let opened = |m: u64, n: u64| crate::games::open(&format!("empty-and-divide/{m}+{n}")).unwrap();
    for m in 1..=30u64 {
        for n in m..=30 {
            let game = opened(m, n);
            assert_eq!(game.move_count() == 0, (m, n) == (1, 1), "{m} {n}");
            let is_p = game.outcome_by_theorem() == Some(Outcome::P);
            assert_eq!(is_p, m % 2 == 1 && n % 2 == 1, "{m} {n}");
        }
    }
}
