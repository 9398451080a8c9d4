//! Counts of games whose piles have no single value each, against every position opened as a game.
use super::super::*;
use crate::core::{Budget, Convention, Nimber, Outcome, verdict};
use crate::games::open;
use crate::labs::Values;

fn terms(game: &str, k: u32, upto: usize) -> Terms {
    Terms::of_game(&CountedGame::read(game).unwrap().unwrap(), k, upto)
}

fn digits(terms: &Terms, sequence: Sequence, count: usize) -> String {
    (0..count).map(|n| terms.digits(sequence, n)).collect::<Vec<_>>().join(" ")
}

/// All lists of k numbers of at most n.
fn tuples(k: u32, n: u64) -> Vec<Vec<u64>> {
    (0..k).fold(vec![vec![]], |all, _| {
        all.iter().flat_map(|list| (0..=n).map(move |size| [&list[..], &[size]].concat())).collect()
    })
}

#[test]
fn moores_nim_is_counted_as_it_is_played() {
    for (at_once, k) in [(1, 3), (2, 3), (2, 4), (3, 4)] {
        let found = terms(&format!("moore:{at_once}"), k, 8);
        let mut by_total = [0usize; 9];
        let mut by_largest = [0usize; 5];
        for sizes in tuples(k, 8)
            .into_iter()
            .filter(|sizes| sizes.iter().sum::<u64>() <= 8 || sizes.iter().all(|size| *size <= 4))
        {
            let text = sizes.iter().map(u64::to_string).collect::<Vec<_>>().join("+");
            let game = open(&format!("moore:{at_once}/{text}")).unwrap();
            let found = verdict(&*game, Convention::Normal, &mut Budget::new(1_000_000)).unwrap();
            if found.outcome() != Some(Outcome::P) {
                continue;
            }
            let (sum, most) =
                (sizes.iter().sum::<u64>() as usize, sizes.iter().max().copied().unwrap_or(0) as usize);
            if sum <= 8 {
                by_total[sum] += 1;
            }
            if most <= 4 {
                by_largest[most] += 1;
            }
        }
        let said = |all: &[usize]| all.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(digits(&found, Sequence::TotalExactly, 9), said(&by_total), "{at_once} {k}");
        assert_eq!(digits(&found, Sequence::LargestExactly, 5), said(&by_largest), "{at_once} {k}");
    }
    assert_eq!(digits(&terms("moore:2", 4, 30), Sequence::LargestExactly, 8), "1 4 4 16 4 16 16 64");
    assert_eq!(digits(&terms("moore:2", 5, 30), Sequence::LargestExactly, 8), "1 10 10 100 10 100 280 820");
    // D(3m) = 4^wt(m) and 10^wt(m), and nothing between.
    for (k, base) in [(4, 4u64), (5, 10)] {
        let found = terms("moore:2", k, 90);
        for n in 0..=90usize {
            let expected = if n % 3 == 0 { base.pow((n / 3).count_ones()) } else { 0 };
            assert_eq!(found.digits(Sequence::TotalExactly, n), expected.to_string(), "{k} {n}");
        }
    }
    // From one pile at a time it is Nim.
    assert_eq!(
        digits(&terms("moore:1", 3, 30), Sequence::LargestAtMost, 30),
        digits(&Terms::new(3, 30), Sequence::LargestAtMost, 30)
    );
}

#[test]
fn colourful_piles_are_counted_by_their_runs() {
    assert_eq!(digits(&terms("colourful", 1, 30), Sequence::TotalExactly, 11), "1 0 1 1 3 5 11 21 43 85 171");
    let pairs = terms("colourful", 2, 30);
    assert_eq!(digits(&pairs, Sequence::TotalExactly, 11), "1 0 3 2 10 18 44 86 198 420 904");
    // Piles by their runs, of alternating colours, opened as games.
    let mut piles = vec![vec![String::new()]];
    for n in 1..=5 {
        let mut all = Vec::new();
        for last in 1..=n {
            for below in &piles[n - last] {
                let colour = ["r", "y"][below.matches(['r', 'y']).count() % 2];
                all.push(format!("{below}{colour}{last}"));
            }
        }
        piles.push(all);
    }
    let value = |pile: &String| match pile.as_str() {
        "" => Nimber(0),
        pile => open(&format!("colourful/{pile}")).unwrap().value(&mut Budget::new(100_000)).unwrap(),
    };
    let values: Vec<Vec<Nimber>> = piles.iter().map(|piles| piles.iter().map(value).collect()).collect();
    let flat: Vec<(usize, Nimber)> = values
        .iter()
        .enumerate()
        .flat_map(|(n, values)| values.iter().map(move |value| (n, *value)))
        .collect();
    let three = terms("colourful", 3, 5);
    for n in 0..=5 {
        let mut count = [0; 2];
        for a in &flat {
            for b in &flat {
                let (most, sum) = (a.0.max(b.0), a.0 + b.0);
                count[0] += usize::from(most == n && a.1 == b.1);
                count[1] += flat.iter().filter(|c| sum + c.0 == n && c.1 == (a.1 + b.1)).count();
            }
        }
        assert_eq!(pairs.digits(Sequence::LargestExactly, n), count[0].to_string(), "{n}");
        assert_eq!(three.digits(Sequence::TotalExactly, n), count[1].to_string(), "{n}");
    }
    assert_eq!(terms("colourful", 20, 127).upto, 63);
}

#[test]
fn games_are_named_as_in_the_library() {
    for (name, code) in [
        ("kayles", "0.77"),
        ("lasker", "4.[3]"),
        ("grundy", "4!.0"),
        ("dawson", "0.137"),
        ("nim", ""),
        ("mock-turtles", "mock-turtles"),
        ("turning:1-3", "turning:1-3"),
        ("moore:3", "moore:3"),
        ("wythoff", "wythoff"),
        ("chromatic:beatty(phi^2)", "chromatic:beatty(phi^2)"),
    ] {
        let found = CountedGame::read(name).unwrap();
        assert_eq!(found.map(|game| game.to_string()).unwrap_or_default(), code, "{name}");
    }
    for (name, at) in [
        ("moore:0", 6),
        (" moore:x", 7),
        ("moore:", 6),
        ("colourfull", 0),
        ("wythoff/2", 0),
        ("northcott", 0),
        ("turning:1-", 10),
    ] {
        assert_eq!(CountedGame::read(name).unwrap_err().at, at, "{name}");
    }
}

/// Each head lies on a separate row, at a place from 1 on, or is absent, which is place 0; all lists of places are
/// tried.
#[test]
fn heads_are_counted_from_the_first_coin() {
    for game in ["mock-turtles", "ruler"] {
        let value = |place: u64| match place {
            0 => Nimber(0),
            _ => {
                let row = ["T".repeat(place as usize - 1), "H".into()].concat();
                open(&format!("{game}/{row}")).unwrap().value(&mut Budget::new(1000)).unwrap()
            }
        };
        let found = terms(game, 3, 6);
        let (mut total, mut largest) = ([0; 7], [0; 7]);
        for places in tuples(3, 6)
            .into_iter()
            .filter(|places| places.iter().map(|n| value(*n)).sum::<Nimber>() == Nimber(0))
        {
            largest[*places.iter().max().unwrap() as usize] += 1;
            if let Some(count) = total.get_mut(places.iter().sum::<u64>() as usize) {
                *count += 1;
            }
        }
        for n in 0..=6 {
            assert_eq!(found.digits(Sequence::TotalExactly, n), total[n].to_string(), "{game} {n}");
            assert_eq!(found.digits(Sequence::LargestExactly, n), largest[n].to_string(), "{game} {n}");
        }
    }
}

/// Pairs of heaps as the game itself solves them.
#[test]
fn games_of_two_heaps_are_counted_on_their_map() {
    for game in
        ["wythoff", "chromatic:beatty(phi^2)", "chromatic:list(3,6,7)", "invariant:(1,2)(2,1)", "staircase"]
    {
        let found = terms(game, 2, 12);
        let (mut total, mut largest) = ([0; 13], [0; 13]);
        for (a, b) in (0..=12usize).flat_map(|a| (0..=12).map(move |b| (a, b))) {
            let position = open(&format!("{game}/{a}+{b}")).unwrap();
            let verdict = verdict(&*position, Convention::Normal, &mut Budget::new(100_000)).unwrap();
            if verdict.outcome() == Some(Outcome::P) {
                (0..=12).filter(|n| a.max(b) <= *n).for_each(|n| largest[n] += 1);
                (0..=12).filter(|n| a + b == *n).for_each(|n| total[n] += 1);
            }
        }
        for n in 0..=12 {
            assert_eq!(found.digits(Sequence::LargestAtMost, n), largest[n].to_string(), "{game} {n}");
            assert_eq!(found.digits(Sequence::TotalExactly, n), total[n].to_string(), "{game} {n}");
        }
    }
    let asked = |query: &str| Values::read(FIELDS, query).unwrap().check().map_err(|wrong| wrong.key);
    assert_eq!(asked("g=wythoff&k=2"), Ok(()));
    assert_eq!(asked("g=wythoff&k=3"), Err("k"));
}
